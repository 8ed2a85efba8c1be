/// What stands on the command line about motion.
package struct AnimateArguments: Equatable {
  /// The column whose values are the states.
  package var by = ""
  /// Seconds of each change.
  package var duration = 0.8
  /// Seconds that each state is held.
  package var hold = 1.0
  package var loops = false
  package var framesPerSecond = 30.0

  package init() {}
}
