import Charts
import SwiftUI

/// Stacked bars: bars at the same position are stacked in the order of the data.
public struct EnergySources: View {
  struct Source: Identifiable {
    var name: String
    /// Gigawatt hours by quarter.
    var output: [Double]
    var id: String { name }
  }

  let quarters = ["Q1", "Q2", "Q3", "Q4"]
  let sources = [
    Source(name: "Hydro", output: [41, 58, 47, 39]),
    Source(name: "Wind", output: [62, 38, 31, 57]),
    Source(name: "Solar", output: [14, 44, 49, 12]),
    Source(name: "Gas", output: [38, 21, 26, 44]),
  ]

  public init() {}

  public var body: some View {
    Chart(sources) { source in
      ForEach(quarters.indices, id: \.self) { index in
        BarMark(
          x: .value("Quarter", quarters[index]),
          y: .value("Output", source.output[index])
        )
      }
      .foregroundStyle(by: .value("Source", source.name))
    }
    .chartYAxisLabel("Output in GWh")
  }
}
