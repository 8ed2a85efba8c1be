import ChartMath
import Foundation

/// Numbers in words that a screen reader says right: "minus" for a sign, "6.5 billion" for many digits.
///
///     SpokenNumber(locale: Locale(identifier: "en_US"))(-6_512_345_678)    // "minus 6.51 billion"
///     SpokenNumber(locale: Locale(identifier: "de_DE"))(1234.567)          // "1.235"
///
/// Three significant digits, or as many as tell neighbours apart; digits before the decimal sign stay below a
/// million. In a language that is not spoken here the locale writes the digits and English the words.
package struct SpokenNumber: Sendable {
  private let decimals: DecimalText
  private let language: SpeechLanguage
  private let digits: Int

  /// - Parameters:
  ///   - range: The values that occur together: a thousandth of its length can be heard.
  ///   - isGrouped: Not for years, which are names more than amounts.
  package init(locale: Locale, range: ClosedRange<Double>? = nil, isGrouped: Bool = true) {
    decimals = DecimalText(locale: locale, isGrouped: isGrouped)
    language = SpeechLanguage(locale)
    var digits = 3
    if let range {
      let length = range.upperBound - range.lowerBound
      let size = max(abs(range.lowerBound), abs(range.upperBound))
      if length > 0, size.isFinite, size / length > 1 {
        digits = min(3 + Int(log10(size / length).rounded(.up)), 15)
      }
    }
    self.digits = digits
  }

  package func callAsFunction(_ value: Double) -> String {
    let words = language.phrases
    guard !value.isNaN else { return words.noValue }
    guard value.isFinite else { return value < 0 ? words.negative(words.infinity) : words.infinity }
    let magnitude = abs(value)
    let text: String
    if magnitude == 0 {
      return plain(0, places: 0)
    } else if magnitude < 1e-4 || magnitude >= 1e15 {
      let exponent = Int(log10(magnitude).rounded(.down))
      let digits = plain(Double(abs(exponent)), places: 0)
      let power = exponent < 0 ? words.negative(digits) : digits
      text = words.power(plain(magnitude / pow(10, Double(exponent)), places: self.digits - 1), power)
    } else if magnitude < 999_999.5 {
      text = plain(magnitude, places: places(magnitude))
    } else {
      // 999.9 thousand of one size is one of the next.
      let size = words.sizes.first { magnitude >= $0 * 0.9999999 } ?? words.sizes.last ?? 1
      let count = magnitude / size
      let scale = pow(10, Double(places(count)))
      text = words.large(
        plain(count, places: places(count)), size, shown: (count * scale).rounded() / scale)
    }
    return value < 0 ? words.negative(text) : text
  }

  private func places(_ magnitude: Double) -> Int {
    max(0, digits - 1 - Int(log10(magnitude).rounded(.down)))
  }

  private func plain(_ value: Double, places: Int) -> String { decimals(value, places: places) }
}
