import Foundation
import OpenChartsCairoRenderer
import OpenChartsDisplayList
import OpenChartsSVGRenderer
import OpenChartsViewCore

/// An animation through several pictures, each of which is held for a while.
package struct MovingPicture: Sendable {
  /// Each frame and its duration in seconds.
  package private(set) var frames: [(scene: RenderedScene, seconds: Double)] = []
  package let loops: Bool

  /// - Parameters:
  ///   - states: The pictures that are held, with an animation from each to the next.
  ///   - hold: The seconds for which each state is held.
  ///   - change: The seconds of each animation between two states.
  ///   - framesPerSecond: The frame rate of the animations.
  ///   - animation: The timing of each animation.
  ///   - loops: Whether the last state is animated back to the first, forever.
  package init(
    _ states: [RenderedScene], hold: Double, change: Double, framesPerSecond: Double, animation: Animation,
    loops: Bool
  ) {
    self.loops = loops && states.count > 1
    let hold = hold.isFinite ? max(hold, 0) : 0
    for (i, state) in states.enumerated() {
      frames.append((state, hold))
      guard i + 1 < states.count || self.loops else { continue }
      let between = RenderedScene.frames(
        from: state, to: states[(i + 1) % states.count], duration: change, framesPerSecond: framesPerSecond,
        animation: animation
      ).dropFirst().dropLast()
      // One more interval than frames in between, so that both ends are exact.
      let seconds = change / Double(between.count + 1)
      frames[frames.count - 1].seconds += between.isEmpty ? 0 : seconds
      frames += between.map { ($0, seconds) }
    }
  }

  /// The seconds from the first frame to the end of the last.
  package var duration: Double { frames.reduce(0) { $0 + $1.seconds } }

  private var moving: [AnimationFrame] {
    frames.map { AnimationFrame($0.scene.list, background: $0.scene.background, seconds: $0.seconds) }
  }

  private var size: Size {
    Size(
      frames.map { Double($0.scene.size.width) }.max() ?? 0,
      frames.map { Double($0.scene.size.height) }.max() ?? 0)
  }

  /// Returns one document that plays without a script; the last picture if motion is reduced.
  package func svg() -> String {
    guard let last = frames.last?.scene else { return "" }
    return SVGRenderer.render(moving, size: size, options: last.svgOptions, loops: loops)
  }

  /// Returns an animated PNG.
  package func apng() throws -> Data {
    Data(
      try CairoRenderer.apng(
        moving, size: size, scale: frames.first?.scene.scale ?? 1, plays: loops ? 0 : 1))
  }
}
