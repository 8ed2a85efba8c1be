import Charts
import SwiftUI

/// Functions with poles and gaps: no line is drawn through a pole, or where there is no value.
public struct PolesAndGaps: View {
  public init() {}

  public var body: some View {
    Chart {
      LinePlot(x: "x", y: "tan x") { x in
        tan(x)
      }
      .foregroundStyle(by: .value("Function", "tan x"))

      LinePlot(x: "x", y: "1 / x") { x in
        1 / x
      }
      .foregroundStyle(by: .value("Function", "1 / x"))

      // Not a number below −2, which leaves a gap.
      LinePlot(x: "x", y: "√(x + 2)") { x in
        (x + 2).squareRoot()
      }
      .foregroundStyle(by: .value("Function", "√(x + 2)"))
    }
    .chartXScale(domain: -5...5)
    .chartYScale(domain: -5...5)
    .chartXAxis {
      AxisMarks(values: .automatic(desiredCount: 10))
    }
  }
}
