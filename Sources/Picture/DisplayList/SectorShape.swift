import Foundation

/// The geometry of a sector of a pie or ring; angles in radians clockwise from three o'clock, lengths in points.
package struct SectorShape: Hashable, Sendable {
  package var center: Point
  package var inner: Double
  package var outer: Double
  package var start: Double
  package var end: Double
  /// The distance by which the side edges move inwards, so that the gap between neighbours has parallel sides.
  package var inset = 0.0
  /// The radius of corner circles tangent to arc and side.
  package var cornerRadius = 0.0

  package init(center: Point, inner: Double, outer: Double, start: Double, end: Double) {
    self.center = center
    self.inner = inner
    self.outer = outer
    self.start = start
    self.end = end
  }

  /// The outline; empty if the sector has no extent.
  package var outline: VectorPath {
    let sweep = end - start
    guard outer > 0, sweep > 0, sweep.isFinite, outer.isFinite else { return VectorPath() }
    guard sweep < 2 * .pi - 1e-9 else { return wholeRing }
    var path = VectorPath()
    let half = sweep / 2
    // A sector narrower than its insets keeps a sliver, so that no value disappears.
    let widest = outer * Foundation.sin(min(half, .pi / 2))
    let d = min(inset, widest * 0.5)
    let c = cornerRadius > 0 ? cornerLimit(half: half, d: d) : 0
    let outerShift = Foundation.asin(min(d / outer, 1))

    // The outer edge.
    if c > 0 {
      let r = outer - c
      let turn = Foundation.asin(min((d + c) / r, 1))
      let along = (r * r - (d + c) * (d + c)).squareRoot()
      path.move(to: side(start, along, d))
      path.corner(center: point(start + turn, r), c, from: start - .pi / 2, to: start + turn)
      path.arc(center, outer, from: start + turn, to: end - turn)
      path.corner(center: point(end - turn, r), c, from: end - turn, to: end + .pi / 2)
    } else {
      path.move(to: point(start + outerShift, outer))
      path.arc(center, outer, from: start + outerShift, to: end - outerShift)
    }
    // The inner edge, in the reverse direction.
    let innerShift = inner > d ? Foundation.asin(d / inner) : .pi
    if inner > 0, 2 * innerShift < sweep {
      let rInner = inner + c
      let turn = c > 0 ? Foundation.asin(min((d + c) / rInner, 1)) : 0
      if c > 0, 2 * turn < sweep {
        let along = (rInner * rInner - (d + c) * (d + c)).squareRoot()
        path.line(to: side(end, along, -d))
        path.corner(center: point(end - turn, rInner), c, from: end + .pi / 2, to: end - turn + .pi)
        path.arc(center, inner, from: end - turn, to: start + turn)
        path.corner(center: point(start + turn, rInner), c, from: start + turn - .pi, to: start - .pi / 2)
      } else {
        path.line(to: point(end - innerShift, inner))
        path.arc(center, inner, from: end - innerShift, to: start + innerShift)
      }
    } else {
      // The side edges meet before the inner radius.
      let reach = half < .pi / 2 ? d / Foundation.sin(half) : d
      path.line(to: point((start + end) / 2, max(reach, 0)))
    }
    path.close()
    return path
  }

  /// Returns the outline with strips beyond its sides, which neighbours cover. Without them, a hairline would be visible
  /// where pixels are half covered.
  ///
  /// A sector with an inset or with rounded corners does not touch its neighbours and has no strips.
  /// - Parameters:
  ///   - before: The width of the strip before the start in points.
  ///   - after: The width of the strip after the end in points.
  package func outline(before: Double, after: Double) -> VectorPath {
    let sweep = end - start
    guard before > 0 || after > 0, inset == 0, cornerRadius == 0, inner >= 0, outer > inner, sweep > 0,
      sweep < 2 * .pi - 1e-9, outer.isFinite
    else { return outline }
    var path = VectorPath()
    path.move(to: point(start, outer))
    path.arc(center, outer, from: start, to: end)
    if after > 0 {
      path.line(to: side(end, outer, after))
      path.line(to: side(end, inner, after))
    }
    path.line(to: point(end, inner))
    if inner > 0 { path.arc(center, inner, from: end, to: start) }
    if before > 0 {
      path.line(to: side(start, inner, -before))
      path.line(to: side(start, outer, -before))
    }
    path.close()
    return path
  }

  private var wholeRing: VectorPath {
    var path = VectorPath()
    path.move(to: point(-.pi / 2, outer))
    path.arc(center, outer, from: -.pi / 2, to: 1.5 * .pi)
    path.close()
    if inner > 0 {
      path.move(to: point(1.5 * .pi, inner))
      path.arc(center, inner, from: 1.5 * .pi, to: -.pi / 2)
      path.close()
    }
    return path
  }

  private func point(_ angle: Double, _ radius: Double) -> Point {
    Point(center.x + Foundation.cos(angle) * radius, center.y + Foundation.sin(angle) * radius)
  }

  /// Returns a point on a side edge, at the distance `along` in the direction of the angle and at the perpendicular
  /// distance `d`.
  private func side(_ angle: Double, _ along: Double, _ d: Double) -> Point {
    let (cosine, sine) = (Foundation.cos(angle), Foundation.sin(angle))
    return Point(center.x + cosine * along - sine * d, center.y + sine * along + cosine * d)
  }

  /// The largest corner radius that fits between the two sides and between the two arcs.
  private func cornerLimit(half: Double, d: Double) -> Double {
    var limit = min(cornerRadius, (outer - inner) / 2)
    let sine = Foundation.sin(min(half, .pi / 2))
    limit = min(limit, (outer * sine - d) / (1 + sine))
    return max(limit, 0)
  }
}

extension VectorPath {
  /// Adds a circular arc from the current point, as cubics of at most a quarter turn each.
  fileprivate mutating func arc(_ center: Point, _ radius: Double, from start: Double, to end: Double) {
    let pieces = max(1, Int((abs(end - start) / (.pi / 2)).rounded(.up)))
    let step = (end - start) / Double(pieces)
    let k = 4.0 / 3 * Foundation.tan(step / 4)
    var angle = start
    for _ in 0..<pieces {
      let (c0, s0) = (Foundation.cos(angle), Foundation.sin(angle))
      let (c1, s1) = (Foundation.cos(angle + step), Foundation.sin(angle + step))
      cubic(
        Point(center.x + radius * (c0 - k * s0), center.y + radius * (s0 + k * c0)),
        Point(center.x + radius * (c1 + k * s1), center.y + radius * (s1 - k * c1)),
        to: Point(center.x + radius * c1, center.y + radius * s1))
      angle += step
    }
  }

  /// Adds an arc of a corner circle in the shorter direction.
  fileprivate mutating func corner(center: Point, _ radius: Double, from start: Double, to end: Double) {
    var delta = end - start
    while delta > .pi { delta -= 2 * .pi }
    while delta < -.pi { delta += 2 * .pi }
    arc(center, radius, from: start, to: start + delta)
  }
}
