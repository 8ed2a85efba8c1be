import Charts
import SwiftUI

/// A chart for a watch: few labels, thick marks, read at a glance.
public struct WatchChart: View {
  let minutes = [12, 18, 9, 24, 31, 27, 15, 6]

  public init() {}

  public var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text("Move")
        .font(.caption2)
        .foregroundStyle(.secondary)
      Text("142 min")
        .font(.headline)
      Chart(minutes.indices, id: \.self) { index in
        BarMark(
          x: .value("Hour", 8 + index),
          y: .value("Minutes", minutes[index]),
          width: .fixed(9)
        )
        .foregroundStyle(.pink)
      }
      .chartXScale(domain: 7.4...15.6)
      .chartXAxis {
        AxisMarks(values: [8, 11, 14])
      }
      .chartYAxis(.hidden)
    }
    .padding(6)
  }
}
