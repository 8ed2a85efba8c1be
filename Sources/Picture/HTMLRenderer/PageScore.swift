import OpenChartsAudioGraph
import OpenChartsDescriptions
import OpenChartsDisplayList
import OpenChartsSVGRenderer

/// The score of a chart for the page's script: one section per series, whose tones are timed from the section's
/// start.
///
///     [{"series":0,"lead":0.4,"duration":5.4,"pause":0.7,"tones":[[kind,start,duration,decibels,t,Hz,pan,…],…]}]
///
/// Kinds are 0 note, 1 glide, 2 tick, 3 gap, 4 cue; −1 to −5 are notes by brightness, −1 being the dullest.
struct PageScore {
  let chart: PageChart

  var json: String {
    let (described, indices) = matched ?? (drawn, Array(chart.values.series.indices))
    return JSONText.array(
      indices.enumerated().compactMap { series, index in
        var options = ScoreOptions()
        options.series = [index]
        return part(Score(described, options: options), series: series)
      })
  }

  /// The chart's description, if its series match those of the page, and for each series of the page the index in it.
  private var matched: (DescribedChart, [Int])? {
    guard let facts = chart.node.facts?.chart else { return nil }
    if chart.values.navigationOrder == .space { return (facts, Array(facts.series.indices)) }
    if facts.series.count == 1, chart.values.series.count == 1 { return (facts, [0]) }
    let indicesByName = Dictionary(
      facts.series.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    var indices: [Int] = []
    var used: Set<Int> = []
    for series in chart.values.series {
      guard let index = indicesByName[series.name], used.insert(index).inserted else { return nil }
      indices.append(index)
    }
    return (facts, indices)
  }

  private func part(_ score: Score, series: Int) -> String? {
    let played = score.parts.filter {
      switch $0.kind {
      case .announcement, .tones: true
      case .introduction, .ending: false
      }
    }
    guard let first = played.first, let last = played.last else { return nil }
    let tones = played.flatMap(\.tones).map { tone in
      var numbers = [
        Double(Self.code(tone)), Self.round(tone.start - first.start, 1e3),
        Self.round(tone.duration, 1e3), tone.decibels,
      ]
      for point in tone.points {
        numbers += [
          Self.round(point.time - first.start, 1e3), Self.round(point.hertz, 1e2), Self.round(point.pan, 1e3),
        ]
      }
      return JSONText.array(numbers.map(JSONText.number))
    }
    return JSONText.object([
      ("series", String(series)), ("lead", JSONText.number(Self.round(last.start - first.start, 1e3))),
      ("duration", JSONText.number(Self.round(last.start + last.duration - first.start, 1e3))),
      ("pause", "0.7"), ("tones", JSONText.array(tones)),
    ])
  }

  private static func round(_ value: Double, _ scale: Double) -> Double { (value * scale).rounded() / scale }

  private static func code(_ tone: Tone) -> Int {
    switch tone.kind {
    case .note: tone.timbre.level.map { -1 - $0 } ?? 0
    case .glide: 1
    case .tick: 2
    case .gap: 3
    case .cue: 4
    }
  }

  /// Returns a description of the drawing itself: time follows the navigation order, and pitch the position of the
  /// value.
  private var drawn: DescribedChart {
    let plot = chart.values.plot
    let isLying = chart.values.navigationOrder == .y
    func share(_ v: Double, _ start: Double, _ length: Double) -> Double {
      length > 0 ? (v - start) / length : 0.5
    }
    let series = chart.values.series.map { series in
      var columns = (x: [Double](), y: [Double]())
      for (row, point) in series.points.enumerated() {
        let (across, up) = (
          share(point.x, plot.minX, plot.width), 1 - share(point.y, plot.minY, plot.height)
        )
        let value = isLying ? series.x[row] : series.y[row]
        switch chart.values.navigationOrder {
        case .angle:
          columns.x.append(Double(row) / Double(max(series.points.count - 1, 1)))
          let most = series.y.filter(\.isFinite).max() ?? 0
          columns.y.append(most > 0 ? value / most : .nan)
        case .y:
          columns.x.append(1 - up)
          columns.y.append(value.isNaN ? .nan : chart.values.isRightToLeft ? 1 - across : across)
        case .x, .both, .space:
          columns.x.append(chart.values.isRightToLeft ? 1 - across : across)
          columns.y.append(value.isNaN ? .nan : up)
        }
      }
      return DescribedSeries(name: series.name, isContinuous: series.isContinuous, x: columns.x, y: columns.y)
    }
    let axis = DescribedAxis(title: "", range: 0...1) { "\($0)" }
    return DescribedChart(x: axis, y: axis, series: series)
  }
}
