import Charts
import SwiftUI

/// Nested loops of marks with composed names. If the initializers of loops had equal priority, the compiler would take
/// seconds to check this.
struct NestedLoops: View {
  let sales = [[90_000, 65_000, 80_000], [30_000, 50_000, 55_000], [40_000, 80_000, 70_000]]
  let temperatures: [[Double]] = [[4, -1, -10], [8, 9, 7], [7, 10, 18]]

  var body: some View {
    Chart {
      ForEach(Array(sales.enumerated()), id: \.offset) { city, values in
        ForEach(Array(values.enumerated()), id: \.offset) { month, value in
          BarMark(x: .value("Month", "No. \(month)"), y: .value("Sales", value))
            .foregroundStyle(by: .value("City", "City \(city)"))
            .position(by: .value("City", "City \(city)"))
        }
      }
      ForEach(Array(temperatures.enumerated()), id: \.offset) { city, values in
        ForEach(Array(values.enumerated()), id: \.offset) { month, value in
          LineMark(x: .value("Month", "No. \(month)"), y: .value("Temperature \(city)", value))
            .foregroundStyle(by: .value("City", "Line \(city)"))
            .symbol(by: .value("City", "City \(city)"))
        }
      }
    }
    .chartForegroundStyleScale(["Line 0": .orange, "Line 1": .pink, "City 0": .cyan, "City 1": .green])
    .chartYAxis {
      AxisMarks(position: .leading, values: .automatic(desiredCount: 5))
      AxisMarks(position: .trailing) { axis in AxisValueLabel("\(10 + axis.index) °C", centered: false) }
    }
  }
}
