import Charts
import SwiftUI

/// Grouped bars: `position(by:)` puts the bars of one category side by side.
public struct FruitHarvest: View {
  struct Harvest: Identifiable {
    var fruit: String
    var year: String
    var tonnes: Double
    var id: String { fruit + year }
  }

  let harvests = [
    Harvest(fruit: "Apples", year: "2022", tonnes: 31), Harvest(fruit: "Apples", year: "2023", tonnes: 27),
    Harvest(fruit: "Apples", year: "2024", tonnes: 34), Harvest(fruit: "Pears", year: "2022", tonnes: 12),
    Harvest(fruit: "Pears", year: "2023", tonnes: 16), Harvest(fruit: "Pears", year: "2024", tonnes: 15),
    Harvest(fruit: "Plums", year: "2022", tonnes: 19), Harvest(fruit: "Plums", year: "2023", tonnes: 8),
    Harvest(fruit: "Plums", year: "2024", tonnes: 23),
  ]

  public init() {}

  public var body: some View {
    Chart(harvests) { harvest in
      BarMark(
        x: .value("Fruit", harvest.fruit),
        y: .value("Tonnes", harvest.tonnes)
      )
      .foregroundStyle(by: .value("Year", harvest.year))
      .position(by: .value("Year", harvest.year))
    }
    .chartYAxisLabel("Harvest in tonnes")
  }
}
