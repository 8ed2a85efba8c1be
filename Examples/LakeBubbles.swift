import Charts
import SwiftUI

/// Bubbles with a scale for their size: the area of each symbol encodes a number, and a legend explains the sizes.
public struct LakeBubbles: View {
  struct Lake: Identifiable {
    var name: String
    var area: Double
    var depth: Double
    var volume: Double
    var id: String { name }
  }

  /// Square kilometres, metres, cubic kilometres.
  let lakes = [
    Lake(name: "Superior", area: 82_100, depth: 406, volume: 12_100),
    Lake(name: "Victoria", area: 68_800, depth: 81, volume: 2_700),
    Lake(name: "Huron", area: 59_600, depth: 229, volume: 3_540),
    Lake(name: "Michigan", area: 58_000, depth: 281, volume: 4_920),
    Lake(name: "Tanganyika", area: 32_900, depth: 1_470, volume: 18_900),
    Lake(name: "Baikal", area: 31_700, depth: 1_642, volume: 23_600),
    Lake(name: "Great Bear", area: 31_000, depth: 446, volume: 2_290),
    Lake(name: "Malawi", area: 29_500, depth: 706, volume: 7_780),
    Lake(name: "Ontario", area: 19_000, depth: 244, volume: 1_640),
  ]

  public init() {}

  public var body: some View {
    Chart {
      PointPlot(
        lakes,
        x: .value("Area", \.area),
        y: .value("Greatest depth", \.depth)
      )
      .symbolSize(by: .value("Volume in km³", \.volume))
      .accessibilityLabel(\.name)
      .opacity(0.6)

      ForEach(lakes.filter { $0.volume > 7_000 }) { lake in
        PointMark(x: .value("Area", lake.area), y: .value("Greatest depth", lake.depth))
          .symbolSize(by: .value("Volume in km³", lake.volume))
          .opacity(0)
          .accessibilityHidden(true)
          .annotation(position: .trailing, spacing: 3) {
            Text(lake.name)
              .font(.caption2)
          }
      }
    }
    .chartSymbolSizeScale(domain: 0...25_000, range: 0...2_200)
    .chartXScale(domain: 0...120_000)
    .chartYScale(domain: 0...2_000)
    .chartXAxis {
      AxisMarks(format: IntegerFormatStyle<Int>().notation(.compactName), values: .automatic(desiredCount: 5))
    }
    .chartXAxisLabel("Area in km²")
    .chartYAxisLabel("Greatest depth in m")
  }
}
