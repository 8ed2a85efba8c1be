import OpenChartsChartMath
import OpenChartsLimits

/// Years that are written with the same word in each row: `YR2016`, `FY 2019`.
enum WordedYears {
  /// Words before a year in English, German, French, Spanish, Italian, Portuguese, Polish and Russian.
  private static let words = yearWords.union([
    "y", "fy", "cy", "ay", "my", "sy", "gj", "hj", "ex", "rok", "god",
  ])

  /// The first moments of the years; NaN for missing values.
  ///
  /// - Parameter name: The column's name. Any word can be before the years if the name says that they are years.
  /// - Returns: `nil` unless each text is the same word and a year from 1800 to 2100, and there are at least two years.
  static func read(_ text: ColumnText, named name: String, zone: ZoneOffsets) -> [Double]? {
    guard let first = (0..<text.count).first(where: { !MissingText.matchesAmongValues(text[$0]) }),
      let length = wordLength(text[first])
    else { return nil }
    let word = Array(text[first][..<length])
    let letters = word.prefix { $0 >= 0x41 && $0 != UInt8(ascii: "_") }
    guard
      words.contains(String(decoding: letters, as: UTF8.self).lowercased())
        || DateColumn.isDateName(name, yearWords)
    else { return nil }
    var clock = WallClock(zone)
    var values = [Double](repeating: .nan, count: text.count)
    var years: Set<Int> = []
    for row in 0..<text.count {
      let bytes = text[row]
      if MissingText.matchesAmongValues(bytes) { continue }
      guard bytes.count == length + 4, bytes.starts(with: word),
        let year = CheckedNumber.integer(UnsafeBufferPointer(rebasing: bytes[length...]), in: 1800...2100)
      else { return nil }
      years.insert(year)
      values[row] = clock.moment(Double(CivilDate(year: year, month: 1, day: 1).dayNumber) * 86_400)
    }
    return years.count >= 2 ? values : nil
  }

  /// The length in bytes of a word and the sign after it, before four digits; `nil` for other texts.
  private static func wordLength(_ text: UnsafeBufferPointer<UInt8>) -> Int? {
    let length = text.count - 4
    guard (1...16).contains(length), text[length...].allSatisfy({ (0x30...0x39).contains($0) }),
      text[..<(length - 1)].allSatisfy({ $0 >= 0x41 }),
      text[length - 1] >= 0x41 || text[length - 1] == 0x20 || text[length - 1] == UInt8(ascii: "-")
    else { return nil }
    return length
  }
}
