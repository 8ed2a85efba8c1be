/// A position in points; x grows to the right, y grows downwards.
package struct Point: Codable, Hashable, Sendable {
  package var x: Double
  package var y: Double

  @inlinable package init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  package static let zero = Point(0, 0)

  @inlinable package static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }
  @inlinable package static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }

  @inlinable package var isFinite: Bool { x.isFinite && y.isFinite }
}

// Two numbers, because paths have many points.
extension Point {
  package init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    self.init(try numbers.decode(Double.self), try numbers.decode(Double.self))
  }

  package func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    try numbers.encode(x)
    try numbers.encode(y)
  }
}

/// An extent in points.
package struct Size: Codable, Hashable, Sendable {
  package var width: Double
  package var height: Double

  @inlinable package init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  package static let zero = Size(0, 0)
}

/// A rectangle in points. The initializer from two corners gives a width and height that are not negative.
package struct Rect: Codable, Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  @inlinable package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The rectangle between two opposite corners, in any order.
  @inlinable package init(from a: Point, to b: Point) {
    self.init(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(b.x - a.x), height: abs(b.y - a.y))
  }

  @inlinable package init(origin: Point, size: Size) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  package static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  @inlinable package var minX: Double { x }
  @inlinable package var maxX: Double { x + width }
  @inlinable package var midX: Double { x + width / 2 }
  @inlinable package var minY: Double { y }
  @inlinable package var maxY: Double { y + height }
  @inlinable package var midY: Double { y + height / 2 }
  @inlinable package var origin: Point { Point(x, y) }
  @inlinable package var size: Size { Size(width, height) }
  @inlinable package var center: Point { Point(midX, midY) }
  @inlinable package var isEmpty: Bool { !(width > 0 && height > 0) }

  @inlinable package func offset(x dx: Double, y dy: Double) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// Moves every edge inwards, or outwards if negative. An edge stops at the centre.
  package func inset(x dx: Double, y dy: Double) -> Rect {
    let dx = min(dx, width / 2)
    let dy = min(dy, height / 2)
    return Rect(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  package func union(_ other: Rect) -> Rect {
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// The intersection; its sides are zero if there is none.
  @inlinable package func intersection(_ other: Rect) -> Rect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    return Rect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }

  /// The rectangle with each edge moved outwards. A negative distance moves the edges inwards.
  @inlinable package func grown(by distance: Double) -> Rect {
    Rect(x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
  }

  /// Whether the interiors overlap; touching edges do not.
  @inlinable package func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  @inlinable package func contains(_ p: Point) -> Bool {
    p.x >= minX && p.x <= maxX && p.y >= minY && p.y <= maxY
  }
}

/// An affine transform: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
package struct Transform: Codable, Hashable, Sendable {
  package var a = 1.0
  package var b = 0.0
  package var c = 0.0
  package var d = 1.0
  package var tx = 0.0
  package var ty = 0.0

  package init() {}

  package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  package static let identity = Transform()

  package static func translation(_ x: Double, _ y: Double) -> Transform {
    Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  package static func scale(_ x: Double, _ y: Double) -> Transform {
    Transform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// The transform that applies `self` first, then `next`.
  package func then(_ next: Transform) -> Transform {
    Transform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  @inlinable package func apply(_ p: Point) -> Point {
    Point(a * p.x + c * p.y + tx, b * p.x + d * p.y + ty)
  }

  /// Returns the bounding box of the transformed rectangle.
  @inlinable package func apply(_ r: Rect) -> Rect {
    let (p, q) = (apply(Point(r.minX, r.minY)), apply(Point(r.maxX, r.minY)))
    let (s, t) = (apply(Point(r.minX, r.maxY)), apply(Point(r.maxX, r.maxY)))
    return Rect(
      from: Point(min(p.x, q.x, s.x, t.x), min(p.y, q.y, s.y, t.y)),
      to: Point(max(p.x, q.x, s.x, t.x), max(p.y, q.y, s.y, t.y)))
  }

  /// The mean scale factor of lengths.
  @inlinable package var magnification: Double { abs(a * d - b * c).squareRoot() }
}
