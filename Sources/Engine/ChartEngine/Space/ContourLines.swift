import ChartMath
import ChartModel
import DisplayList

/// Lines of equal height over surfaces, at the values that the y axis shows: a second cue for readers who are not to
/// rely on colours.
struct ContourLines {
  /// Heights in units of the scene.
  private let levels: [Double]
  /// In units of the scene; a point in the middle of it.
  private let width: Double
  /// The colour of text and that of the ground: the one that stands out from the surface is taken.
  let inks: [RGBA]

  /// How much of the ink shows; the rest is the surface's own colour.
  private static let strength = 0.7
  /// Towards the eye, in units: what lies within its surface would be half sunken in it where depths are compared.
  private static let lift = 0.006

  /// `nil` where no reader needs them.
  init?(_ request: SpaceRequest, _ guides: SpaceGuides, _ camera: SpaceCamera) {
    let environment = request.environment
    guard environment.differentiateWithoutColor || environment.isContrastIncreased else { return nil }
    let axis = guides.axes[1]
    var levels: [Double] = []
    for value in axis.values.joined() where !levels.contains(value.place) { levels.append(value.place) }
    guard !levels.isEmpty, camera.scale > 0 else { return nil }
    self.levels = levels.sorted()
    width = 1 / camera.scale
    inks = [environment.labelColor, environment.background].map(\.opaque)
  }

  /// Draws the lines within a piece of a surface.
  ///
  /// - Parameters:
  ///   - color: The colour of the piece as it is drawn.
  ///   - unlit: Its own colour, by which the ink is chosen, so that a line does not change with the light along its way.
  func draw(over piece: [Vector3], _ color: RGBA, unlit: RGBA, on canvas: inout SpaceCanvas) {
    var (low, high) = (Double.infinity, -Double.infinity)
    for corner in piece { (low, high) = (min(low, corner.y), max(high, corner.y)) }
    guard low < high else { return }
    for level in levels where level > low && level <= high {
      // Edges that the level crosses, in their order around the piece: two, or four where it is twisted.
      var ends: [Vector3] = []
      for (index, a) in piece.enumerated() {
        let b = piece[(index + 1) % piece.count]
        guard (a.y < level) != (b.y < level) else { continue }
        ends.append(a + (b - a) * ((level - a.y) / (b.y - a.y)))
      }
      let ink = color.opaque.mixed(with: ink(on: unlit), by: Self.strength)
      var next = 0
      while next + 1 < ends.count {
        let (a, b) = (ends[next], ends[next + 1])
        let lift = canvas.eye(from: (a + b) / 2) * Self.lift
        canvas.line(a + lift, b + lift, width: width, color: ink, liesOnFace: true)
        next += 2
      }
    }
  }

  /// The ink that stands out from a colour in light of a middle strength.
  private func ink(on color: RGBA) -> RGBA {
    let lit = SIMD3(color.r, color.g, color.b) * 0.85
    func contrast(_ ink: RGBA) -> Double { Contrast.ratio(SIMD3(ink.r, ink.g, ink.b), lit) }
    return contrast(inks[0]) >= contrast(inks[1]) ? inks[0] : inks[1]
  }
}
