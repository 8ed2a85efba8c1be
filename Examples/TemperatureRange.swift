import Charts
import SwiftUI

/// A range plot: each bar goes from the coldest to the warmest reading of its month, a line marks the means.
public struct TemperatureRange: View {
  struct Month: Identifiable {
    var date: Date
    var low: Double
    var mean: Double
    var high: Double
    var id: Date { date }
  }

  /// Seattle, 2012 to 2015, in degrees Celsius.
  let months = [
    Month(date: day(2015, 1), low: -4.4, mean: 5.5, high: 17.2),
    Month(date: day(2015, 2), low: -6.0, mean: 7.0, high: 16.7),
    Month(date: day(2015, 3), low: -1.7, mean: 8.7, high: 20.6),
    Month(date: day(2015, 4), low: 1.7, mean: 10.7, high: 27.8),
    Month(date: day(2015, 5), low: 3.3, mean: 14.5, high: 30.6),
    Month(date: day(2015, 6), low: 6.1, mean: 17.3, high: 33.9),
    Month(date: day(2015, 7), low: 9.4, mean: 20.1, high: 35.0),
    Month(date: day(2015, 8), low: 10.0, mean: 20.5, high: 35.6),
    Month(date: day(2015, 9), low: 7.2, mean: 17.2, high: 33.9),
    Month(date: day(2015, 10), low: 3.3, mean: 12.9, high: 25.6),
    Month(date: day(2015, 11), low: -4.9, mean: 7.9, high: 17.8),
    Month(date: day(2015, 12), low: -7.1, mean: 5.8, high: 18.9),
  ]

  public init() {}

  public var body: some View {
    Chart(months) { month in
      BarMark(
        x: .value("Month", month.date, unit: .month),
        yStart: .value("Lowest", month.low),
        yEnd: .value("Highest", month.high),
        width: .ratio(0.5)
      )
      .clipShape(Capsule())
      .foregroundStyle(.blue.opacity(0.3))

      RectangleMark(
        x: .value("Month", month.date, unit: .month),
        y: .value("Mean", month.mean),
        width: .ratio(0.5),
        height: .fixed(3)
      )
      .foregroundStyle(.blue)
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .month)) { _ in
        AxisValueLabel(format: .dateTime.month(.narrow), centered: true)
      }
    }
    .chartYAxis {
      AxisMarks { value in
        AxisGridLine()
        AxisValueLabel {
          if let degrees = value.as(Int.self) {
            Text(verbatim: "\(degrees)°")
          }
        }
      }
    }
  }
}
