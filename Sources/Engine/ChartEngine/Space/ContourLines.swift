import OpenChartsChartMath
import OpenChartsChartModel
import OpenChartsDisplayList

/// Contour lines on surfaces at the y axis' values. They are a redundant encoding for users who cannot rely on
/// colour.
struct ContourLines {
  /// The heights in scene units.
  private let levels: [Double]
  /// The line width in scene units: one point at the centre of the scene.
  private let width: Double
  /// The text colour and the background colour. The one with more contrast to the surface is used.
  let contourColors: [RGBA]

  /// The opacity of the line over the surface's colour.
  private static let strength = 0.7
  /// The distance by which a line is moved towards the eye, in scene units: with depth comparison it would otherwise
  /// be half hidden by its surface.
  private static let lift = 0.006

  /// Returns `nil` unless the user asks for increased contrast or differentiation without colour.
  init?(_ request: SpaceRequest, _ guides: SpaceGuides, _ camera: SpaceCamera) {
    let environment = request.environment
    guard environment.differentiateWithoutColor || environment.isContrastIncreased else { return nil }
    let axis = guides.axes[1]
    var levels: [Double] = []
    for value in axis.values.joined() where !levels.contains(value.position) { levels.append(value.position) }
    guard !levels.isEmpty, camera.scale > 0 else { return nil }
    self.levels = levels.sorted()
    width = 1 / camera.scale
    contourColors = [environment.labelColor, environment.background].map(\.opaque)
  }

  /// Draws the contour lines within a piece of a surface.
  ///
  /// - Parameters:
  ///   - color: The colour of the piece as drawn.
  ///   - unlit: The colour without lighting. It determines the line's colour, so that this does not change along the
  ///     line.
  func draw(over piece: [Vector3], _ color: RGBA, unlit: RGBA, on canvas: inout SpaceCanvas) {
    var (low, high) = (Double.infinity, -Double.infinity)
    for corner in piece { (low, high) = (min(low, corner.y), max(high, corner.y)) }
    guard low < high else { return }
    for level in levels where level > low && level <= high {
      // The edges that the level crosses, in order around the piece: two, or four if it is twisted.
      var ends: [Vector3] = []
      for (index, a) in piece.enumerated() {
        let b = piece[(index + 1) % piece.count]
        guard (a.y < level) != (b.y < level) else { continue }
        ends.append(a + (b - a) * ((level - a.y) / (b.y - a.y)))
      }
      let contourColor = color.opaque.mixed(with: contourColor(on: unlit), by: Self.strength)
      var next = 0
      while next + 1 < ends.count {
        let (a, b) = (ends[next], ends[next + 1])
        let lift = canvas.eye(from: (a + b) / 2) * Self.lift
        canvas.line(a + lift, b + lift, width: width, color: contourColor, liesOnFace: true)
        next += 2
      }
    }
  }

  /// Returns the line colour with more contrast to a colour under medium light.
  private func contourColor(on color: RGBA) -> RGBA {
    let lit = SIMD3(color.r, color.g, color.b) * 0.85
    func contrast(_ contourColor: RGBA) -> Double {
      Contrast.ratio(SIMD3(contourColor.r, contourColor.g, contourColor.b), lit)
    }
    return contrast(contourColors[0]) >= contrast(contourColors[1]) ? contourColors[0] : contourColors[1]
  }
}
