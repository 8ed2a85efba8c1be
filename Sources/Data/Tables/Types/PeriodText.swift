/// Parses periods and dates as offices and programs write them in six languages, and dates with months in Slavic ones: `Dec-23`, `2023M01`, `1Q23`, `FY2019`,
/// `2018/19`, `1950s`, `1er trimestre 2022`, `WS 2020/21`, `2023年1月`, `3 janvier 2020`, `Sun Dec 04 04:47:44 2005`,
/// `2022 (Q. 3)`, `10/Oct/2000:13:55:36 -0700`.
enum PeriodText {
  private enum Token {
    case word(String)
    case number(Int, digits: Int)
  }

  static func parse(_ text: UnsafeBufferPointer<UInt8>) -> WrittenDate? {
    guard (4...48).contains(text.count), text.contains(where: { (0x30...0x39).contains($0) }),
      var tokens = tokens(text)
    else { return nil }
    // "July (12)" is a month with a count.
    if text.contains(UInt8(ascii: "(")),
      !tokens.contains(where: { if case .number(_, 4) = $0 { true } else { false } })
    {
      return nil
    }
    if case .word(let word) = tokens.first, DateWords.isWeekdayName(word) { tokens.removeFirst() }
    tokens.removeAll {
      if case .word(let word) = $0 { return fillers.contains(word) }
      return false
    }
    if let date = eastAsian(tokens) { return date }
    removeOrdinals(&tokens)
    switch tokens.count {
    case 2: return pair(tokens[0], tokens[1], text)
    case 3: return triple(tokens[0], tokens[1], tokens[2])
    default: return clocked(tokens, text)
    }
  }

  /// Words between or after the parts of a date, which have no meaning for it.
  private static let fillers: Set = ["de", "del", "di", "of", "do", "r", "roku", "г", "года", "р", "року"]

  /// The words and numbers of the text; `nil` if it contains characters other than these and separators.
  private static func tokens(_ text: UnsafeBufferPointer<UInt8>) -> [Token]? {
    var tokens: [Token] = []
    var i = 0
    while i < text.count {
      let c = text[i]
      if c &- 0x30 <= 9 {
        let start = i
        var value = 0
        while i < text.count, text[i] &- 0x30 <= 9, i - start < 5 {
          value = value * 10 + Int(text[i] - 0x30)
          i += 1
        }
        guard i - start < 5 else { return nil }
        tokens.append(.number(value, digits: i - start))
      } else if c == 0xE2, i + 2 < text.count, text[i + 1] == 0x80 {
        // Typographic apostrophes and dashes.
        i += 3
      } else if (c | 0x20) &- 0x61 < 26 || c >= 0x80 {
        let start = i
        while i < text.count, (text[i] | 0x20) &- 0x61 < 26 || text[i] >= 0x80 { i += 1 }
        tokens.append(.word(String(decoding: text[start..<i], as: UTF8.self).lowercased()))
      } else {
        guard [0x20, 0x2D, 0x2F, 0x2E, 0x2C, 0x27, 0x3A, 0x2B, 0x5B, 0x5D, 0x28, 0x29].contains(c) else {
          return nil
        }
        i += 1
      }
      if tokens.count > 10 { return nil }
    }
    return tokens
  }

  private static func pair(_ a: Token, _ b: Token, _ text: UnsafeBufferPointer<UInt8>) -> WrittenDate? {
    switch (a, b) {
    case (.word(let word), .number(let year, let digits)):
      guard let year = full(year, digits) else { return nil }
      if word == "fy" { return short(date(year, 1, 1, .year), digits) }
      if let month = semesters[word] { return short(date(year, month, 1, .quarter), digits) }
      guard let month = DateWords.monthName(word) else { return nil }
      return short(date(year, month, 1, .month), digits)
    case (.number(let year, 4), .word(let word)):
      if word == "s", text.count == 5, year % 10 == 0, (1000...2100).contains(year) {
        return date(year, 1, 1, .year)
      }
      guard let month = DateWords.monthName(word) else { return nil }
      return date(year, month, 1, .month)
    case (.number(let year, 4), .number(let month, 2))
    where text.count == 8 && text[4] == 0x2E && text[5] == 0x20 && (1...12).contains(month):
      return date(year, month, 1, .month)
    case (.number(let year, 4), .number(let next, let digits)):
      // A season or a fiscal year: the second year is the next one after the first.
      guard digits == 4 ? next == year + 1 : digits == 2 && next == (year + 1) % 100,
        (1000...2200).contains(year), text[4] != 0x2E, text.count == 5 + digits || text[4] == 0xE2
      else { return nil }
      return date(year, 1, 1, .year)
    default: return nil
    }
  }

  private static func triple(_ a: Token, _ b: Token, _ c: Token) -> WrittenDate? {
    switch (a, b, c) {
    case (.number(let year, 4), .word(let word), .number(let part, let digits)) where digits <= 2:
      if let month = DateWords.monthName(word) { return date(year, month, part, .day) }
      return period(year, word, part)
    case (.word(let word), .number(let part, let digits), .number(let year, let yearDigits)) where digits <= 2:
      guard let year = full(year, yearDigits) else { return nil }
      // A semester that ends in the next year.
      if let month = semesters[word], digits == 2, yearDigits == 2, year % 100 == (part + 1) % 100 {
        return date(ShortYears.full(part), month, 1, .quarter)
      }
      if let month = DateWords.monthName(word) { return short(date(year, month, part, .day), yearDigits) }
      return short(period(year, word, part), yearDigits)
    case (.word(let word), .number(let year, 4), .number(let next, let digits)) where semesters[word] != nil:
      guard digits == 4 ? next == year + 1 : digits == 2 && next == (year + 1) % 100,
        let month = semesters[word]
      else { return nil }
      return date(year, month, 1, .quarter)
    case (.word(let numeral), .word(let word), .number(let year, let digits)):
      guard let part = numerals[numeral], let year = full(year, digits) else { return nil }
      return short(period(year, word == "kw" ? "q" : word, part), digits)
    case (.number(let year, 4), .word(let numeral), .word(let word)):
      guard let part = numerals[numeral] else { return nil }
      return period(year, word == "kw" ? "q" : word, part)
    case (.number(let year, 4), .number(let part, 1), .word(let word)): return period(year, word, part)
    case (.word("fy"), .number(let year, 4), .number(_, 2)): return date(year, 1, 1, .year)
    case (.number(let part, let digits), .word(let word), .number(let year, let yearDigits)) where digits <= 2:
      guard let year = full(year, yearDigits) else { return nil }
      if let month = DateWords.monthName(word) { return short(date(year, month, part, .day), yearDigits) }
      return short(period(year, word, part), yearDigits)
    default: return nil
    }
  }

  /// The first month of each university semester, by the semester's name.
  private static let semesters = [
    "ws": 10, "wise": 10, "wintersemester": 10, "ss": 4, "sose": 4, "sommersemester": 4,
  ]
  /// Roman numerals of quarters and halves of a year.
  private static let numerals = ["i": 1, "ii": 2, "iii": 3, "iv": 4]
  /// Endings of ordinal numbers: 1st, 1er, 2e, 3º.
  private static let ordinals: Set<String> = [
    "st", "nd", "rd", "th", "e", "er", "re", "ère", "eme", "ème", "º", "ª", "°", "o", "a",
  ]

  private static func removeOrdinals(_ tokens: inout [Token]) {
    for index in tokens.indices.dropFirst().reversed() {
      if case .word(let word) = tokens[index], ordinals.contains(word), case .number(_, 1) = tokens[index - 1]
      {
        tokens.remove(at: index)
      }
    }
  }

  /// Years, months, days and quarters in Japanese, Chinese and Korean: `2019年度`, `2023年1月`, `2023년 1월`.
  private static func eastAsian(_ tokens: [Token]) -> WrittenDate? {
    var numbers: [Int] = []
    var words = ""
    for token in tokens {
      switch token {
      case .number(let value, let digits):
        guard numbers.isEmpty ? digits == 4 : digits <= 2 else { return nil }
        numbers.append(value)
      case .word(let word):
        guard !numbers.isEmpty else { return nil }
        words += word
      }
    }
    switch (words, numbers.count) {
    case ("年", 1), ("年度", 1), ("년", 1), ("년도", 1): return date(numbers[0], 1, 1, .year)
    case ("年月", 2), ("년월", 2): return date(numbers[0], numbers[1], 1, .month)
    case ("年月日", 3), ("년월일", 3): return date(numbers[0], numbers[1], numbers[2], .day)
    case ("年第四半期", 2), ("年第季度", 2), ("年度第四半期", 2), ("년분기", 2): return period(numbers[0], "q", numbers[1])
    default: return nil
    }
  }

  /// A part of a year: a month, a quarter (also trimester), half a year or a week.
  private static func period(_ year: Int, _ letter: String, _ part: Int) -> WrittenDate? {
    switch letter {
    case "m": return (1...12).contains(part) ? date(year, part, 1, .month) : nil
    case "q", "t", "quarter", "qtr", "trim", "quartal", "quartaal", "kwartaal", "trimestre", "kwartał",
      "kvartal", "čtvrtletí":
      return (1...4).contains(part) ? date(year, part * 3 - 2, 1, .quarter) : nil
    case "h", "s", "hy", "sem", "half", "halbjahr", "hj", "semestre", "semester", "halvår", "halfjaar":
      return (1...2).contains(part) ? date(year, part * 6 - 5, 1, .quarter) : nil
    case "w", "kw", "wk", "week", "woche", "semana", "semaine":
      guard (1...53).contains(part) else { return nil }
      let fourth = CivilDate(year: year, month: 1, day: 4)
      let monday = fourth.dayNumber - fourth.weekday + (part - 1) * 7
      return WrittenDate(seconds: Double(monday) * 86_400, hasOffset: false, precision: .week)
    default: return nil
    }
  }

  /// The formats of C's `ctime` and of web servers' logs.
  private static func clocked(_ tokens: [Token], _ text: UnsafeBufferPointer<UInt8>) -> WrittenDate? {
    guard text.count(where: { $0 == 0x3A }) >= 2 else { return nil }
    var numbers: [Int] = []
    var month: Int?
    var offset: Double?
    for token in tokens {
      switch token {
      case .number(let value, _): numbers.append(value)
      case .word(let word):
        if month == nil, let value = DateWords.monthName(word) {
          month = value
        } else if word == "utc" || word == "gmt" || word == "z" {
          offset = 0
        } else {
          return nil
        }
      }
    }
    guard let month, case .word = tokens[0] else {
      guard let month, numbers.count >= 5, numbers.count <= 6 else { return nil }
      if numbers.count == 6 {
        let zone = Double(numbers[5] / 100 * 3600 + numbers[5] % 100 * 60)
        guard let sign = text.lastIndex(where: { $0 == 0x2B || $0 == 0x2D }), zone < 65_000 else {
          return nil
        }
        offset = text[sign] == 0x2D ? -zone : zone
      }
      return moment(numbers[1], month, numbers[0], numbers[2...4], offset)
    }
    guard numbers.count == 5, numbers[4] > 999 else { return nil }
    return moment(numbers[4], month, numbers[0], numbers[1...3], offset)
  }

  private static func moment(
    _ year: Int, _ month: Int, _ day: Int, _ time: ArraySlice<Int>, _ offset: Double?
  ) -> WrittenDate? {
    let time = Array(time)
    guard time[0] < 24, time[1] < 60, time[2] < 61, var date = date(year, month, day, .second) else {
      return nil
    }
    date.seconds += Double(time[0] * 3600 + time[1] * 60 + time[2]) - (offset ?? 0)
    date.hasOffset = offset != nil
    return date
  }

  private static func full(_ year: Int, _ digits: Int) -> Int? {
    digits == 4 ? year : digits == 2 ? ShortYears.full(year) : nil
  }

  /// Marks a date whose year had two digits, but not a week, because the Monday of a week depends on the century.
  private static func short(_ date: WrittenDate?, _ digits: Int) -> WrittenDate? {
    guard var date, digits == 2, date.precision != .week else { return date }
    date.hasShortYear = true
    return date
  }

  private static func date(_ year: Int, _ month: Int, _ day: Int, _ precision: DatePrecision) -> WrittenDate?
  {
    let civil = CivilDate(year: year, month: month, day: day)
    guard civil.isValid else { return nil }
    return WrittenDate(seconds: Double(civil.dayNumber) * 86_400, hasOffset: false, precision: precision)
  }
}

extension DateWords {
  private static let weekdayNames: Set<String> = [
    "mon", "tue", "tues", "wed", "thu", "thur", "thurs", "fri", "sat", "sun", "monday", "tuesday",
    "wednesday",
    "thursday", "friday", "saturday", "sunday", "mo", "di", "mi", "do", "fr", "sa", "so", "montag",
    "dienstag",
    "mittwoch", "donnerstag", "freitag", "samstag", "sonnabend", "sonntag", "lun", "mar", "mer", "jeu", "ven",
    "sam",
    "dim", "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche", "lunes", "martes",
    "miércoles",
    "jueves", "viernes", "sábado", "domingo", "mié", "jue", "vie", "sáb", "dom", "lunedì", "martedì",
    "mercoledì",
    "giovedì", "venerdì", "sabato", "domenica", "gio", "sab", "segunda", "terça", "quarta", "quinta", "sexta",
  ]

  static func isWeekdayName(_ word: String) -> Bool { weekdayNames.contains(word) && monthName(word) == nil }
}
