import CairoRenderer
import DisplayList
import Foundation
import SVGRenderer
import ViewCore

/// Pictures that change into each other, one after another, each held for a while.
package struct MovingPicture: Sendable {
  /// Scenes with the seconds that each is seen.
  package private(set) var frames: [(scene: RenderedScene, seconds: Double)] = []
  package let loops: Bool

  /// - Parameters:
  ///   - states: What is held; between them it moves.
  ///   - hold: Seconds of each state.
  ///   - change: Seconds of each change.
  ///   - framesPerSecond: How many pictures a change has in a second.
  ///   - animation: How it runs.
  ///   - loops: Whether the last state changes into the first again, for ever.
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
      // The way is cut into as many pieces as there are frames and one, so that both ends are hit.
      let seconds = change / Double(between.count + 1)
      frames[frames.count - 1].seconds += between.isEmpty ? 0 : seconds
      frames += between.map { ($0, seconds) }
    }
  }

  /// Seconds from the first frame to the end of the last.
  package var duration: Double { frames.reduce(0) { $0 + $1.seconds } }

  private var moving: [MovingFrame] {
    frames.map { MovingFrame($0.scene.list, background: $0.scene.background, seconds: $0.seconds) }
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

  /// An animated PNG.
  package func apng() throws -> Data {
    Data(
      try CairoRenderer.apng(
        moving, size: size, scale: frames.first?.scene.scale ?? 1, plays: loops ? 0 : 1))
  }
}
