import OpenChartsChartMath
import OpenChartsLimits

/// A parsed date.
struct WrittenDate: Equatable {
  /// Seconds since 1 January 2001, 00:00: wall-clock time, or UTC if `hasOffset`.
  var seconds: Double
  /// Whether the text gave a UTC offset, which `seconds` takes into account.
  var hasOffset: Bool
  var precision: DatePrecision
  /// Whether the year had two digits, so that ``ShortYears`` decides on its century.
  var hasShortYear = false
}

/// Parses dates.
enum DateText {
  /// The order of day and month in 03/04/2000.
  enum Order { case monthFirst, dayFirst }

  static func parse(_ text: UnsafeBufferPointer<UInt8>, order: Order) -> WrittenDate? {
    standard(text, order: order) ?? PeriodText.parse(text)
  }

  private static func standard(_ text: UnsafeBufferPointer<UInt8>, order: Order) -> WrittenDate? {
    guard text.count >= 5, text.count <= 60 else { return nil }
    if text.count >= 6, isDigit(text[0]), isDigit(text[1]), isDigit(text[2]), isDigit(text[3]),
      !isDigit(text[4])
    {
      return yearFirst(text)
    }
    return worded(text, order: order)
  }

  /// Parses `2000-05`, `2000-05-31`, `2000/5/31`, `2000-Q2`, `2000-W07`, with or without a time.
  private static func yearFirst(_ text: UnsafeBufferPointer<UInt8>) -> WrittenDate? {
    let count = text.count
    let year =
      Int(text[0] - 0x30) * 1000 + Int(text[1] - 0x30) * 100 + Int(text[2] - 0x30) * 10
      + Int(text[3] - 0x30)
    let separator = text[4]
    var i = 5
    if separator | 0x20 == UInt8(ascii: "q") { return quarter(year, text, from: 5) }
    guard separator == 0x2D || separator == 0x2F || separator == 0x2E || separator == 0x20 else {
      return nil
    }
    if text[5] | 0x20 == UInt8(ascii: "q") { return quarter(year, text, from: 6) }
    if text[5] | 0x20 == UInt8(ascii: "w") {
      i = 6
      guard let week = digits(text, &i, most: 2), i == count, (1...53).contains(week) else {
        return nil
      }
      // Week 1 contains 4 January (ISO 8601).
      let fourth = CivilDate(year: year, month: 1, day: 4)
      let monday = fourth.dayNumber - fourth.weekday + (week - 1) * 7
      return WrittenDate(seconds: Double(monday) * 86_400, hasOffset: false, precision: .week)
    }
    guard let month = digits(text, &i, most: 2) else { return nil }
    if i == count {
      guard (1...12).contains(month), separator != 0x2E else { return nil }
      return date(year, month, 1, .month)
    }
    guard text[i] == separator else { return nil }
    i += 1
    guard let day = digits(text, &i, most: 2), let date = date(year, month, day, .day) else {
      return nil
    }
    return withTime(date, text, from: i)
  }

  private static func quarter(
    _ year: Int, _ text: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> WrittenDate? {
    guard text.count == start + 1, (0x31...0x34).contains(text[start]) else { return nil }
    return date(year, Int(text[start] - 0x31) * 3 + 1, 1, .quarter)
  }

  private static func date(
    _ year: Int, _ month: Int, _ day: Int, _ precision: DatePrecision
  ) -> WrittenDate? {
    let civil = CivilDate(year: year, month: month, day: day)
    guard civil.isValid else { return nil }
    return WrittenDate(
      seconds: Double(civil.dayNumber) * 86_400, hasOffset: false, precision: precision)
  }

  /// Parses the text after a day: nothing, or a time with optional fraction, AM or PM, and UTC offset.
  private static func withTime(
    _ date: WrittenDate, _ text: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> WrittenDate? {
    var date = date
    var i = start
    let count = text.count
    if i == count { return date }
    guard
      text[i] == UInt8(ascii: "T") || text[i] == UInt8(ascii: "t") || text[i] == 0x20
        || text[i] == 0x2C
    else { return nil }
    i += 1
    while i < count, text[i] == 0x20 { i += 1 }
    guard var hour = digits(text, &i, most: 2) else { return nil }
    var minute = 0
    var second = 0.0
    date.precision = .hour
    // Italian and Indonesian times have points: 14.05.33.
    let separator: UInt8 = isTwoDigits(text, after: i) ? 0x2E : 0x3A
    if i < count, text[i] == separator {
      i += 1
      guard let value = digits(text, &i, most: 2) else { return nil }
      minute = value
      date.precision = .minute
      if i < count, text[i] == separator, separator == 0x3A || isTwoDigits(text, after: i) {
        i += 1
        guard let value = digits(text, &i, most: 2) else { return nil }
        second = Double(value)
        date.precision = .second
        if i < count, text[i] == 0x2E || text[i] == 0x2C {
          i += 1
          var scale = 0.1
          let first = i
          while i < count, isDigit(text[i]) {
            second += Double(text[i] - 0x30) * scale
            scale /= 10
            i += 1
          }
          if i == first { return nil }
        }
      }
    }
    while i < count, text[i] == 0x20 { i += 1 }
    if i + 1 < count, text[i + 1] | 0x20 == UInt8(ascii: "m") {
      let letter = text[i] | 0x20
      guard letter == UInt8(ascii: "a") || letter == UInt8(ascii: "p"), (1...12).contains(hour) else {
        return nil
      }
      hour = hour % 12 + (letter == UInt8(ascii: "p") ? 12 : 0)
      i += 2
      while i < count, text[i] == 0x20 { i += 1 }
    } else if date.precision == .hour, i == count {
      return nil
    }
    guard hour < 24 || (hour == 24 && minute == 0 && second == 0), minute < 60, second < 61 else {
      return nil
    }
    date.seconds += Double(hour * 3600 + minute * 60) + second
    if i == count { return date }
    guard let offset = offset(text, from: i) else { return nil }
    date.hasOffset = true
    date.seconds -= offset
    return date
  }

  /// Whether a point and exactly two digits are at an index.
  private static func isTwoDigits(_ text: UnsafeBufferPointer<UInt8>, after i: Int) -> Bool {
    i + 2 < text.count && text[i] == 0x2E && isDigit(text[i + 1]) && isDigit(text[i + 2])
      && !(i + 3 < text.count && isDigit(text[i + 3]))
  }

  /// Parses a UTC offset in seconds: `Z`, `UTC`, `GMT`, `+02:00`, `-0530`, `+01`, `GMT-3`.
  private static func offset(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Double? {
    var rest = UnsafeBufferPointer(rebasing: text[start...])
    if equals(rest, "Z") || equals(rest, "z") { return 0 }
    let zone = UnsafeBufferPointer(rebasing: rest.prefix(3))
    let hasZone = equals(zone, "UTC") || equals(zone, "GMT")
    if hasZone, rest.count == 3 { return 0 }
    if hasZone { rest = UnsafeBufferPointer(rebasing: rest[3...]) }
    guard rest.count >= (hasZone ? 2 : 3), rest[0] == 0x2B || rest[0] == 0x2D else { return nil }
    var i = 1
    guard let hours = digits(rest, &i, most: 2) else { return nil }
    if i < rest.count, rest[i] == 0x3A { i += 1 }
    var minutes = 0
    if i < rest.count {
      guard let value = digits(rest, &i, most: 2) else { return nil }
      minutes = value
    }
    guard i == rest.count, hours <= 18, minutes < 60 else { return nil }
    return Double(hours * 3600 + minutes * 60) * (rest[0] == 0x2D ? -1 : 1)
  }

  /// Parses dates of words and numbers: `Jan 1 2000`, `1 January 2000`, `Jan 2000`, `31/12/2000`, `1-Jan-00`, `Q2
  /// 2000`, `Mon, 3 Jan 2000 10:00`.
  private static func worded(_ text: UnsafeBufferPointer<UInt8>, order: Order) -> WrittenDate? {
    var numbers: [(value: Int, digits: Int)] = []
    var month: Int?
    var monthPlace = 0
    var isQuarter = false
    var i = weekdayLength(text)
    let count = text.count
    scan: while i < count {
      let c = text[i]
      if c == 0x20 || c == 0x2C || c == 0x2D || c == 0x2F || c == 0x2E {
        i += 1
        if numbers.count == 3 || (numbers.count == 2 && month != nil) { break }
        continue
      }
      if isDigit(c) {
        let start = i
        guard let value = digits(text, &i, most: 4) else { return nil }
        // Do not mistake the hour of a time for a year.
        if i < count, text[i] == 0x3A { return nil }
        numbers.append((value, i - start))
        if numbers.count > 3 || (numbers.count > 2 && month != nil) { return nil }
        // Skip the endings of `1st` and `2nd`.
        if i + 1 < count, isLetter(text[i]), isLetter(text[i + 1]),
          i + 2 == count || !isLetter(text[i + 2])
        {
          let ending = (text[i] | 0x20, text[i + 1] | 0x20)
          guard
            ending == (0x73, 0x74) || ending == (0x6E, 0x64) || ending == (0x72, 0x64)
              || ending == (0x74, 0x68)
          else { return nil }
          i += 2
        }
        if numbers.count == 3 || (numbers.count == 2 && month != nil) { break scan }
        continue
      }
      guard isLetter(c) else { return nil }
      let start = i
      while i < count, isLetter(text[i]) { i += 1 }
      let word = UnsafeBufferPointer(rebasing: text[start..<i])
      if word.count == 1, word[0] | 0x20 == UInt8(ascii: "q"), i < count,
        (0x31...0x34).contains(text[i]), month == nil
      {
        month = Int(text[i] - 0x31) * 3 + 1
        isQuarter = true
        i += 1
      } else if let value = DateWords.month(word), month == nil {
        month = value
        monthPlace = numbers.count
      } else if !(DateWords.isWeekday(word) && numbers.isEmpty && month == nil) {
        return nil
      }
    }
    while i < count, text[i] == 0x20 || text[i] == 0x2C { i += 1 }
    if i < count, i > 0, text[i] | 0x20 == UInt8(ascii: "t") || isDigit(text[i]) {
      // The parser of times expects the separator.
      if isDigit(text[i]) { i -= 1 }
    }
    if let month {
      if numbers.count == 1 {
        guard i == count, numbers[0].digits == 4 else { return nil }
        return date(numbers[0].value, month, 1, isQuarter ? .quarter : .month)
      }
      guard numbers.count == 2, !isQuarter else { return nil }
      let isYearFirst = numbers[0].digits == 4
      guard !(isYearFirst && monthPlace == 0) else { return nil }
      guard let year = fullYear(isYearFirst ? numbers[0] : numbers[1]),
        var date = date(year, month, isYearFirst ? numbers[1].value : numbers[0].value, .day)
      else { return nil }
      date.hasShortYear = !isYearFirst && numbers[1].digits == 2
      return withTime(date, text, from: i)
    }
    guard numbers.count == 3, numbers[0].digits <= 2, numbers[1].digits <= 2,
      numbers[2].digits != 3, let year = fullYear(numbers[2]),
      // 1.2.3 is more often a version than a date.
      numbers[2].digits >= 2,
      var date = order == .monthFirst && !text.prefix(i).contains(0x2E)
        ? date(year, numbers[0].value, numbers[1].value, .day)
        : date(year, numbers[1].value, numbers[0].value, .day)
    else { return nil }
    date.hasShortYear = numbers[2].digits == 2
    return withTime(date, text, from: i)
  }

  /// The length of a weekday name before a numeric date, in one of six languages: `sab/11/11/23`, `mar. 14.11.2023`; 0
  /// if there is none.
  private static func weekdayLength(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    var i = 0
    while i < text.count, isLetter(text[i]) || text[i] >= 0x80 { i += 1 }
    let length = i
    guard (2...12).contains(length) else { return 0 }
    var runs: [Int] = []
    while i < text.count, runs.count < 3 {
      let start = i
      while i < text.count, isDigit(text[i]) { i += 1 }
      if i > start {
        runs.append(i - start)
      } else {
        guard [0x20, 0x2C, 0x2D, 0x2E, 0x2F].contains(text[i]) else { return 0 }
        i += 1
      }
    }
    guard runs.count == 3, runs[0] < 3, runs[1] < 3, runs[2] == 2 || runs[2] == 4,
      i == text.count || text[i] != 0x3A
    else { return 0 }
    let word = String(decoding: text[..<length], as: UTF8.self).lowercased()
    // `mar` can also mean March, but a date does not have two months.
    return DateWords.isWeekdayName(word) || word == "mar" ? length : 0
  }

  /// The year with its century; `nil` unless it has 2 or 4 digits.
  private static func fullYear(_ number: (value: Int, digits: Int)) -> Int? {
    switch number.digits {
    case 4: number.value
    case 2: ShortYears.full(number.value)
    default: nil
    }
  }

  @inline(__always)
  private static func digits(
    _ text: UnsafeBufferPointer<UInt8>, _ i: inout Int, most: Int
  ) -> Int? {
    let start = i
    var value = 0
    while i < text.count, i - start < most, isDigit(text[i]) {
      value = value * 10 + Int(text[i] - 0x30)
      i += 1
    }
    if i == start || (i < text.count && isDigit(text[i]) && most == 4) { return nil }
    return value
  }

  @inline(__always) private static func isDigit(_ c: UInt8) -> Bool { c &- 0x30 <= 9 }
  @inline(__always) private static func isLetter(_ c: UInt8) -> Bool { (c | 0x20) &- 0x61 < 26 }
}

/// The English words of dates.
package enum DateWords {
  static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]
  static let weekdays = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]

  /// The month with this full name or its first three letters (four for `sept`).
  static func month(_ word: UnsafeBufferPointer<UInt8>) -> Int? {
    index(of: word, among: months).map { $0 + 1 }
  }

  static func isWeekday(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    index(of: word, among: weekdays) != nil
  }

  private static func index(of word: UnsafeBufferPointer<UInt8>, among names: [String]) -> Int? {
    guard word.count >= 3, word.count <= 9 else { return nil }
    return names.firstIndex { name in
      let letters = name.utf8
      guard word.count == 3 || word.count == letters.count || (word.count == 4 && name == "september")
      else { return false }
      return zip(word, letters).allSatisfy { $0 | 0x20 == $1 }
    }
  }
}

extension Table {
  /// Parses a single text as a date, in any of the formats that columns can have, or as a year. Ambiguous dates have
  /// the month first.
  package static func moment(_ text: String, zone: ZoneOffsets) -> Double? {
    var text = text
    var clock = WallClock(zone)
    return text.withUTF8 { bytes in
      // Exactly four digits: 3e16 is not a year.
      if bytes.count == 4, let year = CheckedNumber.integer(bytes, in: 1...9999), year > 999 {
        return clock.moment(Double(CivilDate(year: year, month: 1, day: 1).dayNumber) * 86_400)
      }
      guard
        let date = DateText.parse(bytes, order: .monthFirst) ?? DateText.parse(bytes, order: .dayFirst)
      else { return nil }
      return date.hasOffset ? date.seconds : clock.moment(date.seconds)
    }
  }
}
