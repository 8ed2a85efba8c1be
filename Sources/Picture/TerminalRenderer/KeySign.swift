import DisplayList

/// The character of a symbol's key in a legend.
enum KeySign {
  static func of(_ outline: SymbolBatch.Outline) -> Character {
    guard case .path(let path) = outline, let box = path.controlBounds, box.width > 0, box.height > 0 else {
      return "●"
    }
    var corners: [Point] = []
    for run in FlatPath(path, .identity).runs {
      for point in run where !corners.contains(where: { isNear($0, point, box) }) {
        corners.append(point)
        // Nothing with more corners is told apart.
        if corners.count > 18 { return "●" }
      }
    }
    /// Whether a corner lies so far along the top edge of the box.
    func hasTop(_ from: Double, _ to: Double) -> Bool {
      corners.contains {
        $0.y - box.minY < box.height * 0.02 && (from...to).contains(($0.x - box.minX) / box.width)
      }
    }
    switch corners.count {
    case 3: return "▲"
    case 4: return hasTop(0.4, 0.6) ? "◆" : "■"
    case 5: return "⬟"
    // The bars of an upright cross end near the middles of edges, those of an oblique one near the corners.
    case 12: return hasTop(0.32, 0.5) ? "+" : "×"
    case 18: return "✱"
    default: return "●"
    }
  }

  private static func isNear(_ a: Point, _ b: Point, _ box: Rect) -> Bool {
    abs(a.x - b.x) < box.width * 0.01 && abs(a.y - b.y) < box.height * 0.01
  }
}
