import OpenChartsMotion

/// Decides when the browser gets its next picture. Pictures are numbered, and the browser confirms each one.
struct FramePacer {
  /// The number of the last picture that was sent.
  private(set) var lastNumber = 0
  /// The number of pictures that were sent and not yet painted.
  private var unpainted = 0
  /// When the next frame of an animation is due, in seconds of the clock. Frequent confirmations do not advance it.
  private(set) var nextFrame = 0.0

  /// Whether the browser has enough pictures: one in transit and one queued. More would add latency.
  var isBusy: Bool { unpainted >= 2 }

  /// Counts one more picture and returns its number.
  @discardableResult mutating func next() -> Int {
    lastNumber += 1
    unpainted += 1
    return lastNumber
  }

  /// - Parameter number: The picture that the browser confirms. Late confirmations change nothing.
  mutating func painted(_ number: Int) { unpainted = min(unpainted, lastNumber - number) }

  /// Prepares for a browser that connects again: it will not confirm anything that was sent before.
  mutating func restart() { unpainted = 0 }

  /// Sets the time of the next frame when one is shown at `now`: slightly early, to be ready for the next frame of the
  /// browser.
  mutating func showFrame(at now: Double) { nextFrame = now + 0.75 * LiveMotion.frame }
}
