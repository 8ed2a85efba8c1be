import Charts
import SwiftUI

/// A chart that scrolls: a picture shows the window of two weeks at its first position.
public struct ScrolledSteps: View {
  struct Walk: Identifiable {
    var date: Date
    var steps: Int
    var id: Date { date }
  }

  /// Twelve weeks; weekends have fewer steps, and so has the holiday.
  let walks = (0..<84).map { index in
    let weekday = index % 7
    let usual = weekday >= 5 ? 5_200 : 8_600
    let ripple = (index * index * 17 + index * 29) % 31 * 110 - 1_700
    let holiday = (49..<56).contains(index) ? -3_000 : 0
    return Walk(date: day(2024, 4, 1 + index), steps: max(900, usual + ripple + holiday))
  }

  public init() {}

  public var body: some View {
    Chart {
      BarPlot(
        walks,
        x: .value("Day", \.date, unit: .day),
        y: .value("Steps", \.steps)
      )
      .foregroundStyle(.orange)
      .cornerRadius(2)
    }
    .chartScrollableAxes(.horizontal)
    .chartXVisibleDomain(length: 14 * 24 * 3600)
    .chartScrollPosition(initialX: day(2024, 5, 13))
    .chartScrollTargetBehavior(.valueAligned(matching: DateComponents(hour: 0), majorAlignment: .page))
    .chartYScale(domain: 0...12_000)
    .chartXAxis {
      AxisMarks(values: .stride(by: .day, count: 2)) { _ in
        AxisValueLabel(format: .dateTime.day(), centered: true)
      }
      AxisMarks(values: .stride(by: .weekOfYear)) { _ in
        AxisGridLine()
      }
    }
    .chartXAxisLabel("May 2024")
    .chartYAxisLabel("Steps a day")
  }
}
