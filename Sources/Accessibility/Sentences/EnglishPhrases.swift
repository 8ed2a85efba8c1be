import Foundation

struct EnglishPhrases: PhraseBook {
  let minus = "minus"
  let infinity = "infinity"
  let noValue = "no value"
  let complete = "Complete"
  let values = "values"

  func large(_ count: String, _ size: Double, isOne: Bool) -> String {
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

  func kind(_ form: DescribedChart.Form) -> String {
    switch form {
    case .line: "Line chart"
    case .area: "Area chart"
    case .bar: "Bar chart"
    case .point: "Point chart"
    case .sector: "Pie chart"
    case .share: "Chart of shares"
    case .heatMap: "Heat map"
    case .chart: "Chart"
    }
  }
  func count(_ values: Int) -> String {
    values == 1 ? "1 value" : "\(values.formatted(.number.locale(Self.locale))) values"
  }
  private static let locale = Locale(identifier: "en_US")

  func chart(_ form: DescribedChart.Form, values: Int, functions number: Int, series: Int) -> String {
    let parts = [
      series > 1 && number == 0 ? "\(series) \(form == .heatMap ? "rows" : "series")" : nil,
      number > 0 ? functions(number) : nil,
      values > 0 ? count(values) : nil,
    ]
    return "\(kind(form)) with \(list(parts.compactMap { $0 }))."
  }
  func fields(_ title: String, _ from: String, _ to: String) -> String {
    "Fields: \(title.isEmpty ? "" : title + ", ")from \(from) to \(to)."
  }
  func empty(_ form: DescribedChart.Form) -> String { "\(kind(form)) without values." }
  func axis(isX: Bool, _ title: String, _ from: String, _ to: String, _ placing: Placing) -> String {
    "\(isX ? "X" : "Y") axis: \(title.isEmpty ? "" : title + ", ")\(stretch(from, to, placing))."
  }
  func axis(isX: Bool, _ title: String, categories: Int, _ from: String, _ to: String) -> String {
    let name = title.isEmpty ? "" : title + ", "
    return categories == 1
      ? "\(isX ? "X" : "Y") axis: \(name)\(from)."
      : "\(isX ? "X" : "Y") axis: \(name)\(categories) categories, from \(from) to \(to)."
  }
  func series(_ names: [String], more: Int, of form: DescribedChart.Form) -> String {
    "\(form == .heatMap ? "Rows" : "Series"): \(list(names, more: more))."
  }
  func series(_ name: String, as form: DescribedChart.Form) -> String {
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
  func trend(isRising: Bool, _ first: String, _ from: String, _ last: String, _ to: String) -> String {
    "Trend: the values \(isRising ? "increase" : "decrease"). "
      + "The fitted line goes from \(first) \(from) to \(last) \(to)."
  }
  let noTrend = "No overall increase or decrease was found."
  func season(rows: Int) -> String { "A pattern repeats every \(rows) values." }
  func outliers(_ shown: [String], count: Int) -> String {
    let list = shown.joined(separator: "; ")
    return count == 1
      ? "One value is noted: \(list)."
      : count == shown.count
        ? "\(count) values are noted: \(list)." : "\(count) values are noted, among them: \(list)."
  }
  func outlier(_ place: String, _ value: String, distance: String, isAbove: Bool, expected: String) -> String
  {
    "\(place): \(value), \(distance) \(isAbove ? "above" : "below") the expected \(expected)"
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
    "\(points) points with the middle at \(x), \(y)"
  }
  func parts(_ shown: [String], rest: String?) -> String {
    "Parts of the whole: \(shown.joined(separator: ", "))\(rest.map { ", all others \($0)" } ?? "")."
  }
  func share(_ name: String, _ first: String, _ from: String, _ last: String, _ to: String) -> String {
    "\(name): \(first) of the whole \(from), \(last) \(to)."
  }
  func comparison(_ a: String, above b: String, places: Int, of total: Int) -> String {
    "\(a) is above \(b) at \(places) of \(total) places."
  }
  func span(_ low: String, _ high: String, change: String?, isRise: Bool) -> String {
    "from \(low) to \(high)" + (change.map { ", change \(isRise ? "plus " : "")\($0)" } ?? "")
  }
  func functions(_ count: Int) -> String { count == 1 ? "1 function" : "\(count) functions" }
  func heading(_ value: String, by place: String) -> String { "\(value) by \(place)" }
  func mark(_ form: DescribedChart.Form) -> String {
    switch form {
    case .line: "Line"
    case .area: "Area"
    case .bar, .share: "Bar"
    case .point: "Point"
    case .sector: "Sector"
    case .heatMap: "Field"
    case .chart: "Mark"
    }
  }
  let rule = "Rule"
  let method =
    "Trends are tested at the level of 1 percent (Mann and Kendall), their lines fitted by the median of all "
    + "slopes (Theil and Sen); values are noted by the median absolute deviation."
}
