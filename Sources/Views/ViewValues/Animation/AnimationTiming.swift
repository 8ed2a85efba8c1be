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
    case .spring(let response, let damping): SpringMotion(response: response, damping: damping)?.settling ?? 0
    }
  }
}

extension Animation.Curve {
  fileprivate func progress(at seconds: Double, duration: Double) -> Double {
    switch self {
    case .bezier(let x1, let y1, let x2, let y2):
      guard duration > 0 else { return 1 }
      return TimingCurve(x1, y1, x2, y2).progress(at: seconds / duration)
    case .spring(let response, let damping):
      return SpringMotion(response: response, damping: damping)?.progress(at: seconds) ?? 1
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

/// A damped spring, released at rest at distance 1 from its target.
package struct SpringMotion: Sendable {
  /// The distance from the target that counts as reached.
  private static let tolerance = 0.001

  /// The angular frequency in radians per second.
  private let frequency: Double
  /// The damping as a fraction of critical damping.
  private let damping: Double

  /// - Parameters:
  ///   - response: The period without damping, in seconds. The initialiser returns `nil` if it is not positive and
  ///     finite.
  ///   - damping: The fraction of critical damping.
  package init?(response: Double, damping: Double) {
    guard response > 0, response.isFinite, !damping.isNaN else { return nil }
    frequency = 2 * .pi / response
    // With stronger damping it hardly moves.
    self.damping = min(max(damping, 0), 1_000)
  }

  package func progress(at seconds: Double) -> Double {
    guard seconds > 0 else { return 0 }
    let (w, z) = (frequency, damping)
    if abs(z - 1) < 1e-6 { return 1 - (1 + w * seconds) * exp(-w * seconds) }
    if z < 1 {
      let swing = w * (1 - z * z).squareRoot()
      return 1 - exp(-z * w * seconds) * (cos(swing * seconds) + z * w / swing * sin(swing * seconds))
    }
    let root = (z * z - 1).squareRoot()
    let (slow, fast) = (-w / (z + root), -w * (z + root))
    return 1 - (fast * exp(slow * seconds) - slow * exp(fast * seconds)) / (fast - slow)
  }

  /// The time in seconds after which it stays within 0.001 of its target.
  package var settling: Double {
    let (w, z) = (frequency, damping)
    guard z > 0 else { return .infinity }
    if z < 1 - 1e-6 {
      // Compute the time from the envelope of the oscillation. Near critical damping the envelope is too wide, so
      // search instead.
      let envelope = log(1 / (Self.tolerance * (1 - z * z).squareRoot())) / (z * w)
      return z < 0.99 ? envelope : min(envelope, falling(upTo: envelope))
    }
    var end = 1 / w
    while 1 - progress(at: end) > Self.tolerance, end < 1e9 { end *= 2 }
    return falling(upTo: end)
  }

  /// Returns the time from which it is near its target, for a spring that does not oscillate.
  private func falling(upTo end: Double) -> Double {
    var (low, high) = (0.0, end)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if abs(1 - progress(at: middle)) > Self.tolerance { low = middle } else { high = middle }
    }
    return high
  }
}
