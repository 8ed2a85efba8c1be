import Foundation

/// A linear colour transform: red, green and blue each become a weighted sum of all three plus a constant.
package struct ColorMatrix: Codable, Hashable, Sendable {
  /// The weights of red, green and blue, and the constant, for each of red, green and blue.
  package var rows: [[Double]]
  /// The factor on the opacity.
  package var alpha = 1.0

  package init(rows: [[Double]], alpha: Double = 1) {
    self.rows = rows
    self.alpha = alpha
  }

  package static let identity = ColorMatrix(rows: [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0]])

  package func apply(_ c: RGBA) -> RGBA {
    func part(_ row: [Double]) -> Double {
      min(max(row[0] * c.r + row[1] * c.g + row[2] * c.b + row[3], 0), 1)
    }
    return RGBA(part(rows[0]), part(rows[1]), part(rows[2]), min(max(c.a * alpha, 0), 1))
  }

  /// Returns the transform that applies `self` first, then `next`.
  package func then(_ next: ColorMatrix) -> ColorMatrix {
    let product = next.rows.map { row in
      (0..<4).map { column in
        (0..<3).reduce(column == 3 ? row[3] : 0) { $0 + row[$1] * rows[$1][column] }
      }
    }
    return ColorMatrix(rows: product, alpha: alpha * next.alpha)
  }

  // MARK: Kinds, by the formulas of Filter Effects (W3C, 2018), chapter 10

  /// 0 gives greys, 1 changes nothing.
  package static func saturation(_ amount: Double) -> ColorMatrix {
    let weights = [0.2126, 0.7152, 0.0722]
    return ColorMatrix(
      rows: (0..<3).map { row in
        (0..<3).map { weights[$0] * (1 - amount) + ($0 == row ? amount : 0) } + [0]
      })
  }

  /// Adds `amount` to each component; 1 gives white.
  package static func brightness(_ amount: Double) -> ColorMatrix {
    ColorMatrix(rows: [[1, 0, 0, amount], [0, 1, 0, amount], [0, 0, 1, amount]])
  }

  /// Scales the components around 0.5; 0 gives grey, 1 changes nothing.
  package static func contrast(_ amount: Double) -> ColorMatrix {
    let shift = 0.5 - 0.5 * amount
    return ColorMatrix(rows: [[amount, 0, 0, shift], [0, amount, 0, shift], [0, 0, amount, shift]])
  }

  /// Rotates hues by an angle in radians and keeps luminance.
  package static func hueRotation(_ angle: Double) -> ColorMatrix {
    let (c, s) = (cos(angle), sin(angle))
    return ColorMatrix(rows: [
      [0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928, 0],
      [0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283, 0],
      [0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072, 0],
    ])
  }

  package static let inversion = ColorMatrix(rows: [[-1, 0, 0, 1], [0, -1, 0, 1], [0, 0, -1, 1]])

  package static func multiplication(_ c: RGBA) -> ColorMatrix {
    ColorMatrix(rows: [[c.r, 0, 0, 0], [0, c.g, 0, 0], [0, 0, c.b, 0]], alpha: c.a)
  }
}

extension DisplayItem {
  /// Returns the item with all colours transformed. Raster images record the matrix and are transformed on drawing;
  /// colour emoji keep their colours.
  package func changingColors(_ matrix: ColorMatrix) -> DisplayItem {
    func changed(_ brush: Brush) -> Brush {
      guard case .tiles(var tile) = brush else { return brush.mapColors(matrix.apply) }
      tile.colors = (tile.colors ?? .identity).then(matrix)
      return .tiles(tile)
    }
    func changed(_ line: PathItem.Line?) -> PathItem.Line? {
      line.map { PathItem.Line($0.stroke, changed($0.brush)) }
    }
    switch self {
    case .path(var item):
      (item.fill, item.line) = (item.fill.map(changed), changed(item.line))
      return .path(item)
    case .rects(var batch):
      batch.fill = changed(batch.fill)
      return .rects(batch)
    case .symbols(var batch):
      (batch.fill, batch.line) = (batch.fill.map(changed), changed(batch.line))
      return .symbols(batch)
    case .scene(let scene): return .scene(scene.mapColors(matrix.apply))
    case .text(var run):
      run.span.color = matrix.apply(run.span.color)
      return .text(run)
    case .image(var item):
      item.colors = (item.colors ?? .identity).then(matrix)
      return .image(item)
    case .group(var group):
      group.children = group.children.map { $0.changingColors(matrix) }
      if let shadow = group.shadow { group.shadow?.color = matrix.apply(shadow.color) }
      return .group(group)
    }
  }
}
