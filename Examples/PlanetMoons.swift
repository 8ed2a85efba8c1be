import Charts
import SwiftUI

/// A long list of names that scrolls upwards and downwards, one name at a time.
public struct PlanetMoons: View {
  struct Moon: Identifiable {
    var name: String
    var kilometres: Double
    var id: String { name }
  }

  /// Mean diameters of the largest moons of the planets.
  let moons = [
    Moon(name: "Ganymede", kilometres: 5_268), Moon(name: "Titan", kilometres: 5_150),
    Moon(name: "Callisto", kilometres: 4_821), Moon(name: "Io", kilometres: 3_643),
    Moon(name: "Moon", kilometres: 3_475), Moon(name: "Europa", kilometres: 3_122),
    Moon(name: "Triton", kilometres: 2_707), Moon(name: "Titania", kilometres: 1_577),
    Moon(name: "Rhea", kilometres: 1_528), Moon(name: "Oberon", kilometres: 1_523),
    Moon(name: "Iapetus", kilometres: 1_469), Moon(name: "Umbriel", kilometres: 1_169),
    Moon(name: "Ariel", kilometres: 1_158), Moon(name: "Dione", kilometres: 1_123),
    Moon(name: "Tethys", kilometres: 1_062), Moon(name: "Enceladus", kilometres: 504),
    Moon(name: "Miranda", kilometres: 472), Moon(name: "Proteus", kilometres: 420),
    Moon(name: "Mimas", kilometres: 396), Moon(name: "Nereid", kilometres: 340),
  ]

  @State private var selected: String? = "Moon"

  public init() {}

  public var body: some View {
    Chart(moons) { moon in
      BarMark(x: .value("Diameter", moon.kilometres), y: .value("Moon", moon.name))
        .foregroundStyle(moon.name == selected ? .orange : .teal)
    }
    .chartYSelection(value: $selected)
    .chartScrollableAxes(.vertical)
    .chartYVisibleDomain(length: 8)
    .chartScrollTargetBehavior(.valueAligned(unit: 1))
    .chartXAxisLabel("Kilometres")
  }
}
