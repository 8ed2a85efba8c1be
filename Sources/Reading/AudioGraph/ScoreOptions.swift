/// Choices of the listener.
package struct ScoreOptions: Sendable {
  /// Length of each series in seconds; `nil`: by the number of its values, 2 to 8.
  package var duration: Double?
  /// Twice is half as long; notes stay long enough to hear.
  package var speed: Double = 1
  /// Indices of the series that sound; `nil`: all.
  package var series: Set<Int>?
  /// The stretch of the x axis that sounds, in axis units (indices with categories); `nil`: the whole axis.
  package var xRange: ClosedRange<Double>?
  package var pitch: Pitch = .standard
  /// Continuous series as single notes too: many listeners tell them apart better.
  package var playsNotesOnly = false

  package init() {}

  /// Silence between two series, in seconds.
  static let pause = 0.7
  /// How far left and right the ends of the x axis lie; 1 would be one ear only.
  static let width = 0.9
}
