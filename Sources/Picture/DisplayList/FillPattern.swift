/// A pattern that repeats over an area, drawn over the area's fill, to distinguish areas without colour.
///
/// Motifs differ in direction and kind, not only in density, so that they stay distinct at small sizes, in print and
/// in greyscale. Tiles start at the origin of the user space. Every renderer draws them as vectors.
package struct FillPattern: Codable, Hashable, Sendable {
  /// In the order in which series use them.
  package enum Motif: UInt8, Codable, Hashable, Sendable, CaseIterable {
    /// Lines that rise to the right.
    case rising
    case dots
    case horizontal
    case crosshatch
    case falling
    case vertical
    case plus
    case zigzag
  }

  package var motif: Motif
  package var ink: RGBA
  /// The scale factor of the tile.
  package var scale: Double

  package init(_ motif: Motif, ink: RGBA, scale: Double = 1) {
    self.motif = motif
    self.ink = ink
    self.scale = scale
  }

  /// The size of the repeating tile in points.
  package var tile: Size {
    let side: Double =
      switch motif {
      case .rising, .falling, .dots, .crosshatch, .plus: 6
      case .horizontal, .vertical: 4
      case .zigzag: 8
      }
    return Size(side * scale, side * scale)
  }

  /// The shape of one tile from (0, 0): filled if `stroke` is `nil`, else stroked. It may extend beyond the tile,
  /// which clips it.
  package var drawing: (path: VectorPath, stroke: Stroke?) {
    let (w, h) = (tile.width, tile.height)
    var path = VectorPath()
    func line(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) {
      path.move(to: Point(x0 * w, y0 * h))
      path.line(to: Point(x1 * w, y1 * h))
    }
    var width = 1.25
    switch motif {
    case .rising:
      // Draws two corners as well, into which the lines of adjacent tiles extend.
      line(-0.25, 0.25, 0.25, -0.25)
      line(-0.25, 1.25, 1.25, -0.25)
      line(0.75, 1.25, 1.25, 0.75)
      width = 1.5
    case .falling:
      line(-0.25, 0.75, 0.25, 1.25)
      line(-0.25, -0.25, 1.25, 1.25)
      line(0.75, -0.25, 1.25, 0.25)
      width = 1.5
    case .dots:
      let r = 0.19
      for (x, y) in [(0.25, 0.25), (0.75, 0.75)] {
        path.addEllipse(
          in: Rect(x: (x - r) * w, y: (y - r) * h, width: 2 * r * w, height: 2 * r * h))
      }
      return (path, nil)
    case .horizontal: line(-0.25, 0.5, 1.25, 0.5)
    case .vertical: line(0.5, -0.25, 0.5, 1.25)
    case .crosshatch:
      line(-0.25, 1.25, 1.25, -0.25)
      line(-0.25, -0.25, 1.25, 1.25)
      line(-0.25, 0.25, 0.25, -0.25)
      line(0.75, 1.25, 1.25, 0.75)
      line(-0.25, 0.75, 0.25, 1.25)
      line(0.75, -0.25, 1.25, 0.25)
      width = 1
    case .plus:
      line(0.2, 0.5, 0.8, 0.5)
      line(0.5, 0.2, 0.5, 0.8)
    case .zigzag:
      path.move(to: Point(-0.25 * w, 0.5 * h))
      for (x, y) in [(0.0, 0.25), (0.5, 0.75), (1, 0.25), (1.25, 0.5)] {
        path.line(to: Point(x * w, y * h))
      }
      width = 1.5
    }
    return (path, Stroke(width: width * scale.squareRoot(), join: .miter))
  }

  /// Returns the pattern of the series at `index`: `nil` for the first, then every motif in order, then the motifs at
  /// a larger and a smaller scale.
  package static func series(_ index: Int, ink: RGBA) -> FillPattern? {
    let count = Motif.allCases.count
    guard index > 0 else { return nil }
    let round = (index - 1) / count
    // At most three scales can be distinguished. Further series repeat the cycle.
    return FillPattern(
      Motif.allCases[(index - 1) % count], ink: ink, scale: [1, 1.8, 0.6][round % 3])
  }
}
