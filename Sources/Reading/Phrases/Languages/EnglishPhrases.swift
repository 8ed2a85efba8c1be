import ChartMath
import Foundation

struct EnglishPhrases: PhraseBook {
  static let code = "en"
  static let texts = PhraseTexts(PackageResources.en_tsv)
  private let locale: Locale
  init(_ locale: Locale = Locale(identifier: "en_US")) { self.locale = locale }

  let pace = SpeakingPace(latin: 0.071, digit: 0.385, separator: 0.11, pause: 0.335)
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
}

extension EnglishPhrases {
  func unit(_ sign: String) -> String? {
    guard locale.region?.identifier != "US" else { return Self.texts.sections[.unit]?[sign] }
    return Self.texts.sections[.unit]?[sign]?.replacingOccurrences(of: "meter", with: "metre")
      .replacingOccurrences(of: "liter", with: "litre")
  }
}
