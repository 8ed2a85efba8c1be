/// A chart as sound: texts and tones with their times. All players use this score.
///
/// Time follows x and pitch follows y. Series follow each other, each after its name; a soft tick marks each grid
/// line of the x axis. In 3-D, the rows of a surface follow each other in order of z, each after its position, and z
/// sets the brightness of points.
package struct Score: Sendable, Equatable {
  /// A section of a score: a text, or the tones of a series.
  package struct Part: Sendable, Equatable {
    package enum Kind: Sendable, Equatable {
      /// Title and summary, or the ends of the axes. Silent without a narrator.
      case introduction
      /// The name of a series. A cue of two notes without a narrator.
      case announcement(series: Int)
      case tones(series: Int)
      /// The end: a cue of two rising notes, followed by the narrator's final words.
      case ending
    }

    package let kind: Kind
    /// The text for a narrator; empty for tones.
    package let text: String
    /// Seconds from the start of the score.
    package fileprivate(set) var start: Double = 0
    /// The duration in seconds.
    package fileprivate(set) var duration: Double
    /// The silence after the part, in seconds.
    let pause: Double
    package fileprivate(set) var tones: [Tone]
    /// The gain of all tones in decibels, which makes charts equally loud.
    package var level = 0.0
    /// Seconds from the start of the part to the speech.
    let speechOffset: Double
    /// The narrator's speech for the text.
    package fileprivate(set) var speech: Speech?

    init(
      _ kind: Kind, text: String = "", duration: Double, pause: Double = 0, tones: [Tone] = [],
      speechOffset: Double = 0
    ) {
      self.kind = kind
      self.text = text
      self.duration = duration
      self.pause = pause
      self.tones = tones
      self.speechOffset = speechOffset
    }

    /// The part with tones timed from its start.
    fileprivate var alone: Part {
      var part = self
      part.tones = tones.map { $0.moved(by: -start) }
      return part
    }
  }

  package private(set) var parts: [Part]
  /// The duration in seconds.
  package let duration: Double

  /// The score with all tones in the middle, for one channel.
  package var centred: Score {
    var score = self
    for part in score.parts.indices {
      for tone in score.parts[part].tones.indices {
        for point in score.parts[part].tones[tone].points.indices {
          score.parts[part].tones[tone].points[point].pan = 0
        }
      }
    }
    return score
  }

  /// Creates a score from consecutive parts, whose tones are timed from the start of their part.
  init(_ parts: [Part]) {
    var time = 0.0
    self.parts = parts.map { part in
      var part = part
      part.start = time
      part.tones = part.tones.map { $0.moved(by: time) }
      time += part.duration + part.pause
      return part
    }
    duration = time
  }

  /// Creates a score from consecutive scores.
  package init(joining scores: [Score]) {
    self.init(scores.flatMap(\.parts).map(\.alone))
  }

  /// All sounds in the order of their beginning.
  package var tones: [Tone] { parts.flatMap(\.tones).sorted { ($0.start, $0.end) < ($1.start, $1.end) } }

  /// Returns the score with a narrator's speech; parts move to make room.
  package func narrated(by narrator: some Narrator) throws -> Score {
    Score(
      try parts.map { part in
        var part = part.alone
        guard !part.text.isEmpty else { return part }
        let speech = try narrator.speech(for: part.text)
        if case .announcement = part.kind { part.tones = [] }
        part.speech = speech
        part.duration = max(
          part.tones.isEmpty ? 0 : part.duration, part.speechOffset + speech.duration + 0.25)
        return part
      })
  }
}
