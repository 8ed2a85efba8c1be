import Foundation
import OpenChartsDisplayList

/// A line or curve with its two ends.
enum PathSegment: Hashable {
  case line(Point, Point)
  case quad(Point, Point, Point)
  case cubic(Point, Point, Point, Point)

  var start: Point {
    switch self {
    case .line(let p, _), .quad(let p, _, _), .cubic(let p, _, _, _): p
    }
  }

  var end: Point {
    switch self {
    case .line(_, let p), .quad(_, _, let p), .cubic(_, _, _, let p): p
    }
  }

  func point(at t: Double) -> Point {
    let u = 1 - t
    switch self {
    case .line(let a, let b): return Point(a.x * u + b.x * t, a.y * u + b.y * t)
    case .quad(let a, let b, let c):
      let (i, j, k) = (u * u, 2 * u * t, t * t)
      return Point(a.x * i + b.x * j + c.x * k, a.y * i + b.y * j + c.y * k)
    case .cubic(let a, let b, let c, let d):
      let (i, j, k, l) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      return Point(
        a.x * i + b.x * j + c.x * k + d.x * l, a.y * i + b.y * j + c.y * k + d.y * l)
    }
  }

  private func speed(at t: Double) -> Double {
    let u = 1 - t
    switch self {
    case .line(let a, let b): return hypot(b.x - a.x, b.y - a.y)
    case .quad(let a, let b, let c):
      return 2
        * hypot(
          (b.x - a.x) * u + (c.x - b.x) * t, (b.y - a.y) * u + (c.y - b.y) * t)
    case .cubic(let a, let b, let c, let d):
      let (i, j, k) = (u * u, 2 * u * t, t * t)
      return 3
        * hypot(
          (b.x - a.x) * i + (c.x - b.x) * j + (d.x - c.x) * k,
          (b.y - a.y) * i + (c.y - b.y) * j + (d.y - c.y) * k)
    }
  }

  /// Returns the length up to a parameter, by five-point Gauss–Legendre quadrature on each of four parts.
  func length(to t: Double = 1) -> Double {
    if case .line = self { return speed(at: 0) * t }
    let nodes = [0, 0.5384693101056831, -0.5384693101056831, 0.9061798459386640, -0.9061798459386640]
    let weights = [
      0.5688888888888889, 0.4786286704993665, 0.4786286704993665, 0.2369268850561891,
      0.2369268850561891,
    ]
    let half = t / 8
    var sum = 0.0
    for part in 0..<4 {
      let middle = half * Double(2 * part + 1)
      for i in 0..<5 { sum += weights[i] * speed(at: middle + half * nodes[i]) }
    }
    return sum * half
  }

  /// Returns the parameter at a length from the start.
  func parameter(atLength wanted: Double) -> Double {
    let whole = length()
    guard whole > 0, wanted > 0 else { return 0 }
    if wanted >= whole { return 1 }
    if case .line = self { return wanted / whole }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if length(to: middle) < wanted { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// Returns the part between two parameters.
  func part(from a: Double, to b: Double) -> PathSegment {
    switch self {
    case .line: return .line(point(at: a), point(at: b))
    case .quad(let p, let q, let r):
      // The control point is the blossom of the two parameters.
      func mix(_ u: Point, _ v: Point, _ t: Double) -> Point {
        Point(u.x + (v.x - u.x) * t, u.y + (v.y - u.y) * t)
      }
      return .quad(point(at: a), mix(mix(p, q, a), mix(q, r, a), b), point(at: b))
    case .cubic(let p, let q, let r, let s):
      func mix(_ u: Point, _ v: Point, _ t: Double) -> Point {
        Point(u.x + (v.x - u.x) * t, u.y + (v.y - u.y) * t)
      }
      func blossom(_ x: Double, _ y: Double, _ z: Double) -> Point {
        let (i, j, k) = (mix(p, q, x), mix(q, r, x), mix(r, s, x))
        return mix(mix(i, j, y), mix(j, k, y), z)
      }
      return .cubic(blossom(a, a, a), blossom(a, a, b), blossom(a, b, b), blossom(b, b, b))
    }
  }

  /// Appends points after the start such that no chord deviates from the curve by more than the tolerance.
  func flattened(tolerance: Double, into points: inout [Point]) {
    let bend: Double
    switch self {
    case .line:
      points.append(end)
      return
    case .quad(let a, let b, let c):
      bend = hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y) / 4
    case .cubic(let a, let b, let c, let d):
      bend =
        max(
          hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y),
          hypot(b.x - 2 * c.x + d.x, b.y - 2 * c.y + d.y)) * 0.75
    }
    let count = bend.isFinite ? min(max(1, (bend / tolerance).squareRoot().rounded(.up)), 500) : 1
    for i in 1..<max(Int(count), 1) { points.append(point(at: Double(i) / count)) }
    points.append(end)
  }

  /// The parameters of the local extrema in x and y.
  var extremes: [Double] {
    func roots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
      // a t² + b t + c = 0
      if abs(a) < 1e-12 * (abs(b) + abs(c)) || a == 0 { return b == 0 ? [] : [-c / b] }
      let d = b * b - 4 * a * c
      guard d >= 0 else { return [] }
      let q = -0.5 * (b + (b < 0 ? -1 : 1) * d.squareRoot())
      return q == 0 ? [0] : [q / a, c / q]
    }
    let all: [Double]
    switch self {
    case .line: return []
    case .quad(let a, let b, let c):
      all =
        roots(0, a.x - 2 * b.x + c.x, b.x - a.x) + roots(0, a.y - 2 * b.y + c.y, b.y - a.y)
    case .cubic(let a, let b, let c, let d):
      all =
        roots(d.x - 3 * c.x + 3 * b.x - a.x, 2 * (c.x - 2 * b.x + a.x), b.x - a.x)
        + roots(d.y - 3 * c.y + 3 * b.y - a.y, 2 * (c.y - 2 * b.y + a.y), b.y - a.y)
    }
    return all.filter { $0 > 0 && $0 < 1 }
  }
}

/// A subpath.
struct Subpath {
  var segments: [PathSegment] = []
  var start: Point
  var isClosed = false

  /// Returns the subpaths of a path. Closing lines are segments, too.
  static func all(of path: VectorPath) -> [Subpath] {
    var parts: [Subpath] = []
    var current: Subpath?
    var at = Point.zero
    var i = 0
    for verb in path.verbs {
      let p = path.points
      if verb != .move, verb != .close, current == nil { current = Subpath(start: at) }
      switch verb {
      case .move:
        if let part = current { parts.append(part) }
        current = Subpath(start: p[i])
        at = p[i]
      case .line:
        current?.segments.append(.line(at, p[i]))
        at = p[i]
      case .quad:
        current?.segments.append(.quad(at, p[i], p[i + 1]))
        at = p[i + 1]
      case .cubic:
        current?.segments.append(.cubic(at, p[i], p[i + 1], p[i + 2]))
        at = p[i + 2]
      case .close:
        if var part = current {
          if at != part.start { part.segments.append(.line(at, part.start)) }
          part.isClosed = true
          at = part.start
          parts.append(part)
          current = nil
        }
      }
      i += verb.pointCount
    }
    if let part = current { parts.append(part) }
    return parts
  }

  func flattened(tolerance: Double) -> [Point] {
    var points = [start]
    for segment in segments { segment.flattened(tolerance: tolerance, into: &points) }
    return points
  }
}
