import Foundation
import OpenChartsDisplayList

extension Path {
  /// Adds a circular arc, after a line to its start if the path has a current point.
  ///
  /// Angles increase clockwise on screen from three o'clock. As in Core Graphics, `clockwise` refers to a y axis that
  /// points up: `false` means increasing angles, which look clockwise on screen. A difference of at least a full turn
  /// gives a full circle.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    guard delta.isFinite else { return }
    if clockwise {
      if delta <= -turn || delta >= turn {
        delta = -turn
      } else if delta > 0 {
        delta -= turn
      }
    } else {
      if delta >= turn || delta <= -turn {
        delta = turn
      } else if delta < 0 {
        delta += turn
      }
    }
    addArc(center, radius, startAngle.radians, delta, transform)
  }

  /// Adds a circular arc that spans `delta`; positive is clockwise on screen.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    addArc(center, radius, startAngle.radians, delta.radians, transform)
  }

  /// Adds an arc tangent to the line from the current point to `tangent1End` and to the line from there to
  /// `tangent2End`.
  public mutating func addArc(
    tangent1End p1: CGPoint, tangent2End p2: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let current = currentPoint else {
      move(to: p1.applying(transform))
      return
    }
    // The current point is already transformed; the arguments are not.
    let p0 = transform.isIdentity ? current : current.applying(transform.inverted())
    let (ax, ay) = (Double(p0.x - p1.x), Double(p0.y - p1.y))
    let (bx, by) = (Double(p2.x - p1.x), Double(p2.y - p1.y))
    let (a, b) = (hypot(ax, ay), hypot(bx, by))
    let cross = ax * by - ay * bx
    guard a > 0, b > 0, radius > 0, abs(cross) > 1e-12 * a * b else {
      addLine(to: p1.applying(transform))
      return
    }
    let angle = acos(min(max((ax * bx + ay * by) / (a * b), -1), 1))
    let reach = Double(radius) / tan(angle / 2)
    let start = Point(Double(p1.x) + ax / a * reach, Double(p1.y) + ay / a * reach)
    let end = Point(Double(p1.x) + bx / b * reach, Double(p1.y) + by / b * reach)
    // The centre is on the bisector.
    let distance = Double(radius) / sin(angle / 2)
    let (mx, my) = (ax / a + bx / b, ay / a + by / b)
    let m = hypot(mx, my)
    let center = Point(Double(p1.x) + mx / m * distance, Double(p1.y) + my / m * distance)
    let from = atan2(start.y - center.y, start.x - center.x)
    var delta = atan2(end.y - center.y, end.x - center.x) - from
    if delta > .pi { delta -= 2 * .pi }
    if delta < -.pi { delta += 2 * .pi }
    addArc(center.cgPoint, radius, from, delta, transform)
  }

  private mutating func addArc(
    _ center: CGPoint, _ radius: CGFloat, _ start: Double, _ delta: Double,
    _ transform: CGAffineTransform
  ) {
    let c = Point(center)
    let r = Double(radius)
    guard c.isFinite, r.isFinite, r >= 0, start.isFinite, delta.isFinite else { return }
    let t = transform.transform
    func at(_ angle: Double) -> Point { Point(c.x + r * cos(angle), c.y + r * sin(angle)) }
    let first = t.apply(at(start)).cgPoint
    if vector.isEmpty { move(to: first) } else { addLine(to: first) }
    // At most a quarter turn for each curve; more than a full turn is drawn once.
    let sweep = min(max(delta, -2 * .pi), 2 * .pi)
    let pieces = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    guard sweep != 0 else { return }
    let step = sweep / Double(pieces)
    let k = 4.0 / 3 * tan(step / 4) * r
    for i in 0..<pieces {
      let (a, b) = (start + Double(i) * step, start + Double(i + 1) * step)
      let (p, q) = (at(a), at(b))
      vector.cubic(
        t.apply(Point(p.x - k * sin(a), p.y + k * cos(a))),
        t.apply(Point(q.x + k * sin(b), q.y - k * cos(b))), to: t.apply(q))
    }
  }
}
