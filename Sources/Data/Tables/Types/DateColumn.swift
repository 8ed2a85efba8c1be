import OpenChartsChartMath
import OpenChartsLimits

/// A column parsed as dates.
struct DateColumn {
  /// Seconds since 1 January 2001, 00:00 UTC; `nil` if a value is not a date.
  var values: [Double]?
  var present = 0
  /// The finest precision of any value.
  var precision = DatePrecision.year
  /// Whether all values have an offset from UTC.
  var hasOffsets = false
  /// Whether month and day can be exchanged.
  var isAmbiguous = false
  /// The first row that is not a date.
  var misfit: Int?
  /// Whether more than half of the values, and at least two, are dates.
  var isMostly = false
  /// The rows that are not dates, up to ``NumberColumn/mostMisfits`` of them.
  var misfits: [Int] = []
  /// The number of values that are not dates.
  var misfitCount = 0
  /// The values, with NaN for values that are not dates, if these are at most a twentieth; otherwise `nil`.
  var partial: [Double]?

  /// - Parameters:
  ///   - name: The column's name, which can say that the dates are of birth.
  ///   - leavesOutTypos: Whether a few dates before the year 1000 or after 2200 are treated as typing errors, such as
  ///     0012-05-15 among dates of this century.
  static func read(
    _ text: ColumnText, named name: String, zone: ZoneOffsets, leavesOutTypos: Bool = false
  ) -> DateColumn {
    let first = read(text, .monthFirst, name, zone, leavesOutTypos)
    if let monthFirst = first.values {
      guard hasSlashes(text) else { return first }
      let second = read(text, .dayFirst, name, zone, leavesOutTypos)
      guard let dayFirst = second.values,
        !zip(monthFirst, dayFirst).allSatisfy({ $0 == $1 || ($0.isNaN && $1.isNaN) })
      else { return first }
      if let areDaysFirst = AmbiguousDates.areDaysFirst(monthFirst, dayFirst, zone: zone) {
        return areDaysFirst ? second : first
      }
      var result = first
      result.isAmbiguous = true
      return result
    }
    let second = read(text, .dayFirst, name, zone, leavesOutTypos)
    return second.values != nil || second.present > first.present ? second : first
  }

  private static func hasSlashes(_ text: ColumnText) -> Bool {
    for row in 0..<text.count {
      let bytes = text[row]
      if MissingText.matches(bytes) { continue }
      return bytes.count > 3
        && (bytes[1] == 0x2F || bytes[2] == 0x2F || bytes[1] == 0x2D
          || bytes[2] == 0x2D)
    }
    return false
  }

  private static func read(
    _ text: ColumnText, _ order: DateText.Order, _ name: String, _ zone: ZoneOffsets, _ leavesOutTypos: Bool
  ) -> DateColumn {
    var result = DateColumn()
    var values = [Double](repeating: .nan, count: text.count)
    var clock = WallClock(zone)
    var others = 0
    var shortYears = 0
    var offsets = 0
    for row in 0..<text.count {
      let bytes = text[row]
      if let date = DateText.parse(bytes, order: order) {
        values[row] = date.hasOffset ? date.seconds : clock.moment(date.seconds)
        result.precision = max(result.precision, date.precision)
        result.present += 1
        if date.hasOffset { offsets += 1 }
        if date.hasShortYear, !date.hasOffset { shortYears += 1 }
      } else if !MissingText.matchesAmongValues(bytes) {
        others += 1
        if result.misfits.count < NumberColumn.mostMisfits { result.misfits.append(row) }
        if result.misfit == nil { result.misfit = row }
        if others > 100, others > 2 * result.present { return result }
      }
    }
    if leavesOutTypos {
      for row in typos(in: values, present: result.present) {
        values[row] = .nan
        result.present -= 1
        others += 1
        if result.misfits.count < NumberColumn.mostMisfits { result.misfits.append(row) }
        result.misfit = min(result.misfit ?? row, row)
      }
    }
    if shortYears > 0, shortYears == result.present {
      // A chart cannot place days whose year is unknown.
      if result.precision == .month, YearlessDays.areDays(text, named: name) { return DateColumn() }
      ShortYears.settle(&values, named: name, zone: zone) { DateText.parse(text[$0], order: order)?.seconds }
    }
    if others == 0, result.precision == .month, NumberedQuarters.areQuarters(text) {
      values = NumberedQuarters.moments(values, zone: zone)
      result.precision = .quarter
    }
    result.isMostly = result.present > 1 && result.present > others
    result.misfitCount = others
    result.hasOffsets = offsets > 0 && offsets == result.present
    if others == 0, result.present > 0 { result.values = values }
    if others > 0, others * 20 <= result.present + others { result.partial = values }
    return result
  }

  /// The rows of dates before the year 1000 or after 2200, if there are at least 20 dates and at most a twentieth are
  /// such dates; otherwise empty.
  private static func typos(in values: [Double], present: Int) -> [Int] {
    func moment(_ year: Int) -> Double { Double(CivilDate(year: year, month: 1, day: 1).dayNumber) * 86_400 }
    let usual = moment(1000)..<moment(2201)
    let rows = values.indices.filter { !values[$0].isNaN && !usual.contains(values[$0]) }
    return present >= 20 && rows.count * 20 <= present ? rows : []
  }

  /// Years from 1500 to 2200 in a column whose name says so, with NaN for other numbers, and the rows of these numbers.
  /// There must be at least 20 numbers, and at least one but at most a twentieth of them other than years, such as
  /// 20204. `nil` for other columns.
  static func yearsWithTypos(_ values: [Double], name: String, zone: ZoneOffsets) -> ([Double], [Int])? {
    guard isDateName(name, yearWords) else { return nil }
    let rows = values.indices.filter {
      !values[$0].isNaN && !((1500...2200).contains(values[$0]) && values[$0] == values[$0].rounded())
    }
    guard !rows.isEmpty, rows.count * 20 <= values.count(where: { !$0.isNaN }), values.count >= 20 else {
      return nil
    }
    var cleaned = values
    for row in rows { cleaned[row] = .nan }
    return years(cleaned, name: name, zone: zone).map { ($0, rows) }
  }

  /// Parses texts in the format that `--date-format` gives.
  static func read(
    _ text: ColumnText, format: DateFormat, named name: String, zone: ZoneOffsets
  ) -> DateColumn {
    var result = DateColumn()
    var hasShortYears = false
    var values = [Double](repeating: .nan, count: text.count)
    var clock = WallClock(zone)
    for row in 0..<text.count {
      if let date = format.parse(text[row]) {
        values[row] = date.hasOffset ? date.seconds : clock.moment(date.seconds)
        result.precision = max(result.precision, date.precision)
        result.present += 1
        hasShortYears = date.hasShortYear
      } else if !MissingText.matchesAmongValues(text[row]) {
        result.misfit = row
        return result
      }
    }
    if hasShortYears {
      ShortYears.settle(&values, named: name, zone: zone) { format.parse(text[$0])?.seconds }
    }
    if result.present > 0 { result.values = values }
    return result
  }

  /// Interprets integers from 1500 to 2200 as years in three cases; otherwise `nil`. The column's name contains a word
  /// such as "year" or "date"; or the numbers are from 1700 to 2100 with few gaps; or there are a few different numbers
  /// that all occur equally often.
  static func years(_ values: [Double], name: String, zone: ZoneOffsets) -> [Double]? {
    guard
      isDateName(name, dateWords) || isDateName(name, ["start", "end"]) || areSuccessive(values, name)
        || areRowYears(values, name) || areRepeated(values, name)
    else { return nil }
    guard values.allSatisfy({ $0.isNaN || ($0 >= 1500 && $0 <= 2200 && $0 == $0.rounded()) }) else {
      return nil
    }
    var clock = WallClock(zone)
    return values.map { value in
      if value.isNaN { return .nan }
      let day = CivilDate(year: Int(value), month: 1, day: 1).dayNumber
      return clock.moment(Double(day) * 86_400)
    }
  }

  /// Whether the different numbers are from 1700 to 2100 with few gaps, and the column's name does not call them a
  /// number or a code.
  private static func areSuccessive(_ values: [Double], _ name: String) -> Bool {
    var different = Set<Double>()
    for value in values where !value.isNaN {
      guard value >= 1700, value <= 2100, value == value.rounded() else { return false }
      different.insert(value)
    }
    guard different.count >= 4, let low = different.min(), let high = different.max() else { return false }
    // A few years may be missing.
    return (high - low + 1) * 2 <= Double(different.count * 3)
      && !isDateName(name, ["id", "ids", "nr", "no", "number", "code", "index", "zip", "plz", "row"])
  }

  /// Whether the numbers are three to thirty years from 1900 to 2100, each of which occurs about equally often and at
  /// least three times. Tables of several countries have such years.
  private static func areRepeated(_ values: [Double], _ name: String) -> Bool {
    var counts: [Double: Int] = [:]
    for value in values where !value.isNaN {
      guard value >= 1900, value <= 2100, value == value.rounded(), counts.count <= 30 else { return false }
      counts[value, default: 0] += 1
    }
    guard (3...30).contains(counts.count), let least = counts.values.min(), let most = counts.values.max()
    else {
      return false
    }
    return least >= 3 && most <= least * 2 && !isDateName(name, notYears)
  }

  private static let dateWords = yearWords.union(["date", "fy"])

  /// Words in names of columns whose numbers are not years.
  private static let notYears: Set<String> = [
    "id", "ids", "nr", "no", "number", "code", "index", "zip", "plz", "row", "price", "amount", "count",
    "total", "sum",
    "value", "score", "weight", "height", "width", "length", "size", "power", "load", "model", "kcal",
    "calories", "mhz",
    "rpm", "mm",
  ]

  /// Whether the row names are at least three ascending years from 1700 to 2100, as statistics programs write them.
  private static func areRowYears(_ values: [Double], _ name: String) -> Bool {
    values.count >= 3 && ["rownames", "rowname", "x", ""].contains(name.lowercased())
      && values.allSatisfy { $0 >= 1700 && $0 <= 2100 && $0 == $0.rounded() }
      && zip(values, values.dropFirst()).allSatisfy { $0 < $1 }
  }

  /// Whether the name contains one of the words.
  static func isDateName(_ name: String, _ words: Set<String>) -> Bool {
    nameWords(name).contains { words.contains($0) }
  }
}

/// Words in the names of columns of years.
package let yearWords: Set<String> = [
  "year", "years", "yr", "jahr", "baujahr", "année", "annee", "ano", "año", "anno", "season", "saison",
  "born",
  "founded", "established", "wahljahr", "schuljahr", "år", "jaar", "rok", "tahun", "vuosi", "yıl", "év",
  "god", "год",
  "年", "年度",
]

/// The words of a column's name in lower case: `birth` and `year` for `Birth_Year` and `birthYear`.
package func nameWords(_ name: String) -> [String] {
  var words: [String] = []
  var word = ""
  var wasLower = false
  for character in name.shortened(to: Limits.measuredCharacters) {
    if character.isLetter || character.isNumber {
      if character.isUppercase, wasLower, !word.isEmpty {
        words.append(word)
        word = ""
      }
      wasLower = character.isLowercase
      word += character.lowercased()
    } else if !word.isEmpty {
      words.append(word)
      word = ""
      wasLower = false
    }
  }
  if !word.isEmpty { words.append(word) }
  return words
}
