import Foundation
import OpenChartsChartMath

/// The number format of the page's script: digit groups of three with the symbols of a language.
///
/// Texts of numbers that this format reproduces need not be sent.
struct ScriptNumberFormat: Hashable {
  var decimal = "."
  var group = ","
  var minus = "-"
  /// The digits from zero to nine; empty for ASCII digits.
  var digits = ""
  /// The minimum number of digits before the first group separator.
  var least = 1

  /// Creates the format of a language, with the same symbols as axes and spoken numbers.
  init(language: String) {
    let symbols = NumberSymbols(of: Locale(identifier: language))
    (decimal, group, minus, least) = (symbols.decimal, symbols.group, symbols.minus, symbols.leastGroup)
    digits = String(symbols.digits)
  }

  /// Returns the script's text for a number; `nil` if it would have an exponent.
  func text(_ value: Double) -> String? {
    guard value.isFinite, let rounded = Self.rounded(abs(value)) else { return nil }
    let written = "\(rounded)"
    guard !written.contains("e") else { return nil }
    let parts = written.split(separator: ".", omittingEmptySubsequences: false)
    var whole = String(parts[0])
    let fraction = parts.count > 1 && parts[1] != "0" ? decimal + parts[1] : ""
    if whole.count >= 3 + least { whole = grouped(whole) }
    let text = (value < 0 ? minus : "") + whole + fraction
    if digits.isEmpty { return text }
    let digitList = Array(digits)
    return String(text.map { $0.isASCII ? $0.wholeNumberValue.map { digitList[$0] } ?? $0 : $0 })
  }

  /// Returns a number from ``DataText``, with all its digits, in the format of the language.
  func shown(_ number: String, isGrouped: Bool) -> String {
    let unsigned = number.drop { $0 == "-" }
    guard unsigned.first?.isNumber == true else { return number }
    let whole = unsigned.prefix { $0.isNumber }
    let rest = unsigned.dropFirst(whole.count)
    let fraction = rest.hasPrefix(".") ? decimal + rest.dropFirst() : String(rest)
    let isLong = isGrouped && whole.count >= 3 + least
    let text = (isLong ? grouped(whole) : String(whole)) + fraction
    let digitList = Array(digits)
    let localized =
      digitList.isEmpty
      ? text : String(text.map { $0.isASCII ? $0.wholeNumberValue.map { digitList[$0] } ?? $0 : $0 })
    return number.hasPrefix("-") ? "\u{2212}" + localized : localized
  }

  private func grouped(_ whole: some StringProtocol) -> String {
    var text = ""
    for (index, digit) in whole.enumerated() {
      if index > 0, (whole.count - index) % 3 == 0 { text += group }
      text.append(digit)
    }
    return text
  }

  /// Rounds to nine significant digits, like the script's `toPrecision`.
  private static func rounded(_ value: Double) -> Double? {
    guard value != 0 else { return 0 }
    guard value >= 1e-6, value < 1e15 else { return nil }
    var exponent = 0
    var scale = 1.0
    while value * scale < 1e8, exponent < 15 {
      scale *= 10
      exponent += 1
    }
    if exponent > 0 { return (value * scale).rounded() / scale }
    // Integers with more than nine digits would lose digits.
    return value < 1e9 ? value.rounded() : nil
  }
}
