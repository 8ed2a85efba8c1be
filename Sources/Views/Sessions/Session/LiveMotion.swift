import Foundation
import OpenChartsDisplayList
import OpenChartsMotion
import OpenChartsViewCore

/// An animated change of a live session's picture.
@MainActor struct LiveMotion {
  /// The time between frames, in seconds.
  nonisolated static let frame = 1.0 / 60
  /// The maximum duration of an animation, in seconds, for those that never end.
  private static let longest = 600.0

  /// The animation of the views that stay; `nil` if only insertions and removals are animated.
  let animation: Animation?
  /// When the animation ends, in seconds of the session's clock.
  let end: Double
  /// The transitions of inserted and removed views. The next change needs those that are still in progress.
  let transitions: [GroupRole: LiveTransition]
  private let start: Double
  private let from: DisplayList
  private let to: DisplayList
  private let transition: PictureTransition
  /// The 3-D charts of both pictures.
  private let rotations: ChartRotations

  /// Creates an animated change; `nil` if nothing is animated, or the pictures differ too much.
  ///
  /// - Parameters:
  ///   - old: The transitions of the previous views, including the transitions of an animation that is still running.
  ///   - new: The transitions of the current views.
  ///   - rotations: The 3-D charts of both pictures.
  init?(
    from: DisplayList, to: DisplayList, _ animation: Animation?, start: Double,
    old: [GroupRole: LiveTransition] = [:], new: [GroupRole: LiveTransition] = [:],
    rotations: ChartRotations = ChartRotations()
  ) {
    let moving = old.merging(new) { $1 }.filter { old[$0.key] == nil || new[$0.key] == nil }
    let partDuration = moving.values.compactMap(\.animation).map(\.settlingDuration).max()
    let duration = min(max(animation?.settlingDuration ?? 0, partDuration ?? 0), Self.longest)
    guard duration > 0 else { return nil }
    self.init(from: from, to: to, animation, start: start, end: start + duration, moving, rotations)
  }

  private init?(
    from: DisplayList, to: DisplayList, _ animation: Animation?, start: Double, end: Double,
    _ transitions: [GroupRole: LiveTransition], _ rotations: ChartRotations
  ) {
    transition = PictureTransition(
      from: from, to: to, transitions: transitions.mapValues(\.group), rotations: rotations)
    guard !transition.isCut else { return nil }
    (self.from, self.to) = (from, to)
    (self.animation, self.start, self.end) = (animation, start, end)
    self.transitions = transitions
    self.rotations = rotations
  }

  /// The same animation toward another picture, in which a part has changed without animation.
  ///
  /// - Parameter charts: The 3-D charts of that picture.
  /// - Returns: `nil` if nothing is left to animate.
  func continued(to new: DisplayList, with charts: [RotatableChart]) -> LiveMotion? {
    LiveMotion(
      from: from.rebased(from: to, to: new), to: new, animation, start: start, end: end, transitions,
      rotations.rebased(to: charts))
  }

  func list(at time: Double) -> DisplayList {
    transition.list(at: progress(at: time), seconds: max(time - start, 0))
  }

  /// The picture at a time as the start of the next animation.
  func beginning(at time: Double) -> DisplayList {
    transition.beginning(at: progress(at: time), seconds: max(time - start, 0))
  }

  /// The 3-D charts with their poses at a time.
  func charts(at time: Double) -> [RotatableChart] { rotations.charts(at: progress(at: time)) }

  private func progress(at time: Double) -> Double { animation?.progress(at: max(time - start, 0)) ?? 1 }
}
