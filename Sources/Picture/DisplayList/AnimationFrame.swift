/// One frame of an animation.
package struct AnimationFrame: Sendable {
  package var list: DisplayList
  package var background: RGBA?
  /// The duration of the frame in seconds.
  package var seconds: Double

  package init(_ list: DisplayList, background: RGBA? = nil, seconds: Double) {
    self.list = list
    self.background = background
    self.seconds = seconds
  }
}
