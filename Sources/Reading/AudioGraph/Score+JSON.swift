import Foundation

extension Score {
  /// Returns the score for other players, such as a page: a JSON object with sorted keys.
  ///
  ///     { "duration": 6.6,
  ///       "parts": [ { "kind": "announcement", "series": 0, "start": 0, "duration": 0.2, "text": "Oslo",
  ///                    "tones": [ … ] }, … ] }
  ///
  /// - `duration` and `start` are seconds; `start` counts from the start of the score.
  /// - `kind` is `introduction` (only `text`), `announcement` (the name of a series, with a cue of two notes),
  ///   `tones` (the series) or `ending`; `series` is the index in the described chart.
  /// - Each of `tones` is a ``Tone`` with the names of its properties: `kind` (`note`, `glide`, `tick`, `gap`,
  ///   `cue`), `start` and `duration` in seconds, `timbre` (`sine`, `triangle`, `softSquare`, `organ`; by z `bright0`
  ///   to `bright4`), `decibels`, `series`, `row` (of the series, for a single row) and `points`, each with `time` in
  ///   seconds, `hertz` (0 for ticks and gaps; its logarithm is linear between points) and `pan` from -1 to 1.
  ///
  /// Times are rounded to a hundredth of a millisecond, pitches to a thousandth of a hertz.
  package func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(WrittenScore(self))
  }
}

private struct WrittenScore: Encodable {
  struct Part: Encodable {
    var kind: String
    var series: Int?
    var start: Double
    var duration: Double
    var text: String
    var tones: [Tone]
  }

  var duration: Double
  var parts: [Part]

  init(_ score: Score) {
    duration = Self.time(score.duration)
    parts = score.parts.map { part in
      let (kind, series): (String, Int?) =
        switch part.kind {
        case .introduction: ("introduction", nil)
        case .announcement(let series): ("announcement", series)
        case .tones(let series): ("tones", series)
        case .ending: ("ending", nil)
        }
      return Part(
        kind: kind, series: series, start: Self.time(part.start), duration: Self.time(part.duration),
        text: part.text, tones: part.tones.map { Self.rounded($0, part.level) })
    }
  }

  private static func time(_ seconds: Double) -> Double { (seconds * 1e5).rounded() / 1e5 }

  private static func rounded(_ tone: Tone, _ level: Double) -> Tone {
    var tone = tone
    (tone.start, tone.duration) = (time(tone.start), time(tone.duration))
    tone.decibels = ((tone.decibels + level) * 100).rounded() / 100
    for index in tone.points.indices {
      let point = tone.points[index]
      tone.points[index] = Tone.Point(
        time: time(point.time), hertz: (point.hertz * 1000).rounded() / 1000,
        pan: (point.pan * 10_000).rounded() / 10_000)
    }
    return tone
  }
}
