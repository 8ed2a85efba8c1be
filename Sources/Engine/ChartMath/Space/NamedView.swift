/// A direction of sight that has a name, in degrees.
package struct NamedView: Hashable, Sendable {
  package let name: String
  package let azimuth: Double
  package let inclination: Double

  private init(_ name: String, _ azimuth: Double, _ inclination: Double) {
    (self.name, self.azimuth, self.inclination) = (name, azimuth, inclination)
  }

  package static let all = [
    NamedView("default", -30, 15), NamedView("front", 0, 0), NamedView("right", -90, 0),
    NamedView("left", 90, 0), NamedView("top", 0, 90), NamedView("back", 180, 0),
    NamedView("bottom", 0, -90),
  ]

  package var pose: SpacePose {
    SpacePose(azimuth: azimuth * .pi / 180, inclination: inclination * .pi / 180)
  }
}
