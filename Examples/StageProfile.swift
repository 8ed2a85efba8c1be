import Charts
import SwiftUI

/// Plots over one collection, one on the other: an area, its edge, and the summits as points.
public struct StageProfile: View {
  struct Place: Identifiable {
    var kilometre: Double
    var metres: Double
    var id: Double { kilometre }
  }

  struct Summit: Identifiable {
    var name: String
    var kilometre: Double
    var metres: Double
    var id: String { name }
  }

  let road = [
    (0, 240), (9, 265), (17, 310), (24, 420), (31, 690), (37, 1045), (41, 1320), (46, 980), (53, 610),
    (61, 480), (70, 455), (78, 520), (85, 760), (91, 1130), (97, 1540), (102, 1865), (107, 1490), (114, 1010),
    (122, 705), (131, 640), (138, 830), (143, 1110), (147, 1385),
  ].map { Place(kilometre: $0.0, metres: $0.1) }

  let summits = [
    Summit(name: "Vorberg", kilometre: 41, metres: 1320),
    Summit(name: "Hochjoch", kilometre: 102, metres: 1865),
    Summit(name: "Finish", kilometre: 147, metres: 1385),
  ]

  public init() {}

  public var body: some View {
    Chart {
      AreaPlot(road, x: .value("Distance", \.kilometre), y: .value("Height", \.metres))
        .interpolationMethod(.monotone)
        .foregroundStyle(
          .linearGradient(
            colors: [.green.opacity(0.6), .green.opacity(0.15)], startPoint: .top, endPoint: .bottom))

      LinePlot(road, x: .value("Distance", \.kilometre), y: .value("Height", \.metres))
        .interpolationMethod(.monotone)
        .foregroundStyle(.green)

      PointPlot(summits, x: .value("Distance", \.kilometre), y: .value("Height", \.metres))
        .symbol(.triangle)
        .symbolSize(70)
        .foregroundStyle(.red)

      ForEach(summits) { summit in
        PointMark(x: .value("Distance", summit.kilometre), y: .value("Height", summit.metres))
          .opacity(0)
          .accessibilityHidden(true)
          .annotation(position: .top, spacing: 3, overflowResolution: .init(x: .fit(to: .plot))) {
            Text(summit.name)
              .font(.caption)
          }
      }
    }
    .chartXScale(domain: 0...150)
    .chartYScale(domain: 0...2200)
    .chartXAxisLabel("Kilometres")
    .chartYAxisLabel("Metres above the sea")
  }
}
