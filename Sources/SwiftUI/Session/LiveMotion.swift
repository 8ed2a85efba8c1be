import DisplayList
import Foundation
import Motion

/// A change of a live session's picture that takes time.
@MainActor struct LiveMotion {
  /// Seconds from one picture to the next.
  static let frame = 1.0 / 60
  /// Seconds after which an animation without an end stops being shown.
  private static let longest = 600.0

  let animation: Animation
  /// Seconds of the session's clock.
  let end: Double
  private let start: Double
  private let transition: PictureTransition

  /// `nil` where nothing moves, or too much.
  init?(from: DisplayList, to: DisplayList, _ animation: Animation, start: Double) {
    transition = PictureTransition(from: from, to: to)
    let duration = min(animation.settlingDuration, Self.longest)
    guard !transition.isCut, duration > 0 else { return nil }
    self.animation = animation
    self.start = start
    end = start + duration
  }

  func list(at time: Double) -> DisplayList {
    transition.list(at: animation.progress(at: max(time - start, 0)))
  }
}
