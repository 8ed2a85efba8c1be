import Charts
import SwiftUI

/// Lines that differ in their dashes: `lineStyle(by:)` gives each series a stroke, and the legend shows it.
public struct PlanAndCost: View {
  struct Month: Identifiable {
    var start: Date
    var kind: String
    var thousands: Double
    var id: String { kind + start.description }
  }

  static let plan: [Double] = [40, 95, 160, 240, 330, 420, 500, 565, 610, 640, 655, 660]
  static let spent: [Double] = [32, 81, 149, 252, 361, 470, 548, 604]
  static let forecast: [Double] = [604, 662, 701, 724, 733]

  let months =
    plan.enumerated().map { Month(start: day(2024, $0 + 1), kind: "Plan", thousands: $1) }
    + spent.enumerated().map { Month(start: day(2024, $0 + 1), kind: "Spent", thousands: $1) }
    + forecast.enumerated().map { Month(start: day(2024, $0 + 8), kind: "Forecast", thousands: $1) }

  public init() {}

  public var body: some View {
    Chart {
      LinePlot(months, x: .value("Month", \.start), y: .value("Cost", \.thousands))
        .lineStyle(by: .value("Kind", \.kind))
        .foregroundStyle(by: .value("Kind", \.kind))
    }
    .chartLineStyleScale([
      "Plan": StrokeStyle(lineWidth: 1.5), "Spent": StrokeStyle(lineWidth: 3),
      "Forecast": StrokeStyle(lineWidth: 3, lineCap: .round, dash: [1, 6]),
    ])
    .chartForegroundStyleScale(["Plan": Color.gray, "Spent": Color.blue, "Forecast": Color.blue])
    .chartXAxis {
      AxisMarks(values: .stride(by: .month, count: 3)) { _ in
        AxisGridLine()
        AxisTick()
        AxisValueLabel(format: .dateTime.month(.abbreviated))
      }
    }
    .chartYAxisLabel("Thousand euros, summed up")
  }
}
