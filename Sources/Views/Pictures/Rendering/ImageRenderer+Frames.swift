import DisplayList
import Foundation
import Motion
import ViewCore

extension ImageRenderer {
  /// The pictures of a change from one view to another, evenly spaced in time, first and last included.
  ///
  ///     let frames = renderer.frames(from: Sales(year: 2023), to: Sales(year: 2024), duration: 0.5)
  ///     for (i, frame) in frames.enumerated() { try frame.write(to: folder.appending(path: "\(i).png")) }
  ///
  /// Marks keep their identity: bars grow, lines morph, points move, sectors sweep, axes slide, charts in three
  /// dimensions turn. Both views are
  /// drawn with the renderer's size, scale and ground; its own content takes no part. Where motion is reduced in
  /// the environment of the second view, there are two frames: it cuts. Very large pictures, of more than 20,000
  /// marks and points, cut too.
  ///
  /// - Parameters:
  ///   - first: What is seen at first.
  ///   - last: What is seen at last.
  ///   - duration: Seconds that the animation is stretched to; by default it takes its own time, at most ten
  ///     seconds where that has no end.
  ///   - framesPerSecond: 30 by default; at most 3,600 frames are made.
  ///   - animation: How the change runs.
  /// - Returns: Values that any thread may write, as ``scene()`` gives.
  public func frames(
    from first: some View, to last: some View, duration: TimeInterval? = nil, framesPerSecond: Double = 30,
    animation: Animation = .default
  ) -> [RenderedScene] {
    RenderedScene.frames(
      from: scene(of: first), to: scene(of: last), duration: duration, framesPerSecond: framesPerSecond,
      animation: animation)
  }

  private func scene(of view: some View) -> RenderedScene {
    let renderer = ImageRenderer<AnyView>(content: AnyView(view))
    renderer.proposedSize = proposedSize
    renderer.isOpaque = isOpaque
    renderer.take(scaleOf: self)
    return renderer.scene()
  }
}

extension RenderedScene {
  /// The pictures of a change from one scene to another.
  package static func frames(
    from first: RenderedScene, to last: RenderedScene, duration: TimeInterval?, framesPerSecond: Double,
    animation: Animation
  ) -> [RenderedScene] {
    let own = min(animation.settlingDuration, 10)
    let length = duration.flatMap { $0.isFinite ? max($0, 0) : nil } ?? own
    let rate = framesPerSecond.isFinite ? min(max(framesPerSecond, 0.1), 240) : 30
    let count = Int(min((length * rate).rounded(), 3_599))
    let transition = PictureTransition(
      from: first.list, to: last.list, turning: Turning(from: first.turnable, to: last.turnable))
    guard count > 1, !last.reducesMotion, !transition.isCut else { return [first, last] }
    let settling = animation.settlingDuration
    return (0...count).map { i in
      guard i > 0 else { return first }
      guard i < count else { return last }
      let share = Double(i) / Double(count)
      // Stretched to the duration asked for; what never ends runs at its own speed.
      let progress = animation.progress(at: settling.isFinite ? share * settling : share * length)
      var frame = last
      frame.list = transition.list(at: progress)
      frame.size = CGSize(
        width: first.size.width + (last.size.width - first.size.width) * min(max(progress, 0), 1),
        height: first.size.height + (last.size.height - first.size.height) * min(max(progress, 0), 1))
      frame.background = last.background.map { ground in
        first.background?.mixed(with: ground, by: min(max(progress, 0), 1)) ?? ground
      }
      return frame
    }
  }
}
