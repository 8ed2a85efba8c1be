import ChartMath
import ChartModel
import Descriptions
import Foundation
import Phrases

/// What a laid out axis shows, kept for those who hear it.
struct ScaleFacts: Sendable {
  /// The title as it is written.
  let written: String
  /// With its unit in words.
  let title: String
  /// Without its unit.
  let name: String
  let setup: ScaleSetup
  let writing: ScaleWriting
  /// Whether it has no title, so that its first mark gives its name.
  let isNamedByMarks: Bool
  private let unit: UnitWords?
  private let hasUnitInLabels: Bool
  private let range: ClosedRange<Double>
  private let isLogarithmic: Bool
  private let transform: ScaleTransform
  private let gridLines: [Double]

  /// The labels of the axis with the values that they are at.
  let labels: [(number: Double, text: String)]

  /// - Parameter views: The words of labels that are views, by the value.
  init?(_ plan: AxisPlan?, request: ChartRequest, views: [Double: String] = [:]) {
    guard let plan else { return nil }
    let own = (plan.dimension == .x ? request.xAxis : request.yAxis).writtenTitle
    self.init(
      written: own ?? plan.setup.label, isNamedByMarks: own == nil, plan.setup, plan.domain.continuous,
      plan.guides.flatMap(\.entries), views: views, locale: request.environment.locale)
  }

  /// - Parameters:
  ///   - written: The title as it is written.
  ///   - values: What the axis shows.
  init(
    written: String, isNamedByMarks: Bool, _ setup: ScaleSetup, _ domain: ContinuousDomain?,
    _ values: [AxisGuide.Entry], views: [Double: String] = [:], locale: Locale
  ) {
    (self.written, self.isNamedByMarks, self.setup) = (written, isNamedByMarks, setup)
    // Names are measured in nothing: a column "g" of names holds no grams.
    let own = setup.kind == .number && !setup.isBand ? UnitWords(title: written, locale: locale) : nil
    title = Self.spoken(own?.title ?? written, locale)
    name = own?.name ?? title
    let (low, high) = (domain?.lower ?? 0, domain?.upper ?? 0)
    range = low <= high ? low...high : 0...0
    transform = domain?.transform ?? .linear
    isLogarithmic = transform.isLogarithmic && low > 0
    let entries = setup.isBand ? [] : values
    gridLines = Set(entries.filter { !$0.gridLines.isEmpty }.map(\.number)).sorted()
    labels = entries.flatMap { entry in
      entry.labels.map { (entry.number, $0.text.isEmpty ? views[entry.number] ?? "" : $0.text) }
    }
    writing = ScaleWriting(setup.kind == .number ? labels : [], title: written, locale: locale)
    // The unit of the labels, where the title has none: "14 h" is fourteen hours.
    let sign = writing.suffix.trimmingCharacters(in: .whitespaces)
    let isSign = own == nil && writing.prefix.isEmpty && !sign.isEmpty && !writing.isPercent
    let ofLabels = isSign ? UnitWords(title: sign, locale: locale) : nil
    (unit, hasUnitInLabels) = (own ?? ofLabels, ofLabels != nil)
  }

  /// A title with a word for each sign of percent.
  private static func spoken(_ title: String, _ locale: Locale) -> String {
    guard title.utf8.contains(UInt8(ascii: "%")) else { return title }
    return title.replacingOccurrences(
      of: #" ?%"#, with: " " + SpeechLanguage(locale).percent("").trimmingCharacters(in: .whitespaces),
      options: .regularExpression)
  }

  var isBand: Bool { setup.isBand }
  /// The last value that the axis shows.
  var upper: Double { range.upperBound }

  /// The axis in words.
  /// - Parameters:
  ///   - dateUnit: The precision that tells its moments apart.
  ///   - last: The last value, where the axis ends with the unit or the year that begins there.
  ///   - isValue: Whether values are lengths along the axis, not places on it.
  func described(
    _ environment: ChartEnvironment, dateUnit: Calendar.Component, last: Double? = nil,
    isValue: Bool = false
  ) -> DescribedAxis {
    let locale = environment.locale
    if setup.isBand {
      var speech = SpokenText(environment)
      var axis = DescribedAxis(
        title: title, categories: setup.categories.map { speech.value($0, unit: dateUnit) })
      if setup.kind == .date { axis.placing = Placing(dateUnit) }
      axis.name = name
      return axis
    }
    if setup.kind == .date {
      var axis = DescribedAxis.dates(
        title, range: range, gridLines: gridLines, last: last, unit: dateUnit, locale: locale,
        calendar: environment.calendar)
      axis.name = name
      return axis
    }
    let (writing, unit, hasUnitInLabels) = (writing, unit, hasUnitInLabels)
    let range = isValue ? shownRange : range
    let ends = [writing.number(range.lowerBound), writing.number(range.upperBound)]
    let number = SpokenNumber(
      locale: locale, range: min(ends[0], ends[1])...max(ends[0], ends[1]), isGrouped: writing.isGrouped)
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
          : hasUnitInLabels ? unit?.of(text) ?? text : unit == nil ? writing.signed(text) : text
      },
      describe: { value in
        if let word = writing.names[value] ?? writing.clock?.text(value) { return word }
        let text = number(writing.number(value))
        return writing.isPercent ? language.percent(text) : unit?.of(text) ?? writing.signed(text)
      })
    axis.factor = writing.factor
    axis.labels = labels.filter { !$0.text.isEmpty }.map { ($0.number, $0.text) }
    axis.said = { number.shown(writing.number($0)) }
    axis.isMoment = writing.clock != nil
    axis.isTime = writing.clock?.isTimeOfDay ?? false
    if writing.clock?.isTimeOfDay == true { (axis.placing, axis.boundPlacing) = (.time, .time) }
    if writing.isMagnitude, self.range.lowerBound < 0, self.range.upperBound > 0 {
      axis.middle = unit == nil ? writing.signed(number(0)) : number(0)
    }
    axis.name = name
    // Statistics know even and logarithmic axes by themselves.
    if !transform.isLinear, !transform.isLogarithmic { axis.drawn = { [transform] in transform.forward($0) } }
    // Numbers of four digits that are written as names of years.
    if !writing.isGrouped, range.lowerBound >= 1_000, range.upperBound < 3_000 {
      (axis.placing, axis.boundPlacing, axis.countedUnit) = (.year, .year, .year)
    }
    return axis
  }

  /// The values that the axis shows: magnitudes begin at zero.
  private var shownRange: ClosedRange<Double> {
    guard writing.isMagnitude, range.lowerBound < 0 else { return range }
    let most = max(abs(range.lowerBound), abs(range.upperBound))
    return (range.upperBound > 0 ? 0 : abs(range.upperBound))...most
  }

  /// A value of a mark as it is said on this axis: all its digits, with the unit.
  func text(_ value: DataValue, _ dateUnit: Calendar.Component, _ speech: inout SpokenText) -> String {
    guard case .number(let number) = value, !isBand else { return speech.value(value, unit: dateUnit) }
    return numberText(number, speech)
  }

  func numberText(_ number: Double, _ speech: SpokenText) -> String {
    guard number.isFinite else { return speech.number(number) }
    if let word = writing.names[number] ?? writing.clock?.text(number) { return word }
    let text = speech.number(writing.number(number), isGrouped: writing.isGrouped)
    return writing.isPercent ? speech.language.percent(text) : unit?.of(text) ?? writing.signed(text)
  }

  /// The same without the unit, for the first of two.
  func plain(_ value: DataValue, _ dateUnit: Calendar.Component, _ speech: inout SpokenText) -> String {
    guard case .number(let number) = value, !isBand else { return speech.value(value, unit: dateUnit) }
    return plainNumber(number, speech)
  }

  func plainNumber(_ number: Double, _ speech: SpokenText) -> String {
    if let word = writing.names[number] ?? writing.clock?.text(number) { return word }
    let text = speech.number(writing.number(number), isGrouped: writing.isGrouped)
    return unit == nil && !writing.isPercent ? writing.prefix + text : text
  }
}
