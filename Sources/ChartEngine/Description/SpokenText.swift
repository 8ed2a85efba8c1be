import Accessibility
import ChartMath
import ChartModel
import Foundation

/// Values in words for speech: dates spelled out, numbers without abbreviation.
struct SpokenText {
  private let locale: Locale
  private let calendar: Calendar
  private let numbers: NumberText
  private var dateStyles: [Calendar.Component: Date.FormatStyle] = [:]

  init(_ environment: ChartEnvironment) {
    locale = environment.locale
    calendar = environment.calendar
    numbers = NumberText(step: 0, locale: environment.locale)
  }

  func number(_ v: Double) -> String {
    guard abs(v) >= 1e6 || (v != 0 && abs(v) < 1e-4) else { return numbers(v) }
    return v.formatted(.number.locale(locale).precision(.significantDigits(1...9)))
  }

  /// A moment with the precision of its unit: "June 6, 2024", "June 2024", "June 6, 2024 at 8:05 AM".
  mutating func date(_ moment: Double, unit: Calendar.Component) -> String {
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
    return Date(timeIntervalSinceReferenceDate: moment).formatted(style)
  }

  /// From one text to another.
  func range(_ from: String, _ to: String) -> String {
    from == to ? from : SpeechLanguage(locale).range(from, to)
  }

  mutating func value(_ value: DataValue, unit: Calendar.Component) -> String {
    switch value {
    case .number(let v): number(v)
    case .date(let v): date(v, unit: unit)
    case .category(let name): name
    }
  }

  /// A row of a column; intervals by both ends, dates with a unit by their name.
  mutating func text(_ column: Column, _ row: Int, unit: Calendar.Component) -> String {
    let first = value(column.value(at: row), unit: column.unit ?? unit)
    guard column.isInterval, column.unit == nil else { return first }
    let end: DataValue = column.kind == .date ? .date(column.ends[row]) : .number(column.ends[row])
    return "\(first) to \(value(end, unit: unit))"
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
