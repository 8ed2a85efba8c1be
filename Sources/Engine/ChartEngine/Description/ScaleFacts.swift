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
  private let range: ClosedRange<Double>
  private let isLogarithmic: Bool
  private let transform: ScaleTransform
  private let gridLines: [Double]

  init?(_ plan: AxisPlan?, request: ChartRequest) {
    guard let plan else { return nil }
    let own = (plan.dimension == .x ? request.xAxis : request.yAxis).writtenTitle
    self.init(
      written: own ?? plan.setup.label, isNamedByMarks: own == nil, plan.setup, plan.domain.continuous,
      plan.guides.flatMap(\.entries), locale: request.environment.locale)
  }

  /// - Parameters:
  ///   - written: The title as it is written.
  ///   - values: What the axis shows.
  init(
    written: String, isNamedByMarks: Bool, _ setup: ScaleSetup, _ domain: ContinuousDomain?,
    _ values: [AxisGuide.Entry], locale: Locale
  ) {
    (self.written, self.isNamedByMarks, self.setup) = (written, isNamedByMarks, setup)
    unit = UnitWords(title: written, locale: locale)
    title = Self.spoken(unit?.title ?? written, locale)
    name = unit?.name ?? title
    let (low, high) = (domain?.lower ?? 0, domain?.upper ?? 0)
    range = low <= high ? low...high : 0...0
    transform = domain?.transform ?? .linear
    isLogarithmic = transform.isLogarithmic && low > 0
    let entries = setup.isBand ? [] : values
    gridLines = Set(entries.filter { !$0.gridLines.isEmpty }.map(\.number)).sorted()
    let labels = entries.flatMap { entry in entry.labels.map { (entry.number, $0.text) } }
    writing = ScaleWriting(labels, title: written)
  }

  /// A title with a word for each sign of percent.
  private static func spoken(_ title: String, _ locale: Locale) -> String {
    guard title.utf8.contains(UInt8(ascii: "%")) else { return title }
    return title.replacingOccurrences(
      of: #" ?%"#, with: " " + SpeechLanguage(locale).percent("").trimmingCharacters(in: .whitespaces),
      options: .regularExpression)
  }

  var isBand: Bool { setup.isBand }

  /// The axis in words.
  /// - Parameter unit: The precision that tells its moments apart.
  func described(_ environment: ChartEnvironment, dateUnit: Calendar.Component) -> DescribedAxis {
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
        title, range: range, gridLines: gridLines, unit: dateUnit, locale: locale,
        calendar: environment.calendar)
      axis.name = name
      return axis
    }
    let (writing, unit) = (writing, unit)
    let number = SpokenNumber(
      locale: locale, range: range.lowerBound * writing.factor...range.upperBound * writing.factor,
      isGrouped: writing.isGrouped)
    let language = SpeechLanguage(locale)
    var axis = DescribedAxis(
      title: title, range: range, gridLines: gridLines, isLogarithmic: isLogarithmic,
      bound: { value in
        let text = number(value * writing.factor)
        return writing.isPercent ? language.percent(text) : text
      },
      describe: { value in
        let text = number(value * writing.factor)
        return writing.isPercent ? language.percent(text) : unit?.of(text) ?? text
      })
    axis.factor = writing.factor
    axis.name = name
    // Statistics know even and logarithmic axes by themselves.
    if !transform.isLinear, !transform.isLogarithmic { axis.drawn = { [transform] in transform.forward($0) } }
    // Numbers of four digits that are written as names of years.
    if !writing.isGrouped, range.lowerBound >= 1_000, range.upperBound < 3_000 {
      (axis.placing, axis.boundPlacing) = (.year, .year)
    }
    return axis
  }

  /// A value of a mark as it is said on this axis: all its digits, with the unit.
  func text(_ value: DataValue, _ dateUnit: Calendar.Component, _ speech: inout SpokenText) -> String {
    guard case .number(let number) = value, !isBand else { return speech.value(value, unit: dateUnit) }
    guard number.isFinite else { return speech.number(number) }
    let text = speech.number(number * writing.factor, isGrouped: writing.isGrouped)
    return writing.isPercent ? speech.language.percent(text) : unit?.of(text) ?? text
  }

  /// The same without the unit, for the first of two.
  func plain(_ value: DataValue, _ dateUnit: Calendar.Component, _ speech: inout SpokenText) -> String {
    guard case .number(let number) = value, !isBand else { return speech.value(value, unit: dateUnit) }
    return speech.number(number * writing.factor, isGrouped: writing.isGrouped)
  }
}

/// What the text at an axis' values tells of their meaning: shares in percent, years.
struct ScaleWriting: Sendable {
  /// From values to the numbers that are written.
  private(set) var factor = 1.0
  private(set) var isPercent = false
  /// Whether thousands are set apart.
  private(set) var isGrouped = true

  init(_ written: [(number: Double, text: String)], title: String) {
    let readable = written.filter { $0.text.contains(where: \.isNumber) }
    if SpeechLanguage.isYear(title: title) { isGrouped = false }
    guard let sample = readable.max(by: { abs($0.number) < abs($1.number) }) else { return }
    if sample.text.contains("%") || sample.text.contains("٪") {
      isPercent = true
      // 0.5 written as 50.
      let digits = Double(String(Self.western(sample.text).filter(\.isNumber).prefix(15))) ?? 0
      let (whole, share) = (abs(sample.number), abs(sample.number * 100))
      if digits > 0, abs(digits - share) < abs(digits - whole) { factor = 100 }
    }
    let thousands = readable.filter { (1_000..<10_000).contains(abs($0.number)) }
    // Four digits in a row are a year, or written as one.
    let isPlain = thousands.allSatisfy { entry in
      let text = Self.western(entry.text)
      let digits = text.filter(\.isNumber)
      return abs(entry.number) == Double(digits) && text.contains(digits)
    }
    if !thousands.isEmpty, isPlain { isGrouped = false }
  }

  /// With the digits of all scripts as 0 to 9.
  private static func western(_ text: String) -> String {
    String(
      text.map { character in
        guard !character.isASCII, !character.isLetter, let digit = character.wholeNumberValue, digit < 10
        else { return character.isASCII || !character.isNumber ? character : " " }
        return Character(String(digit))
      })
  }
}
