import OpenChartsChartMath

/// The centuries of years with two digits.
///
/// They depend on the column and never on today's date, so that a table is always read in the same way.
enum ShortYears {
  /// The last year that two digits can mean: 00 to 35 are 2000 to 2035, and 36 to 99 are 1936 to 1999. Plans rarely
  /// extend more than about a decade ahead.
  static let latest = 2035
  /// The last year for columns of births, because later years would be in the future.
  private static let latestBirth = 2026
  /// The last year of a column that ascends beyond ``latest``, such as a forecast.
  private static let latestForecast = 2069

  /// Words in the names of columns of births.
  private static let births: Set<String> = [
    "birth", "birthday", "birthdate", "dob", "born", "geburt", "geburtsdatum", "geburtstag", "geburtsjahr",
    "geboren", "naissance", "né", "née", "nacimiento", "nascimento", "nascita", "geboorte", "geboortedatum",
  ]

  static func full(_ short: Int) -> Int { short + (short <= latest % 100 ? 2000 : 1900) }

  /// Decides on the centuries of a column whose years all have two digits.
  ///
  /// Dates of birth are placed in the past. Other dates get centuries such that the rows ascend or descend, as in
  /// 10/24/38, 9/3/63, 7/24/09. At most one change of the century is allowed.
  ///
  /// - Parameters:
  ///   - values: The dates as moments, with the centuries of ``full(_:)``.
  ///   - seconds: The date of a row in wall-clock time, with the century of ``full(_:)``.
  static func settle(
    _ values: inout [Double], named name: String, zone: ZoneOffsets, seconds: (Int) -> Double?
  ) {
    let isBirth = DateColumn.isDateName(name, births)
    guard isBirth || !isAscending(values, 1) && !isAscending(values, -1) else { return }
    let rows = values.indices.filter { !values[$0].isNaN }
    let dates = rows.map { Date(seconds: seconds($0) ?? 0) }
    let centuries = isBirth ? dates.map { $0.short <= latestBirth % 100 ? 2000 : 1900 } : ordered(dates)
    guard let centuries else { return }
    var clock = WallClock(zone)
    var settled = values
    for (index, row) in rows.enumerated() {
      guard let moment = dates[index].seconds(in: centuries[index]) else { return }
      settled[row] = clock.moment(moment)
    }
    values = settled
  }

  private static func isAscending(_ values: [Double], _ sign: Double) -> Bool {
    var last = -Double.infinity
    for value in values where !value.isNaN {
      if value * sign < last { return false }
      last = value * sign
    }
    return true
  }

  /// A date without its century.
  private struct Date {
    let short: Int
    let month: Int
    let day: Int
    let ofDay: Double

    init(seconds: Double) {
      let days = (seconds / 86_400).rounded(.down)
      let civil = CivilDate(dayNumber: Int(days))
      (short, month, day) = (civil.year % 100, civil.month, civil.day)
      ofDay = seconds - days * 86_400
    }

    /// The position in a century, for comparisons.
    var position: Double { Double((short * 12 + month) * 31 + day) * 86_400 + ofDay }

    func seconds(in century: Int) -> Double? {
      let civil = CivilDate(year: century + short, month: month, day: day)
      return civil.isValid ? Double(civil.dayNumber) * 86_400 + ofDay : nil
    }
  }

  /// The centuries with which the dates are in order; `nil` if there are none.
  private static func ordered(_ dates: [Date]) -> [Int]? {
    // Three dates are too often in order by chance.
    guard dates.count > 3 else { return nil }
    if let centuries = ascending(dates) { return centuries }
    return ascending(dates.reversed()).map { $0.reversed() }
  }

  private static func ascending(_ dates: [Date]) -> [Int]? {
    let falls = dates.indices.dropFirst().filter { dates[$0].position < dates[$0 - 1].position }
    guard let first = dates.first, let last = dates.last else { return nil }
    if falls.isEmpty {
      let isForecast = first.short <= latest % 100 && last.short <= latestForecast % 100
      return [Int](repeating: isForecast ? 2000 : 1900, count: dates.count)
    }
    guard falls.count == 1, dates[falls[0] - 1].short > latest % 100, last.short <= latest % 100,
      last.position <= first.position
    else { return nil }
    return dates.indices.map { $0 < falls[0] ? 1900 : 2000 }
  }
}
