import OpenChartsDescriptions
import OpenChartsLimits
import OpenChartsStatistics

/// Writes the tones of one series, timed from its start.
struct SeriesScore {
  /// The shortest note in seconds; its pitch is still audible to a cent.
  static let shortest = 0.06
  static let longest = 0.2
  /// The duration of a row of a surface in seconds. Rows are many and similar.
  static let slice = 2.0

  /// A row with its position on the x axis, in order of time.
  struct Event {
    var row: Int
    /// The position in the audible interval, 0 to 1.
    var position: Double
    /// The position on the y axis, 0 to 1; `nil` if the value is missing.
    var height: Double?
    var decibels: Double
    var isOutlier: Bool
    /// The timbre for the z value; `nil` uses the series' timbre.
    var timbre: Timbre?
  }

  let series: Int
  let isContinuous: Bool
  /// The duration in seconds.
  let duration: Double
  let events: [Event]
  private let ticks: [Double]
  private let pitch: Pitch

  init(_ chart: DescribedChart, series index: Int, _ options: ScoreOptions) {
    let data = chart.series[index]
    series = index
    pitch = options.pitch
    isContinuous = data.isContinuous && !options.playsNotesOnly
    var (low, high) = (0.0, 1.0)
    if let range = options.xRange {
      let ends = (chart.x.position(of: range.lowerBound), chart.x.position(of: range.upperBound))
      if ends.0 < ends.1 { (low, high) = ends }
    }
    let position = { (value: Double) -> Double? in
      let share = (chart.x.position(of: value) - low) / (high - low)
      // Rounding errors of the division must not exclude the first and the last value.
      return share > -1e-9 && share < 1 + 1e-9 ? min(max(share, 0), 1) : nil
    }
    // In 3-D, z controls timbre alone, and neither outliers nor sizes change the loudness.
    let outliers = chart.z == nil ? Self.outliers(chart, data) : []
    let size = chart.z == nil ? chart.additionalAxes.firstIndex { $0.scale != .category } : nil
    let depth = isContinuous ? nil : chart.z
    var events: [Event] = []
    for row in data.x.indices {
      guard let position = position(data.x[row]) else { continue }
      // Without a y axis all values have the same pitch.
      let height = chart.y.map { $0.position(of: data.y[row]) } ?? 0.5
      var decibels = outliers.contains(row) ? 3.0 : 0
      if let size, data.additional.indices.contains(size) {
        let amount = chart.additionalAxes[size].position(of: data.additional[size][row])
        if amount.isFinite { decibels += min(max(amount, 0), 1) * 12 - 6 }
      }
      events.append(
        Event(
          row: row, position: position, height: height.isNaN ? nil : min(max(height, 0), 1),
          decibels: min(decibels, 6), isOutlier: outliers.contains(row),
          timbre: depth.map { Timbre(depth: $0.position(of: data.additional[0][row])) }))
    }
    events.sort { ($0.position, $0.row) < ($1.position, $1.row) }
    self.events = events
    ticks = chart.x.scale == .category ? [] : chart.x.gridLines.compactMap(position).sorted()

    let count = events.count
    let isSlice = chart.surfaces.contains { $0.rows.contains(index) }
    let natural =
      isSlice
      ? Self.slice
      : isContinuous ? (count < 8 ? 3 : count > 500 ? 8 : 5) : min(max(Double(count) * Self.longest, 2), 8)
    let speed = options.speed > 0 && options.speed.isFinite ? options.speed : 1
    let wanted = (options.duration ?? natural) / speed
    duration = wanted.isFinite ? min(max(wanted, 0.2), Double(Limits.soundSeconds.value)) : natural
  }

  private static func outliers(_ chart: DescribedChart, _ data: DescribedSeries) -> Set<Int> {
    let statistics = SeriesStatistics(
      x: data.x, y: data.y, isOrdered: chart.x.scale != .category,
      yRange: chart.y.map { $0.range.upperBound - $0.range.lowerBound })
    return Set(statistics.outliers.map(\.row))
  }

  func tones() -> [Tone] {
    let sounds = isContinuous ? GlideWriter(self).tones() : NoteWriter(self).tones()
    let span = isContinuous ? duration : NoteWriter(self).span
    let marks = ticks.map { position in
      tone(
        .tick, start: position * span, duration: 0.008, [point(position * span, position, nil)], decibels: -18
      )
    }
    return (sounds + marks).sorted { ($0.start, $0.end) < ($1.start, $1.end) }
  }

  /// Returns soft noise for a missing value.
  func gap(at time: Double, position: Double, row: Int?) -> Tone {
    tone(.gap, start: time, duration: 0.03, [point(time, position, nil)], decibels: -24, row: row)
  }

  func point(_ time: Double, _ position: Double, _ height: Double?) -> Tone.Point {
    Tone.Point(
      time: time, hertz: height.map(pitch.frequency) ?? 0, pan: ScoreOptions.width * (2 * position - 1))
  }

  func tone(
    _ kind: Tone.Kind, start: Double, duration: Double, _ points: [Tone.Point], decibels: Double = 0,
    row: Int? = nil, timbre: Timbre? = nil
  ) -> Tone {
    Tone(
      kind: kind, start: start, duration: duration, points: points, timbre: timbre ?? Timbre(series: series),
      decibels: decibels, series: series, row: row)
  }
}
