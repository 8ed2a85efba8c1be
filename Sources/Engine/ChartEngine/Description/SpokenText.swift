import ChartMath
import ChartModel
import Foundation
import Phrases

/// Values in words for speech: dates spelled out, numbers with all their digits and without abbreviation.
struct SpokenText {
  let locale: Locale
  let language: SpeechLanguage
  private let calendar: Calendar
  private let numbers: NumberText
  private let years: DecimalText
  private let large: SpokenNumber
  private var dateStyles: [Calendar.Component: Date.FormatStyle] = [:]

  init(_ environment: ChartEnvironment) {
    locale = environment.locale
    language = SpeechLanguage(environment.locale)
    calendar = environment.calendar
    numbers = NumberText(step: 0, locale: environment.locale)
    years = DecimalText(locale: environment.locale, isGrouped: false)
    // Six digits: 8,849,321 is 8.84932 million.
    large = SpokenNumber(locale: environment.locale, range: 1_000...1_001)
  }

  /// - Parameter isGrouped: Not for years.
  func number(_ v: Double, isGrouped: Bool = true) -> String {
    guard v.isFinite else { return large(v) }
    let magnitude = abs(v)
    let text: String
    if magnitude >= 1e6 || (v != 0 && magnitude < 1e-4) {
      text = large(magnitude)
    } else if !isGrouped, magnitude >= 1_000, magnitude == magnitude.rounded() {
      text = years(magnitude, places: 0)
    } else {
      text = numbers(magnitude)
    }
    return v < 0 && text != numbers(0) ? language.negative(text) : text
  }

  /// A moment with the precision of its unit: "June 6, 2024", "June 2024", "June 6, 2024 at 8:05 AM".
  mutating func date(_ moment: Double, unit: Calendar.Component) -> String {
    guard moment.isFinite else { return language.noValue }
    let style: Date.FormatStyle
    if let known = dateStyles[unit] {
      style = known
    } else {
      var made = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone).year()
      switch unit {
      case .year: break
      case .month, .quarter: made = made.month(.wide)
      case .hour, .minute: made = made.month(.wide).day().hour().minute()
      case .second, .nanosecond: made = made.month(.wide).day().hour().minute().second()
      default: made = made.month(.wide).day()
      }
      dateStyles[unit] = made
      style = made
    }
    return language.date(Date(timeIntervalSinceReferenceDate: moment).formatted(style))
  }

  /// From one text to another.
  func range(_ from: String, _ to: String) -> String { from == to ? from : language.range(from, to) }

  mutating func value(_ value: DataValue, unit: Calendar.Component) -> String {
    switch value {
    case .number(let v): number(v)
    case .date(let v): date(v, unit: unit)
    case .category(let name): name
    }
  }

  /// A row of a column; intervals by both ends, dates with a unit by their name.
  /// - Parameter axis: Says numbers as they are meant there.
  mutating func text(_ column: Column, _ row: Int, unit: Calendar.Component, on axis: ScaleFacts? = nil)
    -> String
  {
    let unit = column.unit ?? unit
    let first = column.value(at: row)
    guard column.isInterval, column.unit == nil else {
      return axis?.text(first, unit, &self) ?? value(first, unit: unit)
    }
    let end: DataValue = column.kind == .date ? .date(column.ends[row]) : .number(column.ends[row])
    let from = axis?.plain(first, unit, &self) ?? value(first, unit: unit)
    let to = axis?.text(end, unit, &self) ?? value(end, unit: unit)
    return range(from, to)
  }

  /// The coarsest unit that tells a column's moments apart.
  func unit(of column: Column) -> Calendar.Component {
    if let unit = column.unit { return unit }
    var unit = Calendar.Component.year
    for moment in column.values.prefix(200) where moment.isFinite {
      let parts = calendar.dateComponents(
        [.month, .day, .hour, .minute, .second], from: Date(timeIntervalSinceReferenceDate: moment))
      if parts.second != 0 { return .second }
      if parts.hour != 0 || parts.minute != 0 {
        unit = .minute
      } else if unit != .minute, parts.day != 1 {
        unit = .day
      } else if unit == .year, parts.month != 1 {
        unit = .month
      }
    }
    return unit
  }
}
