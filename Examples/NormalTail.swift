import Charts
import SwiftUI

/// Areas under a function: the same formula over two domains, with the tail highlighted.
public struct NormalTail: View {
  public init() {}

  nonisolated static func density(_ z: Double) -> Double { exp(-z * z / 2) / (2 * Double.pi).squareRoot() }

  public var body: some View {
    Chart {
      AreaPlot(x: "z", y: "Density", domain: -4...1.645, function: Self.density)
        .foregroundStyle(.blue.opacity(0.2))

      AreaPlot(x: "z", y: "Density", domain: 1.645...4, function: Self.density)
        .foregroundStyle(.red.opacity(0.7))

      LinePlot(x: "z", y: "Density", domain: -4...4, function: Self.density)
        .foregroundStyle(.blue)

      RuleMark(x: .value("Threshold", 1.645), yStart: .value("Density", 0), yEnd: .value("Density", 0.28))
        .foregroundStyle(.secondary)
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [3, 3]))
        .annotation(position: .topTrailing, alignment: .leading, spacing: 0) {
          VStack(alignment: .leading, spacing: 0) {
            Text("5 % lie beyond")
              .font(.caption.bold())
            Text("z = 1.645")
              .font(.caption)
              .foregroundStyle(.secondary)
          }
          .padding(.leading, 4)
        }
    }
    .chartXScale(domain: -4...4)
    .chartYScale(domain: 0...0.45)
    .chartXAxis {
      AxisMarks(values: Array(-4...4))
    }
    .chartYAxis(.hidden)
  }
}
