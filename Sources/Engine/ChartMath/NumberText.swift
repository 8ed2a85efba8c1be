import Foundation

/// The default text of numbers on an axis.
///
///     NumberText(step: 0.5, locale: Locale(identifier: "en_US"))(1)        // "1.0"
///     NumberText(step: 5e6, locale: Locale(identifier: "de_DE"))(4e7)      // "4,0E7"
///
/// Digits are grouped and have as many decimals as the step needs; zero is always "0". If a magnitude is a million or
/// more, or less than a ten-thousandth, it and all other numbers of the axis are in scientific notation:
///
///     NumberText(step: 5e-5, values: [0, 5e-5, 1e-4], locale: …)(1e-4)     // "1.0E-4", not "0.00010"
package struct NumberText: Sendable {
  /// The number of decimal places of the plain text; `nil` if each value is written with its own number of places.
  private let decimals: Int?
  /// The exponent of the last digit in which multiples of the step differ.
  private let lastExponent: Int
  /// Whether a value of the axis needs scientific notation, so that all values use it.
  private let isScientific: Bool
  private let symbols: NumberSymbols?
  private let locale: Locale

  /// - Parameters:
  ///   - step: The distance between the values of the axis. If there is none (0, NaN), each value has the decimals
  ///     that it needs, at most six.
  ///   - values: The values that share one notation. If empty, each value chooses its own.
  package init(step: Double, values: [Double] = [], locale: Locale) {
    isScientific = values.contains { $0 != 0 && $0.isFinite && Self.isScientific(abs($0)) }
    let step = abs(step)
    if step > 0, step.isFinite {
      let places = OpenChartsChartMath.decimals(forStep: step)
      decimals = places
      var last = -places
      if places == 0 {
        while last < 300, (step / pow(10, Double(last + 1))).truncatingRemainder(dividingBy: 1) == 0 {
          last += 1
        }
      }
      lastExponent = last
    } else {
      decimals = nil
      lastExponent = .min
    }
    symbols = NumberSymbols(locale)
    self.locale = locale
  }

  package func callAsFunction(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "NaN" : value < 0 ? "-∞" : "∞" }
    if value == 0 { return plain(0, places: 0) }
    let magnitude = abs(value)
    if isScientific || Self.isScientific(magnitude) { return scientific(value) }
    let places = min(decimals ?? ownDecimals(magnitude), 15)
    let rounded = (magnitude * DecimalGrid.powersOfTen[places]).rounded(.toNearestOrEven)
    if rounded == 0 { return plain(0, places: 0) }
    return rounded < 1e6 * DecimalGrid.powersOfTen[places]
      ? plain(value, places: places) : scientific(value < 0 ? -1e6 : 1e6)
  }

  private static func isScientific(_ magnitude: Double) -> Bool { magnitude >= 1e6 || magnitude < 1e-4 }

  private func ownDecimals(_ magnitude: Double) -> Int {
    (0..<6).first { places in
      let scaled = magnitude * DecimalGrid.powersOfTen[places]
      return abs(scaled - scaled.rounded()) < 1e-9 * max(1, scaled)
    } ?? 6
  }

  private func plain(_ value: Double, places: Int) -> String {
    let scaled = (abs(value) * DecimalGrid.powersOfTen[places]).rounded(.toNearestOrEven)
    guard let symbols, scaled < 0x1p53 else {
      return value.formatted(.number.precision(.fractionLength(places)).locale(locale))
    }
    return symbols.text(UInt64(scaled), places: places, isNegative: value < 0)
  }

  /// Returns a mantissa from 1 to 10 with at least one decimal, and more if values of the axis need them.
  private func scientific(_ value: Double) -> String {
    let magnitude = abs(value)
    var exponent = DecimalGrid.exponent(of: magnitude)
    let places = decimals == nil ? 6 : min(max(exponent - lastExponent, 1), 14)
    guard let symbols else {
      return value.formatted(
        .number.notation(.scientific).precision(.fractionLength(1...places)).locale(locale))
    }
    // Dividing by a power of ten is exact; multiplying by its inverse is not.
    let shift = places - exponent
    let shifted =
      abs(shift) <= 22
      ? shift >= 0 ? magnitude * DecimalGrid.powersOfTen[shift] : magnitude / DecimalGrid.powersOfTen[-shift]
      : magnitude / DecimalGrid.scaled(1, exponent) * DecimalGrid.powersOfTen[places]
    // Only the smallest subnormal numbers reach this: their power of ten is not representable.
    guard shifted.isFinite, shifted < 0x1p53 else { return String(value) }
    var digits = Array(String(UInt64(shifted.rounded(.toNearestOrEven))))
    if digits.count > places + 1 {
      digits.removeLast()
      exponent += 1
    }
    while digits.count > 2, digits.last == "0" { digits.removeLast() }
    return (value < 0 ? symbols.minus : "") + String(digits[0]) + symbols.decimal + String(digits[1...])
      + symbols.exponent + (exponent < 0 ? symbols.minus : "") + String(abs(exponent))
  }
}
