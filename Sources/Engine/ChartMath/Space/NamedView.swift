/// A named viewing direction, in degrees.
package struct NamedView: Hashable, Sendable {
  package let name: String
  package let azimuth: Double
  package let inclination: Double

  private init(_ name: String, _ azimuth: Double, _ inclination: Double) {
    (self.name, self.azimuth, self.inclination) = (name, azimuth, inclination)
  }

  /// Slightly from the right and from above, the default of Apple's 3D charts.
  package static let standard = NamedView("default", -30, 15)
  package static let front = NamedView("front", 0, 0)
  package static let right = NamedView("right", -90, 0)
  package static let left = NamedView("left", 90, 0)
  package static let top = NamedView("top", 0, 90)
  package static let back = NamedView("back", 180, 0)
  package static let bottom = NamedView("bottom", 0, -90)

  /// All named views, the most familiar first.
  package static let all = [standard, front, right, left, top, back, bottom]

  package var pose: SpacePose {
    SpacePose(azimuth: azimuth * .pi / 180, inclination: inclination * .pi / 180)
  }
}
