import OpenChartsChartMath
import OpenChartsTables

/// Reads headers of wide tables that name a point in time.
enum TimeHeader {
  /// The time of a header that is a date or a year: `1/22/20`, `2019`, `FY2019`, `X1990`, `2019 [YR2019]`, `Dec 04`.
  ///
  /// A year may have letters before or after it, at most three in a row. Returns `nil` for other headers.
  static func moment(_ name: String, zone: ZoneOffsets) -> Double? {
    // Some programs write the years in spreadsheets with a decimal: 2019.0.
    if name.count == 6, name.hasSuffix(".0") { return moment(String(name.dropLast(2)), zone: zone) }
    let numbers = Set(name.split { !$0.isNumber })
    if let year = firstOfPeriod(name) { return Table.moment(year, zone: zone) }
    if numbers.count > 1 || isMonthOfShortYear(name) { return Table.moment(name, zone: zone) }
    guard let digits = numbers.first, let year = Int(digits), (1500...2200).contains(year),
      areOfYears(name.split { !$0.isLetter })
    else { return nil }
    return Table.moment(String(digits), zone: zone)
  }

  /// Whether the header has at most one short word besides the year, as in `FY2010` and `X2010`. In contrast,
  /// `POP_FY2010` is a quantity in a year.
  private static func areOfYears(_ words: [Substring]) -> Bool {
    words.count <= 1 && words.allSatisfy { $0.count <= 3 }
  }

  /// Words between the two years of a period in English, German, French, Spanish, Italian and Portuguese.
  private static let periodWords: Set<Substring> = ["to", "through", "bis", "à", "a", "al", "até"]

  /// The first year of a header such as `2006-2010` or `1820 to 1829`; `nil` for other headers.
  private static func firstOfPeriod(_ name: String) -> String? {
    var years = name.split { "-–/ ".contains($0) }
    if years.count == 3, periodWords.contains(years[1]) { years.remove(at: 1) }
    guard years.count == 2, years.allSatisfy({ $0.count == 4 && $0.allSatisfy(\.isNumber) }),
      years[0] < years[1],
      let first = Int(years[0]), (1500...2200).contains(first)
    else { return nil }
    return String(years[0])
  }

  /// Whether a header is a month and a year of two digits, such as `Dec 04` or `Mar-05`.
  private static func isMonthOfShortYear(_ name: String) -> Bool {
    let word = name.prefix { $0.isLetter }
    let digits = name.dropFirst(word.count).drop { " -'’".contains($0) }
    return digits.count == 2 && digits.allSatisfy(\.isNumber) && NaturalOrder.isMonth(word.lowercased())
  }

  /// The time in a header with a year or date and other words before or after it, such as `population_2019` or `Stand
  /// 31.12.2019`. `nil` without a year or date, and if words are between the digits.
  static func momentInside(_ name: String, zone: ZoneOffsets) -> Double? {
    if let moment = moment(name, zone: zone) { return moment }
    guard let first = name.firstIndex(where: \.isNumber), let last = name.lastIndex(where: \.isNumber) else {
      return nil
    }
    return moment(String(name[first...last]), zone: zone)
  }

  /// The header with `#` in place of its year or date; `nil` without a year or date.
  static func frame(_ name: String, zone: ZoneOffsets) -> String? {
    guard momentInside(name, zone: zone) != nil, let first = name.firstIndex(where: \.isNumber),
      let last = name.lastIndex(where: \.isNumber)
    else { return nil }
    return name[..<first] + "#" + name[name.index(after: last)...]
  }

  /// Whether a header is a month or a quarter without a year, such as `Jan`, `März` or `Q1`.
  static func isPartOfYear(_ name: String) -> Bool {
    let name = name.lowercased().filter { $0 != "." }
    if name.count == 2, let letter = name.first, "qt".contains(letter), let digit = name.last {
      return ("1"..."4").contains(digit)
    }
    return NaturalOrder.isMonth(name)
  }

  /// Whether a month or a quarter is the first one of a year, in the languages of ``isPartOfYear(_:)``.
  static func isFirstOfYear(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["jan", "gen", "ene"].contains { name.hasPrefix($0) } || name == "q1" || name == "t1"
      || DateWords.monthName(name) == 1
  }

  /// Whether a header is a time of day: `00:00`, `7:30`, `13h`.
  static func isTimeOfDay(_ name: String) -> Bool {
    let parts = name.lowercased().split(
      separator: name.contains(":") ? ":" : "h", omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 3, (1...2).contains(parts[0].count) else { return false }
    let isHour = Int(parts[0]).map { (0...24).contains($0) } ?? false
    return isHour
      && parts.dropFirst().allSatisfy { part in
        part.isEmpty && !name.contains(":")
          || part.count == 2 && (Int(part).map { (0...59).contains($0) } ?? false)
      }
  }
}
