import DisplayList

/// The symbols that charts know by themselves.
///
/// Their unit rectangles make them look equally large at one area: shapes with corners reach out further
/// than a circle, crosses made of bars a little less.
package enum BasicSymbol: String, Hashable, Sendable, CaseIterable {
  case circle, square, triangle, diamond, pentagon, plus, cross, asterisk

  /// As the engine draws it.
  package var shape: SymbolShape {
    SymbolShape(
      shape: ShapeRequest(key: rawValue) { outline(in: $0) }, perceptualUnitRect: unitRect)
  }

  /// Whether its outline goes around an area, as opposed to bars that cross.
  package var hasInside: Bool {
    switch self {
    case .circle, .square, .triangle, .diamond, .pentagon: true
    case .plus, .cross, .asterisk: false
    }
  }

  /// Where it lies relative to the square around a circle of its area.
  package var unitRect: Rect {
    func centered(_ width: Double, _ height: Double, raised: Double = 0) -> Rect {
      Rect(x: 0.5 - width / 2, y: 0.5 - height / 2 - raised, width: width, height: height)
    }
    switch self {
    case .circle: return centered(1, 1)
    case .square: return centered(0.886, 0.886)
    case .diamond: return centered(1.22, 1.22)
    // A triangle's middle is a third up from its base.
    case .triangle: return centered(1.2, 1.04, raised: 0.1)
    case .pentagon: return centered(1.1, 1.046, raised: 0.03)
    case .plus: return centered(1, 1)
    case .cross: return centered(0.94, 0.94)
    case .asterisk: return centered(1.05, 1.05)
    }
  }

  /// The outline that fills a rectangle.
  package func outline(in rect: Rect) -> VectorPath {
    switch self {
    case .circle: return VectorPath(ellipseIn: rect)
    case .square: return VectorPath(rect)
    case .triangle: return polygon([(0.5, 0), (1, 1), (0, 1)], in: rect)
    case .diamond: return polygon([(0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)], in: rect)
    case .pentagon:
      return polygon([(0.5, 0), (1, 0.382), (0.809, 1), (0.191, 1), (0, 0.382)], in: rect)
    case .plus:
      let (a, b) = (0.36, 0.64)
      return polygon(
        [
          (a, 0), (b, 0), (b, a), (1, a), (1, b), (b, b), (b, 1), (a, 1), (a, b), (0, b), (0, a), (a, a),
        ], in: rect)
    case .cross:
      // Half the bars' thickness along the edges.
      let t = 0.27
      return polygon(
        [
          (t, 0), (0.5, 0.5 - t), (1 - t, 0), (1, t), (0.5 + t, 0.5), (1, 1 - t), (1 - t, 1),
          (0.5, 0.5 + t), (t, 1), (0, 1 - t), (0.5 - t, 0.5), (0, t),
        ], in: rect)
    case .asterisk: return polygon(Self.asteriskCorners, in: rect)
    }
  }

  private func polygon(_ corners: [(Double, Double)], in rect: Rect) -> VectorPath {
    var path = VectorPath()
    for (index, corner) in corners.enumerated() {
      let point = Point(rect.x + corner.0 * rect.width, rect.y + corner.1 * rect.height)
      if index == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    path.close()
    return path
  }

  /// Three bars through the middle, 60° apart, in a unit square; one of them upright.
  private static let asteriskCorners: [(Double, Double)] = {
    let (length, half) = (0.5, 0.1)
    // Where the sides of neighbouring bars meet.
    let inner = half * 2
    // Directions in steps of 30°, from up, clockwise: sine and cosine without rounding noise.
    let r3 = 0.8660254037844386
    let directions: [(Double, Double)] = [
      (0, -1), (0.5, -r3), (r3, -0.5), (1, 0), (r3, 0.5), (0.5, r3),
      (0, 1), (-0.5, r3), (-r3, 0.5), (-1, 0), (-r3, -0.5), (-0.5, -r3),
    ]
    var corners: [(Double, Double)] = []
    for arm in stride(from: 0, to: 12, by: 2) {
      let (x, y) = directions[arm]
      let across = directions[(arm + 3) % 12]
      corners.append((0.5 + x * length - across.0 * half, 0.5 + y * length - across.1 * half))
      corners.append((0.5 + x * length + across.0 * half, 0.5 + y * length + across.1 * half))
      let valley = directions[arm + 1]
      corners.append((0.5 + valley.0 * inner, 0.5 + valley.1 * inner))
    }
    return corners
  }()
}
