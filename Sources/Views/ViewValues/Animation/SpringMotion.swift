import Foundation

/// A damped spring, released at distance 1 from its target.
package struct SpringMotion: Sendable {
  /// The distance from the target that counts as reached.
  private static let tolerance = 0.001
  /// The maximum velocity at the start, in distances to the target per second.
  private static let velocityLimit = 10_000.0

  /// The angular frequency in radians per second.
  private let frequency: Double
  /// The damping as a fraction of critical damping.
  private let damping: Double
  /// The velocity at the start towards the target, in distances per second.
  private let velocity: Double

  /// - Parameters:
  ///   - response: The period without damping, in seconds. The initialiser returns `nil` if it is not positive and
  ///     finite.
  ///   - damping: The fraction of critical damping.
  ///   - velocity: The velocity at the start towards the target, in distances per second; 0 if it is not finite.
  package init?(response: Double, damping: Double, velocity: Double = 0) {
    guard response > 0, response.isFinite, !damping.isNaN else { return nil }
    frequency = 2 * .pi / response
    // With stronger damping it hardly moves.
    self.damping = min(max(damping, 0), 1_000)
    let limit = Self.velocityLimit
    self.velocity = velocity.isFinite ? min(max(velocity, -limit), limit) : 0
  }

  private var isCritical: Bool { abs(damping - 1) < 1e-6 }

  /// The factors of the two exponential functions of an overdamped spring, and their rates.
  private var overdamped: (slow: (factor: Double, rate: Double), fast: (factor: Double, rate: Double)) {
    let root = (damping * damping - 1).squareRoot()
    let (slow, fast) = (-frequency / (damping + root), -frequency * (damping + root))
    return (((fast + velocity) / (fast - slow), slow), (-(slow + velocity) / (fast - slow), fast))
  }

  /// Returns the progress at a time in seconds: 0 at the start, 1 at the target.
  package func progress(at seconds: Double) -> Double {
    guard seconds > 0 else { return 0 }
    let (w, z) = (frequency, damping)
    if isCritical { return 1 - (1 + (w - velocity) * seconds) * exp(-w * seconds) }
    if z < 1 {
      let swing = w * (1 - z * z).squareRoot()
      return 1 - exp(-z * w * seconds)
        * (cos(swing * seconds) + (z * w - velocity) / swing * sin(swing * seconds))
    }
    let (slow, fast) = overdamped
    return 1 - slow.factor * exp(slow.rate * seconds) - fast.factor * exp(fast.rate * seconds)
  }

  /// Returns an upper bound of the distance from the target at a time in seconds. It rises at most once, at the start.
  private func bound(at seconds: Double) -> Double {
    // A spring that starts at rest and does not oscillate approaches its target steadily.
    if velocity == 0, damping > 0.99 { return abs(1 - progress(at: seconds)) }
    if damping <= 1 || isCritical {
      let rate = damping * frequency
      return (1 + abs(rate - velocity) * seconds) * exp(-rate * seconds)
    }
    let (slow, fast) = overdamped
    return abs(slow.factor) * exp(slow.rate * seconds) + abs(fast.factor) * exp(fast.rate * seconds)
  }

  /// The time in seconds after which it stays within 0.001 of its target.
  package var settling: Double {
    let (w, z) = (frequency, damping)
    guard z > 0 else { return .infinity }
    if z < 1 - 1e-6 {
      // Compute the time from the envelope of the oscillation. Near critical damping the envelope is too wide, so
      // search instead.
      let swing = w * (1 - z * z).squareRoot()
      let amplitude = (1 + pow((z * w - velocity) / swing, 2)).squareRoot()
      let envelope = max(log(amplitude / Self.tolerance) / (z * w), 0)
      return z < 0.99 ? envelope : min(envelope, end(within: envelope))
    }
    var end = 1 / w
    while bound(at: end) > Self.tolerance, end < 1e9 { end *= 2 }
    return self.end(within: end)
  }

  /// Returns the time after which the bound of the distance stays within the tolerance.
  private func end(within limit: Double) -> Double {
    var (low, high) = (0.0, limit)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if bound(at: middle) > Self.tolerance { low = middle } else { high = middle }
    }
    return high
  }
}
