/// A motif that repeats over an area, drawn over the area's own fill: what tells areas apart without colour.
///
/// Motifs differ in direction and in kind, not only in density, so that they stay apart when small, in print
/// and in greys. Tiles begin at the origin of the user space and are drawn as vectors by every renderer.
package struct FillPattern: Hashable, Sendable {
  /// In the order in which series take them.
  package enum Motif: UInt8, Hashable, Sendable, CaseIterable {
    /// Lines upwards to the right.
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
  /// Factor on the size of a tile.
  package var scale: Double

  package init(_ motif: Motif, ink: RGBA, scale: Double = 1) {
    self.motif = motif
    self.ink = ink
    self.scale = scale
  }

  /// The extent of what repeats, in points.
  package var tile: Size {
    let side: Double =
      switch motif {
      case .rising, .falling, .dots, .crosshatch, .plus: 6
      case .horizontal, .vertical: 4
      case .zigzag: 8
      }
    return Size(side * scale, side * scale)
  }

  /// What one tile shows, from (0, 0): an outline to fill, or where there is a stroke, to draw along. It may
  /// reach beyond the tile, which cuts it off.
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
      // The corners too, where neighbours' lines reach in.
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

  /// The pattern of a series by its place: none for the first, which stays plain, then every motif, then the
  /// motifs larger and smaller.
  package static func series(_ index: Int, ink: RGBA) -> FillPattern? {
    let count = Motif.allCases.count
    guard index > 0 else { return nil }
    let round = (index - 1) / count
    // Three sizes can be told apart; further series begin anew.
    return FillPattern(
      Motif.allCases[(index - 1) % count], ink: ink, scale: [1, 1.8, 0.6][round % 3])
  }
}
