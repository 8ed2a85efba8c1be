import Foundation
import OpenChartsChartMath
import OpenChartsChartModel
import OpenChartsDescriptions
import OpenChartsPhrases

/// The facts about an axis after layout, for speech.
struct ScaleFacts: Sendable {
  /// The written title.
  let written: String
  /// The title with its unit in words.
  let title: String
  /// The title without its unit.
  let name: String
  let setup: ScaleSetup
  let writing: ScaleWriting
  /// Whether the author gave no title, so that the first mark names the axis.
  let isNamedByMarks: Bool
  private let unit: UnitWords?
  private let hasUnitInLabels: Bool
  private let range: ClosedRange<Double>
  let isLogarithmic: Bool
  private let transform: ScaleTransform
  private let gridLines: [Double]
  /// The number of significant digits that distinguish the values of the marks, at least 3.
  private var digits = 3

  /// The labels of the axis with their values.
  let labels: [(number: Double, text: String)]

  /// - Parameter views: The texts of labels that are views, by value.
  init?(_ plan: AxisPlan?, request: ChartRequest, views: [Double: String] = [:]) {
    guard let plan else { return nil }
    let writtenTitle = (plan.dimension == .x ? request.xAxis : request.yAxis).writtenTitle
    self.init(
      written: writtenTitle ?? plan.setup.label, isNamedByMarks: writtenTitle == nil, plan.setup,
      plan.domain.continuous,
      plan.guides.flatMap(\.entries), views: views, locale: request.environment.locale)
  }

  /// - Parameters:
  ///   - written: The drawn title, not in spoken form.
  ///   - values: The axis values with their labels and lines.
  init(
    written: String, isNamedByMarks: Bool, _ setup: ScaleSetup, _ domain: ContinuousDomain?,
    _ values: [AxisGuide.Entry], views: [Double: String] = [:], locale: Locale
  ) {
    (self.written, self.isNamedByMarks, self.setup) = (written, isNamedByMarks, setup)
    // Categories have no unit: a column "g" of names is not in grams.
    let titleUnit = setup.kind == .number && !setup.isBand ? UnitWords(title: written, locale: locale) : nil
    title = Self.spoken(titleUnit?.title ?? written, locale)
    name = titleUnit?.name ?? title
    let (low, high) = (domain?.lower ?? 0, domain?.upper ?? 0)
    range = low <= high ? low...high : 0...0
    transform = domain?.transform ?? .linear
    isLogarithmic = transform.isLogarithmic && low > 0
    let entries = setup.isBand ? [] : values
    gridLines = entries.filter { !$0.gridLines.isEmpty }.map(\.number).sorted().reduce(into: []) {
      if $0.last != $1 { $0.append($1) }
    }
    labels = entries.flatMap { entry in
      entry.labels.map { (entry.number, $0.text.isEmpty ? views[entry.number] ?? "" : $0.text) }
    }
    writing = ScaleWriting(setup.kind == .number ? labels : [], title: written, locale: locale)
    // If the title has no unit, use the unit of the labels: "14 h" is fourteen hours.
    let symbol = writing.suffix.isEmpty ? "" : writing.suffix.trimmingCharacters(in: .whitespaces)
    let isSymbol = titleUnit == nil && writing.prefix.isEmpty && !symbol.isEmpty && !writing.isPercent
    let ofLabels = isSymbol ? UnitWords(symbol: symbol, locale: locale) : nil
    (unit, hasUnitInLabels) = (titleUnit ?? ofLabels, ofLabels != nil)
  }

  /// Replaces each percent sign in a title by the word.
  private static func spoken(_ title: String, _ locale: Locale) -> String {
    guard title.utf8.contains(UInt8(ascii: "%")) else { return title }
    return title.replacingOccurrences(
      of: #" ?%"#, with: " " + SpeechLanguage(locale).percent("").trimmingCharacters(in: .whitespaces),
      options: .regularExpression)
  }

  /// Returns the facts with enough digits for the values of some marks, such as 1,000,000.1 and 1,000,000.2.
  func widened(for tables: [MarkTable], _ axis: AxisDimension) -> ScaleFacts {
    guard setup.kind == .number, !isBand,
      tables.reduce(0, { $0 + $1.rowCount }) <= Self.comparedRows,
      tables.allSatisfy({ $0.source == nil && $0.function == nil })
    else { return self }
    var (low, high) = (Double.infinity, -Double.infinity)
    let writing = writing
    for column in tables.flatMap({ $0.columns(on: axis) }) where column.kind == .number {
      for values in [column.values, column.ends] {
        for number in values.lazy.map({ writing.number($0) }) where number.isFinite {
          (low, high) = (min(low, number), max(high, number))
        }
      }
    }
    var copy = self
    copy.digits = SpokenNumber.digits(tellingApart: low, high)
    return copy
  }

  /// The maximum number of rows whose values are compared to find the number of digits.
  private static let comparedRows = 5_000

  var isBand: Bool { setup.isBand }
  /// The last displayed value.
  var upper: Double { range.upperBound }

  /// Returns the range of the axis if a request sets it; `nil` for inferred domains, scrolling axes and names.
  func domain(_ request: PositionScaleRequest) -> ClosedRange<Double>? {
    guard case .values = request.domain, request.window == nil, !isBand, range.lowerBound < range.upperBound
    else { return nil }
    return range
  }

  /// Returns the description of the axis.
  /// - Parameters:
  ///   - dateUnit: The precision that distinguishes its dates.
  ///   - last: The last value, if the end of the axis is the end of the last calendar unit or year.
  ///   - isValue: Whether the axis has values, not positions.
  ///   - ends: The spoken ends of an axis of dates; `nil` uses the scale's ends.
  func described(
    _ environment: ChartEnvironment, dateUnit: Calendar.Component, last: Double? = nil,
    isValue: Bool = false, ends: ClosedRange<Double>? = nil
  ) -> DescribedAxis {
    let locale = environment.locale
    if setup.isBand {
      var speech = SpokenText(environment)
      // Weeks are spoken by their first day, because the phrase around them already says "week".
      let unit = dateUnit == .weekOfYear ? .day : dateUnit
      var axis = DescribedAxis(
        title: title, categories: setup.categories.map { speech.value($0, unit: unit) })
      if setup.kind == .date { axis.placing = Placing(dateUnit) }
      axis.name = name
      return axis
    }
    if setup.kind == .date {
      var axis = DescribedAxis.dates(
        title, range: range, gridLines: gridLines, ends: ends, last: last, unit: dateUnit, locale: locale,
        calendar: environment.calendar)
      axis.name = name
      return axis
    }
    let (writing, unit, hasUnitInLabels) = (writing, unit, hasUnitInLabels)
    let range = isValue ? shownRange : range
    let ends = [writing.number(range.lowerBound), writing.number(range.upperBound)]
    let number = SpokenNumber(
      locale: locale, range: min(ends[0], ends[1])...max(ends[0], ends[1]), isGrouped: writing.isGrouped,
      leastDigits: digits)
    let language = SpeechLanguage(locale)
    var axis = DescribedAxis(
      title: title, range: range, gridLines: gridLines.map { isValue && writing.isMagnitude ? abs($0) : $0 },
      isLogarithmic: isLogarithmic,
      bound: { value in
        let value = value == range.upperBound ? last ?? value : value
        if let word = writing.names[value] ?? writing.clock?.text(value) { return word }
        let text = number(writing.number(value))
        return writing.isPercent
          ? language.percent(text)
          : hasUnitInLabels ? unit?.of(text) ?? text : unit == nil ? writing.signed(text, language) : text
      },
      describe: { value in
        if let word = writing.names[value] ?? writing.clock?.text(value) { return word }
        let text = number(writing.number(value))
        return writing.isPercent ? language.percent(text) : unit?.of(text) ?? writing.signed(text, language)
      })
    axis.factor = writing.factor
    axis.labels = labels.filter { !$0.text.isEmpty }.map { ($0.number, $0.text) }
    axis.spokenValue = { number.shown(writing.number($0)) }
    axis.isMoment = writing.clock != nil
    axis.isTime = writing.clock?.isTimeOfDay ?? false
    if writing.clock?.isTimeOfDay == true { (axis.placing, axis.boundPlacing) = (.time, .time) }
    if writing.isMagnitude, self.range.lowerBound < 0, self.range.upperBound > 0 {
      axis.middle = unit == nil ? writing.signed(number(0), language) : number(0)
    }
    axis.name = name
    // Statistics handle linear and logarithmic axes without this function.
    if !transform.isLinear, !transform.isLogarithmic { axis.drawn = { [transform] in transform.forward($0) } }
    // Numbers with four digits and no grouping are years.
    if !writing.isGrouped, range.lowerBound >= 1_000, range.upperBound < 3_000 {
      (axis.placing, axis.boundPlacing, axis.countedUnit) = (.year, .year, .year)
    }
    return axis
  }

  /// The displayed range. Magnitudes start at zero.
  private var shownRange: ClosedRange<Double> {
    guard writing.isMagnitude, range.lowerBound < 0 else { return range }
    let most = max(abs(range.lowerBound), abs(range.upperBound))
    return (range.upperBound > 0 ? 0 : abs(range.upperBound))...most
  }

  /// Returns the spoken value of a mark on this axis: all its digits, with the unit.
  func text(_ value: DataValue, _ dateUnit: Calendar.Component, _ speech: inout SpokenText) -> String {
    guard case .number(let number) = value, !isBand else { return speech.value(value, unit: dateUnit) }
    return numberText(number, speech)
  }

  func numberText(_ number: Double, _ speech: SpokenText) -> String {
    guard number.isFinite else { return speech.number(number) }
    if let word = writing.names[number] ?? writing.clock?.text(number) { return word }
    let text = speech.number(writing.number(number), isGrouped: writing.isGrouped, leastDigits: digits)
    return writing.isPercent
      ? speech.language.percent(text) : unit?.of(text) ?? writing.signed(text, speech.language)
  }

  /// Returns the spoken value without the unit, for the first of two values in a phrase.
  func plain(_ value: DataValue, _ dateUnit: Calendar.Component, _ speech: inout SpokenText) -> String {
    guard case .number(let number) = value, !isBand else { return speech.value(value, unit: dateUnit) }
    return plainNumber(number, speech)
  }

  func plainNumber(_ number: Double, _ speech: SpokenText) -> String {
    if let word = writing.names[number] ?? writing.clock?.text(number) { return word }
    let text = speech.number(writing.number(number), isGrouped: writing.isGrouped, leastDigits: digits)
    return unit == nil && !writing.isPercent ? writing.prefix + text : text
  }
}
