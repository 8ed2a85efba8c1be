import OpenChartsSVGRenderer

/// A compact encoding of the texts of many values: a rule that formats a column of numbers, and the texts that differ.
///
///     {"number":"y","minus":"minus ","digits":2,"except":{"17":"1.2 million"}}
struct NumberTexts {
  /// The text before a negative number instead of a minus sign; `nil` if there is no such text.
  private var minus: String?
  /// The number of decimals; `nil` keeps all of them.
  private var digits: Int?
  private let numberFormat: ScriptNumberFormat

  /// The number of values from which the rule is derived.
  private static let sample = 64

  /// - Returns: `nil` if fewer than seven eighths of the texts follow from the numbers.
  static func json(_ texts: [String], _ name: String, _ numbers: [Double], _ numberFormat: ScriptNumberFormat)
    -> String?
  {
    guard texts.count == numbers.count else { return nil }
    var rule = NumberTexts(numberFormat: numberFormat)
    for (text, number) in zip(texts, numbers).prefix(sample) where number < 0 && rule.minus == nil {
      guard let last = text.lastIndex(where: { $0.isWhitespace }) else { continue }
      rule.minus = String(text[...last])
    }
    if let exceptions = rule.exceptions(texts, numbers) { return rule.json(name, exceptions) }
    let decimals = texts.prefix(sample).map { text in
      text.firstRange(of: numberFormat.decimal).map { text[$0.upperBound...].count } ?? 0
    }
    // A word after the number has more letters than a number has decimals.
    rule.digits = decimals.filter { $0 <= 6 }.max()
    guard rule.digits != nil else { return nil }
    return rule.exceptions(texts, numbers).map { rule.json(name, $0) }
  }

  private init(numberFormat: ScriptNumberFormat) { self.numberFormat = numberFormat }

  /// The text of a number, computed with the same arithmetic as in the script.
  private func text(_ number: Double) -> String? {
    var size = abs(number)
    if let digits {
      let per = [1.0, 10, 100, 1e3, 1e4, 1e5, 1e6][digits]
      size = (size * per).rounded() / per
    }
    guard let text = numberFormat.text(number < 0 && minus == nil ? -size : size) else { return nil }
    return number < 0 ? (minus ?? "") + text : text
  }

  private func exceptions(_ texts: [String], _ numbers: [Double]) -> [(Int, String)]? {
    var differing: [(Int, String)] = []
    for (row, text) in texts.enumerated() where self.text(numbers[row]) != text {
      differing.append((row, text))
      if differing.count > texts.count / 8 || row < Self.sample && differing.count > Self.sample / 2 {
        return nil
      }
    }
    return differing
  }

  private func json(_ name: String, _ exceptions: [(Int, String)]) -> String {
    JSONText.object(
      [("number", JSONText.string(name))] + (minus.map { [("minus", JSONText.string($0))] } ?? [])
        + (digits.map { [("digits", String($0))] } ?? [])
        + [("except", JSONText.object(exceptions.map { (String($0.0), JSONText.string($0.1)) }))])
  }
}
