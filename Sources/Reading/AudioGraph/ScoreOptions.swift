/// The listener's choices.
package struct ScoreOptions: Sendable {
  /// The duration of each series in seconds; `nil` depends on the number of its values, 2 to 8 seconds.
  package var duration: Double?
  /// The speed factor: 2 halves the duration. Notes stay long enough to hear.
  package var speed: Double = 1
  /// The indices of the audible series; `nil` for all.
  package var series: Set<Int>?
  /// The audible interval of the x axis, in axis units (indices for categories); `nil` for the whole axis.
  package var xRange: ClosedRange<Double>?
  package var pitch: Pitch = .standard
  /// Whether continuous series have separate notes, which many listeners distinguish better.
  package var playsNotesOnly = false

  package init() {}

  /// The silence between two series, in seconds.
  static let pause = 0.7
  /// The pan of the ends of the x axis; 1 would be one ear only.
  static let width = 0.9
}
