import OpenChartsDescriptions

extension Score {
  /// Creates the score of a chart.
  ///
  /// - Parameters:
  ///   - introduction: Sentences for a narrator before the first tone: title, summary, ends of the axes.
  ///   - ending: The narrator's final words.
  package init(
    _ chart: DescribedChart, options: ScoreOptions = ScoreOptions(), introduction: [String] = [],
    ending: String = ""
  ) {
    var parts = introduction.filter { !$0.isEmpty }.map { Part(.introduction, text: $0, duration: 0) }
    let indices = chart.series.indices
    let chosen = options.series.map { $0.filter { indices.contains($0) }.sorted() } ?? Array(indices)
    for index in chosen {
      let writer = SeriesScore(chart, series: index, options)
      let played = writer.tones()
      let cue = Self.cue(series: index, [660, 660])
      parts.append(
        Part(
          .announcement(series: index), text: chart.series[index].name, duration: 0.2, pause: 0.2, tones: cue)
      )
      parts.append(
        Part(
          .tones(series: index), duration: writer.duration,
          pause: index == chosen.last ? 0.3 : ScoreOptions.pause,
          tones: played))
    }
    if !chosen.isEmpty {
      parts.append(
        Part(
          .ending, text: ending, duration: 0.3, tones: Self.cue(series: nil, [660, 990]), speechOffset: 0.3))
    }
    let level = ProgrammeLoudness.level(of: Self(parts).tones, options.pitch)
    for index in parts.indices { parts[index].level = level }
    self.init(parts)
  }

  /// Returns short notes of 80 ms.
  private static func cue(series: Int?, _ pitches: [Double]) -> [Tone] {
    pitches.enumerated().map { index, hertz in
      let start = Double(index) * 0.1
      return Tone(
        kind: .cue, start: start, duration: 0.08,
        points: [Tone.Point(time: start, hertz: hertz, pan: 0)], timbre: series.map(Timbre.init) ?? .sine,
        decibels: -6, series: series, row: nil)
    }
  }
}
