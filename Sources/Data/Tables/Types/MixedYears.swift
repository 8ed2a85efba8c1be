import OpenChartsChartMath
import OpenChartsLimits

/// Years in a column that also has a few periods of two years, such as `2015-2016`, or a few targets, such as
/// `target 2030`.
struct MixedYears {
  /// The first moments of the years, and of the first years of periods; NaN for targets and missing values.
  var values: [Double]
  /// The row of the first period; `nil` if there is none.
  var period: Int?
  /// The rows of targets.
  var targets: [Int]

  /// The fewest years, the largest share of periods, and the largest share of targets.
  private static let (fewestYears, periodShare, targetShare) = (6, 0.25, 0.2)

  /// Words beside a year that is aimed at or expected.
  private static let targetWords: Set = [
    "target", "targets", "goal", "projection", "projected", "forecast", "planned", "ziel", "zielwert",
    "prognose", "objectif", "cible", "objetivo", "meta", "obiettivo",
  ]

  /// - Returns: `nil` unless the column's name says that it holds years, and at least six values are years from 1500 to
  ///   2200. At most a quarter of the values may be periods, a fifth targets, and none anything else.
  static func read(_ text: ColumnText, named name: String, zone: ZoneOffsets) -> MixedYears? {
    guard DateColumn.isDateName(name, yearWords) else { return nil }
    var clock = WallClock(zone)
    var result = MixedYears(values: [Double](repeating: .nan, count: text.count), period: nil, targets: [])
    var (years, periods) = (0, 0)
    for row in 0..<text.count {
      let bytes = text[row]
      if MissingText.matchesAmongValues(bytes) { continue }
      if bytes.count == 4, let year = CheckedNumber.integer(bytes, in: 1500...2200) {
        result.values[row] = clock.moment(
          Double(CivilDate(year: year, month: 1, day: 1).dayNumber) * 86_400)
        years += 1
      } else if isPeriod(bytes), let date = PeriodText.parse(bytes), date.precision == .year {
        result.values[row] = clock.moment(date.seconds)
        result.period = result.period ?? row
        periods += 1
      } else if isTarget(bytes) {
        result.targets.append(row)
      } else {
        return nil
      }
    }
    let count = Double(years + periods + result.targets.count)
    guard years >= fewestYears, years < text.count, Double(periods) <= count * periodShare,
      Double(result.targets.count) <= count * targetShare
    else { return nil }
    return result
  }

  /// Whether a text begins with a year and ends with a digit after a sign: `2015-2016`, `2015/16`.
  private static func isPeriod(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    return (7...11).contains(text.count) && text[..<4].allSatisfy(isDigit) && !isDigit(text[4])
      && isDigit(text[text.count - 1])
  }

  /// Whether a text is a word for a target, alone or with one year and at most one more word: `2030 target`.
  private static func isTarget(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard (4...32).contains(text.count) else { return false }
    let words = nameWords(String(decoding: text, as: UTF8.self))
    let numbers = words.filter { $0.contains(where: \.isNumber) }
    return words.count <= 3 && words.contains(where: targetWords.contains) && numbers.count <= 1
      && numbers.allSatisfy { word in Int(word).map { (1500...2200).contains($0) } ?? false }
  }
}
