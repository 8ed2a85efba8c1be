/// The options of `opencharts animate`.
package struct AnimateArguments: Equatable {
  /// The column whose values are the states.
  package var by = ""
  /// Duration of each transition, in seconds.
  package var duration = 0.8
  /// Time for which each state is held, in seconds.
  package var hold = 1.0
  package var loops = false
  package var framesPerSecond = 30.0

  package init() {}
}
