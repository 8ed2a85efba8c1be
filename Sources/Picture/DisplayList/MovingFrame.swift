/// One picture of a moving one.
package struct MovingFrame: Sendable {
  package var list: DisplayList
  package var background: RGBA?
  /// How long it is seen.
  package var seconds: Double

  package init(_ list: DisplayList, background: RGBA? = nil, seconds: Double) {
    self.list = list
    self.background = background
    self.seconds = seconds
  }
}
