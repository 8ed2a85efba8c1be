import Charts
import SwiftUI

/// Functions: plots that sample a formula over the axis, without any data.
public struct Waves: View {
  public init() {}

  public var body: some View {
    Chart {
      AreaPlot(x: "x", yStart: "Lower envelope", yEnd: "Upper envelope", domain: 0...12) { x in
        (yStart: -exp(-x / 6), yEnd: exp(-x / 6))
      }
      .foregroundStyle(.gray.opacity(0.2))

      LinePlot(x: "x", y: "Damped wave", domain: 0...12) { x in
        exp(-x / 6) * cos(2 * x)
      }
      .foregroundStyle(.orange)
    }
    .chartXScale(domain: 0...12)
    .chartYScale(domain: -1...1)
  }
}
