import Foundation
import Isolation
import Synchronization

/// How a change runs in time. A still picture shows where it ends.
public struct Animation: Hashable, Sendable {
  enum Curve: Hashable, Sendable {
    /// Control points of a cubic curve from (0, 0) to (1, 1).
    case bezier(Double, Double, Double, Double)
    /// Response in seconds, fraction of critical damping.
    case spring(response: Double, damping: Double)
  }

  var curve: Curve
  /// Seconds.
  var duration: Double
  var delay = 0.0
  var speed = 1.0
  var repeats: Int? = 1
  var autoreverses = false

  /// A spring of half a second without bounce.
  public static let `default` = Animation(curve: .spring(response: 0.5, damping: 1), duration: 0.5)

  /// At one speed; seconds.
  public static func linear(duration: TimeInterval) -> Animation {
    Animation(curve: .bezier(0, 0, 1, 1), duration: duration)
  }
  /// Slow at first; seconds.
  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation(curve: .bezier(0.42, 0, 1, 1), duration: duration)
  }
  /// Slow at the end; seconds.
  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation(curve: .bezier(0, 0, 0.58, 1), duration: duration)
  }
  /// Slow at both ends; seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(curve: .bezier(0.42, 0, 0.58, 1), duration: duration)
  }
  /// Along a cubic curve from (0, 0) to (1, 1) with two control points, as in CSS; seconds. `p1x` and `p2x` are kept
  /// within 0 to 1.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(curve: .bezier(p1x, p1y, p2x, p2y), duration: duration)
  }
  /// At one speed, in 0.35 seconds.
  public static var linear: Animation { .linear(duration: 0.35) }
  /// Slow at first, in 0.35 seconds.
  public static var easeIn: Animation { .easeIn(duration: 0.35) }
  /// Slow at the end, in 0.35 seconds.
  public static var easeOut: Animation { .easeOut(duration: 0.35) }
  /// Slow at both ends, in 0.35 seconds.
  public static var easeInOut: Animation { .easeInOut(duration: 0.35) }

  /// A spring with a period in seconds; it swings below a damping of 1. `blendDuration` has no effect here.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(curve: .spring(response: response, damping: dampingFraction), duration: response)
  }
  /// A spring of so many seconds; it swings above a bounce of 0 and is sluggish below. `blendDuration` has no effect
  /// here.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    // Less than no bounce damps more and more.
    let damping = bounce < 0 ? 1 / max(1 + bounce, 0.001) : 1 - bounce
    return Animation(curve: .spring(response: duration, damping: damping), duration: duration)
  }
  /// A spring of half a second without bounce.
  public static var spring: Animation { .spring(duration: 0.5, bounce: 0) }
  /// A quick spring, for what follows a finger. `blendDuration` has no effect here.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation(curve: .spring(response: response, damping: dampingFraction), duration: response)
  }
  /// A quick spring, for what follows a finger.
  public static var interactiveSpring: Animation { .interactiveSpring() }
  /// A spring by its physics; it swings below critical damping. `initialVelocity` has no effect here.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    let response = 2 * Double.pi * (mass / max(stiffness, .ulpOfOne)).squareRoot()
    let critical = 2 * (max(stiffness, 0) * mass).squareRoot()
    return Animation(
      curve: .spring(response: response, damping: critical > 0 ? damping / critical : 1),
      duration: response)
  }
  /// A spring without bounce but what is added.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    .spring(duration: duration, bounce: extraBounce)
  }
  /// A spring with a bounce of 0.15 and what is added.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    .spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A spring with a bounce of 0.3 and what is added.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    .spring(duration: duration, bounce: 0.3 + extraBounce)
  }
  /// A spring of half a second without bounce.
  public static var smooth: Animation { .smooth() }
  /// A spring of half a second with a bounce of 0.15.
  public static var snappy: Animation { .snappy() }
  /// A spring of half a second with a bounce of 0.3.
  public static var bouncy: Animation { .bouncy() }

  /// Begins so many seconds later; delays add up.
  public func delay(_ delay: TimeInterval) -> Animation {
    var copy = self
    copy.delay += delay
    return copy
  }
  /// Runs so many times as fast, and with it the delay given so far. At 0 or below it never gets going; NaN and
  /// infinity count as 1.
  public func speed(_ speed: Double) -> Animation {
    var copy = self
    copy.speed *= speed
    // The delay given so far belongs to what runs faster.
    if speed > 0, speed.isFinite { copy.delay /= speed }
    return copy
  }
  /// Runs so many times, every other time backwards where it reverses. None for 0 or less: the end is there at once.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    var copy = self
    copy.repeats = repeatCount
    copy.autoreverses = autoreverses
    return copy
  }
  /// Runs until its view goes or is animated otherwise, every other time backwards where it reverses.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var copy = self
    copy.repeats = nil
    copy.autoreverses = autoreverses
    return copy
  }
}

/// What travels with a change of state.
public struct Transaction: Sendable {
  /// How the change runs in time; `nil` at once.
  public var animation: Animation?
  /// Whether the change is there at once all the same, transitions with it; what is on its way already goes on.
  public var disablesAnimations = false
  /// Whether it is one of many in a row, as of a finger that moves. Kept; nothing here asks for it.
  public var isContinuous = false
  /// What is to run when the animation is over.
  package var completion: AnimationCompletion?
  /// A change without animation.
  public init() {}
  /// A change that runs so in time.
  public init(animation: Animation?) { self.animation = animation }

  /// That of the change that is being made on this thread.
  @TaskLocal package static var current: Transaction?
}

/// Something to run once, when an animation is over or when nothing was animated.
package final class AnimationCompletion: Sendable {
  private let body: MainActorBox<() -> Void>
  private let taken = Atomic(false)
  private let hasRun = Atomic(false)

  init(_ body: @escaping () -> Void) { self.body = MainActorBox(body) }

  /// Whether a live session runs it when its animation is over.
  var isTaken: Bool { taken.load(ordering: .acquiring) }

  /// Leaves it to a live session.
  package func take() { taken.store(true, ordering: .releasing) }

  /// Runs it, unless it has run before.
  @MainActor package func run() {
    if !hasRun.exchange(true, ordering: .acquiringAndReleasing) { body.value() }
  }
}

/// Runs the body; what its changes move is animated in a live session. A still picture shows the end.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// When an animation counts as finished.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isRemoval: Bool
  /// When what moved is where it was going to.
  public static let logicallyComplete = AnimationCompletionCriteria(isRemoval: false)
  /// When nothing moves any more; the same moment here.
  public static let removed = AnimationCompletionCriteria(isRemoval: true)
}

/// Runs the body, and the completion when its animation is over: at once where nothing moves.
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

/// Runs the body; its changes travel with the transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows
  -> Result
{
  try Transaction.$current.withValue(transaction, operation: body)
}
