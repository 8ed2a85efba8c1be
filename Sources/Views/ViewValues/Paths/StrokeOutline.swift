import Foundation
import OpenChartsDisplayList

/// Converts strokes to outlines, to be filled with the nonzero winding rule.
struct StrokeOutline {
  let stroke: Stroke
  let half: Double
  private(set) var path = VectorPath()
  /// The maximum deviation of curves from their chords, in points.
  private let tolerance = 0.05

  init(_ stroke: Stroke) {
    self.stroke = stroke
    half = stroke.width / 2
  }

  mutating func add(_ source: VectorPath) {
    guard half > 0 else { return }
    for part in Subpath.all(of: source) {
      var points: [Point] = []
      for p in part.flattened(tolerance: tolerance) where p.isFinite && p != points.last {
        points.append(p)
      }
      var closed = part.isClosed
      if closed, points.count > 1, points.first == points.last { points.removeLast() }
      if points.count < 3 { closed = closed && points.count == 2 }
      if stroke.dash.isEmpty {
        outline(points, closed: closed, hadLength: !part.segments.isEmpty)
      } else {
        for dash in dashes(closed ? points + [points[0]] : points) {
          outline(dash, closed: false, hadLength: true)
        }
      }
    }
  }

  // MARK: Dashes

  private func dashes(_ points: [Point]) -> [[Point]] {
    // An odd number of lengths is repeated, to make it even.
    let pattern = stroke.dash.count % 2 == 0 ? stroke.dash : stroke.dash + stroke.dash
    let period = pattern.reduce(0, +)
    guard period > 0 else { return [points] }
    let whole = zip(points, points.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    // Beyond this number dashes are indistinguishable.
    guard whole / period < 100_000 else { return [points] }
    var index = 0
    var phase = stroke.dashPhase.truncatingRemainder(dividingBy: period)
    if phase < 0 { phase += period }
    while phase >= pattern[index] {
      phase -= pattern[index]
      index = (index + 1) % pattern.count
    }
    var left = pattern[index] - phase
    var result: [[Point]] = []
    var current: [Point] = index % 2 == 0 ? [points[0]] : []
    for (a, b) in zip(points, points.dropFirst()) {
      let length = hypot(b.x - a.x, b.y - a.y)
      var done = 0.0
      while length - done > left {
        done += left
        let p = Point(a.x + (b.x - a.x) * done / length, a.y + (b.y - a.y) * done / length)
        if index % 2 == 0 {
          current.append(p)
          result.append(current)
          current = []
        } else {
          current = [p]
        }
        index = (index + 1) % pattern.count
        left = pattern[index]
      }
      left -= length - done
      if index % 2 == 0 { current.append(b) }
    }
    if current.count > 1 { result.append(current) }
    return result
  }

  // MARK: Outlines

  private mutating func outline(_ points: [Point], closed: Bool, hadLength: Bool) {
    guard let first = points.first else { return }
    guard points.count > 1 else {
      dot(at: first, hadLength: hadLength)
      return
    }
    if closed {
      // Two loops of opposite direction enclose the area between them.
      for loop in [points, points.reversed()] {
        var side: [Point] = []
        for i in loop.indices {
          join(
            loop[(i + loop.count - 1) % loop.count], loop[i], loop[(i + 1) % loop.count], &side)
        }
        polygon(side)
      }
      return
    }
    var side: [Point] = []
    appendSide(points, &side)
    appendSide(points.reversed(), &side)
    polygon(side)
  }

  /// Appends one side from the first point to the last, with the cap at the last.
  private func appendSide(_ points: [Point], _ side: inout [Point]) {
    let n = normal(points[0], points[1])
    side.append(points[0] + n)
    for i in 1..<(points.count - 1) where points.count > 2 {
      join(points[i - 1], points[i], points[i + 1], &side)
    }
    let end = points[points.count - 1]
    let m = normal(points[points.count - 2], end)
    side.append(end + m)
    switch stroke.cap {
    case .butt: break
    case .square:
      let ahead = Point(m.y, -m.x)
      side.append(end + m + ahead)
      side.append(end + ahead - m)
    case .round: arc(around: end, from: m, sweep: -.pi, &side)
    }
  }

  /// The left normal on screen, with the length of half the width.
  private func normal(_ a: Point, _ b: Point) -> Point {
    let length = hypot(b.x - a.x, b.y - a.y)
    return Point(-(b.y - a.y) / length * half, (b.x - a.x) / length * half)
  }

  private func join(_ before: Point, _ at: Point, _ after: Point, _ side: inout [Point]) {
    let (m, n) = (normal(before, at), normal(at, after))
    let cross = m.x * n.y - m.y * n.x
    let dot = m.x * n.x + m.y * n.y
    let turnAngle = atan2(cross, dot)
    side.append(at + m)
    guard abs(turnAngle) > 1e-9 else { return }
    if turnAngle > 0 {
      // The inner side goes through the corner, so that short segments cannot invert it.
      side.append(at)
    } else {
      switch stroke.join {
      case .bevel: break
      case .round: arc(around: at, from: m, sweep: turnAngle, &side)
      case .miter:
        // The ratio of the mitre length to the width, compared with the limit.
        let sine = cos(turnAngle / 2)
        if sine > 1e-9, 1 / sine <= stroke.miterLimit {
          let scale = 1 / (2 * sine * sine)
          side.append(Point(at.x + (m.x + n.x) * scale, at.y + (m.y + n.y) * scale))
        }
      }
    }
    side.append(at + n)
  }

  /// Appends points between the ends of an arc, without the ends.
  private func arc(around c: Point, from r: Point, sweep angle: Double, _ side: inout [Point]) {
    let step = 2 * acos(max(1 - tolerance / max(half, tolerance), 0))
    let count = max(2, Int((abs(angle) / step).rounded(.up)))
    for i in 1..<count {
      let a = angle * Double(i) / Double(count)
      side.append(
        Point(c.x + r.x * cos(a) - r.y * sin(a), c.y + r.x * sin(a) + r.y * cos(a)))
    }
  }

  /// Adds the dot or square of a line without length, if its caps have an extent.
  private mutating func dot(at p: Point, hadLength: Bool) {
    let box = Rect(x: p.x - half, y: p.y - half, width: stroke.width, height: stroke.width)
    switch stroke.cap {
    case .butt: break
    case .round: if hadLength { path.addEllipse(in: box) }
    case .square: if hadLength { path.addRect(box) }
    }
  }

  private mutating func polygon(_ points: [Point]) {
    guard points.count > 2 else { return }
    path.reserve(points.count + 1)
    path.move(to: points[0])
    for p in points.dropFirst() { path.line(to: p) }
    path.close()
  }
}

extension Path {
  /// Returns the area of a stroke along this path, to be filled with the nonzero winding rule.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    var outline = StrokeOutline(style.stroke)
    outline.add(vector)
    return Path(outline.path)
  }
}
