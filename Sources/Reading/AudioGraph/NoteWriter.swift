/// One note per value. If notes would be too short, the lowest and the highest value of each short interval remain.
///
/// Notes never overlap and last at least 60 ms, so that each has a recognizable pitch. Outliers are extremes of their
/// interval and so remain.
struct NoteWriter {
  private let score: SeriesScore
  private let isCrowded: Bool
  /// Seconds from the start of the first note to the start of a note at the end of the axis.
  let span: Double

  init(_ score: SeriesScore) {
    self.score = score
    let span = score.duration - min(SeriesScore.longest, score.duration / 2)
    let positions = score.events.map(\.position)
    isCrowded = zip(positions, positions.dropFirst()).contains { ($1 - $0) * span < SeriesScore.shortest }
    self.span = isCrowded ? score.duration : span
  }

  func tones() -> [Tone] { isCrowded ? windows() : single() }

  private func single() -> [Tone] {
    let events = score.events
    return events.indices.map { index in
      let event = events[index]
      let start = event.position * span
      let next = index + 1 < events.count ? events[index + 1].position * span : score.duration
      return sound(event, start, min(SeriesScore.longest, max(next - start, SeriesScore.shortest)))
    }
  }

  private func windows() -> [Tone] {
    let count = max(1, Int(score.duration / (2 * SeriesScore.shortest)))
    let length = score.duration / Double(count)
    var tones: [Tone] = []
    var index = 0
    while index < score.events.count {
      let window = min(Int(score.events[index].position * Double(count)), count - 1)
      var members: [SeriesScore.Event] = []
      while index < score.events.count,
        min(Int(score.events[index].position * Double(count)), count - 1) == window
      {
        members.append(score.events[index])
        index += 1
      }
      let start = Double(window) * length
      let present = members.filter { $0.height != nil }
      guard let low = present.min(by: { ($0.height ?? 0) < ($1.height ?? 0) }),
        let high = present.max(by: { ($0.height ?? 0) < ($1.height ?? 0) })
      else {
        tones.append(sound(members[0], start, length))
        continue
      }
      if low.height == high.height {
        let begin = min(max(low.position * score.duration, start), start + length - SeriesScore.shortest)
        let loudest = present.max { $0.decibels < $1.decibels } ?? low
        tones.append(sound(present.count == 1 ? low : loudest, begin, start + length - begin))
      } else {
        let isRising = (low.position, low.row) < (high.position, high.row)
        tones.append(sound(isRising ? low : high, start, length / 2))
        tones.append(sound(isRising ? high : low, start + length / 2, length / 2))
      }
    }
    return tones
  }

  private func sound(_ event: SeriesScore.Event, _ start: Double, _ duration: Double) -> Tone {
    guard let height = event.height else {
      return score.gap(at: start, position: event.position, row: event.row)
    }
    return score.tone(
      .note, start: start, duration: duration, [score.point(start, event.position, height)],
      decibels: event.decibels, row: event.row, timbre: event.timbre)
  }
}
