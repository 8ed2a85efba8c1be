import ChartMath
import Foundation

struct EnglishPhrases: PhraseBook {
  static let code = "en"
  private let locale: Locale
  init(_ locale: Locale = Locale(identifier: "en_US")) { self.locale = locale }

  let pace = SpeakingPace(latin: 0.071, digit: 0.385, separator: 0.11, pause: 0.335)
  let minus = "minus"
  let infinity = "infinity"
  let noValue = "no value"
  let complete = "Complete"
  let values = "values"
  let yearTitles = ["year", "years"]

  func large(_ count: String, _ size: Double, shown: Double) -> String {
    "\(count) \(size == 1e12 ? "trillion" : size == 1e9 ? "billion" : "million")"
  }
  func power(_ mantissa: String, _ exponent: String) -> String {
    "\(mantissa) times 10 to the power \(exponent)"
  }
  func percent(_ number: String) -> String { "\(number) percent" }
  func list(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " and " + last
  }
  func list(_ items: [String], more: Int) -> String {
    more > 0 ? items.joined(separator: ", ") + " and \(more) more" : list(items)
  }
  func range(_ from: String, _ to: String) -> String { "\(from) to \(to)" }
  func at(_ place: String, _ placing: Placing) -> String {
    switch placing {
    case .name: "for \(place)"
    case .number, .time: "at \(place)"
    case .year, .month: "in \(place)"
    case .day: "on \(place)"
    }
  }
  func at(_ places: [String], more: Int, _ placing: Placing) -> String {
    at(list(places, more: more), placing)
  }
  func stretch(_ from: String, _ to: String, _ placing: Placing) -> String { "from \(from) to \(to)" }

  func kind(_ form: ChartForm) -> String {
    switch form {
    case .line: "Line chart"
    case .area: "Area chart"
    case .bar: "Bar chart"
    case .point: "Point chart"
    case .sector: "Pie chart"
    case .share: "Chart of shares"
    case .heatMap: "Heat map"
    case .surface: "Surface"
    case .space: "Chart in three dimensions"
    case .chart: "Chart"
    }
  }
  func count(_ values: Int) -> String {
    values == 1 ? "1 value" : "\(DecimalText(locale: locale)(values)) values"
  }

  func chart(_ form: ChartForm, values: Int, functions number: Int, series: Int) -> String {
    let parts = [
      series > 1 && number == 0 ? "\(series) \(form == .heatMap ? "rows" : "series")" : nil,
      number > 0 ? functions(number) : nil,
      values > 0 ? count(values) : nil,
    ]
    return "\(kind(form)) with \(list(parts.compactMap { $0 }))."
  }
  func fields(_ title: String, _ from: String, _ to: String) -> String {
    "\(locale.region?.identifier == "US" ? "Color" : "Colour"): \(title.isEmpty ? "" : title + ", ")from \(from) to \(to)."
  }
  func empty(_ form: ChartForm) -> String { "\(kind(form)) without values." }
  func axis(_ axis: AxisName, _ title: String, stretch: String) -> String {
    "\(axis.letter) axis: \(title.isEmpty ? "" : title + ", ")\(stretch)."
  }
  func axis(_ axis: AxisName, _ title: String, categories: Int, _ from: String, _ to: String) -> String {
    let name = title.isEmpty ? "" : title + ", "
    return categories == 1
      ? "\(axis.letter) axis: \(name)\(from)."
      : "\(axis.letter) axis: \(name)\(categories) categories, from \(from) to \(to)."
  }
  func series(_ names: [String], more: Int, of form: ChartForm) -> String {
    "\(form == .heatMap ? "Rows" : form == .surface ? "Surfaces" : "Series"): \(list(names, more: more))."
  }
  func series(_ name: String, as form: ChartForm) -> String {
    "\(name) as \(mark(form).lowercased())"
  }
  func about(_ series: String, _ sentence: String) -> String { "\(series): \(sentence)" }

  func extreme(isHighest: Bool, _ value: String, _ place: String) -> String {
    "\(isHighest ? "Highest" : "Lowest") value: \(value), \(place)."
  }
  func allEqual(_ value: String) -> String { "All values are \(value)." }
  func distribution(median: String, _ lower: String, _ upper: String) -> String {
    "The median is \(median). The middle half of the values lies between \(lower) and \(upper)."
  }
  func piece(isRising: Bool, _ stretch: String) -> String {
    "\(stretch.capitalizedFirst) the values \(isRising ? "rise" : "fall")."
  }
  func piece(
    isRising: Bool, _ stretch: String, _ first: String, _ last: String, change: String, percent: String?
  ) -> String {
    "\(stretch.capitalizedFirst) the values \(isRising ? "rise" : "fall") from \(first) to \(last), a change of "
      + "\(isRising ? "plus " : "")\(change)\(percent.map { " (\(isRising ? "plus " : "")\($0))" } ?? "")."
  }
  func trend(isRising: Bool) -> String { "Trend: the values \(isRising ? "increase" : "decrease")." }
  func trend(isRising: Bool, _ first: String, _ from: String, _ last: String, _ to: String) -> String {
    trend(isRising: isRising) + " The fitted line goes from \(first) \(from) to \(last) \(to)."
  }
  let noTrend = "No overall increase or decrease was found."
  let noTrendInAny = "No overall increase or decrease was found in any series."
  let total = "Total"
  func moment(isLatest: Bool, _ value: String, _ place: String) -> String {
    "\(isLatest ? "Latest" : "Earliest") value: \(value), \(place)."
  }
  func components(_ names: [String]) -> String { "Parts of each value: \(list(names))." }
  func marked(_ parts: [String]) -> String { "Marked: \(parts.joined(separator: "; "))." }
  func stretch(_ from: String, through middle: String, _ to: String) -> String {
    "from \(from) through \(middle) to \(to)"
  }
  func season(rows: Int) -> String { "A pattern repeats every \(rows) values." }
  func outliers(_ shown: [String], count: Int) -> String {
    let list = shown.joined(separator: "; ")
    return count == 1
      ? "One value stands out: \(list)."
      : count == shown.count
        ? "\(count) values stand out: \(list)." : "\(count) values stand out, among them: \(list)."
  }
  func outlier(_ place: String, _ value: String, distance: String, isAbove: Bool, expected: String) -> String
  {
    "\(value) \(place), which is \(distance) \(isAbove ? "above" : "below") the expected \(expected)"
  }
  func missing(_ places: String, count: Int, of total: Int) -> String {
    "\(count) of \(total) values \(count == 1 ? "is" : "are") missing: \(places)."
  }
  func correlation(_ x: String, _ y: String, _ coefficient: String) -> String {
    "Correlation of \(x) and \(y) (Spearman): \(coefficient), on a scale from minus 1 to 1."
  }
  func groups(_ shown: [String]) -> String {
    "The points form \(shown.count) groups: \(shown.joined(separator: "; "))."
  }
  func group(points: Int, _ x: String, _ y: String) -> String {
    "\(points) \(points == 1 ? "point" : "points") with the middle at \(x), \(y)"
  }
  func parts(_ shown: [String], rest: String?) -> String {
    "Parts of the whole: \(shown.joined(separator: ", "))\(rest.map { ", all others \($0)" } ?? "")."
  }
  func share(_ name: String, _ first: String, _ from: String, _ last: String, _ to: String) -> String {
    "\(name): \(first) of the whole \(from), \(last) \(to)."
  }
  func comparison(_ a: String, above b: String, places: Int, of total: Int, _ unit: CountedUnit) -> String {
    let (word, noun) =
      switch unit {
      case .place: ("at", "places")
      case .year: ("in", "years")
      case .month: ("in", "months")
      case .day: ("on", "days")
      }
    return "\(a) is above \(b) \(word) \(places == total ? "all \(total)" : "\(places) of \(total)") \(noun)."
  }
  func span(_ low: String, _ high: String, change: String?, isRise: Bool) -> String {
    "between \(low) and \(high)" + (change.map { ", overall change \(isRise ? "plus " : "")\($0)" } ?? "")
  }
  func functions(_ count: Int) -> String { count == 1 ? "1 function" : "\(count) functions" }
  func heading(_ value: String, by place: String) -> String { "\(value) by \(place)" }
  func mark(_ form: ChartForm) -> String {
    switch form {
    case .line: "Line"
    case .area: "Area"
    case .bar, .share: "Bar"
    case .point, .space: "Point"
    case .sector: "Sector"
    case .heatMap: "Field"
    case .surface: "Surface"
    case .chart: "Mark"
    }
  }
  let rule = "Rule"
  let trendMethod =
    "Trends are tested at the level of 1 percent (Mann and Kendall), their lines fitted by the median of all "
    + "slopes (Theil and Sen)."
  let outlierMethod = "The values that stand out are found by the median absolute deviation."
}

extension EnglishPhrases {
  func unit(_ sign: String) -> String? {
    guard locale.region?.identifier != "US" else { return Self.units[sign] }
    return Self.units[sign]?.replacingOccurrences(of: "meter", with: "metre")
      .replacingOccurrences(of: "liter", with: "litre")
  }

  private static let units = [
    "mm": "millimeter|millimeters", "cm": "centimeter|centimeters", "m": "meter|meters",
    "km": "kilometer|kilometers", "km²": "square kilometer|square kilometers",
    "m²": "square meter|square meters", "m³": "cubic meter|cubic meters",
    "km³": "cubic kilometer|cubic kilometers", "g": "gram|grams", "kg": "kilogram|kilograms",
    "g/cm³": "gram per cubic centimeter|grams per cubic centimeter",
    "µg/m³": "microgram per cubic meter|micrograms per cubic meter", "l": "liter|liters",
    "°C": "degree Celsius|degrees Celsius", "°F": "degree Fahrenheit|degrees Fahrenheit",
    "ms": "millisecond|milliseconds", "s": "second|seconds", "min": "minute|minutes", "h": "hour|hours",
    "m/s": "meter per second|meters per second", "km/h": "kilometer per hour|kilometers per hour",
    "mph": "mile per hour|miles per hour", "W": "watt|watts", "kW": "kilowatt|kilowatts",
    "kWh": "kilowatt-hour|kilowatt-hours", "MWh": "megawatt-hour|megawatt-hours",
    "GWh": "gigawatt-hour|gigawatt-hours", "TWh": "terawatt-hour|terawatt-hours",
    "hPa": "hectopascal|hectopascals", "kB": "kilobyte|kilobytes", "MB": "megabyte|megabytes",
    "GB": "gigabyte|gigabytes", "%": "percent|percent", "€": "euro|euros", "EUR": "euro|euros",
    "$": "dollar|dollars", "USD": "US dollar|US dollars", "£": "pound|pounds",
  ]
}

extension EnglishPhrases {
  func control(_ word: ControlWord) -> String {
    switch word {
    case .chart: "Chart"
    case .description: "Description"
    case .features: "What stands out"
    case .statistics: "Statistics"
    case .data: "Data"
    case .series: "Series"
    case .positionHead: "At"
    case .value: "Value"
    case .dataOf: "Data of {0}"
    case .play: "Play"
    case .pause: "Pause"
    case .speed: "Speed"
    case .allSeries: "All series"
    case .position: "Position"
    case .sound: "Sound"
    case .outline: "Outline"
    case .table: "Table"
    case .keys: "Keys"
    case .legend: "Legend"
    case .moreRows: "More rows"
    case .copy: "Copy"
    case .save: "Save as CSV"
    case .keysHint: "Arrow keys move. H lists all keys."
    case .outlineOf: "Outline of {0}"
    case .toolsOf: "Tools of {0}"
    case .only: "{0} only"
    case .soundOn: "Values sound"
    case .soundOff: "Values are silent"
    case .complete: "Complete"
    case .goTo: "Go to which place?"
    case .notFound: "There is no {0}"
    case .noNote: "No further note"
    case .oneSeries: "One series"
    case .seriesOf: "{0}: {1}"
    case .stretch: "{0} to {1}"
    case .between: "from {0} to {1}"
    case .selected: "Selected: {0}"
    case .deselected: "Nothing selected"
    case .inView: "In view: {0}"
    case .copied: "Copied"
    case .saved: "Saved"
    case .sortedUp: "Sorted by {0}, ascending"
    case .sortedDown: "Sorted by {0}, descending"
    case .pageKeys: "Page Up, Page Down"
    case .endKeys: "Home, End"
    case .noteKeys: "N, Shift + N"
    case .drillKeys: "Enter, U"
    case .spaceKey: "Space"
    case .escapeKey: "Escape"
    case .rangeKeys: "Shift + arrows"
    case .moveValue: "previous, next value"
    case .moveSeries: "previous, next series"
    case .moveTenth: "a tenth back, on"
    case .moveEnd: "first, last value"
    case .moveExtreme: "lowest, highest value"
    case .moveNote: "next, previous value that stands out"
    case .movePosition: "go to a place"
    case .braille: "course as a line of braille"
    case .drill: "outline to drill down"
    case .playPause: "play, pause"
    case .speeds: "faster, slower, normal"
    case .soundMoving: "values sound as you move"
    case .onlyThis: "this series only"
    case .describe: "describe, summary"
    case .tellAxes: "axes, series, repeat"
    case .showTable: "table"
    case .stop: "stop"
    case .selectValue: "select this value"
    case .selectRange: "select a range"
    case .selectNothing: "select nothing"
    case .zoom: "closer, further, as at first"
    case .frontView: "Front"
    case .backView: "Back"
    case .leftView: "Left"
    case .rightView: "Right"
    case .topView: "Top"
    case .bottomView: "Bottom"
    case .firstView: "First view"
    case .viewPose: "Azimuth {0}°, inclination {1}°"
    case .turnChart: "turn the chart"
    case .turnBack: "view as at first"
    case .turnedPart: "A turned chart shows {0} of {1} points."
    case .liveParts: "Text, tables and sound of the charts"
    case .liveLost: "The connection to the program is lost. Trying again…"
    case .liveScript: "This page shows a program that runs elsewhere, and needs scripts to do so."
    case .liveWalk: "Arrow keys walk the values"
    case .liveActions: "Actions"
    case .refresh: "Refresh"
    case .cancel: "Cancel"
    case .back: "Back"
    case .search: "Search"
    case .page: "Page"
    case .pageOf: "{0} of {1}"
    case .increase: "Increment"
    case .decrease: "Decrement"
    case .time: "Time"
    case .edit: "Edit"
    case .on: "on"
    case .off: "off"
    case .expanded: "expanded"
    case .collapsed: "collapsed"
    case .chosen: "selected"
    case .inProgress: "in progress"
    case .noResults: "No Results"
    case .noResultsFor: "No Results for “{0}”"
    case .newSearch: "Check the spelling or try a new search."
    case .delete: "Delete"
    case .moveUp: "Move Up"
    case .moveDown: "Move Down"
    case .countTitle: "count"
    case .countOf: "count of {0}"
    case .totalOf: "total {0}"
    case .meanOf: "mean {0}"
    case .medianOf: "median {0}"
    case .percentileOf: "percentile {0} of {1}"
    case .rowCount: "{0} rows"
    case .sampleOf: "a sample of {0} of {1} rows"
    case .lowestOf: "lowest {0}"
    case .highestOf: "highest {0}"
    case .distributionOf: "distribution of {0}"
    case .candles: "open, high, low and close"
    case .coloredBy: "{0}, colored by {1}"
    case .sizedBy: "{0}, sized by {1}"
    case .yearTitle: "year"
    case .valueTitle: "value"
    case .otherNames: "Other"
    case .priceTitle: "price"
    }
  }
}
