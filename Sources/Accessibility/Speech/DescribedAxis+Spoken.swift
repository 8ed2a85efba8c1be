import Foundation

extension DescribedAxis {
  /// An axis of numbers whose values are spoken in a locale, with their unit spelled out.
  ///
  /// - Parameter unit: The word for one and for several ("kilometer", "kilometers"); empty for none.
  package static func numbers(
    _ title: String, range: ClosedRange<Double>, gridLines: [Double] = [], isLogarithmic: Bool = false,
    unit: (one: String, other: String) = ("", ""), locale: Locale
  ) -> DescribedAxis {
    let number = SpokenNumber(locale: locale, range: range)
    return DescribedAxis(title: title, range: range, gridLines: gridLines, isLogarithmic: isLogarithmic) {
      let word = abs($0) == 1 ? unit.one : unit.other
      return word.isEmpty ? number($0) : "\(number($0)) \(word)"
    }
  }

  /// An axis of dates, as seconds since the reference date.
  package static func dates(
    _ title: String, range: ClosedRange<Double>, gridLines: [Double] = [], unit: Calendar.Component,
    locale: Locale, calendar: Calendar
  ) -> DescribedAxis {
    let years = [range.lowerBound, range.upperBound].map {
      calendar.component(.year, from: Date(timeIntervalSinceReferenceDate: $0.isFinite ? $0 : 0))
    }
    let full = SpokenDate(locale: locale, calendar: calendar, unit: unit)
    let date = SpokenDate(
      locale: locale, calendar: calendar, unit: unit, hidesYear: years[0] == years[1] && unit == .day)
    return DescribedAxis(
      title: title, range: range, gridLines: gridLines, isDate: true, bound: { full($0) }
    ) { date($0) }
  }
}
