/// A chart as sound: what is said and played, and when. The same score drives every player.
///
/// Time follows x and pitch follows y. The series come one after another, each after its name; a soft tick marks
/// each grid line of the x axis. In a scene the rows of a surface are heard one after another in the order of z, each
/// after its place; points are the brighter the further along z they lie.
package struct Score: Sendable, Equatable {
  /// A stretch of a score: something said, or the tones of a series.
  package struct Part: Sendable, Equatable {
    package enum Kind: Sendable, Equatable {
      /// Title and summary, or the ends of the axes: silent unless a narrator speaks.
      case introduction
      /// The name of a series: a sign of two notes unless a narrator speaks.
      case announcement(series: Int)
      case tones(series: Int)
      /// The end: a sign of two rising notes, after which a narrator speaks.
      case ending
    }

    package let kind: Kind
    /// What is said; empty for tones.
    package let text: String
    /// Seconds from the beginning of the score.
    package fileprivate(set) var start: Double = 0
    /// Seconds.
    package fileprivate(set) var duration: Double
    /// Seconds of silence that follow.
    let pause: Double
    package fileprivate(set) var tones: [Tone]
    /// Decibels for all tones, which make charts equally loud.
    package var level = 0.0
    /// Where speech begins, in seconds from the beginning of the part.
    let speechOffset: Double
    /// What a narrator said.
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

    /// The part with tones that count from its own beginning.
    fileprivate var alone: Part {
      var part = self
      part.tones = tones.map { $0.moved(by: -start) }
      return part
    }
  }

  package private(set) var parts: [Part]
  /// Seconds.
  package let duration: Double

  /// Lays parts one after another; their tones count from the beginning of their part.
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

  /// Several scores one after another.
  package init(joining scores: [Score]) {
    self.init(scores.flatMap(\.parts).map(\.alone))
  }

  /// All sounds in the order of their beginning.
  package var tones: [Tone] { parts.flatMap(\.tones).sorted { ($0.start, $0.end) < ($1.start, $1.end) } }

  /// The same score with what a narrator says; parts move apart to make room.
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
