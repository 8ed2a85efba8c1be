import Foundation
import OpenChartsChartMath
import OpenChartsChartModel
import OpenChartsPhrases

/// Formats values for speech: dates spelled out, numbers with all their digits and without abbreviations.
struct SpokenText {
  let locale: Locale
  let language: SpeechLanguage
  private let calendar: Calendar
  private let numbers: NumberText
  private let years: DecimalText
  private let large: SpokenNumber
  /// The rounding of columns of computed values.
  private var roundings: [ColumnKey: Rounding?] = [:]
  private var dateStyles: [Calendar.Component: Date.FormatStyle] = [:]

  init(_ environment: ChartEnvironment) {
    locale = environment.locale
    language = SpeechLanguage(environment.locale)
    calendar = environment.calendar
    numbers = NumberText(step: 0, locale: environment.locale)
    years = DecimalText(locale: environment.locale, isGrouped: false)
    // Keep six digits: 8,849,321 is spoken as 8.84932 million.
    large = SpokenNumber(locale: environment.locale, range: 1_000...1_001)
  }

  /// - Parameters:
  ///   - isGrouped: Whether digits are grouped; false for years.
  ///   - leastDigits: The number of significant digits that distinguish the values of a chart.
  func number(_ v: Double, isGrouped: Bool = true, leastDigits: Int = 0) -> String {
    guard v.isFinite else { return large(v) }
    let magnitude = abs(v)
    let text: String
    // Other texts have six digits, or six decimals.
    if leastDigits > 6, magnitude >= 1e3 || magnitude > 0 && Double(leastDigits) - log10(magnitude) > 7 {
      text = SpokenNumber(locale: locale, isGrouped: isGrouped, leastDigits: leastDigits)(magnitude)
    } else if magnitude >= 1e6 || (v != 0 && magnitude < 1e-3) {
      text = large(magnitude)
    } else if !isGrouped, magnitude >= 1_000, magnitude == magnitude.rounded() {
      text = years(magnitude, places: 0)
    } else {
      text = numbers(magnitude)
    }
    return v < 0 && text != numbers(0) ? language.negative(text) : text
  }

  /// Returns a date with the precision of its unit: "June 6, 2024", "June 2024", "June 6, 2024 at 8:05 AM", "week of June
  /// 3, 2024".
  mutating func date(_ moment: Double, unit: Calendar.Component) -> String {
    guard moment.isFinite else { return language.noValue }
    let style: Date.FormatStyle
    if let cached = dateStyles[unit] {
      style = cached
    } else {
      var newStyle = Date.FormatStyle(
        locale: locale, calendar: calendar.ofFormats, timeZone: calendar.timeZone
      ).year()
      switch unit {
      case .year: break
      case .month: newStyle = newStyle.month(.wide)
      case .quarter: newStyle = newStyle.quarter(.abbreviated)
      case .hour, .minute: newStyle = newStyle.month(.wide).day().hour().minute()
      case .second, .nanosecond: newStyle = newStyle.month(.wide).day().hour().minute().second()
      default: newStyle = newStyle.month(.wide).day()
      }
      dateStyles[unit] = newStyle
      style = newStyle
    }
    let text = language.date(calendar.dateOfFormats(moment).formatted(style))
    return unit == .weekOfYear ? language.week(text) : text
  }

  /// Returns a range of two texts; a single text if they are equal.
  func range(_ from: String, _ to: String, _ placing: Placing = .name) -> String {
    from == to ? from : language.range(from, to, placing)
  }

  /// Returns an interval between two dates. If it consists of whole units, names the first and the last unit in it:
  /// "March 2015" for the time until the start of April.
  private mutating func interval(
    from start: Double, to end: Double, unit: Calendar.Component
  ) -> (text: String, placing: Placing) {
    func named(_ from: String, _ to: String, _ placing: Placing) -> (String, Placing) {
      (range(from, to, placing), from == to ? placing : placing.interval)
    }
    // Both ends of an interval are spoken as days, even if the unit is the week.
    let unit = unit == .weekOfYear ? .day : unit
    guard start.isFinite, end.isFinite, start < end else {
      return named(date(start, unit: unit), date(end, unit: unit), Placing(unit))
    }
    for unit in [Calendar.Component.year, .quarter, .month, .day, .hour] {
      var interval = DateUnitInterval(unit: unit, calendar: calendar)
      // Several quarters are named by their months, and several hours by their first and last moment.
      if unit == .quarter || unit == .hour, interval(start) != (start, end) { continue }
      if unit == .hour { return (date(start, unit: unit), Placing(unit)) }
      guard interval(start).start == start, interval(end).start == end else { continue }
      return named(date(start, unit: unit), date(end - 1, unit: unit), Placing(unit))
    }
    return named(date(start, unit: unit), date(end, unit: unit), Placing(unit))
  }

  /// Returns an interval between two numbers. Years are spoken as years.
  private func interval(
    from start: Double, to end: Double, on axis: ScaleFacts?
  ) -> (text: String, placing: Placing) {
    let isYears =
      axis?.writing.isGrouped == false && start < end && start >= 1_000 && end <= 3_000
      && start == start.rounded() && end == end.rounded()
    guard isYears else {
      let text = range(
        axis?.plainNumber(start, self) ?? number(start), axis?.numberText(end, self) ?? number(end))
      return (text, .numbers)
    }
    let ends = (number(start, isGrouped: false), number(end - 1, isGrouped: false))
    return (range(ends.0, ends.1), ends.0 == ends.1 ? .year : .months)
  }

  mutating func value(_ value: DataValue, unit: Calendar.Component) -> String {
    switch value {
    case .number(let v): number(v)
    case .date(let v): date(v, unit: unit)
    case .category(let name): name
    }
  }

  /// Returns the value of a column in a row as spoken text: "10 to 20" for an interval, "May 2024" for a date of a
  /// column with a calendar unit.
  /// - Parameters:
  ///   - axis: The axis whose labels determine the meaning of numbers, such as percent.
  ///   - namesUnits: Whether an interval of whole calendar units is named by them, as for positions.
  mutating func text(
    _ column: Column, _ row: Int, unit: Calendar.Component, on axis: ScaleFacts? = nil,
    namesUnits: Bool = false
  ) -> String {
    let unit = column.unit ?? unit
    let first = rounded(column, row)
    guard column.isInterval, column.unit == nil else {
      return axis?.text(first, unit, &self) ?? value(first, unit: unit)
    }
    if namesUnits, let interval = interval(column.values[row], column.ends[row], column.kind, unit, axis) {
      return interval.text
    }
    let end = DataValue(column.ends[row], column.kind)
    let from = axis?.plain(first, unit, &self) ?? value(first, unit: unit)
    let to = axis?.text(end, unit, &self) ?? value(end, unit: unit)
    return range(from, to)
  }

  /// Returns a value of a column. Computed numbers are rounded to a ten-thousandth of the column's range, but keep four
  /// significant digits.
  private mutating func rounded(_ column: Column, _ row: Int) -> DataValue {
    let value = column.value(at: row)
    guard case .number(let number) = value, number.isFinite, !column.isInterval, number != number.rounded()
    else {
      return value
    }
    let key = ColumnKey(label: column.label, count: column.count, first: column.values.first ?? 0)
    let rounding: Rounding?
    if let cached = roundings[key] {
      rounding = cached
    } else {
      rounding = Rounding(column.values)
      roundings[key] = .some(rounding)
    }
    return .number(rounding.map { $0(number) } ?? number)
  }

  /// The rounding of a column of computed numbers for speech.
  struct Rounding {
    /// The number of decimals of a ten-thousandth of the range.
    private let places: Int
    /// The magnitude below which a number is only a rounding error.
    private let noise: Double

    /// Returns `nil` for measured numbers, which have at most four decimals, and for equal numbers.
    init?(_ values: [Double]) {
      let sample = values.lazy.filter(\.isFinite).prefix(1_000)
      guard
        sample.contains(where: { abs($0 * 10_000 - ($0 * 10_000).rounded()) > 1e-6 * Swift.max(1, abs($0)) }),
        let low = values.lazy.filter(\.isFinite).min(), let high = values.lazy.filter(\.isFinite).max(),
        low < high
      else { return nil }
      let rangePlaces = 3 - Int(log10(high - low).rounded(.down)) + 1
      guard rangePlaces <= 12 else { return nil }
      places = Swift.max(rangePlaces, 1)
      noise = 1e-13 * Swift.max(abs(low), abs(high))
    }

    /// Returns the rounded number: 0.1235 for 0.1234567891, also beside millions.
    func callAsFunction(_ number: Double) -> Double {
      var places = places
      if abs(number) > noise { places = Swift.max(places, 3 - Int(log10(abs(number)).rounded(.down))) }
      // With more decimals, the scaled number would not be exact.
      guard places <= 15 else { return number }
      let scale = pow(10, Double(places))
      return (number * scale).rounded() / scale
    }
  }

  private struct ColumnKey: Hashable {
    var label: String
    var count: Int
    var first: Double
  }

  /// Returns an interval as a position; `nil` for an interval between categories.
  mutating func interval(
    _ start: Double, _ end: Double, _ kind: ValueKind, _ unit: Calendar.Component, _ axis: ScaleFacts?
  ) -> (text: String, placing: Placing)? {
    switch kind {
    case .date: return interval(from: start, to: end, unit: unit)
    case .number:
      return start.isFinite && end.isFinite ? interval(from: start, to: end, on: axis) : nil
    case .category: return nil
    }
  }

  /// Returns the coarsest unit that distinguishes a column's dates.
  ///
  /// - Complexity: O(*n*). At most 5,000 dates are examined, and only the components that can still change the unit.
  func unit(of column: Column) -> Calendar.Component {
    if let unit = column.unit { return unit }
    var unit = Calendar.Component.year
    var (moments, times): (Set<Double>, Set<Double>) = ([], [])
    for moment in column.values where moment.isFinite {
      let time = moment.truncatingRemainder(dividingBy: 86_400)
      if unit == .year || unit == .month {
        guard moments.count < Self.comparedDates, moments.insert(moment).inserted else { continue }
        times.insert(time)
      } else {
        // If times of the day repeat, further dates are not more precise.
        guard times.count < Self.comparedDates, times.insert(time).inserted else { continue }
      }
      let parts = calendar.ofFormats.dateComponents(
        [.month, .day, .hour, .minute, .second], from: calendar.dateOfFormats(moment))
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

  private static let comparedDates = 5_000
}
