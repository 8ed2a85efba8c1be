import OpenChartsTables

/// The option that an unknown spelling probably means: a synonym from other programs, or an option within a small edit
/// distance. `nil` if there is neither; a merely similar spelling is not enough.
///
///     nearestOption(to: "--brand", among: options)       // "--theme"
///     nearestOption(to: "--widht", among: options)       // "--width"
///     nearestOption(to: "--regression", among: options)  // nil
func nearestOption(to spelling: String, among options: [String]) -> String? {
  let name = String(spelling.drop { $0 == "-" }).lowercased()
  guard !name.isEmpty else { return nil }
  if let synonym = optionMeanings[name], options.contains("--" + synonym) { return "--" + synonym }
  let maximumDistance = name.count < 5 ? 1 : name.count < 9 ? 2 : 3
  var best: (option: String, distance: Int)?
  for option in options {
    let other = String(option.drop { $0 == "-" })
    let distance = editDistance(Array(name.utf8), Array(other.utf8))
    // Assume that a typing error keeps the first letter, or is a single edit.
    guard
      distance == 1 || distance <= maximumDistance && other.first == name.first && 3 * distance <= other.count
    else {
      continue
    }
    if distance < best?.distance ?? .max { best = (option, distance) }
  }
  // A word of at most three letters is one edit away from too many options.
  if let best, name.count > 3 || best.distance == 0 || best.option.hasPrefix(spelling) { return best.option }
  return name.count >= 3 ? options.first { $0.dropFirst(2).hasPrefix(name) } : nil
}

/// Options by their synonyms in other programs.
private let optionMeanings = [
  "regression": "trend", "fit": "trend", "smooth": "rolling", "moving-average": "rolling",
  "scheme": "palette",
  "hline": "rule", "vline": "rule", "annotate": "note", "annotation": "note", "text": "note",
  "value-labels": "labels",
  "brand": "theme", "dark-mode": "dark", "colour": "color", "hue": "color", "fill": "color", "group": "color",
  "font": "font-size", "fontsize": "font-size", "text-size": "font-size", "filter": "where",
  "select": "where",
  "out": "output", "save": "output", "outfile": "output", "kind": "mark", "chart": "mark",
  "chart-type": "mark",
  "plot": "mark", "tz": "time-zone", "zone": "time-zone", "timezone": "time-zone", "lang": "locale",
  "language": "locale", "top": "limit", "order": "sort", "sep": "delimiter", "separator": "delimiter",
  "dpi": "scale", "sheet": "table", "interval": "refresh", "every": "refresh", "live": "watch",
  "log": "y-scale",
  "logx": "x-scale", "logy": "y-scale", "xlog": "x-scale", "ylog": "y-scale", "xlim": "x-domain",
  "ylim": "y-domain", "x-range": "x-domain", "y-range": "y-domain", "x-label": "x-title",
  "y-label": "y-title",
  "xlabel": "x-title", "ylabel": "y-title", "heading": "title", "caption": "subtitle", "agg": "aggregate",
  "stat": "aggregate", "statistic": "aggregate", "shape": "symbol", "marker": "symbol",
  "na": "missing", "null": "missing", "skiprows": "skip", "skip-rows": "skip", "skip-lines": "skip",
  "dateformat": "date-format",
  "overwrite": "force", "speed": "duration", "facet": "series", "rows": "sample", "bin": "bins",
]
