/// An outline of lines and curves in points, stored as two flat arrays.
package struct VectorPath: Codable, Hashable, Sendable {
  /// One path command. ``pointCount`` is the number of points that it uses.
  package enum Verb: UInt8, Codable, Sendable {
    case move, line, quad, cubic, close

    @inlinable package var pointCount: Int {
      switch self {
      case .move, .line: 1
      case .quad: 2
      case .cubic: 3
      case .close: 0
      }
    }
  }

  package var verbs: [Verb] = []
  package var points: [Point] = []

  package init() {}

  package init(from a: Point, to b: Point) {
    verbs = [.move, .line]
    points = [a, b]
  }

  package init(_ rect: Rect, radii: CornerRadii = .none) {
    if radii == .none { addRect(rect) } else { addRoundedRect(rect, radii: radii) }
  }

  /// Creates a closed polygon; empty without corners.
  package init(polygon corners: some Collection<Point>) {
    guard !corners.isEmpty else { return }
    points = Array(corners)
    verbs = [.move] + Array(repeating: .line, count: points.count - 1) + [.close]
  }

  package init(ellipseIn rect: Rect) { addEllipse(in: rect) }

  @inlinable package var isEmpty: Bool { verbs.isEmpty }

  @inlinable package mutating func move(to p: Point) {
    verbs.append(.move)
    points.append(p)
  }

  @inlinable package mutating func line(to p: Point) {
    verbs.append(.line)
    points.append(p)
  }

  @inlinable package mutating func quad(control: Point, to p: Point) {
    verbs.append(.quad)
    points.append(control)
    points.append(p)
  }

  @inlinable package mutating func cubic(_ c1: Point, _ c2: Point, to p: Point) {
    verbs.append(.cubic)
    points.append(c1)
    points.append(c2)
    points.append(p)
  }

  @inlinable package mutating func close() { verbs.append(.close) }

  package mutating func reserve(_ count: Int) {
    verbs.reserveCapacity(verbs.count + count)
    points.reserveCapacity(points.count + count)
  }

  package mutating func append(_ other: VectorPath) {
    verbs += other.verbs
    points += other.points
  }

  package func transformed(by t: Transform) -> VectorPath {
    var copy = self
    for i in copy.points.indices { copy.points[i] = t.apply(copy.points[i]) }
    return copy
  }

  /// The bounding box of all points, including control points; `nil` if the path is empty.
  package var controlBounds: Rect? {
    guard let first = points.first else { return nil }
    var (minX, maxX, minY, maxY) = (first.x, first.x, first.y, first.y)
    for p in points {
      minX = min(minX, p.x)
      maxX = max(maxX, p.x)
      minY = min(minY, p.y)
      maxY = max(maxY, p.y)
    }
    return Rect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  package mutating func addRect(_ r: Rect) {
    move(to: Point(r.minX, r.minY))
    line(to: Point(r.maxX, r.minY))
    line(to: Point(r.maxX, r.maxY))
    line(to: Point(r.minX, r.maxY))
    close()
  }

  /// The control point distance of the cubic that approximates a quarter circle, as a fraction of the radius.
  package static let circleControl = 0.552284749831

  package mutating func addEllipse(in r: Rect) {
    let k = Self.circleControl
    let (rx, ry) = (r.width / 2, r.height / 2)
    let c = r.center
    move(to: Point(c.x + rx, c.y))
    cubic(Point(c.x + rx, c.y + ry * k), Point(c.x + rx * k, c.y + ry), to: Point(c.x, c.y + ry))
    cubic(Point(c.x - rx * k, c.y + ry), Point(c.x - rx, c.y + ry * k), to: Point(c.x - rx, c.y))
    cubic(Point(c.x - rx, c.y - ry * k), Point(c.x - rx * k, c.y - ry), to: Point(c.x, c.y - ry))
    cubic(Point(c.x + rx * k, c.y - ry), Point(c.x + rx, c.y - ry * k), to: Point(c.x + rx, c.y))
    close()
  }

  /// Adds a rectangle with a radius per corner. Radii that do not fit are scaled down together.
  package mutating func addRoundedRect(_ r: Rect, radii: CornerRadii) {
    let fit = radii.fitted(to: r.size)
    let k = 1 - Self.circleControl
    move(to: Point(r.minX + fit.topLeft, r.minY))
    line(to: Point(r.maxX - fit.topRight, r.minY))
    if fit.topRight > 0 {
      let q = fit.topRight
      cubic(
        Point(r.maxX - q * k, r.minY), Point(r.maxX, r.minY + q * k), to: Point(r.maxX, r.minY + q))
    }
    line(to: Point(r.maxX, r.maxY - fit.bottomRight))
    if fit.bottomRight > 0 {
      let q = fit.bottomRight
      cubic(
        Point(r.maxX, r.maxY - q * k), Point(r.maxX - q * k, r.maxY), to: Point(r.maxX - q, r.maxY))
    }
    line(to: Point(r.minX + fit.bottomLeft, r.maxY))
    if fit.bottomLeft > 0 {
      let q = fit.bottomLeft
      cubic(
        Point(r.minX + q * k, r.maxY), Point(r.minX, r.maxY - q * k), to: Point(r.minX, r.maxY - q))
    }
    line(to: Point(r.minX, r.minY + fit.topLeft))
    if fit.topLeft > 0 {
      let q = fit.topLeft
      cubic(
        Point(r.minX, r.minY + q * k), Point(r.minX + q * k, r.minY), to: Point(r.minX + q, r.minY))
    }
    close()
  }
}

/// Radii of the four corners of a rectangle, in points.
package struct CornerRadii: Codable, Hashable, Sendable {
  package var topLeft: Double
  package var topRight: Double
  package var bottomRight: Double
  package var bottomLeft: Double

  package init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  package init(_ all: Double) {
    self.init(topLeft: all, topRight: all, bottomRight: all, bottomLeft: all)
  }

  package static let none = CornerRadii(0)

  package var isUniform: Bool {
    topLeft == topRight && topRight == bottomRight && bottomRight == bottomLeft
  }

  /// Returns the radii scaled down by one factor until neighbours fit on every side (CSS Backgrounds 3, 4.5).
  package func fitted(to size: Size) -> CornerRadii {
    var factor = 1.0
    func limit(_ sum: Double, _ side: Double) {
      if sum > side, sum > 0 { factor = min(factor, max(side, 0) / sum) }
    }
    limit(topLeft + topRight, size.width)
    limit(bottomLeft + bottomRight, size.width)
    limit(topLeft + bottomLeft, size.height)
    limit(topRight + bottomRight, size.height)
    guard factor < 1 else { return self }
    return CornerRadii(
      topLeft: topLeft * factor, topRight: topRight * factor,
      bottomRight: bottomRight * factor, bottomLeft: bottomLeft * factor)
  }
}
