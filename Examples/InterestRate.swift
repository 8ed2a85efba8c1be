import Charts
import SwiftUI

/// Steps: a value that holds until it changes.
public struct InterestRate: View {
  let rates: [(date: Date, percent: Double)] = [
    (day(2021, 12, 1), 0.25), (day(2022, 3, 17), 0.5), (day(2022, 5, 5), 1), (day(2022, 6, 16), 1.75),
    (day(2022, 7, 28), 2.5), (day(2022, 9, 22), 3.25), (day(2022, 11, 3), 4), (day(2022, 12, 15), 4.5),
    (day(2023, 2, 2), 4.75), (day(2023, 3, 23), 5), (day(2023, 5, 4), 5.25), (day(2023, 7, 27), 5.5),
    (day(2024, 9, 19), 5), (day(2024, 11, 8), 4.75), (day(2024, 12, 19), 4.5), (day(2025, 2, 1), 4.5),
  ]

  public init() {}

  public var body: some View {
    Chart(rates, id: \.date) { rate in
      LineMark(
        x: .value("Date", rate.date),
        y: .value("Rate", rate.percent / 100)
      )
      .interpolationMethod(.stepEnd)
    }
    .chartYScale(domain: 0...0.06)
    .chartYAxis {
      AxisMarks(format: FloatingPointFormatStyle<Double>.Percent())
    }
  }
}
