import Charts
import SwiftUI

/// Bubbles: the area of each symbol is a third number.
public struct LifeExpectancy: View {
  struct Country: Identifiable {
    var name: String
    var region: String
    var children: Double
    var years: Double
    var millions: Double
    var id: String { name }
  }

  /// The year 2005.
  let countries = [
    Country(name: "Nigeria", region: "Africa", children: 6.07, years: 56.6, millions: 140),
    Country(name: "Rwanda", region: "Africa", children: 5.44, years: 58.2, millions: 9),
    Country(name: "Kenya", region: "Africa", children: 4.78, years: 56.5, millions: 36),
    Country(name: "South Africa", region: "Africa", children: 2.51, years: 52.1, millions: 49),
    Country(name: "Egypt", region: "Africa", children: 3.15, years: 68.8, millions: 79),
    Country(name: "Haiti", region: "Americas", children: 3.83, years: 59.1, millions: 9),
    Country(name: "Brazil", region: "Americas", children: 1.97, years: 72.8, millions: 187),
    Country(name: "Mexico", region: "Americas", children: 2.5, years: 75, millions: 105),
    Country(name: "United States", region: "Americas", children: 2.06, years: 77.7, millions: 297),
    Country(name: "China", region: "Asia", children: 1.62, years: 73, millions: 1305),
    Country(name: "India", region: "Asia", children: 2.96, years: 65.4, millions: 1155),
    Country(name: "Indonesia", region: "Asia", children: 2.51, years: 69.2, millions: 229),
    Country(name: "Pakistan", region: "Asia", children: 4.64, years: 61.1, millions: 174),
    Country(name: "Japan", region: "Asia", children: 1.27, years: 82.5, millions: 128),
    Country(name: "Germany", region: "Europe", children: 1.34, years: 79.6, millions: 81),
    Country(name: "France", region: "Europe", children: 1.92, years: 80.6, millions: 61),
    Country(name: "Poland", region: "Europe", children: 1.24, years: 75.2, millions: 39),
  ]

  public init() {}

  public var body: some View {
    // The large ones first, so that none hides a small one.
    Chart(countries.sorted { $0.millions > $1.millions }) { country in
      PointMark(
        x: .value("Children per woman", country.children),
        y: .value("Life expectancy", country.years)
      )
      .symbolSize(country.millions * 1.6)
      .foregroundStyle(by: .value("Region", country.region))
      .opacity(0.7)
    }
    .chartXScale(domain: 0...7)
    .chartYScale(domain: 40...90)
    .chartXAxisLabel("Children per woman")
    .chartYAxisLabel("Life expectancy in years")
  }
}
