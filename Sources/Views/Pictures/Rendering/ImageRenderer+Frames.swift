import Foundation
import OpenChartsDisplayList
import OpenChartsMotion
import OpenChartsViewCore

extension ImageRenderer {
  /// Returns the frames of an animation from one view to another, evenly spaced in time, including both ends.
  ///
  ///     let frames = renderer.frames(from: Sales(year: 2023), to: Sales(year: 2024), duration: 0.5)
  ///     for (i, frame) in frames.enumerated() { try frame.write(to: folder.appending(path: "\(i).png")) }
  ///
  /// Marks keep their identity: bars grow, lines change shape, points move, sectors change their angles, axes slide,
  /// and 3-D charts rotate. Both views are drawn with the renderer's size, scale and background; its content is not
  /// used. The result has only the first and the last frame if the second view's environment reduces motion, or if a
  /// picture has more than 20,000 marks and points.
  ///
  /// - Parameters:
  ///   - first: The view of the first frame.
  ///   - last: The view of the last frame.
  ///   - duration: The length of the animation in seconds; `nil` uses the animation's own length, ten seconds if
  ///     it repeats forever.
  ///   - framesPerSecond: Frames per second; there are never more than 3,600 frames in all.
  ///   - animation: The animation's timing.
  /// - Returns: One scene for each frame. Any thread may write them.
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
    renderer.drawsTextAsOutlines = drawsTextAsOutlines
    renderer.take(scaleOf: self)
    return renderer.scene()
  }
}

extension RenderedScene {
  /// Returns the frames of an animation from one scene to another.
  package static func frames(
    from first: RenderedScene, to last: RenderedScene, duration: TimeInterval?, framesPerSecond: Double,
    animation: Animation
  ) -> [RenderedScene] {
    let defaultLength = min(animation.settlingDuration, 10)
    let length = duration.flatMap { $0.isFinite ? max($0, 0) : nil } ?? defaultLength
    let rate = framesPerSecond.isFinite ? min(max(framesPerSecond, 0.1), 240) : 30
    let count = Int(min((length * rate).rounded(), 3_599))
    let transition = PictureTransition(
      from: first.list, to: last.list, rotations: ChartRotations(from: first.rotatable, to: last.rotatable))
    guard count > 1, !last.reducesMotion, !transition.isCut else { return [first, last] }
    let settling = animation.settlingDuration
    return (0...count).map { i in
      guard i > 0 else { return first }
      guard i < count else { return last }
      let share = Double(i) / Double(count)
      // An animation that repeats forever cannot be stretched, so it runs at its own speed.
      let progress = animation.progress(at: settling.isFinite ? share * settling : share * length)
      var frame = last
      frame.list = transition.list(at: progress)
      frame.size = CGSize(
        width: first.size.width + (last.size.width - first.size.width) * min(max(progress, 0), 1),
        height: first.size.height + (last.size.height - first.size.height) * min(max(progress, 0), 1))
      frame.background = last.background.map { lastBackground in
        first.background?.mixed(with: lastBackground, by: min(max(progress, 0), 1)) ?? lastBackground
      }
      return frame
    }
  }
}
