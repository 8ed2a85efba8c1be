/// One continuous tone through the values, interrupted at missing ones.
///
/// If values come faster than the ear can follow, the lowest and the highest of each 20 ms remain. An outlier is held
/// for 60 ms; shorter, it would sound like a click.
struct GlideWriter {
  private static let window = 0.02
  private let score: SeriesScore

  init(_ score: SeriesScore) { self.score = score }

  func tones() -> [Tone] {
    var tones: [Tone] = []
    var run: [SeriesScore.Event] = []
    var isMissing = false
    for event in score.events {
      if event.height == nil {
        if !run.isEmpty { tones.append(glide(run)) }
        run = []
        // Consecutive missing values make one sound.
        if !isMissing {
          tones.append(score.gap(at: time(event), position: event.position, row: event.row))
        }
        isMissing = true
      } else {
        run.append(event)
        isMissing = false
      }
    }
    if !run.isEmpty { tones.append(glide(run)) }
    return tones
  }

  private func time(_ event: SeriesScore.Event) -> Double { event.position * score.duration }

  private func glide(_ run: [SeriesScore.Event]) -> Tone {
    var points: [Tone.Point] = []
    for event in thinned(run) {
      let at = time(event)
      guard event.isOutlier else {
        if let last = points.last, last.time > at { continue }
        points.append(score.point(at, event.position, event.height))
        continue
      }
      let half = SeriesScore.shortest / 2
      let (from, to) = (max(at - half, time(run[0])), min(at + half, time(run[run.count - 1])))
      // Remove the points after `from`, except points of a held value.
      while let last = points.last, last.time > from, !isHeld(points) { points.removeLast() }
      let start = max(from, points.last?.time ?? from)
      points.append(score.point(start, event.position, event.height))
      points.append(score.point(max(to, start), event.position, event.height))
    }
    let start = points[0].time
    let duration = max(points[points.count - 1].time - start, SeriesScore.shortest)
    return score.tone(
      .glide, start: start, duration: duration, points, row: run.count == 1 ? run[0].row : nil)
  }

  private func isHeld(_ points: [Tone.Point]) -> Bool {
    points.count > 1 && points[points.count - 1].hertz == points[points.count - 2].hertz
      && points[points.count - 1].pan == points[points.count - 2].pan
  }

  private func thinned(_ run: [SeriesScore.Event]) -> [SeriesScore.Event] {
    guard Double(run.count) > 2 * score.duration / Self.window else { return run }
    var retained: [SeriesScore.Event] = []
    var start = 0
    while start < run.count {
      let window = Int(time(run[start]) / Self.window)
      var (low, high, end) = (start, start, start)
      var outliers: [Int] = []
      while end < run.count, Int(time(run[end]) / Self.window) == window {
        if run[end].height ?? 0 < run[low].height ?? 0 { low = end }
        if run[end].height ?? 0 > run[high].height ?? 0 { high = end }
        if run[end].isOutlier { outliers.append(end) }
        end += 1
      }
      // The first and the last value of the series are the ends of the tone.
      var rows = Set(outliers + [low, high])
      if start == 0 { rows.insert(0) }
      if end == run.count { rows.insert(end - 1) }
      retained += rows.sorted().map { run[$0] }
      start = end
    }
    return retained
  }
}
