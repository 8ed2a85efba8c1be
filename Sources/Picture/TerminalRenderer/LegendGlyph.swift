import OpenChartsDisplayList

/// Chooses the character for a symbol's legend key.
enum LegendGlyph {
  static func of(_ outline: SymbolBatch.Outline) -> Character {
    guard case .path(let path) = outline, let box = path.controlBounds, box.width > 0, box.height > 0 else {
      return "●"
    }
    var corners: [Point] = []
    for run in FlatPath(path, .identity).runs {
      for point in run where !corners.contains(where: { isNear($0, point, box) }) {
        corners.append(point)
        // Symbols with more corners are not distinguished.
        if corners.count > 18 { return "●" }
      }
    }
    /// Returns whether a corner lies on the top edge of the box, between two fractions of its width.
    func hasTop(_ from: Double, _ to: Double) -> Bool {
      corners.contains {
        $0.y - box.minY < box.height * 0.02 && (from...to).contains(($0.x - box.minX) / box.width)
      }
    }
    switch corners.count {
    case 3: return "▲"
    case 4: return hasTop(0.4, 0.6) ? "◆" : "■"
    case 5: return "⬟"
    // The bars of a plus sign end near the middles of the edges; the bars of a cross end near the corners.
    case 12: return hasTop(0.32, 0.5) ? "+" : "×"
    case 18: return "✱"
    default: return "●"
    }
  }

  private static func isNear(_ a: Point, _ b: Point, _ box: Rect) -> Bool {
    abs(a.x - b.x) < box.width * 0.01 && abs(a.y - b.y) < box.height * 0.01
  }
}
