import Foundation
import OpenChartsIsolation
import Synchronization

/// The timing of a change. A picture shows the final state.
public struct Animation: Hashable, Sendable {
  enum Curve: Hashable, Sendable {
    /// The control points of a cubic Bézier curve from (0, 0) to (1, 1).
    case bezier(Double, Double, Double, Double)
    /// The response in seconds, the fraction of critical damping, and the velocity at the start, in distances to the
    /// target per second.
    case spring(response: Double, damping: Double, velocity: Double = 0)
  }

  var curve: Curve
  /// The duration in seconds.
  var duration: Double
  var delay = 0.0
  var speed = 1.0
  var repeats: Int? = 1
  var autoreverses = false

  /// A spring of 0.5 s without bounce.
  public static let `default` = Animation(curve: .spring(response: 0.5, damping: 1), duration: 0.5)

  /// Returns an animation with constant speed; the duration is in seconds.
  public static func linear(duration: TimeInterval) -> Animation {
    Animation(curve: .bezier(0, 0, 1, 1), duration: duration)
  }
  /// Returns an animation that starts slowly; the duration is in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation(curve: .bezier(0.42, 0, 1, 1), duration: duration)
  }
  /// Returns an animation that ends slowly; the duration is in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation(curve: .bezier(0, 0, 0.58, 1), duration: duration)
  }
  /// Returns an animation that starts and ends slowly; the duration is in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(curve: .bezier(0.42, 0, 0.58, 1), duration: duration)
  }
  /// Returns an animation along a cubic Bézier curve from (0, 0) to (1, 1), as in CSS; the duration is in seconds.
  /// `p1x` and `p2x` are clamped to 0...1.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(curve: .bezier(p1x, p1y, p2x, p2y), duration: duration)
  }
  /// An animation with constant speed, in 0.35 s.
  public static var linear: Animation { .linear(duration: 0.35) }
  /// An animation that starts slowly, in 0.35 s.
  public static var easeIn: Animation { .easeIn(duration: 0.35) }
  /// An animation that ends slowly, in 0.35 s.
  public static var easeOut: Animation { .easeOut(duration: 0.35) }
  /// An animation that starts and ends slowly, in 0.35 s.
  public static var easeInOut: Animation { .easeInOut(duration: 0.35) }

  /// Returns a spring with a period in seconds. It oscillates if `dampingFraction` is below 1.
  ///
  /// `blendDuration` has no effect: a spring that replaces a running animation has its own response from the start.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(curve: .spring(response: response, damping: dampingFraction), duration: response)
  }
  /// Returns a spring with a duration in seconds. It oscillates if `bounce` is positive and is overdamped if it is
  /// negative.
  ///
  /// `blendDuration` has no effect: a spring that replaces a running animation has its own response from the start.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    Animation(curve: .spring(response: duration, damping: damping(ofBounce: bounce)), duration: duration)
  }
  /// Returns the fraction of critical damping. Negative bounce increases the damping without limit.
  private static func damping(ofBounce bounce: Double) -> Double {
    bounce < 0 ? 1 / max(1 + bounce, 0.001) : 1 - bounce
  }
  /// A spring of 0.5 s without bounce.
  public static var spring: Animation { .spring(duration: 0.5, bounce: 0) }
  /// Returns a quick spring for interactive changes.
  ///
  /// `blendDuration` has no effect: a spring that replaces a running animation has its own response from the start.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation(curve: .spring(response: response, damping: dampingFraction), duration: response)
  }
  /// A quick spring for interactive changes.
  public static var interactiveSpring: Animation { .interactiveSpring() }
  /// Returns a spring from physical parameters. It oscillates below critical damping.
  ///
  /// - Parameter initialVelocity: The velocity at the start, in distances to the target per second: 1 for a value that
  ///   would reach its target in one second. 0 starts at rest.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    let response = 2 * Double.pi * (mass / max(stiffness, .ulpOfOne)).squareRoot()
    let critical = 2 * (max(stiffness, 0) * mass).squareRoot()
    return Animation(
      curve: .spring(
        response: response, damping: critical > 0 ? damping / critical : 1, velocity: initialVelocity),
      duration: response)
  }
  /// Returns a spring with a duration in seconds, like ``spring(duration:bounce:blendDuration:)``.
  ///
  /// - Parameter initialVelocity: The velocity at the start, in distances to the target per second.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    Animation(
      curve: .spring(response: duration, damping: damping(ofBounce: bounce), velocity: initialVelocity),
      duration: duration)
  }
  /// A spring of 0.5 s without bounce.
  public static var interpolatingSpring: Animation { .interpolatingSpring(duration: 0.5) }
  /// Returns a spring with a bounce of `extraBounce`.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    .spring(duration: duration, bounce: extraBounce)
  }
  /// Returns a spring with a bounce of 0.15 plus `extraBounce`.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    .spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// Returns a spring with a bounce of 0.3 plus `extraBounce`.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    .spring(duration: duration, bounce: 0.3 + extraBounce)
  }
  /// A spring of 0.5 s without bounce.
  public static var smooth: Animation { .smooth() }
  /// A spring of 0.5 s with a bounce of 0.15.
  public static var snappy: Animation { .snappy() }
  /// A spring of 0.5 s with a bounce of 0.3.
  public static var bouncy: Animation { .bouncy() }

  /// Delays the animation by seconds. Delays add up.
  public func delay(_ delay: TimeInterval) -> Animation {
    var copy = self
    copy.delay += delay
    return copy
  }
  /// Multiplies the speed of the animation and of the delay before it. With 0 or a negative speed it never starts; NaN
  /// and infinity count as 1.
  public func speed(_ speed: Double) -> Animation {
    var copy = self
    copy.speed *= speed
    // The previous delay runs at the new speed, too.
    if speed > 0, speed.isFinite { copy.delay /= speed }
    return copy
  }
  /// Repeats the animation, every other time backwards if `autoreverses` is true. With 0 or less the change has no
  /// animation.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    var copy = self
    copy.repeats = repeatCount
    copy.autoreverses = autoreverses
    return copy
  }
  /// Repeats the animation until its view is removed or animated otherwise, every other time backwards if
  /// `autoreverses` is true.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var copy = self
    copy.repeats = nil
    copy.autoreverses = autoreverses
    return copy
  }
}

/// The context of a change of state.
public struct Transaction: Sendable {
  /// The animation of the change; `nil` for none.
  public var animation: Animation?
  /// Whether the change and its transitions are not animated. Running animations continue.
  public var disablesAnimations = false
  /// Whether the change is one of a continuous series, as in a drag. Stored, but has no effect.
  public var isContinuous = false
  /// The action to run when the animation ends.
  package var completion: AnimationCompletion?
  /// Creates a transaction without animation.
  public init() {}
  /// Creates a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }

  /// The transaction of the current task's change.
  @TaskLocal package static var current: Transaction?
}

/// An action that runs once, when an animation ends or if nothing was animated.
package final class AnimationCompletion: Sendable {
  private let body: MainActorBox<() -> Void>
  private let taken = Atomic(false)
  private let hasRun = Atomic(false)

  init(_ body: @escaping () -> Void) { self.body = MainActorBox(body) }

  /// Whether a live session will run it at the end of its animation.
  var isTaken: Bool { taken.load(ordering: .acquiring) }

  /// Assigns it to a live session.
  package func take() { taken.store(true, ordering: .releasing) }

  /// Runs the action, unless it has run before.
  @MainActor package func run() {
    if !hasRun.exchange(true, ordering: .acquiringAndReleasing) { body.value() }
  }
}

/// Runs `body` and animates its changes in a live session. A picture shows the final state.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// The time at which an animation counts as finished.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isRemoval: Bool
  /// Completes when the animated values have reached their targets.
  public static let logicallyComplete = AnimationCompletionCriteria(isRemoval: false)
  /// Completes when the animation is removed, which is at the same time as `logicallyComplete`.
  public static let removed = AnimationCompletionCriteria(isRemoval: true)
}

/// Runs `body`, animates its changes, and runs `completion` when the animation ends, or at once if nothing is
/// animated.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  let end = AnimationCompletion(completion)
  transaction.completion = end
  let result = try withTransaction(transaction, body)
  if !end.isTaken { completion() }
  return result
}

/// Runs `body` with a transaction for its changes.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows
  -> Result
{
  try Transaction.$current.withValue(transaction, operation: body)
}
