import Foundation

/// The interpolation of a line between its points.
package enum Curve: Hashable, Sendable {
  case linear
  /// Smooth, and monotone in y where the data are, without overshoot. After M. Steffen, "A simple method for
  /// monotonic interpolation in one dimension", Astronomy and Astrophysics 239 (1990).
  case monotone
  /// Cardinal spline: a tension of 0 gives the roundest curve, 1 gives straight lines.
  case cardinal(tension: Double)
  /// Catmull–Rom spline: an alpha of 0 is uniform, 0.5 centripetal, 1 chordal.
  case catmullRom(alpha: Double)
  /// The value of a point is constant until the next point.
  case stepStart
  /// The value changes midway between points.
  case stepCenter
  /// The value of a point is constant from the previous point to this one.
  case stepEnd

  /// Calls `line` and `cubic` for the segments after the first point.
  ///
  /// Points are in drawing order, with x ascending or descending. Points that are not finite are left out. For a
  /// curve that is monotone in x as a function of y, swap the coordinates and swap the results back.
  ///
  /// - Parameters:
  ///   - reversed: Draws exactly the same path from its last point to its first.
  ///   - line: Receives the end of a straight segment.
  ///   - cubic: Receives two control points and the end of a cubic segment.
  @inlinable package func draw(
    xs: UnsafeBufferPointer<Double>, ys: UnsafeBufferPointer<Double>, reversed: Bool,
    line: (Double, Double) -> Void, cubic: (Double, Double, Double, Double, Double, Double) -> Void
  ) {
    let segments = min(xs.count, ys.count) - 1
    guard segments > 0 else { return }
    for step in 0..<segments {
      let index = reversed ? segments - 1 - step : step
      let from = reversed ? index + 1 : index
      let to = reversed ? index : index + 1
      guard xs[to].isFinite, ys[to].isFinite else { continue }
      switch self {
      case .linear: break
      case .stepStart, .stepCenter, .stepEnd:
        guard xs[from].isFinite, ys[from].isFinite else { break }
        let corner =
          self == .stepStart
          ? xs[index + 1] : self == .stepEnd ? xs[index] : xs[index] / 2 + xs[index + 1] / 2
        if corner != xs[from] { line(corner, ys[from]) }
        if corner != xs[to] { line(corner, ys[to]) }
      case .monotone, .cardinal, .catmullRom:
        let control = controls(xs, ys, index, segments + 1)
        guard control.x1.isFinite, control.y1.isFinite, control.x2.isFinite, control.y2.isFinite else {
          break
        }
        if reversed {
          cubic(control.x2, control.y2, control.x1, control.y1, xs[to], ys[to])
        } else {
          cubic(control.x1, control.y1, control.x2, control.y2, xs[to], ys[to])
        }
        continue
      }
      line(xs[to], ys[to])
    }
  }

  /// Returns the control points of the segment from `index` to the next point.
  @usableFromInline func controls(
    _ xs: UnsafeBufferPointer<Double>, _ ys: UnsafeBufferPointer<Double>, _ index: Int, _ count: Int
  ) -> (x1: Double, y1: Double, x2: Double, y2: Double) {
    let before = max(index - 1, 0)
    let after = min(index + 2, count - 1)
    let (x1, y1, x2, y2) = (xs[index], ys[index], xs[index + 1], ys[index + 1])
    switch self {
    case .monotone:
      let third = (x2 - x1) / 3
      let tangent1 = Steffen.tangent(xs, ys, index, count)
      let tangent2 = Steffen.tangent(xs, ys, index + 1, count)
      return (x1 + third, y1 + third * tangent1, x2 - third, y2 - third * tangent2)
    case .cardinal(let tension):
      // The first and last points have no outer neighbour, so their control point coincides with them.
      let k = (1 - tension) / 6
      return (
        index > 0 ? x1 + k * (x2 - xs[before]) : x1, index > 0 ? y1 + k * (y2 - ys[before]) : y1,
        index + 2 < count ? x2 - k * (xs[after] - x1) : x2,
        index + 2 < count ? y2 - k * (ys[after] - y1) : y2
      )
    case .catmullRom(let alpha):
      // Knots are distance^alpha apart. A repeated point (distance 0) does not affect the direction.
      let a = pow(hypot(x1 - xs[before], y1 - ys[before]), alpha)
      let b = pow(hypot(x2 - x1, y2 - y1), alpha)
      let c = pow(hypot(xs[after] - x2, ys[after] - y2), alpha)
      var control = (x1: x1, y1: y1, x2: x2, y2: y2)
      if index > 0, a > 1e-12 {
        let weight = 2 * a * a + 3 * a * b + b * b
        let sum = 3 * a * (a + b)
        control.x1 = (x1 * weight - xs[before] * b * b + x2 * a * a) / sum
        control.y1 = (y1 * weight - ys[before] * b * b + y2 * a * a) / sum
      }
      if index + 2 < count, c > 1e-12 {
        let weight = 2 * c * c + 3 * c * b + b * b
        let sum = 3 * c * (c + b)
        control.x2 = (x2 * weight + x1 * c * c - xs[after] * b * b) / sum
        control.y2 = (y2 * weight + y1 * c * c - ys[after] * b * b) / sum
      }
      return control
    case .linear, .stepStart, .stepCenter, .stepEnd: return (x1, y1, x2, y2)
    }
  }
}

/// The tangents of the monotone curve.
private enum Steffen {
  static func tangent(
    _ xs: UnsafeBufferPointer<Double>, _ ys: UnsafeBufferPointer<Double>, _ index: Int, _ count: Int
  ) -> Double {
    let left = index > 0 ? slope(xs, ys, index - 1) : nil
    let right = index + 1 < count ? slope(xs, ys, index) : nil
    switch (left, right) {
    case (let left?, let right?): return inner(left, right)
    case (nil, let right?):
      guard index + 2 < count, let beyond = slope(xs, ys, index + 1) else { return right.slope }
      return (3 * right.slope - inner(right, beyond)) / 2
    case (let left?, nil):
      guard index > 1, let beyond = slope(xs, ys, index - 2) else { return left.slope }
      return (3 * left.slope - inner(beyond, left)) / 2
    case (nil, nil): return 0
    }
  }

  private static func inner(
    _ left: (width: Double, slope: Double), _ right: (width: Double, slope: Double)
  ) -> Double {
    let (s0, s1) = (left.slope, right.slope)
    guard s0 * s1 > 0 else { return 0 }
    let width = left.width + right.width
    let parabola = width == 0 ? .infinity : (s0 * right.width + s1 * left.width) / width
    return (s0 < 0 ? -2 : 2) * min(abs(s0), abs(s1), 0.5 * abs(parabola))
  }

  /// Returns the width and slope of a segment; `nil` if it is vertical or not finite, which ends the smooth run.
  private static func slope(
    _ xs: UnsafeBufferPointer<Double>, _ ys: UnsafeBufferPointer<Double>, _ index: Int
  ) -> (width: Double, slope: Double)? {
    let width = xs[index + 1] - xs[index]
    let slope = (ys[index + 1] - ys[index]) / width
    return width != 0 && slope.isFinite ? (width, slope) : nil
  }
}
