import Charts
import SwiftUI

/// Lollipops: a `RulePlot` for the sticks and a `PointPlot` for the heads, over the same dates.
public struct MeteorShowers: View {
  struct Shower: Identifiable {
    var name: String
    var peak: Date
    var hourly: Double
    var id: String { name }
  }

  let showers = [
    Shower(name: "Quadrantids", peak: day(2024, 1, 4), hourly: 110),
    Shower(name: "Lyrids", peak: day(2024, 4, 22), hourly: 18),
    Shower(name: "Eta Aquariids", peak: day(2024, 5, 5), hourly: 50),
    Shower(name: "Delta Aquariids", peak: day(2024, 7, 30), hourly: 25),
    Shower(name: "Perseids", peak: day(2024, 8, 12), hourly: 100),
    Shower(name: "Draconids", peak: day(2024, 10, 8), hourly: 10),
    Shower(name: "Orionids", peak: day(2024, 10, 21), hourly: 20),
    Shower(name: "Leonids", peak: day(2024, 11, 17), hourly: 15),
    Shower(name: "Geminids", peak: day(2024, 12, 14), hourly: 150),
  ]

  public init() {}

  public var body: some View {
    Chart {
      RulePlot(
        showers,
        x: .value("Peak", \.peak),
        yStart: .value("None", 0),
        yEnd: .value("Meteors an hour", \.hourly)
      )
      .foregroundStyle(.indigo.opacity(0.5))
      .lineStyle(StrokeStyle(lineWidth: 2))
      .accessibilityHidden(true)

      PointPlot(showers, x: .value("Peak", \.peak), y: .value("Meteors an hour", \.hourly))
        .accessibilityLabel(\.name)
        .symbolSize(60)
        .foregroundStyle(.indigo)

      ForEach(showers.filter { $0.hourly >= 100 }) { shower in
        PointMark(x: .value("Peak", shower.peak), y: .value("Meteors an hour", shower.hourly))
          .opacity(0)
          .accessibilityHidden(true)
          .annotation(position: .top, spacing: 2, overflowResolution: .init(x: .fit(to: .chart))) {
            Text(shower.name)
              .font(.caption)
          }
      }
    }
    .chartXScale(domain: day(2024, 1)...day(2025, 1))
    .chartYScale(domain: 0...175)
    .chartXAxis {
      AxisMarks(values: .stride(by: .month)) { _ in
        AxisGridLine()
        AxisValueLabel(format: .dateTime.month(.narrow), centered: true)
      }
    }
    .chartYAxisLabel("Meteors an hour")
  }
}
