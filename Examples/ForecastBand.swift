import Charts
import SwiftUI

/// A band of uncertainty behind a line, and a dashed line for what is only expected.
public struct ForecastBand: View {
  struct Point: Identifiable {
    var month: Int
    var value: Double
    var error: Double
    var id: Int { month }
  }

  let past = [102.0, 108, 105, 114, 121, 118, 127].enumerated().map {
    Point(month: $0, value: $1, error: 0)
  }
  let forecast = [127.0, 131, 136, 139, 145, 149].enumerated().map {
    Point(month: 6 + $0, value: $1, error: Double($0) * 4)
  }

  public init() {}

  public var body: some View {
    Chart {
      ForEach(forecast) { point in
        AreaMark(
          x: .value("Month", day(2024, point.month + 1)),
          yStart: .value("Low", point.value - point.error),
          yEnd: .value("High", point.value + point.error)
        )
      }
      .foregroundStyle(.blue.opacity(0.2))

      ForEach(past) { point in
        LineMark(
          x: .value("Month", day(2024, point.month + 1)),
          y: .value("Orders", point.value),
          series: .value("Kind", "Past")
        )
      }

      ForEach(forecast) { point in
        LineMark(
          x: .value("Month", day(2024, point.month + 1)),
          y: .value("Orders", point.value),
          series: .value("Kind", "Forecast")
        )
      }
      .lineStyle(StrokeStyle(lineWidth: 2, dash: [5, 4]))
    }
    .chartYScale(domain: .automatic(includesZero: false))
    .chartXAxis {
      AxisMarks(values: .stride(by: .month, count: 2)) { _ in
        AxisGridLine()
        AxisTick()
        AxisValueLabel(format: .dateTime.month(.abbreviated))
      }
    }
  }
}
