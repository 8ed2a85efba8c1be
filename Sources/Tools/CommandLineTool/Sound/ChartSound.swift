import OpenChartsAudioGraph
import OpenChartsDescriptions
import OpenChartsLimits
import OpenChartsNarration
import OpenChartsPhrases
import OpenChartsPictures
import OpenChartsTables

/// The options of a chart's sound, resolved against the chart.
@MainActor
struct ChartSound {
  private let chart: DescribedChart
  private let settings: PictureSettings

  init(_ chart: DescribedChart, _ settings: PictureSettings) {
    self.chart = chart
    self.settings = settings
  }

  func options(_ audio: AudioArguments) throws -> ScoreOptions {
    var options = ScoreOptions()
    options.duration = audio.duration
    if !audio.series.isEmpty { options.series = Set(try audio.series.map(series)) }
    if audio.from != nil || audio.to != nil { options.xRange = try stretch(audio.from, audio.to) }
    return options
  }

  /// The sound of a chart, or of its panels one after another; `nil` if there is no chart.
  ///
  /// - Throws: ``PlanError`` if no panel has the series or the part of the x axis that the options name, or
  ///   if the sound exceeds `Limits.soundSeconds`. Panels without them are left out.
  static func score(
    of charts: [OpenChartsPictures.SceneChart], _ audio: AudioArguments, _ settings: PictureSettings
  ) throws
    -> (Score, pitch: Pitch)?
  {
    guard let first = charts.first else { return nil }
    let options = charts.map { chart in
      Result { try ChartSound(chart.described, settings).options(audio) }
    }
    let playableCharts = zip(charts, options).compactMap { chart, options in
      (try? options.get()).map { (chart, options: $0) }
    }
    guard !playableCharts.isEmpty else {
      _ = try options[0].get()
      return nil
    }
    let scores = playableCharts.map { $0.0.score($0.options) }
    var score = scores.count == 1 ? scores[0] : Score(joining: scores)
    try checkLength(of: score)
    if audio.isNarrated {
      score = try score.narrated(by: EspeakNarrator(language: SpeechLanguage(first.facts.locale).code))
      try checkLength(of: score)
    }
    return (score, playableCharts[0].options.pitch)
  }

  /// Throws ``PlanError`` if a sound would be longer than the limit.
  private static func checkLength(of score: Score) throws {
    let longest = Limits.soundSeconds
    guard score.duration > Double(longest.value) else { return }
    throw PlanError(
      "the sound would last \(Int(score.duration.rounded(.up))) s, and \(longest.text) is the limit; "
        + "give some of the series with --series, or a shorter --duration")
  }

  private func series(_ name: String) throws -> Int {
    if let index = chart.series.firstIndex(where: { $0.name == name }) { return index }
    if let number = Int(name), chart.series.indices.contains(number - 1) { return number - 1 }
    let names = chart.series.map(\.name).filter { !$0.isEmpty }
    if let suggestion = nearestName(to: name, among: names) {
      throw PlanError("there is no series \"\(name)\"; did you mean \"\(suggestion)\"?")
    }
    throw PlanError(
      "there is no series \"\(name)\"; "
        + (names.isEmpty ? "there is one without a name" : "there are \(names.joined(separator: ", "))"))
  }

  private func stretch(_ from: String?, _ to: String?) throws -> ClosedRange<Double> {
    let range = chart.x.range
    let low = try from.map { try value($0, "--from") } ?? range.lowerBound
    let high = try to.map { try value($0, "--to") } ?? range.upperBound
    guard low < high, high > range.lowerBound, low < range.upperBound else {
      throw PlanError(
        "--from and --to leave nothing of the axis, which runs from \(chart.x.describe(range.lowerBound)) to "
          + chart.x.describe(range.upperBound))
    }
    return max(low, range.lowerBound)...min(high, range.upperBound)
  }

  private func value(_ text: String, _ option: String) throws -> Double {
    if chart.x.scale == .category {
      if let index = chart.x.categories.firstIndex(of: text) { return Double(index) }
      let suggestion = nearestName(to: text, among: chart.x.categories)
      throw PlanError(
        "\(option) \(text) is no name on the axis" + (suggestion.map { "; did you mean \($0)?" } ?? ""))
    }
    let parsedValue = chart.x.isDate ? Table.moment(text, zone: settings.zone) : Double(text)
    guard let parsedValue, parsedValue.isFinite else {
      throw PlanError(
        "\(option) \(text) is not a \(chart.x.isDate ? "date such as 2024-06-30" : "number")")
    }
    return parsedValue
  }
}
