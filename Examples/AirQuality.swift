import Charts
import SwiftUI

/// Colours by threshold: a bar above the limit stands out, and a rule shows the limit.
public struct AirQuality: View {
  struct Reading: Identifiable {
    var date: Date
    var dust: Double
    var id: Date { date }
  }

  let limit = 45.0
  let readings = [18.0, 22, 31, 47, 52, 38, 29, 24, 19, 35, 49, 61, 44, 27].enumerated().map { index, dust in
    Reading(date: day(2024, 11, 4 + index), dust: dust)
  }

  public init() {}

  public var body: some View {
    Chart {
      ForEach(readings) { reading in
        BarMark(
          x: .value("Day", reading.date, unit: .day),
          y: .value("Fine dust", reading.dust)
        )
        .foregroundStyle(by: .value("Level", reading.dust > limit ? "Above the limit" : "Within the limit"))
      }

      RuleMark(y: .value("Limit", limit))
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [5, 3]))
        .foregroundStyle(.secondary)
    }
    .chartForegroundStyleScale(["Within the limit": Color.teal, "Above the limit": Color.orange])
    .chartYAxisLabel("Fine dust in µg/m³")
  }
}
