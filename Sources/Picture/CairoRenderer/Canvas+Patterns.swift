internal import OpenChartsCCairo
import OpenChartsDisplayList

/// Fill patterns: the motif is drawn once per tile, as vectors on a page too.
extension Canvas {
  /// The maximum number of tiles. Beyond it the pattern would look grey, so a thin ink is used instead.
  private static let tileLimit = 250_000.0

  /// Fills Cairo's current path with a pattern. `bounds` contains the path.
  func fillCurrentPath(_ pattern: FillPattern, bounds: Rect) {
    let (tile, drawing) = (pattern.tile, pattern.drawing)
    let isNear = [bounds.minX, bounds.maxX, bounds.minY, bounds.maxY].allSatisfy { abs($0) < 1e7 }
    guard isNear, tile.width > 0.1, tile.height > 0.1,
      bounds.width / tile.width * (bounds.height / tile.height) < Self.tileLimit
    else {
      setColor(pattern.ink.multiplyingAlpha(by: 0.3))
      cairo.fill(context)
      return
    }
    cairo.save(context)
    cairo.clip(context)
    cairo.new_path(context)
    func tileIndex(_ position: Double, _ side: Double) -> Int { Int((position / side).rounded(.down)) }
    // One path for all tiles, so that overlaps of neighbours at a border are drawn once.
    for row in tileIndex(bounds.minY, tile.height)...tileIndex(bounds.maxY, tile.height) {
      for column in tileIndex(bounds.minX, tile.width)...tileIndex(bounds.maxX, tile.width) {
        append(drawing.path, dx: Double(column) * tile.width, dy: Double(row) * tile.height)
      }
    }
    setColor(pattern.ink)
    if let stroke = drawing.stroke {
      if setStroke(stroke) { cairo.stroke(context) }
    } else {
      cairo.set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
      cairo.fill(context)
    }
    cairo.restore(context)
  }

  private func append(_ path: VectorPath, dx: Double, dy: Double) {
    var i = 0
    for verb in path.verbs {
      let p = path.points[i..<i + verb.pointCount].map { Point($0.x + dx, $0.y + dy) }
      i += verb.pointCount
      switch verb {
      case .move: cairo.move_to(context, p[0].x, p[0].y)
      case .line: cairo.line_to(context, p[0].x, p[0].y)
      // Fill patterns contain no quadratic curves.
      case .quad: cairo.line_to(context, p[1].x, p[1].y)
      case .cubic: cairo.curve_to(context, p[0].x, p[0].y, p[1].x, p[1].y, p[2].x, p[2].y)
      case .close: cairo.close_path(context)
      }
    }
  }
}
