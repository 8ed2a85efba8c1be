import Charts
import SwiftUI

/// The ways to join points, side by side: the same nine values six times.
public struct Interpolations: View {
  struct Value: Identifiable {
    var index: Int
    var level: Double
    var id: Int { index }
  }

  let values = [2.0, 6, 5.5, 5.5, 9, 1, 1.5, 7, 4].enumerated().map { Value(index: $0, level: $1) }
  let methods: [(name: String, method: InterpolationMethod)] = [
    ("linear", .linear), ("monotone", .monotone), ("cardinal", .cardinal), ("catmullRom", .catmullRom),
    ("stepStart", .stepStart), ("stepCenter", .stepCenter),
  ]

  public init() {}

  public var body: some View {
    Grid(horizontalSpacing: 20, verticalSpacing: 12) {
      ForEach(0..<3, id: \.self) { row in
        GridRow {
          panel(2 * row)
          panel(2 * row + 1)
        }
      }
    }
  }

  private func panel(_ index: Int) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(verbatim: ".\(methods[index].name)")
        .font(.caption.monospaced())
        .foregroundStyle(.secondary)
      Chart {
        LinePlot(values, x: .value("Index", \.index), y: .value("Level", \.level))
          .interpolationMethod(methods[index].method)
        PointPlot(values, x: .value("Index", \.index), y: .value("Level", \.level))
          .symbolSize(20)
      }
      .chartXScale(domain: 0...8)
      .chartYScale(domain: 0...10)
      .chartXAxis {
        AxisMarks(values: [0, 2, 4, 6, 8]) { _ in AxisGridLine() }
      }
      .chartYAxis {
        AxisMarks(values: [0, 5, 10]) { _ in AxisGridLine() }
      }
    }
  }
}
