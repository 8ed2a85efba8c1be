import OpenChartsChartMath
import OpenChartsTables

/// A date whose parts are in adjacent columns: a year, a month or a quarter, and optionally a day and an hour; or a day
/// and a time of day.
enum JoinedDate {
  /// The name of the column with the joined dates: `date`, unless a column has this name.
  private static func name(beside columns: ArraySlice<TableColumn>, hasTimes: Bool) -> String {
    if hasTimes { return "date and time" }
    return columns.contains { $0.name.lowercased() == "date" } ? "full date" : "date"
  }

  private enum Part: CaseIterable { case year, quarter, month, day, hour }

  private static let words: [Part: Set<String>] = [
    .year: ["year", "yyyy", "yr", "jahr", "année", "annee", "año", "ano", "anno"],
    .quarter: ["quarter", "qtr", "quartal", "trimestre"],
    .month: ["month", "mm", "mo", "mon", "monat", "mois", "mes", "mese", "mês"],
    .day: ["day", "dd", "dy", "tag", "jour", "día", "dia", "giorno", "date"],
    .hour: ["hour", "hr", "stunde", "heure", "hora", "ora"],
  ]

  private static let ranges: [Part: ClosedRange<Int>] = [
    .quarter: 1...4, .month: 1...12, .day: 1...31, .hour: 0...24,
  ]

  /// The columns of a date's parts: the first adjacent columns with a year and a month or quarter, in any order,
  /// without a repeated part.
  private static func parts(of columns: ArraySlice<TableColumn>) -> [Part: Int]? {
    var run: [Part: Int] = [:]
    func isDate(_ run: [Part: Int]) -> Bool {
      run[.year] != nil && (run[.month] != nil) != (run[.quarter] != nil)
    }
    for (index, column) in columns.enumerated() {
      let words = nameWords(column.name)
      let named =
        words.count == 1
        ? Part.allCases.first { Self.words[$0]?.contains(words[0]) ?? false } ?? period(column, words[0])
        : nil
      // A column named "day" that holds dates is not a part of a date.
      let part = named == .day && column.type == .date ? nil : named
      if let part, run[part] == nil {
        run[part] = index
        continue
      }
      if isDate(run) { return run }
      run = part.map { [$0: index] } ?? [:]
    }
    return isDate(run) ? run : nil
  }

  private static let periodWords: Set = ["period", "periode", "période", "periodo", "período"]

  /// The part that a column of periods holds, if all of them are months such as M01 or quarters such as Q01; `nil` for
  /// other columns.
  private static func period(_ column: TableColumn, _ word: String) -> Part? {
    guard periodWords.contains(word), case .text(_, let names) = column.values, names.count > 1 else {
      return nil
    }
    if names.allSatisfy({ numbered($0, by: "m", .month) != nil }) { return .month }
    return names.allSatisfy { numbered($0, by: "q", .quarter) != nil } ? .quarter : nil
  }

  /// The number after a letter and at most one zero, such as 3 in M03, if it is in the range of a part.
  private static func numbered(_ name: String, by letter: Character, _ part: Part) -> Int? {
    guard (2...3).contains(name.count), name.lowercased().first == letter,
      name.dropFirst().allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int(name.dropFirst())
    else { return nil }
    return value(number, part)
  }

  /// The columns whose values are parts of the joined dates of a table; empty without such dates.
  static func partColumns(of table: Table) -> Set<Int> {
    let columns = table.columns.dropLast()
    guard let last = table.columns.last, last.type == .date else { return [] }
    if last.name == name(beside: columns, hasTimes: true), let (day, time) = dayAndTime(of: columns) {
      return [day, time]
    }
    guard last.name == name(beside: columns, hasTimes: false), let parts = parts(of: columns) else {
      return []
    }
    return Set(parts.values)
  }

  /// The adjacent columns named after a date's parts. Includes columns that are not joined, because the table has other
  /// dates or a single date.
  static func namedParts(of table: Table) -> Set<Int> {
    Set(parts(of: table.columns[...])?.values.map { $0 } ?? [])
  }

  /// The column of days whose times of day are in another column; `nil` if no such columns were joined.
  static func dayColumn(of table: Table) -> Int? {
    partColumns(of: table).first { index in
      if case .dates(_, .day) = table.columns[index].values { return true }
      return false
    }
  }

  /// Whether a column holds the joined dates of other columns.
  static func isJoined(_ index: Int, in table: Table) -> Bool {
    index == table.columns.count - 1 && !partColumns(of: table).isEmpty
  }

  /// Adds a column of joined dates. The table is unchanged if it has no such parts, or if it has other dates.
  static func joined(_ table: Table, zone: ZoneOffsets) -> Table {
    guard table.rowCount > 1 else { return table }
    return joinedParts(table, zone) ?? joinedTimes(table, zone) ?? table
  }

  /// Whether a column holds dates, except those at which rows were written.
  private static func hasOwnDates(_ column: TableColumn) -> Bool {
    column.type == .date && !Planner.isStamp(nameWords(column.name))
  }

  // MARK: Days and times

  private static let timeWords: Set = [
    "time", "uhrzeit", "zeit", "heure", "hora", "ora", "orario", "horário",
  ]

  /// The only column of days and the only column of times of day; `nil` unless there is exactly one of each.
  private static func dayAndTime(of columns: ArraySlice<TableColumn>) -> (day: Int, time: Int)? {
    let days = columns.indices.filter { hasOwnDates(columns[$0]) }
    guard days.count == 1, case .dates(_, .day) = columns[days[0]].values else { return nil }
    let times = columns.indices.filter { index in
      guard case .numbers = columns[index].values, columns[index].unit == .duration else { return false }
      let words = nameWords(columns[index].name)
      return words.last.map(timeWords.contains) ?? false && words.count <= 2
    }
    return times.count == 1 ? (days[0], times[0]) : nil
  }

  /// Adds a column of the joined days and times of day; `nil` if there are none, or if most rows have different days.
  private static func joinedTimes(_ table: Table, _ zone: ZoneOffsets) -> Table? {
    guard let (day, time) = dayAndTime(of: table.columns[...]),
      case .dates(let days, _) = table.columns[day].values, let times = table.columns[time].numbers
    else { return nil }
    var clock = WallClock(zone)
    var count = 0
    let moments = zip(days, times).map { day, time -> Double in
      guard day.isFinite, (0..<86_400).contains(time) else { return .nan }
      count += 1
      return clock.moment(clock.wall(day) + time)
    }
    let different = Set(moments.filter(\.isFinite)).count
    let differentDays = Set(days.filter(\.isFinite)).count
    guard count * 20 >= table.rowCount * 19, differentDays * 2 <= count, different >= differentDays * 2 else {
      return nil
    }
    var table = table
    let name = name(beside: table.columns[...], hasTimes: true)
    guard table.index(named: name) == nil else { return nil }
    let precision: DatePrecision =
      times.allSatisfy { !$0.isFinite || $0.truncatingRemainder(dividingBy: 60) == 0 } ? .minute : .second
    table.columns.append(TableColumn(name: name, values: .dates(moments, precision), present: count))
    return table
  }

  // MARK: Parts of dates

  private static func joinedParts(_ table: Table, _ zone: ZoneOffsets) -> Table? {
    let name = name(beside: table.columns[...], hasTimes: false)
    guard let parts = parts(of: table.columns[...]), table.index(named: name) == nil,
      !table.columns.indices.contains(where: { $0 != parts[.year] && hasOwnDates(table.columns[$0]) })
    else { return nil }
    var clock = WallClock(zone)
    var numbers: [Part: [Int?]] = [:]
    for (part, index) in parts { numbers[part] = values(table.columns[index], part, &clock) }
    guard numbers.count == parts.count, let years = numbers[.year] else { return nil }
    var dateCount = 0
    let moments = years.indices.map { row -> Double in
      guard let year = years[row], numbers.values.allSatisfy({ $0[row] != nil }) else { return .nan }
      let month = (numbers[.month]?[row] ?? nil) ?? ((numbers[.quarter]?[row] ?? nil) ?? 1) * 3 - 2
      let date = CivilDate(year: year, month: month, day: (numbers[.day]?[row] ?? nil) ?? 1)
      guard date.isValid else { return .nan }
      dateCount += 1
      let hour = (numbers[.hour]?[row] ?? nil) ?? 0
      return clock.moment(Double(date.dayNumber) * 86_400 + Double(hour) * 3600)
    }
    let different = Set(moments.filter(\.isFinite)).count
    guard dateCount * 20 >= table.rowCount * 19, different > 1 else { return nil }
    // Several rows can have the same date only if names distinguish them. Otherwise a part of the date is probably
    // unknown.
    let hasNames = table.columns.contains { $0.type == .text }
    guard hasNames || dateCount * 2 <= different * 3 else { return nil }
    // A constant two-digit number is not a useful year for months.
    if parts[.day] == nil, case .numbers(let digits)? = parts[.year].map({ table.columns[$0].values }),
      Set(digits).count == 1, digits[0] < 100
    {
      return nil
    }
    let precision: DatePrecision =
      parts[.day] == nil ? (parts[.month] == nil ? .quarter : .month) : parts[.hour] == nil ? .day : .hour
    var table = table
    table.columns.append(TableColumn(name: name, values: .dates(moments, precision), present: dateCount))
    return table
  }

  /// The integers of a part, by row; `nil` for a value that is not an integer.
  private static func values(_ column: TableColumn, _ part: Part, _ clock: inout WallClock) -> [Int?]? {
    switch column.values {
    case .dates(let moments, .year) where part == .year:
      return moments.map { moment in
        moment.isFinite ? CivilDate(dayNumber: Int((clock.wall(moment) / 86_400).rounded(.down))).year : nil
      }
    case .numbers(let numbers):
      var result: [Int?] = []
      for number in numbers {
        guard number.isFinite else {
          result.append(nil)
          continue
        }
        guard let integer = Int(exactly: number), let value = value(integer, part) else { return nil }
        result.append(value)
      }
      return result
    case .text(let codes, let names) where part == .month || part == .quarter:
      let ranks = names.map { name in
        part == .month
          ? NaturalOrder.monthRank(name) ?? numbered(name, by: "m", part)
          : quarter(name) ?? numbered(name, by: "q", part)
      }
      guard ranks.allSatisfy({ $0 != nil }) else { return nil }
      return codes.map { $0 >= 0 ? ranks[Int($0)] : nil }
    default: return nil
    }
  }

  /// The value of a part; a year of two digits is in the 50 years before or after 2000. `nil` if it is out of range.
  private static func value(_ number: Int, _ part: Part) -> Int? {
    if let range = ranges[part] { return range.contains(number) ? number : nil }
    if (0...99).contains(number) { return number < 50 ? 2000 + number : 1900 + number }
    return (1500...2200).contains(number) ? number : nil
  }

  private static func quarter(_ name: String) -> Int? {
    let name = name.lowercased()
    guard name.count == 2, let first = name.first, "qt".contains(first),
      let number = name.last?.wholeNumberValue
    else { return nil }
    return value(number, .quarter)
  }
}
