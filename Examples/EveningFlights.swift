import ChartData
import Charts
import SwiftUI

/// Histograms that filter each other: the lower chart shows the delays of the hours selected in the upper one.
/// Columns in memory are queried like a file or a database.
public struct EveningFlights: View {
  let hours: [Double]
  let delays: [Double]

  @State private var range: ClosedRange<Double>? = 17...21

  public init() {
    var state: UInt64 = 7
    func random() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 40) / 16_777_216
    }
    // Twelve hundred departures from six in the morning on. Delays grow in the course of the day.
    var (hours, delays) = ([Double](), [Double]())
    for _ in 0..<1200 {
      let hour = 6 + 17 * (random() < 0.5 ? random() : (random() + random()) / 2)
      let late = -log(1 - random()) * (hour - 4) * 1.1
      hours.append((hour * 60).rounded() / 60)
      delays.append(min((late - 8).rounded(), 34))
    }
    (self.hours, self.delays) = (hours, delays)
  }

  private func flights(by key: DataKey<Double>) -> DataRows<Double, Double> {
    let parts = hours.map { range?.contains($0) ?? true ? "Chosen hours" : "Other hours" }
    let query = DataQuery(x: key, series: "part")
    let rows = try? DataRows(
      query, of: ["hour": .numbers(hours), "delay": .numbers(delays), "part": .names(parts)])
    return rows ?? DataRows()
  }

  public var body: some View {
    VStack(spacing: 16) {
      Chart {
        BarPlot(
          flights(by: .bins("hour", 17)), x: .value("Hour of departure", \.xStart, \.xEnd),
          y: .value("Flights", \.y)
        )
        .foregroundStyle(by: .value("Part of the day", \.series))
      }
      .chartXSelection(range: $range)
      .chartXScale(domain: 6...23)
      .chartXAxisLabel("Hour of departure")

      Chart {
        BarPlot(
          flights(by: .bins("delay", 9)), x: .value("Delay in minutes", \.xStart, \.xEnd),
          y: .value("Flights", \.y)
        )
        .foregroundStyle(by: .value("Part of the day", \.series))
      }
      .chartXScale(domain: -10...35)
      .chartXAxisLabel("Delay in minutes, longer ones in the last bar")
    }
    .chartForegroundStyleScale(["Chosen hours": .blue, "Other hours": .gray])
    .environment(\.accessibilityDifferentiateWithoutColor, true)
  }
}
