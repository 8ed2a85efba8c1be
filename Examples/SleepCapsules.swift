import Charts
import SwiftUI

/// Capsules: bars between two times, clipped to a shape, on an axis that runs through midnight.
public struct SleepCapsules: View {
  struct Night: Identifiable {
    var weekday: String
    /// Hours after noon.
    var asleep: Double
    var awake: Double
    var id: String { weekday }
  }

  let nights = [
    Night(weekday: "Mon", asleep: 10.7, awake: 18.6), Night(weekday: "Tue", asleep: 11.2, awake: 18.5),
    Night(weekday: "Wed", asleep: 10.4, awake: 18.7), Night(weekday: "Thu", asleep: 11.9, awake: 18.4),
    Night(weekday: "Fri", asleep: 12.6, awake: 19.3), Night(weekday: "Sat", asleep: 13.4, awake: 21.8),
    Night(weekday: "Sun", asleep: 11.6, awake: 20.9),
  ]

  public init() {}

  public var body: some View {
    Chart {
      BarPlot(
        nights,
        x: .value("Night", \.weekday),
        yStart: .value("Asleep", \.asleep),
        yEnd: .value("Awake", \.awake),
        width: .fixed(16)
      )
      .clipShape(Capsule())
      .foregroundStyle(
        .linearGradient(colors: [.indigo, .purple.opacity(0.7)], startPoint: .top, endPoint: .bottom))
    }
    // Later times are lower.
    .chartYScale(domain: .automatic(includesZero: false, reversed: true))
    .chartYAxis {
      AxisMarks(values: [10, 12, 14, 16, 18, 20, 22]) { value in
        AxisGridLine()
        AxisValueLabel {
          if let hour = value.as(Int.self) {
            Text(verbatim: "\((hour + 12) % 24):00")
          }
        }
      }
    }
    .chartXAxis {
      AxisMarks { _ in AxisValueLabel() }
    }
  }
}
