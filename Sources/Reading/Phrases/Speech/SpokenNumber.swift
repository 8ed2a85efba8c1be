import Foundation
import OpenChartsChartMath

/// Spoken numbers that screen readers read correctly: "minus" for a sign, "6.5 billion" for many digits.
///
///     SpokenNumber(locale: Locale(identifier: "en_US"))(-6_512_345_678)    // "minus 6.51 billion"
///     SpokenNumber(locale: Locale(identifier: "de_DE"))(1234.567)          // "1.235"
///
/// They have three significant digits, or as many as distinguish neighbours; the part before the decimal separator
/// stays below a million. In an unsupported language the digits follow the locale and the words are English.
package struct SpokenNumber: Sendable {
  private let decimals: DecimalText
  private let language: SpeechLanguage
  private var digits: Int

  /// - Parameters:
  ///   - range: The range of values that occur together, whose thousandth stays distinguishable. `nil` gives three
  ///     digits.
  ///   - isGrouped: Whether digits are grouped; false for years.
  ///   - leastDigits: The minimum number of significant digits, from ``digits(tellingApart:_:)``.
  package init(
    locale: Locale, range: ClosedRange<Double>? = nil, isGrouped: Bool = true, leastDigits: Int = 3
  ) {
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
    self.digits = max(digits, leastDigits)
  }

  /// Returns the number of significant digits that distinguish values of one size, such as 1,000,000.1 and
  /// 1,000,000.2: to a thousandth of their range, at most 15. 3 for values of different sizes, and for equal ones.
  ///
  /// - Parameters: The lowest and the highest value; without values, the second is below the first.
  package static func digits(tellingApart low: Double, _ high: Double) -> Int {
    guard low < high else { return 3 }
    let size = max(abs(low), abs(high))
    let length = high - low
    return length < size / 1_000 ? min(3 + Int(log10(size / length).rounded(.up)), 15) : 3
  }

  /// Returns a format with up to 12 digits, for sums and differences of spoken numbers.
  package static func exact(locale: Locale) -> SpokenNumber {
    var number = SpokenNumber(locale: locale)
    number.digits = 12
    return number
  }

  /// Returns the number rounded to the spoken digits.
  package func shown(_ value: Double) -> Double {
    let magnitude = abs(value)
    guard value.isFinite, magnitude > 0 else { return value }
    let size: Double
    if magnitude < 1e-4 || magnitude >= 1e15 {
      size = pow(10, log10(magnitude).rounded(.down))
    } else if magnitude < 999_999.5 {
      size = 1
    } else {
      size = self.size(magnitude)
    }
    let places = size < 1 || magnitude >= 1e15 ? digits - 1 : places(magnitude / size)
    // Beyond these limits the scaled number would not be exact, so the value stays unrounded.
    let scaled = magnitude / size * pow(10, Double(places))
    guard places <= 15, scaled < 0x1p53 else { return value }
    let shown = scaled.rounded(.toNearestOrEven) / pow(10, Double(places)) * size
    return value < 0 ? -shown : shown
  }

  private func size(_ magnitude: Double) -> Double {
    // A number slightly below a size, such as 999.99999 million, is spoken as 1 of that size.
    let sizes = language.phrases.sizes
    return sizes.first { magnitude >= $0 * 0.9999999 } ?? sizes.last ?? 1
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
      var exponent = Int(log10(magnitude).rounded(.down))
      // In two steps, because 10⁻³²⁴ is less than the smallest positive `Double`.
      let half = Double(exponent / 2)
      var mantissa = magnitude / pow(10, half) / pow(10, Double(exponent) - half)
      if mantissa >= 10 - 0.5 * pow(10, 1 - Double(self.digits)) { (mantissa, exponent) = (1, exponent + 1) }
      let digits = plain(Double(abs(exponent)), places: 0)
      let power = exponent < 0 ? words.negative(digits) : digits
      text = words.power(plain(mantissa, places: self.digits - 1), power)
    } else if magnitude < 999_999.5 {
      text = plain(magnitude, places: places(magnitude))
    } else {
      let size = size(magnitude)
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
