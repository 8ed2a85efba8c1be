/// A date format in the notation of C's `strptime`, such as `%d.%m.%Y %H:%M`.
package struct DateFormat: Equatable, Sendable {
  private enum Part: Equatable {
    case literal([UInt8])
    case field(Character)
  }

  private var parts: [Part] = []

  /// - Returns: `nil` for a format without a year, or with a field other than Y, y, m, d, j, b, B, H, M, S, p and %.
  package init?(_ text: String) {
    var isField = false
    var hasYear = false
    for character in text {
      if isField {
        isField = false
        guard "YymdjbBHMSp%".contains(character) else { return nil }
        hasYear = hasYear || character == "Y" || character == "y"
        parts.append(character == "%" ? .literal([0x25]) : .field(character))
      } else if character == "%" {
        isField = true
      } else {
        parts.append(.literal(Array(String(character).utf8)))
      }
    }
    guard !isField, hasYear else { return nil }
  }

  func parse(_ text: UnsafeBufferPointer<UInt8>) -> WrittenDate? {
    var date = CivilDate(year: 0, month: 1, day: 1)
    var (hour, minute, second) = (0, 0, 0)
    var isAfternoon: Bool?
    var dayOfYear: Int?
    var precision = DatePrecision.year
    var hasShortYear = false
    var i = 0
    for part in parts {
      guard case .field(let field) = part else {
        guard case .literal(let bytes) = part, i + bytes.count <= text.count,
          text[i..<(i + bytes.count)].elementsEqual(bytes)
        else { return nil }
        i += bytes.count
        continue
      }
      if field == "b" || field == "B" {
        let start = i
        while i < text.count, (text[i] | 0x20) &- 0x61 < 26 || text[i] >= 0x80 { i += 1 }
        let word = String(decoding: text[start..<i], as: UTF8.self).lowercased()
        guard let month = DateWords.monthName(word) else { return nil }
        date.month = month
        precision = max(precision, .month)
        continue
      }
      if field == "p" {
        guard i + 1 < text.count, text[i + 1] | 0x20 == 0x6D, text[i] | 0x20 == 0x61 || text[i] | 0x20 == 0x70
        else {
          return nil
        }
        isAfternoon = text[i] | 0x20 == 0x70
        i += 2
        continue
      }
      let most = field == "Y" ? 4 : field == "j" ? 3 : 2
      var value = 0
      let start = i
      while i < text.count, i - start < most, text[i] &- 0x30 <= 9 {
        value = value * 10 + Int(text[i] - 0x30)
        i += 1
      }
      guard i > start else { return nil }
      switch field {
      case "Y": date.year = value
      case "y": (date.year, hasShortYear) = (ShortYears.full(value), true)
      case "m": (date.month, precision) = (value, max(precision, .month))
      case "d": (date.day, precision) = (value, max(precision, .day))
      case "j": (dayOfYear, precision) = (value, max(precision, .day))
      case "H": (hour, precision) = (value, max(precision, .hour))
      case "M": (minute, precision) = (value, max(precision, .minute))
      default: (second, precision) = (value, max(precision, .second))
      }
    }
    if let isAfternoon { hour = hour % 12 + (isAfternoon ? 12 : 0) }
    guard i == text.count, date.isValid, hour < 24, minute < 60, second < 61,
      (1...366).contains(dayOfYear ?? 1)
    else {
      return nil
    }
    let day = date.dayNumber + (dayOfYear ?? 1) - 1
    return WrittenDate(
      seconds: Double(day) * 86_400 + Double(hour * 3600 + minute * 60 + second), hasOffset: false,
      precision: precision, hasShortYear: hasShortYear)
  }
}
