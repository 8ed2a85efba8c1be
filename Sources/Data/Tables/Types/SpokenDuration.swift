/// Durations in several units, such as `8h 32min`, `1 h 5 m`, `2d 3h` or `3 min 20 s`.
enum SpokenDuration {
  private static let factors: [(words: Set<String>, seconds: Double)] = [
    (["d", "day", "days", "tag", "tage", "jour", "jours", "día", "días", "giorni"], 86_400),
    (
      [
        "h", "hr", "hrs", "hour", "hours", "std", "stunde", "stunden", "heure", "heures", "hora", "horas",
        "ore",
      ],
      3600
    ),
    (["m", "min", "mins", "minute", "minutes", "minuten", "minuto", "minutos", "minuti"], 60),
    (["s", "sec", "secs", "second", "seconds", "sek", "sekunden", "segundos", "secondi"], 1),
  ]

  /// The seconds of each value of a column, NaN for missing values; `nil` if a value is no duration, or if none has two
  /// units.
  static func read(_ text: ColumnText) -> (values: [Double], present: Int)? {
    var values = [Double](repeating: .nan, count: text.count)
    var (present, isCompound) = (0, false)
    for row in 0..<text.count {
      guard let (value, units) = seconds(text[row]) else {
        guard MissingText.matchesAmongValues(text[row]) else { return nil }
        continue
      }
      values[row] = value
      present += 1
      isCompound = isCompound || units > 1
    }
    return isCompound ? (values, present) : nil
  }

  /// The seconds of a duration, whose units descend, and the number of its units.
  private static func seconds(_ text: UnsafeBufferPointer<UInt8>) -> (Double, Int)? {
    guard (2...40).contains(text.count), text[0] &- 0x30 <= 9 else { return nil }
    var (sum, units, last, i) = (0.0, 0, -1, 0)
    while i < text.count {
      let digits = i
      while i < text.count, text[i] &- 0x30 <= 9 || text[i] == UInt8(ascii: ".") { i += 1 }
      guard let number = NumberText.plain(unpadded(text, digits..<i)) else { return nil }
      while i < text.count, text[i] == 0x20 { i += 1 }
      let start = i
      while i < text.count, (text[i] | 0x20) &- 0x61 < 26 || text[i] >= 0x80 { i += 1 }
      let word = String(decoding: text[start..<i], as: UTF8.self).lowercased()
      guard let unit = factors.firstIndex(where: { $0.words.contains(word) }), unit > last else { return nil }
      sum += number * factors[unit].seconds
      (units, last) = (units + 1, unit)
      // An abbreviation can end with a point.
      while i < text.count, [0x20, UInt8(ascii: "."), UInt8(ascii: ",")].contains(text[i]) { i += 1 }
    }
    return (sum, units)
  }

  /// Digits without leading zeros, as in `1h 05m`.
  private static func unpadded(
    _ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> UnsafeBufferPointer<UInt8> {
    var range = range
    while range.count > 1, text[range.lowerBound] == 0x30, text[range.lowerBound + 1] &- 0x30 <= 9 {
      range = (range.lowerBound + 1)..<range.upperBound
    }
    return UnsafeBufferPointer(rebasing: text[range])
  }
}
