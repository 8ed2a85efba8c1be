import ChartModel
import DisplayList
import Foundation

/// Sectors of a pie or a ring, from twelve o'clock, clockwise.
enum SectorGeometry {
  /// The radius of a pie as a share of half the smaller side of the plot.
  private static let standardOuterRatio = 0.95
  /// Half of the one-point gap that keeps neighbours apart.
  private static let standardInset = 0.5

  /// The sum that the whole circle stands for; `nil` where nothing can be drawn.
  static func total(_ marks: [ResolvedMarks], diagnostics: inout [Diagnostic]) -> Double? {
    var total = 0.0
    var end = 0.0
    var skipped = 0
    var found = false
    for table in marks where table.table.kind == .sector {
      guard let angle = table.table.angle else { continue }
      for row in 0..<table.table.count {
        if angle.isInterval {
          guard angle.values[row].isFinite, angle.ends[row].isFinite else {
            skipped += 1
            continue
          }
          end = max(end, angle.ends[row])
          found = true
        } else if angle.values[row] > 0, angle.values[row].isFinite {
          total += angle.values[row]
          found = true
        } else {
          skipped += 1
        }
      }
    }
    if skipped > 0 { diagnostics.append(Messages.sectorsNotPositive(skipped)) }
    return found ? min(max(total, end), .greatestFiniteMagnitude) : nil
  }

  static func draw(
    _ marks: ResolvedMarks, looks: MarkLooks, total: Double, running: inout Double, isOnly: Bool,
    in space: PlotSpace,
    into fragments: inout Fragments
  ) {
    guard let angle = marks.table.angle, total > 0 else { return }
    let center = Point(space.size.width / 2, space.size.height / 2)
    let available = min(space.size.width, space.size.height) / 2
    let outer = marks.table.shape.outerRadius.radius(in: available, automatic: standardOuterRatio * available)
    let inner = min(marks.table.shape.innerRadius.radius(in: outer, automatic: 0), outer)
    let asked = max(marks.table.shape.angularInset, 0)
    let inset = asked > 0 ? asked : isOnly ? 0 : standardInset
    for row in 0..<marks.table.count {
      var from = running
      var to = running
      if angle.isInterval {
        (from, to) = (angle.values[row], angle.ends[row])
      } else if angle.values[row] > 0, angle.values[row].isFinite {
        to = running + angle.values[row]
        running = to
      }
      guard to > from, to.isFinite, from.isFinite, looks.code(row) >= 0 else { continue }
      let look = looks[row]
      // From noon clockwise; y grows downwards, so angles grow clockwise too.
      let start = -Double.pi / 2 + 2 * .pi * (from / total)
      let end = -Double.pi / 2 + 2 * .pi * (to / total)
      let path = outline(
        center: center, inner: inner, outer: outer, start: start, end: end, inset: inset,
        cornerRadius: max(look.style.cornerRadius ?? 0, 0))
      guard !path.isEmpty else { continue }
      let middle = (start + end) / 2
      // A full pie's single sector is labelled in the middle of the circle.
      let reach = inner > 0 ? (inner + outer) / 2 : end - start > 1.999 * .pi ? 0 : outer * 0.62
      let place = Point(center.x + Foundation.cos(middle) * reach, center.y + Foundation.sin(middle) * reach)
      fragments.record(Rect(x: place.x, y: place.y, width: 0, height: 0), id: marks.firstID + UInt32(row))
      let item = PathItem(
        path, fill: look.brush, brushBounds: look.style.alignsWithPlot ? space.bounds : nil,
        id: MarkID(marks.firstID + UInt32(row)))
      fragments.add(
        .path(item), order: marks.table.order[row], style: look.style, frame: path.controlBounds,
        pattern: look.pattern)
    }
  }

  /// The outline of a ring sector whose side edges are moved inwards by `inset` points, so that the gap
  /// between neighbours has parallel sides; corners are rounded by circles that touch arc and side.
  static func outline(
    center: Point, inner: Double, outer: Double, start: Double, end: Double, inset: Double,
    cornerRadius: Double
  ) -> VectorPath {
    let sweep = end - start
    guard outer > 0, sweep > 0 else { return VectorPath() }
    var path = VectorPath()
    func point(_ angle: Double, _ radius: Double) -> Point {
      Point(center.x + Foundation.cos(angle) * radius, center.y + Foundation.sin(angle) * radius)
    }
    if sweep >= 2 * .pi - 1e-9 {
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
    let half = sweep / 2
    let middle = (start + end) / 2
    // A sector narrower than its insets keeps a sliver, so that no value disappears.
    let widest = outer * Foundation.sin(min(half, .pi / 2))
    let d = min(inset, widest * 0.5)
    let c = cornerRadius > 0 ? cornerLimit(cornerRadius, inner: inner, outer: outer, half: half, d: d) : 0
    let outerShift = Foundation.asin(min(d / outer, 1))

    // Outer edge.
    if c > 0 {
      let r = outer - c
      let turn = Foundation.asin(min((d + c) / r, 1))
      let along = (r * r - (d + c) * (d + c)).squareRoot()
      path.move(to: side(center, start, along, d))
      path.corner(center: point(start + turn, r), c, from: start - .pi / 2, to: start + turn)
      path.arc(center, outer, from: start + turn, to: end - turn)
      path.corner(center: point(end - turn, r), c, from: end - turn, to: end + .pi / 2)
    } else {
      path.move(to: point(start + outerShift, outer))
      path.arc(center, outer, from: start + outerShift, to: end - outerShift)
    }
    // Inner edge, back again.
    let innerShift = inner > d ? Foundation.asin(d / inner) : .pi
    if inner > 0, 2 * innerShift < sweep {
      let rInner = inner + c
      let turn = c > 0 ? Foundation.asin(min((d + c) / rInner, 1)) : 0
      if c > 0, 2 * turn < sweep {
        let along = (rInner * rInner - (d + c) * (d + c)).squareRoot()
        path.line(to: side(center, end, along, -d))
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
      path.line(to: point(middle, max(reach, 0)))
    }
    path.close()
    return path
  }

  /// A point on a side edge: `along` the direction of the angle, moved across it by `d`.
  private static func side(_ center: Point, _ angle: Double, _ along: Double, _ d: Double) -> Point {
    let (cosine, sine) = (Foundation.cos(angle), Foundation.sin(angle))
    return Point(center.x + cosine * along - sine * d, center.y + sine * along + cosine * d)
  }

  /// The largest corner that two sides, and both arcs, leave room for.
  private static func cornerLimit(_ wanted: Double, inner: Double, outer: Double, half: Double, d: Double)
    -> Double
  {
    var limit = min(wanted, (outer - inner) / 2)
    let sine = Foundation.sin(min(half, .pi / 2))
    limit = min(limit, (outer * sine - d) / (1 + sine))
    return max(limit, 0)
  }
}

extension MarkLength {
  /// A radius: points, or relative to another radius.
  fileprivate func radius(in available: Double, automatic: Double) -> Double {
    switch self {
    case .automatic: automatic
    case .fixed(let points): max(points, 0)
    case .ratio(let share): max(share * available, 0)
    case .inset(let margin): max(available - margin, 0)
    }
  }
}

extension VectorPath {
  /// A circular arc from the current point, in pieces of at most a quarter, each one cubic.
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

  /// An arc of a rounding circle, the short way round.
  fileprivate mutating func corner(center: Point, _ radius: Double, from start: Double, to end: Double) {
    var delta = end - start
    while delta > .pi { delta -= 2 * .pi }
    while delta < -.pi { delta += 2 * .pi }
    arc(center, radius, from: start, to: start + delta)
  }
}
