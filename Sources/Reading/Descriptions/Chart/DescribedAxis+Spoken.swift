import Foundation
import OpenChartsPhrases

extension DescribedAxis {
  /// Returns an axis of numbers whose values are spoken in a locale, with their unit spelled out.
  ///
  /// - Parameter unit: The singular and plural of the unit ("kilometer", "kilometers"); empty for none.
  package static func numbers(
    _ title: String, range: ClosedRange<Double>, gridLines: [Double] = [], isLogarithmic: Bool = false,
    unit: (one: String, other: String) = ("", ""), locale: Locale
  ) -> DescribedAxis {
    let number = SpokenNumber(locale: locale, range: range)
    let words = SpeechLanguage(locale).phrases
    var axis = DescribedAxis(title: title, range: range, gridLines: gridLines, isLogarithmic: isLogarithmic) {
      let text = number($0)
      return unit.other.isEmpty ? text : words.measured(text, abs($0), [unit.one, unit.other])
    }
    axis.spokenValue = { number.shown($0) }
    return axis
  }

  /// Returns an axis of dates, as seconds since the reference date.
  ///
  /// - Parameters:
  ///   - ends: The spoken ends of the axis; `nil` uses the ends of `range`.
  ///   - last: The date at the spoken end of the axis if `ends` is `nil`; by default, the end of `range`.
  package static func dates(
    _ title: String, range: ClosedRange<Double>, gridLines: [Double] = [], ends: ClosedRange<Double>? = nil,
    last: Double? = nil,
    unit: Calendar.Component, locale: Locale, calendar: Calendar
  ) -> DescribedAxis {
    let (first, last) = (ends?.lowerBound ?? range.lowerBound, ends?.upperBound ?? last ?? range.upperBound)
    let ends = [first, last].map { Date(timeIntervalSinceReferenceDate: $0.isFinite ? $0 : 0) }
    let isTime = [.hour, .minute, .second, .nanosecond].contains(unit)
    // Parts that all dates share are spoken only once, with the ends of the axis.
    let precision: SpokenDate.Precision =
      isTime && calendar.isDate(ends[0], inSameDayAs: ends[1])
      ? .time
      : unit == .day && calendar.isDate(ends[0], equalTo: ends[1], toGranularity: .year) ? .day : .full
    let full = SpokenDate(locale: locale, calendar: calendar, unit: unit)
    let date = SpokenDate(locale: locale, calendar: calendar, unit: unit, precision: precision)
    let placing = Placing(unit)
    var axis = DescribedAxis(
      title: title, range: range, gridLines: gridLines, isDate: true,
      bound: { full($0 == range.upperBound ? last : $0 == range.lowerBound ? first : $0) },
      describe: { date($0) })
    // The ends of an axis of weeks are days.
    axis.boundPlacing = placing == .week ? .day : placing
    axis.countedUnit =
      switch unit {
      case .year: .year
      case .month: .month
      case .day: .day
      default: .place
      }
    axis.placing = precision == .time ? .time : placing
    return axis
  }
}
