import OpenChartsDisplayList

/// The standard symbols of charts.
///
/// Their unit rectangles make all symbols look equally large at the same area: shapes with corners extend further
/// than a circle, and crosses extend slightly less.
package enum BasicSymbol: String, Hashable, Sendable, CaseIterable {
  case circle, square, triangle, diamond, pentagon, plus, cross, asterisk

  /// The symbol as the engine draws it.
  package var shape: SymbolShape {
    SymbolShape(
      shape: ShapeRequest(key: rawValue) { outline(in: $0) }, perceptualUnitRect: unitRect)
  }

  /// Whether the outline encloses an area; false for crosses, which consist of bars.
  package var hasInside: Bool {
    switch self {
    case .circle, .square, .triangle, .diamond, .pentagon: true
    case .plus, .cross, .asterisk: false
    }
  }

  /// The symbol's rectangle relative to the square around a circle of the same area.
  package var unitRect: Rect {
    func centered(_ width: Double, _ height: Double, raised: Double = 0) -> Rect {
      Rect(x: 0.5 - width / 2, y: 0.5 - height / 2 - raised, width: width, height: height)
    }
    switch self {
    case .circle: return centered(1, 1)
    case .square: return centered(0.886, 0.886)
    case .diamond: return centered(1.22, 1.22)
    // The centroid of a triangle is a third of its height above the base.
    case .triangle: return centered(1.2, 1.04, raised: 0.1)
    case .pentagon: return centered(1.1, 1.046, raised: 0.03)
    case .plus: return centered(1, 1)
    case .cross: return centered(0.94, 0.94)
    case .asterisk: return centered(1.05, 1.05)
    }
  }

  /// Returns the outline that fills a rectangle.
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
      // Half the thickness of the bars, measured along the edges.
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

  /// The corners of three bars through the centre, 60° apart, in a unit square. One bar is vertical.
  private static let asteriskCorners: [(Double, Double)] = {
    let (length, half) = (0.5, 0.1)
    // The distance from the centre to the points at which neighbouring bars meet.
    let inner = half * 2
    // The directions in steps of 30°, clockwise from up. They are literals so that sines and cosines have no rounding
    // errors.
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
