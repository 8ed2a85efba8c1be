import Foundation

/// The progress of an animation over time.
extension Animation {
  /// Returns the progress in seconds after the start: 0 is the old state, 1 the new one.
  ///
  /// Springs and some curves exceed 1. Before the start and during the delay it is 0. At the end it is 1, even if the
  /// last repetition ran backwards, because the new state applies.
  package func progress(at seconds: Double) -> Double {
    guard seconds < settlingDuration else { return 1 }
    let time = (seconds - max(delay, 0)) * rate
    guard time > 0, seconds.isFinite else { return 0 }
    let cycleLength = cycleDuration
    let cycle = (time / cycleLength).rounded(.down)
    let isBackwards = autoreverses && cycle.truncatingRemainder(dividingBy: 2) == 1
    let within = repeats == 1 ? time : time - cycle * cycleLength
    return curve.progress(at: isBackwards ? cycleLength - within : within, duration: duration)
  }

  /// The time in seconds until the animation ends, with its delay and repetitions. A spring ends when it stays within
  /// 0.001 of its target. Infinite for endless repetition, and for a spring without damping.
  package var settlingDuration: Double {
    let cycle = cycleDuration
    guard cycle > 0 else { return max(delay, 0) }
    guard let repeats else { return .infinity }
    guard repeats > 0, rate > 0 else { return repeats > 0 ? .infinity : 0 }
    return max(delay, 0) + cycle * Double(repeats) / rate
  }

  private var rate: Double { speed.isFinite ? max(speed, 0) : 1 }

  /// The duration of one repetition at speed 1, in seconds.
  private var cycleDuration: Double {
    switch curve {
    case .bezier: duration.isFinite ? max(duration, 0) : 0
    case .spring(let response, let damping, let velocity):
      SpringMotion(response: response, damping: damping, velocity: velocity)?.settling ?? 0
    }
  }
}

extension Animation.Curve {
  fileprivate func progress(at seconds: Double, duration: Double) -> Double {
    switch self {
    case .bezier(let x1, let y1, let x2, let y2):
      guard duration > 0 else { return 1 }
      return TimingCurve(x1, y1, x2, y2).progress(at: seconds / duration)
    case .spring(let response, let damping, let velocity):
      let spring = SpringMotion(response: response, damping: damping, velocity: velocity)
      return spring?.progress(at: seconds) ?? 1
    }
  }
}

/// A cubic Bézier curve from (0, 0) to (1, 1) that maps time to progress.
package struct TimingCurve: Sendable {
  private let x1: Double
  private let y1: Double
  private let x2: Double
  private let y2: Double

  /// Creates a curve from two control points. x is clamped to 0...1, so that time never runs backwards.
  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    func clamped(_ x: Double) -> Double { x.isFinite ? min(max(x, 0), 1) : 0 }
    (self.x1, self.x2) = (clamped(x1), clamped(x2))
    (self.y1, self.y2) = (y1.isFinite ? y1 : 0, y2.isFinite ? y2 : 1)
  }

  private static func cubic(_ a: Double, _ b: Double, _ u: Double) -> Double {
    ((1 + 3 * a - 3 * b) * u + (3 * b - 6 * a)) * u * u + 3 * a * u
  }

  package func progress(at share: Double) -> Double {
    guard share > 0 else { return 0 }
    guard share < 1 else { return 1 }
    // x increases with u, so bisection always converges; Newton's method is usually faster.
    var (low, high, u) = (0.0, 1.0, share)
    for _ in 0..<60 {
      let error = Self.cubic(x1, x2, u) - share
      if abs(error) < 1e-12 { break }
      if error > 0 { high = u } else { low = u }
      let slope = (3 * (1 + 3 * x1 - 3 * x2) * u + 2 * (3 * x2 - 6 * x1)) * u + 3 * x1
      let next = u - error / slope
      u = slope > 1e-9 && next > low && next < high ? next : (low + high) / 2
    }
    return Self.cubic(y1, y2, u)
  }
}
