/// One sound of a score.
package struct Tone: Sendable, Equatable, Codable {
  package enum Kind: String, Sendable, Codable {
    /// A single value.
    case note
    /// A continuous tone through several values.
    case glide
    /// A grid line of the x axis.
    case tick
    /// A missing value.
    case gap
    /// The cues before a series and at the end.
    case cue
  }

  /// A point that the tone passes.
  package struct Point: Sendable, Equatable, Codable {
    /// Seconds from the start of the score.
    package var time: Double
    /// The frequency; its logarithm is linear between points. 0 for ticks and gaps.
    package var hertz: Double
    /// The pan from −1, left, to 1, right.
    package var pan: Double
  }

  package var kind: Kind
  /// Seconds from the start of the score.
  package var start: Double
  /// The duration in seconds.
  package var duration: Double
  /// At least one point, in order of time. The pitch is constant after the last one.
  package var points: [Point]
  package var timbre: Timbre
  /// The gain in decibels.
  package var decibels: Double
  /// The index of the series; `nil` for the final cue.
  package var series: Int?
  /// The row of the series; `nil` unless the tone is for a single row.
  package var row: Int?

  package var end: Double { start + duration }

  func louder(by decibels: Double) -> Tone {
    var tone = self
    tone.decibels += decibels
    return tone
  }

  func moved(by seconds: Double) -> Tone {
    var tone = self
    tone.start += seconds
    for index in tone.points.indices { tone.points[index].time += seconds }
    return tone
  }
}
