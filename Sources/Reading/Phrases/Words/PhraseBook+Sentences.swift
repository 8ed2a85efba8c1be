import Foundation
import OpenChartsChartMath

/// Numbers, lists and positions.
extension PhraseBook {
  /// "1.5 times 10 to the power 18".
  package func power(_ mantissa: String, _ exponent: String) -> String {
    sentence("power", ["mantissa": mantissa, "exponent": exponent])
  }
  package func percent(_ number: String) -> String { sentence("percent", ["number": number]) }
  /// A change with its sign: "plus 5" for a rise; a fall keeps the sign of its number.
  private func signed(_ number: String, _ isRise: Bool) -> String {
    isRise ? sentence("positive", ["number": number]) : number
  }
  package func count(_ values: Int) -> String {
    counted(values, "value", digits: DecimalText(locale: locale)(values))
  }
  /// "1 row", "1,200 rows": rows of a table.
  package func rows(_ count: Int) -> String {
    counted(count, "tableRow", digits: DecimalText(locale: locale)(count))
  }
  package func functions(_ count: Int) -> String { counted(count, "function") }
  /// The title of an axis whose values have a unit: "Speed in meters per second".
  package func title(_ name: String, in forms: [String]) -> String {
    sentence("titleIn", ["name": name, "unit": forms.last ?? ""])
  }
  /// A list: "a, b and c".
  package func list(_ items: [String]) -> String {
    let names = items.map(isolated)
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return sentence(
      "listEnd", ["start": names.dropLast().joined(separator: separator(of: items)), "last": last])
  }
  /// A shortened list: "a, b and 4 more".
  package func list(_ items: [String], more: Int) -> String {
    guard more > 0 else { return list(items) }
    return sentence(
      "listMore", ["items": items.map(isolated).joined(separator: separator(of: items)), "more": "\(more)"])
  }
  /// The separator of a list: a semicolon between numbers with decimal commas, as in "28,9; 29,7 und 42,8".
  func separator(of items: [String]) -> String {
    func hasDecimalComma(_ item: String) -> Bool {
      let utf8 = Array(item.utf8)
      return utf8.indices.dropFirst().dropLast().contains { index in
        utf8[index] == UInt8(ascii: ",")
          && [index - 1, index + 1].allSatisfy { (0x30...0x39).contains(utf8[$0]) }
      }
    }
    return locale.decimalSeparator == "," && items.contains(where: hasDecimalComma) ? semicolon : comma
  }
  package func range(_ from: String, _ to: String) -> String { sentence("range", ["from": from, "to": to]) }
  /// The name of a range between two positions. Some languages add articles to days.
  package func range(_ from: String, _ to: String, _ placing: Placing) -> String {
    sentence("range", variant: placing.rawValue, ["from": from, "to": to])
  }
  /// A week by its first day: "week of May 6, 2024".
  package func week(_ day: String) -> String { sentence("week", ["place": day]) }
  /// A position as a phrase: "in May 2024", "on May 3", "at 14:00", "for Apples".
  package func at(_ place: String, _ placing: Placing) -> String {
    sentence("at", variant: placing.rawValue, ["place": place])
  }
  /// An interval between two positions: "from May 2024 to June 2024".
  package func stretch(_ from: String, _ to: String, _ placing: Placing) -> String {
    sentence("stretch", variant: placing.rawValue, ["from": from, "to": to])
  }
  /// The interval of an axis that shows magnitudes on both sides of a middle.
  package func stretch(_ from: String, through middle: String, _ to: String) -> String {
    sentence("stretchThrough", ["from": from, "middle": middle, "to": to])
  }
}

/// The parts of a chart.
extension PhraseBook {
  package func chart(_ form: ChartForm, values: Int, functions number: Int, series: Int) -> String {
    let contents = [
      series > 1 && number == 0 ? counted(series, form == .heatMap ? "row" : "series") : nil,
      number > 0 ? counted(number, "functionWith") : nil,
      values > 0 ? counted(values, "valueWith", digits: DecimalText(locale: locale)(values)) : nil,
    ]
    return sentence("chart", ["kind": kind(form), "contents": list(contents.compactMap { $0 })])
  }
  package func empty(_ form: ChartForm) -> String { sentence("empty", ["kind": kind(form)]) }
  /// A title before further text; empty without a title.
  func titled(_ title: String) -> String { title.isEmpty ? "" : isolated(title) + comma }
  /// - Parameter stretch: The ends as a phrase: "from 0 to 5".
  package func axis(_ axis: AxisName, _ title: String, stretch: String) -> String {
    sentence("axis", ["axis": name(of: axis), "title": titled(title), "stretch": stretch])
  }
  package func axis(
    _ axis: AxisName, _ title: String, _ from: String, _ to: String, _ placing: Placing
  ) -> String {
    self.axis(axis, title, stretch: stretch(from, to, placing))
  }
  package func axis(_ axis: AxisName, _ title: String, categories: Int, _ from: String, _ to: String)
    -> String
  {
    sentence(
      "axisNames", variant: "\(categories)",
      [
        "axis": name(of: axis), "title": titled(title), "categories": "\(categories)", "from": from, "to": to,
      ])
  }
  /// The title of an axis, without its ends.
  package func axis(_ axis: AxisName, _ title: String) -> String {
    self.axis(axis, "", categories: 1, title, title)
  }
  private func name(of axis: AxisName) -> String { sentence("axisName", variant: axis.rawValue) }
  /// Distinguishes series of one name by their marks: "Density as area".
  package func series(_ name: String, as form: ChartForm) -> String {
    sentence("seriesAs", ["name": name, "mark": mark(form)])
  }
  /// A sentence about one of several series.
  package func about(_ series: String, _ sentence: String) -> String {
    self.sentence("about", ["series": series, "sentence": sentence])
  }
  /// The named parts of glyphs such as candlesticks and boxes.
  package func components(_ names: [String]) -> String { sentence("components", ["names": list(names)]) }
  /// Positions that rules or highlighted parts of a curve mark.
  package func marked(_ parts: [String]) -> String {
    sentence("marked", ["parts": parts.joined(separator: semicolon)])
  }
  /// A name for a chart without a title: "Cups by Day".
  package func heading(_ value: String, by place: String) -> String {
    sentence("heading", ["value": value, "place": place])
  }
}

/// Statements about values. Positions have their preposition: "on March 18".
extension PhraseBook {
  package func extreme(isHighest: Bool, _ value: String, _ place: String) -> String {
    sentence(isHighest ? "extremeHighest" : "extremeLowest", ["value": value, "place": place])
  }
  /// The extreme of values that are dates or times.
  package func moment(isLatest: Bool, _ value: String, _ place: String) -> String {
    sentence(isLatest ? "momentLatest" : "momentEarliest", ["value": value, "place": place])
  }
  package func allEqual(_ value: String) -> String { sentence("allEqual", ["value": value]) }
  package func distribution(median: String, _ lower: String, _ upper: String) -> String {
    sentence("distribution", ["median": median, "lower": lower, "upper": upper])
  }
  /// A piece of a line that only rises or only falls, with its two ends.
  package func piece(isRising: Bool, _ stretch: String) -> String {
    sentence(isRising ? "pieceRising" : "pieceFalling", ["stretch": stretch])
  }
  package func piece(
    isRising: Bool, _ stretch: String, _ first: String, _ last: String, change: String, percent: String?
  ) -> String {
    let share = percent.map { sentence("bracketed", ["text": signed($0, isRising)]) }
    return sentence(
      isRising ? "pieceChangeRising" : "pieceChangeFalling",
      [
        "stretch": stretch, "first": first, "last": last, "change": signed(change, isRising),
        "percent": share ?? "",
      ])
  }
  package func trend(isRising: Bool) -> String { sentence(isRising ? "trendRising" : "trendFalling") }
  package func trend(
    isRising: Bool, _ first: String, _ from: String, _ last: String, _ to: String
  ) -> String {
    trend(isRising: isRising) + gap + trendLine(first, from, last, to)
  }
  /// - Parameters:
  ///   - first: The first value of the line; `from` is its position ("at 3").
  ///   - last: The last value of the line; `to` is its position.
  package func trendLine(_ first: String, _ from: String, _ last: String, _ to: String) -> String {
    sentence("trendLine", ["first": first, "from": from, "last": last, "to": to])
  }
  package func season(rows: Int) -> String { sentence("season", ["rows": "\(rows)"]) }
  /// - Parameter shown: The texts of single outliers from ``outlier(_:_:distance:isAbove:expected:)``.
  package func outliers(_ shown: [String], count: Int) -> String {
    let areAll = count == 1 || count == shown.count
    return sentence(
      areAll ? "outliers" : "outliersAmong", variant: "\(count)",
      ["count": "\(count)", "outliers": shown.joined(separator: outlierSeparator)])
  }
  package func outlier(
    _ place: String, _ value: String, distance: String, isAbove: Bool, expected: String
  ) -> String {
    sentence(
      isAbove ? "outlierAbove" : "outlierBelow",
      ["place": place, "value": value, "distance": distance, "expected": expected])
  }
  package func missing(_ positions: String, count: Int, of total: Int) -> String {
    sentence("missing", variant: "\(count)", ["places": positions, "count": "\(count)", "total": "\(total)"])
  }
  package func correlation(_ x: String, _ y: String, _ coefficient: String) -> String {
    sentence("correlation", ["x": x, "y": y, "coefficient": coefficient])
  }
  package func groups(_ shown: [String]) -> String {
    sentence("groups", ["count": "\(shown.count)", "groups": shown.joined(separator: semicolon)])
  }
  package func group(points: Int, _ x: String, _ y: String) -> String {
    sentence("group", ["points": "\(points)", "x": x, "y": y])
  }
  /// A part of a whole with its share.
  package func part(_ name: String, _ share: String) -> String {
    sentence("part", ["name": name, "share": share])
  }
  package func parts(_ shown: [String], rest: String?) -> String {
    let others = rest.map { sentence("partsRest", ["share": $0]) }
    return sentence("parts", ["parts": shown.joined(separator: comma), "rest": others ?? ""])
  }
  package func share(
    _ name: String, _ first: String, _ from: String, _ last: String, _ to: String
  ) -> String {
    sentence("share", ["name": name, "first": first, "from": from, "last": last, "to": to])
  }
  package func comparison(
    _ a: String, above b: String, positions: Int, of total: Int, _ unit: CountedUnit
  ) -> String {
    let counts = sentence(
      positions == total ? "allPlaces" : "somePlaces", variant: unit.rawValue,
      ["places": "\(positions)", "total": "\(total)"])
    return sentence("comparison", ["a": a, "b": b, "places": counts])
  }
  /// The least and greatest of several values, and the difference between the first and the last.
  package func span(_ low: String, _ high: String, change: String?, isRise: Bool) -> String {
    let difference = change.map { sentence("spanChange", ["change": signed($0, isRise)]) }
    return sentence("span", ["low": low, "high": high, "change": difference ?? ""])
  }
}
