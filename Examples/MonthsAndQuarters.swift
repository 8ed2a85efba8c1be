import Charts
import SwiftUI

/// Dates by month with two rows of labels: a letter for each month, and the quarter below.
public struct MonthsAndQuarters: View {
  let visitors = [310, 285, 342, 398, 451, 502, 588, 571, 467, 402, 338, 415]

  public init() {}

  public var body: some View {
    Chart(visitors.indices, id: \.self) { month in
      BarMark(
        x: .value("Month", day(2024, month + 1), unit: .month),
        y: .value("Visitors", visitors[month])
      )
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .month)) { _ in
        AxisValueLabel(format: .dateTime.month(.narrow), centered: true)
      }
      AxisMarks(values: .stride(by: .month, count: 3)) { value in
        AxisGridLine()
        AxisTick(length: .longestLabel)
        AxisValueLabel(verticalSpacing: 18) {
          if let date = value.as(Date.self) {
            Text(verbatim: "Q\((Calendar.current.component(.month, from: date) - 1) / 3 + 1)")
              .font(.caption.bold())
          }
        }
      }
    }
  }
}
