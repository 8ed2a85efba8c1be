/// One sound of a score.
package struct Tone: Sendable, Equatable, Codable {
  package enum Kind: String, Sendable, Codable {
    /// A value that sounds alone.
    case note
    /// Values that one tone runs through.
    case glide
    /// A grid line of the x axis.
    case tick
    /// A place where a value is missing.
    case gap
    /// The signs before a series and after the last.
    case cue
  }

  /// A place that the tone passes.
  package struct Point: Sendable, Equatable, Codable {
    /// Seconds from the beginning of the score.
    package var time: Double
    /// Hertz; between two points the logarithm changes evenly. 0 for ticks and gaps.
    package var hertz: Double
    /// −1 left, 1 right.
    package var pan: Double
  }

  package var kind: Kind
  /// Seconds from the beginning of the score.
  package var start: Double
  /// Seconds.
  package var duration: Double
  /// At least one, in the order of time; after the last the pitch stays.
  package var points: [Point]
  package var timbre: Timbre
  /// Louder or softer than others, in decibels.
  package var decibels: Double
  /// The index of the series; `nil` for the closing sign.
  package var series: Int?
  /// The row of the series that sounds; `nil` where it is more than one, or none.
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
