import Charts
import SwiftUI

/// A logarithmic axis: masses from 0.06 to 318 times the Earth's mass, each readable.
public struct PlanetMasses: View {
  struct Planet: Identifiable {
    var name: String
    /// In units of the Earth's mass.
    var mass: Double
    /// In astronomical units.
    var distance: Double
    /// The side on which the name has room among its neighbours.
    var namePosition = AnnotationPosition.top
    var id: String { name }
  }

  let planets = [
    Planet(name: "Mercury", mass: 0.055, distance: 0.39),
    Planet(name: "Venus", mass: 0.815, distance: 0.72, namePosition: .leading),
    Planet(name: "Earth", mass: 1, distance: 1, namePosition: .trailing),
    Planet(name: "Mars", mass: 0.107, distance: 1.52),
    Planet(name: "Jupiter", mass: 317.8, distance: 5.2),
    Planet(name: "Saturn", mass: 95.2, distance: 9.58),
    Planet(name: "Uranus", mass: 14.5, distance: 19.2, namePosition: .leading),
    Planet(name: "Neptune", mass: 17.1, distance: 30.1, namePosition: .trailing),
  ]

  public init() {}

  public var body: some View {
    Chart(planets) { planet in
      PointMark(
        x: .value("Distance", planet.distance),
        y: .value("Mass", planet.mass)
      )
      .annotation(position: planet.namePosition, spacing: 3) {
        Text(planet.name)
          .font(.caption2)
          .foregroundStyle(.secondary)
      }
    }
    .chartXScale(domain: 0.1...100, type: .log)
    .chartYScale(domain: 0.01...1000, type: .log)
    .chartXAxisLabel("Distance from the Sun in astronomical units")
    .chartYAxisLabel("Mass in Earths")
  }
}
