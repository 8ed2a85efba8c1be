import Accessibility
import ChartModel
import Foundation

/// What a laid out axis shows, kept for those who hear it.
struct AxisFacts: Sendable {
  let title: String
  let setup: AxisSetup
  private let range: ClosedRange<Double>
  private let isLogarithmic: Bool
  private let gridLines: [Double]
  /// What is written at some values.
  private let written: [(number: Double, text: String)]

  init?(_ plan: AxisPlan?, request: ChartRequest) {
    guard let plan else { return nil }
    setup = plan.setup
    title = Self.title(plan, request)
    let (low, high) = (plan.domain?.lower ?? 0, plan.domain?.upper ?? 0)
    range = low <= high ? low...high : 0...0
    isLogarithmic = plan.domain?.transform == .log && low > 0
    let entries = plan.setup.isBand ? [] : plan.guides.flatMap(\.entries)
    gridLines = Set(entries.filter { !$0.gridLines.isEmpty }.map(\.number)).sorted()
    written = entries.flatMap { entry in entry.labels.map { (entry.number, $0.text) } }
  }

  /// The axis' own title, or the name that its values were given.
  static func title(_ plan: AxisPlan, _ request: ChartRequest) -> String {
    let titles = plan.dimension == .x ? request.xAxis.titles : request.yAxis.titles
    return titles.first { !$0.text.isEmpty }?.text ?? plan.setup.label
  }

  var isBand: Bool { setup.isBand }

  /// The axis in words.
  /// - Parameter unit: The precision that tells its moments apart.
  func described(_ environment: ChartEnvironment, dateUnit unit: Calendar.Component) -> DescribedAxis {
    let locale = environment.locale
    if setup.isBand {
      var speech = SpokenText(environment)
      return DescribedAxis(title: title, categories: setup.categories.map { speech.value($0, unit: unit) })
    }
    if setup.kind == .date {
      return .dates(
        title, range: range, gridLines: gridLines, unit: unit, locale: locale,
        calendar: environment.calendar)
    }
    let writing = AxisWriting(written, title: title)
    let number = SpokenNumber(
      locale: locale, range: range.lowerBound * writing.factor...range.upperBound * writing.factor,
      isGrouped: writing.isGrouped)
    var axis = DescribedAxis(
      title: title, range: range, gridLines: gridLines, isLogarithmic: isLogarithmic
    ) { value in
      let text = number(value * writing.factor)
      return writing.isPercent ? SpeechLanguage(locale).percent(text) : text
    }
    axis.factor = writing.factor
    return axis
  }
}

/// What the text at an axis' values tells of their meaning: shares in percent, years.
struct AxisWriting: Sendable {
  /// From values to the numbers that are written.
  private(set) var factor = 1.0
  private(set) var isPercent = false
  /// Whether thousands are set apart.
  private(set) var isGrouped = true

  init(_ written: [(number: Double, text: String)], title: String) {
    let readable = written.filter { $0.text.contains(where: \.isNumber) }
    guard let sample = readable.max(by: { abs($0.number) < abs($1.number) }) else { return }
    if sample.text.contains("%") || sample.text.contains("٪") {
      isPercent = true
      // 0.5 written as 50.
      let digits = Double(String(sample.text.filter(\.isASCIIDigit)).prefix(15)) ?? 0
      if digits > 0, abs(digits - abs(sample.number * 100)) < abs(digits - abs(sample.number)) {
        factor = 100
      }
    }
    let thousands = readable.filter { (1_000..<10_000).contains(abs($0.number)) }
    if !thousands.isEmpty {
      isGrouped = !thousands.allSatisfy {
        abs($0.number) == Double(String($0.text.filter(\.isASCIIDigit)))
          && $0.text.contains(String($0.text.filter(\.isASCIIDigit)))
      }
    }
    if ["year", "jahr", "año"].contains(title.lowercased()) { isGrouped = false }
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
