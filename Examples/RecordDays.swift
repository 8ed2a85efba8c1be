import Charts
import SwiftUI

/// Annotations that stay inside: those near an edge are moved until they fit into the plot.
public struct RecordDays: View {
  struct Visit: Identifiable {
    var day: Int
    var thousands: Double
    var id: Int { day }
  }

  let visits = [
    9.4, 6.1, 4.9, 4.2, 4.6, 5.3, 7.7, 6.4, 5.2, 4.1, 3.8, 4.4, 5.9, 6.8, 5.6, 4.7, 4.0, 3.6, 4.3, 6.2, 7.1,
    6.0, 5.1, 4.8, 5.5, 6.6, 7.9, 8.8, 10.2, 12.6,
  ].enumerated().map { Visit(day: $0 + 1, thousands: $1) }

  public init() {}

  public var body: some View {
    Chart {
      AreaPlot(visits, x: .value("Day", \.day), y: .value("Visits", \.thousands))
        .interpolationMethod(.monotone)
        .foregroundStyle(.mint.opacity(0.3))
      LinePlot(visits, x: .value("Day", \.day), y: .value("Visits", \.thousands))
        .interpolationMethod(.monotone)
        .foregroundStyle(.mint)

      PointMark(x: .value("Day", 1), y: .value("Visits", 9.4))
        .foregroundStyle(.mint)
        .annotation(position: .top, overflowResolution: .init(x: .fit(to: .plot), y: .disabled)) {
          note("New Year's Day", "9,400")
        }
      PointMark(x: .value("Day", 30), y: .value("Visits", 12.6))
        .foregroundStyle(.mint)
        .annotation(position: .top, overflowResolution: .init(x: .fit(to: .plot), y: .fit(to: .plot))) {
          note("The great snow", "12,600")
        }
    }
    .chartXScale(domain: 1...30)
    .chartYScale(domain: 0...18)
    .chartYAxis {
      AxisMarks(values: [0, 5, 10, 15])
    }
    .chartXAxis {
      AxisMarks(values: [1, 5, 10, 15, 20, 25, 30])
    }
    .chartXAxisLabel("January")
    .chartYAxisLabel("Visits in thousands")
  }

  private func note(_ title: String, _ count: String) -> some View {
    VStack(spacing: 0) {
      Text(count)
        .font(.caption.bold())
      Text(title)
        .font(.caption2)
        .foregroundStyle(.secondary)
    }
    .padding(.horizontal, 6)
    .padding(.vertical, 2)
    .background(.background, in: RoundedRectangle(cornerRadius: 6))
    .overlay(RoundedRectangle(cornerRadius: 6).stroke(.mint, lineWidth: 1))
  }
}
