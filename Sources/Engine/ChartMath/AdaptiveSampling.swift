import Foundation

/// Finds the parameters at which a curve must be sampled so that straight pieces between the samples look like the
/// curve.
///
/// Pieces are halved while the curve deviates from their chord. Where the curve ends (it has no position, such as the
/// square root of a negative number), bisection finds the last position. Where it jumps (a step, or a pole from one
/// side of the picture to the other), bisection ends at two neighbouring numbers whose positions are still far apart.
/// The curve is split there. Steep but continuous parts converge under bisection and stay joined.
package struct AdaptiveSampling {
  /// A position of a curve, in points. Areas have a second edge; for lines, ``other`` equals ``y``.
  package struct Position: Sendable {
    package var x: Double
    package var y: Double
    package var other: Double

    package init(x: Double, y: Double, other: Double? = nil) {
      self.x = x
      self.y = y
      self.other = other ?? y
    }

    fileprivate func distance(to position: Position) -> Double {
      max(hypot(position.x - x, position.y - y), hypot(position.x - x, position.other - other))
    }

    /// Returns the distance from this position to the straight piece between two positions.
    fileprivate func distance(from a: Position, _ b: Position) -> Double {
      func stray(_ x: Double, _ y: Double, _ ax: Double, _ ay: Double, _ bx: Double, _ by: Double) -> Double {
        let (dx, dy) = (bx - ax, by - ay)
        let square = dx * dx + dy * dy
        let t = square > 0 ? min(max(((x - ax) * dx + (y - ay) * dy) / square, 0), 1) : 0
        return hypot(x - ax - t * dx, y - ay - t * dy)
      }
      return max(stray(x, y, a.x, a.y, b.x, b.y), stray(x, other, a.x, a.other, b.x, b.other))
    }
  }

  /// The largest deviation from the curve, in points. It is less than a pixel at any scale.
  private static let tolerance = 0.05
  /// The length in points above which a piece is checked for a jump.
  private static let leastLeap = 1.0
  /// The fractions of a piece at which the curve is tested. They are uneven, because with even fractions a curve with
  /// the same period could look straight.
  private static let probes = [0.23, 0.5, 0.79]

  private let maximumDepth: Int
  private let position: (Double) -> Position?
  private var runs: [[Double]] = []
  private var isOpen = false
  private var last: (parameter: Double, position: Position)?

  /// Returns the parameters in ascending order, in runs. The curve is split between runs.
  ///
  /// - Parameters:
  ///   - pieces: The number of equal pieces at the start.
  ///   - maximumDepth: The maximum number of times that a piece is halved.
  ///   - position: Returns a finite position in points, clipped some way outside the picture; `nil` where the curve
  ///     has none.
  package static func runs(
    over interval: ClosedRange<Double>, pieces: Int, maximumDepth: Int = 6,
    position: (Double) -> Position?
  ) -> [[Double]] {
    withoutActuallyEscaping(position) { position in
      var sampling = AdaptiveSampling(maximumDepth: maximumDepth, position: position)
      sampling.walk(interval, pieces: max(pieces, 1))
      return sampling.runs
    }
  }

  private init(maximumDepth: Int, position: @escaping (Double) -> Position?) {
    self.maximumDepth = maximumDepth
    self.position = position
  }

  private mutating func walk(_ interval: ClosedRange<Double>, pieces: Int) {
    let (lower, upper) = (interval.lowerBound, interval.upperBound)
    var t = lower
    var p = position(t)
    if let p { append(t, p) }
    guard upper > lower else { return }
    for i in 1...pieces {
      let next = interval.bound(i, of: pieces)
      let q = position(next)
      refine(t, p, next, q, depth: 0)
      (t, p) = (next, q)
    }
  }

  private mutating func append(_ t: Double, _ p: Position) {
    if isOpen {
      if let last, last.parameter == t { return }
      runs[runs.count - 1].append(t)
    } else if let last, isNeighbour(last.parameter, t), last.position.distance(to: p) < Self.tolerance {
      // A single undefined point, such as sin x ÷ x at zero, does not split the curve.
      runs[runs.count - 1].append(t)
    } else {
      runs.append([t])
    }
    isOpen = true
    last = (t, p)
  }

  private func isNeighbour(_ a: Double, _ b: Double) -> Bool {
    abs(b - a) <= max(abs(a), abs(b)) * 1e-12 + 1e-300
  }

  /// Appends the samples after `a`, which is already appended, up to and including `b`.
  private mutating func refine(_ a: Double, _ pa: Position?, _ b: Double, _ pb: Position?, depth: Int) {
    switch (pa, pb) {
    case (nil, nil):
      guard depth < maximumDepth else { return }
      for probe in Self.probes {
        let t = a + (b - a) * probe
        guard let p = position(t) else { continue }
        refine(a, nil, t, p, depth: depth + 1)
        refine(t, p, b, nil, depth: depth + 1)
        return
      }
    case (let pa?, nil):
      let (end, p) = border(inside: a, pa, outside: b)
      refine(a, pa, end, p, depth: min(depth + 1, maximumDepth))
      isOpen = false
    case (nil, let pb?):
      let (start, p) = border(inside: b, pb, outside: a)
      append(start, p)
      refine(start, p, b, pb, depth: min(depth + 1, maximumDepth))
    case (let pa?, let pb?): refine(a, pa, b, pb, depth: depth)
    }
  }

  private mutating func refine(_ a: Double, _ pa: Position, _ b: Double, _ pb: Position, depth: Int) {
    guard b > a else { return }
    if depth < maximumDepth {
      for probe in Self.probes {
        guard let p = position(a + (b - a) * probe), p.distance(from: pa, pb) <= Self.tolerance else {
          // Split at the middle, or exactly at the probe that has no position.
          let isMissing = position(a + (b - a) * probe) == nil
          let middle = a + (b - a) * (isMissing ? probe : 0.5)
          let m = position(middle)
          refine(a, pa, middle, m, depth: depth + 1)
          refine(middle, m, b, pb, depth: depth + 1)
          return
        }
      }
    }
    if pa.distance(to: pb) > Self.leastLeap, let leap = leap(a, pa, b, pb) {
      append(leap.before, leap.from)
      isOpen = false
      append(leap.after, leap.to)
    }
    append(b, pb)
  }

  /// Returns the last parameter with a position between one that has a position and one that has none.
  private func border(inside: Double, _ p: Position, outside: Double) -> (Double, Position) {
    var (inside, p, outside) = (inside, p, outside)
    for _ in 0..<1_100 {
      let middle = inside + (outside - inside) / 2
      guard middle != inside, middle != outside else { break }
      if let m = position(middle) { (inside, p) = (middle, m) } else { outside = middle }
    }
    return (inside, p)
  }

  /// Returns the two sides of a jump; `nil` where the curve is continuous, however steep.
  private func leap(_ a: Double, _ pa: Position, _ b: Double, _ pb: Position)
    -> (before: Double, from: Position, after: Double, to: Position)?
  {
    var (a, pa, b, pb) = (a, pa, b, pb)
    var distance = pa.distance(to: pb)
    for _ in 0..<1_100 {
      let middle = a + (b - a) / 2
      guard middle != a, middle != b else { break }
      guard let m = position(middle) else { break }
      let (left, right) = (pa.distance(to: m), m.distance(to: pb))
      // The ends of a continuous curve get closer as the interval shrinks.
      guard max(left, right) > 0.75 * distance else { return nil }
      if left >= right { (b, pb) = (middle, m) } else { (a, pa) = (middle, m) }
      distance = max(left, right)
    }
    return distance > Self.leastLeap / 2 ? (a, pa, b, pb) : nil
  }
}
