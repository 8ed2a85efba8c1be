import OpenChartsChartMath

/// Dates written as numbers: `20000531`, `05312000`, `190531` with a short year, `200005`, `200022` for a week,
/// `2000152` for a day of the year, days of spreadsheets,
/// and seconds since 1970.
enum NumericDates {
  /// Words for columns of times in English, German, French, Spanish, Italian and Portuguese.
  private static let names: Set<String> = [
    "date", "day", "datum", "fecha", "data", "jour", "tag", "dia", "día", "giorno", "dt", "month", "monat",
    "mois",
    "mes", "mês", "mese", "period", "periode", "période", "periodo", "período", "ym", "yyyymm", "yearmonth",
    "yyyymmdd", "time", "timestamp", "ts", "epoch", "datetime", "created", "updated", "zeit", "heure", "hora",
    "ora",
    "unix", "when", "moment", "start", "end", "started", "ended", "at",
  ]

  /// Words for columns of days. In a column of times, 45,000 can also be a number of milliseconds.
  private static let dayNames: Set<String> = ["date", "datum", "fecha", "datetime", "dt"]

  /// Words for columns of days with two-digit years.
  private static let shortDayNames = dayNames.union([
    "day", "tag", "jour", "dia", "día", "giorno", "yymmdd", "aammdd", "jjmmtt",
  ])

  /// Words for columns of years with weeks.
  private static let weekNames: Set<String> = [
    "week", "yearweek", "yyyyww", "isoweek", "yw", "woche", "kw", "semaine", "semana", "settimana",
  ]

  private static let momentNames = names.subtracting(["data"]).union(weekNames)

  /// Reads numbers as dates.
  ///
  /// - Parameters:
  ///   - name: The column's name. It decides if the numbers could be amounts as well as dates. `nil` if the column is
  ///     known to contain dates.
  /// - Returns: `nil` if the numbers match no date format.
  static func read(_ values: [Double], name: String?, zone: ZoneOffsets) -> (values: [Double], DatePrecision)?
  {
    let range = values.reduce(into: (low: Double.infinity, high: -Double.infinity)) {
      if !$1.isNaN { $0 = (min($0.low, $1), max($0.high, $1)) }
    }
    guard range.low >= 10_000 else { return nil }
    let isNamed = name.map { DateColumn.isDateName($0, names) } ?? true
    var clock = WallClock(zone)
    if range.low >= 15_000_101, range.high <= 22_001_231, isNamed || isVaried(values) {
      let days = values.map { value in
        day(value, year: 10_000, month: 100, clock: &clock)
      }
      if isWhole(days, values) { return (days, .day) }
    }
    if range.low >= 1_011_500, range.high <= 31_122_200,
      name.map({ DateColumn.isDateName($0, dayNames) }) ?? true,
      let days = yearLast(values, zone)
    {
      return (days, .day)
    }
    if range.low >= 150_001, range.high <= 220_053, let name,
      !Set(nameWords(name)).isDisjoint(with: weekNames)
    {
      let weeks = values.map { week($0, clock: &clock) }
      if isWhole(weeks, values) { return (weeks, .day) }
    }
    if range.low >= 150_001, range.high <= 220_012, isNamed || isVaried(values) {
      let months = values.map { day($0 * 100 + 1, year: 10_000, month: 100, clock: &clock) }
      if isWhole(months, values) { return (months, .month) }
    }
    if range.low >= 100_101, range.high <= 991_231, isAscending(values),
      name.map({ DateColumn.isDateName($0, shortDayNames) }) ?? true || runsThroughMonths(values)
    {
      let days = values.map { value -> Double in
        guard !value.isNaN else { return .nan }
        let short = Int(value) / 10_000
        return day(
          value + Double(ShortYears.full(short) - short) * 10_000, year: 10_000, month: 100, clock: &clock)
      }
      if isWhole(days, values) { return (days, .day) }
    }
    if range.low >= 1_900_001, range.high <= 2_100_366, values.count >= (isNamed ? 4 : 10),
      isAscending(values, strictly: true)
    {
      let days = values.map { dayOfYear($0, clock: &clock) }
      if isWhole(days, values) { return (days, .day) }
    }
    let words = name.map { Set(nameWords($0)) }
    guard isNamed || words?.isDisjoint(with: weekNames) == false else { return nil }
    // Days since 30 December 1899, from 1954 to 2100.
    if range.low >= 20_000, range.high <= 73_415, words.map({ !$0.isDisjoint(with: dayNames) }) ?? true {
      let isDays = values.allSatisfy { $0.isNaN || $0 == $0.rounded() }
      let start = Double(CivilDate(year: 1899, month: 12, day: 30).dayNumber)
      return (values.map { $0.isNaN ? .nan : clock.moment(($0 + start) * 86_400) }, isDays ? .day : .minute)
    }
    // `data` means a date in Italian, but other data in English.
    guard words.map({ !$0.isDisjoint(with: momentNames) }) ?? true else { return nil }
    // Since 1970, in a unit that makes the dates fall between 1990 and 2100.
    for scale in [1, 1e-3, 1e-6, 1e-9]
    where range.low * scale >= 631_152_000 && range.high * scale <= 4_102_444_800 {
      return (values.map { $0 * scale - 978_307_200 }, .second)
    }
    return nil
  }

  /// The Monday of an ISO 8601 week, whose number is the year followed by two digits.
  private static func week(_ value: Double, clock: inout WallClock) -> Double {
    guard value == value.rounded() else { return .nan }
    let (year, week) = (Int(value) / 100, Int(value) % 100)
    guard (1...53).contains(week) else { return .nan }
    // The first week has 4 January. Day 0 is a Monday.
    let day = CivilDate(year: year, month: 1, day: 4).dayNumber
    let monday = day - ((day % 7) + 7) % 7 + (week - 1) * 7
    return clock.moment(Double(monday) * 86_400)
  }

  private static func day(_ value: Double, year: Int, month: Int, clock: inout WallClock) -> Double {
    guard value == value.rounded() else { return .nan }
    let number = Int(value)
    let civil = CivilDate(year: number / year, month: number / month % 100, day: number % month)
    return civil.isValid ? clock.moment(Double(civil.dayNumber) * 86_400) : .nan
  }

  /// Days written as eight digits with leading zeros, such as 05312000, in a column whose name says that it holds dates;
  /// `nil` for other columns.
  static func days(_ text: ColumnText, named name: String, zone: ZoneOffsets) -> [Double]? {
    guard DateColumn.isDateName(name, dayNames) else { return nil }
    var values = [Double](repeating: .nan, count: text.count)
    for row in 0..<text.count where !MissingText.matchesAmongValues(text[row]) {
      let bytes = text[row]
      guard bytes.count == 8, bytes.allSatisfy({ $0 &- 0x30 <= 9 }) else { return nil }
      values[row] = bytes.reduce(0) { $0 * 10 + Double($1 - 0x30) }
    }
    guard values.contains(where: { !$0.isNaN }) else { return nil }
    return yearLast(values, zone)
  }

  /// Days written as month, day and year, such as 10142018, or as day, month and year; `nil` if neither fits all numbers.
  /// If both fit, the course of the dates decides, else the month comes first.
  private static func yearLast(_ values: [Double], _ zone: ZoneOffsets) -> [Double]? {
    var clock = WallClock(zone)
    func days(_ order: DateText.Order) -> [Double]? {
      let days = values.map { value -> Double in
        guard value == value.rounded() else { return .nan }
        let number = Int(value)
        let (first, second) = (number / 1_000_000, number / 10_000 % 100)
        let civil = CivilDate(
          year: number % 10_000, month: order == .dayFirst ? second : first,
          day: order == .dayFirst ? first : second)
        return civil.isValid && (1500...2200).contains(civil.year)
          ? clock.moment(Double(civil.dayNumber) * 86_400) : .nan
      }
      return isWhole(days, values) ? days : nil
    }
    guard let monthFirst = days(.monthFirst) else { return days(.dayFirst) }
    guard let dayFirst = days(.dayFirst) else { return monthFirst }
    return AmbiguousDates.areDaysFirst(monthFirst, dayFirst, zone: zone) ?? false ? dayFirst : monthFirst
  }

  /// Whether every number became a date.
  private static func isWhole(_ dates: [Double], _ values: [Double]) -> Bool {
    zip(dates, values).allSatisfy { $0.isNaN == $1.isNaN }
  }

  /// The day whose number is the year followed by the three digits of the day in the year.
  private static func dayOfYear(_ value: Double, clock: inout WallClock) -> Double {
    guard value == value.rounded() else { return .nan }
    let (year, day) = (Int(value) / 1000, Int(value) % 1000)
    let first = CivilDate(year: year, month: 1, day: 1).dayNumber
    guard day >= 1, first + day <= CivilDate(year: year + 1, month: 1, day: 1).dayNumber else { return .nan }
    return clock.moment(Double(first + day - 1) * 86_400)
  }

  /// Whether no number is lower than the previous number.
  ///
  /// - Parameter isStrict: Whether no number may equal the previous one.
  private static func isAscending(_ values: [Double], strictly isStrict: Bool = false) -> Bool {
    var last = -Double.infinity
    for value in values where !value.isNaN {
      if value < last || isStrict && value == last { return false }
      last = value
    }
    return true
  }

  /// Whether the numbers are consecutive days in the form YYMMDD. There are at least sixty different numbers. Most
  /// exceed the previous number by one, and some jump to the first day of a month: 190131, 190201.
  private static func runsThroughMonths(_ values: [Double]) -> Bool {
    var (last, steps, jumps, different) = (Double.nan, 0, 0, 0)
    for value in values where !value.isNaN && value != last {
      different += 1
      if value == last + 1 { steps += 1 }
      if value > last + 1, value.truncatingRemainder(dividingBy: 100) == 1 { jumps += 1 }
      last = value
    }
    return different >= 60 && steps * 5 >= different * 4 && jumps > 1
  }

  /// Whether there are at least six different numbers. Six arbitrary numbers are unlikely to be all valid dates.
  private static func isVaried(_ values: [Double]) -> Bool {
    var different = Set<Double>()
    for value in values where !value.isNaN {
      different.insert(value)
      if different.count == 6 { return true }
    }
    return false
  }
}
