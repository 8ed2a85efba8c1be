/// An option of the tool for charts.
enum Option: String, CaseIterable, DescribedOption {
  case mark, x, y, z
  case xEnd = "x-end"
  case yEnd = "y-end"
  case yError = "y-error"
  case color, symbol, size, series, facet
  case timeUnit = "time-unit"
  case bins, aggregate, sort, limit, stack
  case xScale = "x-scale"
  case yScale = "y-scale"
  case zScale = "z-scale"
  case xDomain = "x-domain"
  case yDomain = "y-domain"
  case zDomain = "z-domain"
  case xFormat = "x-format"
  case yFormat = "y-format"
  case zFormat = "z-format"
  case title, subtitle
  case xTitle = "x-title"
  case yTitle = "y-title"
  case zTitle = "z-title"
  case width, height, scale, dark, adaptive, outlines, transparent, locale
  case timeZone = "time-zone"
  case fontSize = "font-size"
  case type, delimiter, table, timeout, sql, sample
  case showMissing = "show-missing"
  case filter = "where"
  case noHeader = "no-header"
  case header, missing, skip, comment, decimal
  case dateFormat = "date-format"
  case output, format, force, show, watch, refresh, explain, why, suggest, swift, help, version
  // Three-dimensional charts
  case pose, projection, flat
  // Audio graphs
  case narrate, duration, from, to
  // Descriptions
  case keys
  // Values and marks in addition to the marks of the table
  case labels, rule, band, note, highlight, palette
  case theme, font
  case colorScale = "color-scale"
  case rolling, cumulative, change, index, trend
  // Animation
  case by, hold, loop, fps

  static let command = "plot"

  /// Whether the option may be repeated.
  var isRepeatable: Bool {
    [.x, .y, .color, .type, .missing, .rule, .band, .note, .highlight, .timeUnit].contains(self)
  }
  /// Whether the option is for animations only.
  var isForMotion: Bool { text.heading == "Motion" }
  /// Whether the option is for three-dimensional charts only.
  var isForSpace: Bool { text.heading == "Three dimensions" }
  /// Whether the option is for two-dimensional charts only.
  var isForPlane: Bool {
    switch self {
    case .xEnd, .yEnd, .yError, .symbol, .size, .series, .facet, .timeUnit, .bins, .aggregate, .stack,
      .labels, .rule,
      .band, .note, .highlight,
      .rolling, .cumulative, .change, .index, .trend, .colorScale:
      true
    default: false
    }
  }
  /// Whether the option is for audio graphs. `--duration` is for animations too.
  var isForAudio: Bool {
    switch self {
    case .narrate, .duration, .from, .to: true
    default: false
    }
  }
}
