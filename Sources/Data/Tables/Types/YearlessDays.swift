import OpenChartsChartMath

/// Distinguishes days without a year, such as Jun 12 to Jul 3, from months with a two-digit year, such as Jun 12 to Jun
/// 19.
enum YearlessDays {
  /// A word for a month and a number of one or two digits.
  private struct Parts {
    let month: Int
    let number: Int
    let isBlank: Bool
    let hasOneDigit: Bool
  }

  /// Whether all texts are a month and a number that is a day. This is so if one number has a single digit; if the rows
  /// ascend as days but not as years; or if the column's name is "date", all rows have the same month, and a blank is
  /// before each number.
  static func areDays(_ text: ColumnText, named name: String) -> Bool {
    var all: [Parts] = []
    for row in 0..<text.count {
      if MissingText.matchesAmongValues(text[row]) { continue }
      guard let parts = parts(text[row]) else { return false }
      all.append(parts)
    }
    guard all.count >= 3, all.allSatisfy({ (1...31).contains($0.number) }) else { return false }
    if all.contains(where: \.hasOneDigit) { return true }
    let days = all.map { $0.month * 100 + $0.number }
    let years = all.map { $0.number * 100 + $0.month }
    if Set(all.map(\.month)).count == 1 {
      return all.allSatisfy(\.isBlank) && Set(days).count >= 3
        && DateColumn.isDateName(name, ["date", "day", "datum"])
    }
    return isMonotonic(days) && !isMonotonic(years)
  }

  private static func parts(_ bytes: UnsafeBufferPointer<UInt8>) -> Parts? {
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    let word = text.prefix { $0.isLetter }
    let rest = text.dropFirst(word.count)
    let digits = rest.drop { !$0.isNumber }
    guard rest.count - digits.count <= 2, (1...2).contains(digits.count), let number = Int(digits),
      let month = DateWords.monthName(word.lowercased())
    else { return nil }
    return Parts(
      month: month, number: number, isBlank: rest.first == " " && rest.count == digits.count + 1,
      hasOneDigit: digits.count == 1)
  }

  private static func isMonotonic(_ numbers: [Int]) -> Bool {
    let pairs = zip(numbers, numbers.dropFirst())
    return pairs.allSatisfy { $0 <= $1 } || pairs.allSatisfy { $0 >= $1 }
  }
}
