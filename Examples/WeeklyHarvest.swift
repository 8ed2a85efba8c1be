import Charts
import SwiftUI

/// Weeks: bars as wide as their week, lines between the weeks, and labels centred under them.
public struct WeeklyHarvest: View {
  struct Week: Identifiable {
    var start: Date
    var kilograms: Double
    var id: Date { start }
  }

  /// Weeks that begin on Mondays.
  let weeks = [12.4, 31.0, 58.7, 74.2, 81.5, 62.9, 40.3, 18.6].enumerated().map {
    Week(start: day(2024, 6, 3 + 7 * $0), kilograms: $1)
  }

  public init() {}

  public var body: some View {
    Chart {
      BarPlot(
        weeks,
        x: .value("Week", \.start, unit: .weekOfYear, calendar: Self.calendar),
        y: .value("Strawberries", \.kilograms),
        width: .inset(2)
      )
      .foregroundStyle(.red)
      .cornerRadius(3)
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .weekOfYear, calendar: Self.calendar)) { value in
        AxisGridLine()
        AxisTick()
        AxisValueLabel(centered: true) {
          if let start = value.as(Date.self) {
            Text(verbatim: "W\(Self.calendar.component(.weekOfYear, from: start))")
          }
        }
      }
    }
    .chartXAxisLabel("Calendar week")
    .chartYAxisLabel("Strawberries in kg")
  }

  /// Weeks as in Europe: they begin on Monday, and the first has four days in the year.
  static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.firstWeekday = 2
    calendar.minimumDaysInFirstWeek = 4
    return calendar
  }()
}
