import DisplayList
import Foundation
import Motion
import ViewCore

/// A change of a live session's picture that takes time.
@MainActor struct LiveMotion {
  /// Seconds from one picture to the next.
  static let frame = 1.0 / 60
  /// Seconds after which an animation without an end stops being shown.
  private static let longest = 600.0

  /// That of all that stays; `nil` where only what comes and goes takes its time.
  let animation: Animation?
  /// Seconds of the session's clock.
  let end: Double
  /// How views come and go: those that are still going are known in the next change too.
  let transitions: [GroupRole: LiveTransition]
  private let start: Double
  private let from: DisplayList
  private let to: DisplayList
  private let transition: PictureTransition
  /// The charts in three dimensions of both pictures.
  private let turning: Turning

  /// `nil` where nothing moves, or too much.
  ///
  /// `old` says how the views that were there come and go, with those of the change before, `new` how those that are
  /// there now do; `turning` holds the charts in three dimensions of both pictures.
  init?(
    from: DisplayList, to: DisplayList, _ animation: Animation?, start: Double,
    old: [GroupRole: LiveTransition] = [:], new: [GroupRole: LiveTransition] = [:],
    turning: Turning = Turning()
  ) {
    let moving = old.merging(new) { $1 }.filter { old[$0.key] == nil || new[$0.key] == nil }
    let own = moving.values.compactMap(\.animation).map(\.settlingDuration).max()
    let duration = min(max(animation?.settlingDuration ?? 0, own ?? 0), Self.longest)
    guard duration > 0 else { return nil }
    self.init(from: from, to: to, animation, start: start, end: start + duration, moving, turning)
  }

  private init?(
    from: DisplayList, to: DisplayList, _ animation: Animation?, start: Double, end: Double,
    _ transitions: [GroupRole: LiveTransition], _ turning: Turning
  ) {
    transition = PictureTransition(
      from: from, to: to, transitions: transitions.mapValues(\.group), turning: turning)
    guard !transition.isCut else { return nil }
    (self.from, self.to) = (from, to)
    (self.animation, self.start, self.end) = (animation, start, end)
    self.transitions = transitions
    self.turning = turning
  }

  /// The same change in its own time, to a picture of which a part has changed at once meanwhile; `charts` are those in
  /// three dimensions of the new picture.
  ///
  /// - Returns: `nil` where nothing is left that moves.
  func continued(to new: DisplayList, with charts: [TurnableChart]) -> LiveMotion? {
    LiveMotion(
      from: from.rebased(from: to, to: new), to: new, animation, start: start, end: end, transitions,
      turning.rebased(to: charts))
  }

  func list(at time: Double) -> DisplayList {
    transition.list(at: progress(at: time), seconds: max(time - start, 0))
  }

  /// The charts in three dimensions as they are seen at a time.
  func charts(at time: Double) -> [TurnableChart] { turning.charts(at: progress(at: time)) }

  private func progress(at time: Double) -> Double { animation?.progress(at: max(time - start, 0)) ?? 1 }
}
