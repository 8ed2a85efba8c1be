import OpenChartsChartMath
import OpenChartsTables

/// Formats numbers like axis labels.
package enum NumberText {
  /// At most `digits` decimals without trailing zeros, grouped by thousands.
  package static func plain(
    _ value: Double, digits: Int = 6, minimum: Int = 0, signs: NumberSymbols = NumberSymbols(),
    isGrouped: Bool = true
  ) -> String {
    guard value.isFinite else { return value.isNaN ? "–" : value < 0 ? "−∞" : "∞" }
    let magnitude = abs(value)
    guard magnitude < 1e15 else { return scientific(value, signs: signs) }
    func scaled(_ places: Int) -> Double {
      (0..<places).reduce(magnitude) { scaled, _ in scaled * 10 }.rounded()
    }
    // Reduce the decimals for large numbers, whose precision does not reach so far.
    var places = digits
    while places > 0, scaled(places) >= 9e15 { places = max(0, places - 3) }
    var units = UInt64(scaled(places))
    let least = min(minimum, places)
    while places > least, units % 10 == 0 {
      units /= 10
      places -= 1
    }
    return signs.text(units, places: places, isNegative: value < 0 && units > 0, isGrouped: isGrouped)
  }

  /// All digits, grouped by thousands before the decimal point.
  static func grouped(_ number: ExactNumber) -> String {
    let parts = number.description.split(separator: ".", maxSplits: 1)
    var digits = Array(parts[0])
    let first = digits.first == "-" ? 1 : 0
    for place in stride(from: digits.count - 3, to: first, by: -3) { digits.insert(",", at: place) }
    return ([String(digits)] + parts.dropFirst().map(String.init)).joined(separator: ".")
  }

  /// `1.2K`, `3M`, `4.5B`, `6T`.
  package static func compact(_ value: Double, digits: Int = 2, signs: NumberSymbols = NumberSymbols())
    -> String
  {
    let magnitude = abs(value)
    guard value.isFinite, magnitude >= 999.5, magnitude < 1e15 else {
      return magnitude > 0 && magnitude < 1e-4 || magnitude >= 1e15
        ? scientific(value, signs: signs) : plain(value, signs: signs)
    }
    var (unit, suffix) = (1e3, "K")
    for (next, letter) in [(1e6, "M"), (1e9, "B"), (1e12, "T")] where magnitude >= next * 0.99995 {
      (unit, suffix) = (next, letter)
    }
    return plain(value / unit, digits: digits, signs: signs) + suffix
  }

  /// `1.5E6`.
  package static func scientific(_ value: Double, signs: NumberSymbols = NumberSymbols()) -> String {
    guard value.isFinite, value != 0 else { return plain(value, signs: signs) }
    var exponent = 0
    var magnitude = abs(value)
    while magnitude >= 9.9995 {
      magnitude /= 10
      exponent += 1
    }
    while magnitude < 0.99995 {
      magnitude *= 10
      exponent -= 1
    }
    return (value < 0 ? signs.minus : "") + plain(magnitude, digits: 3, signs: signs) + signs.exponent
      + signs.text(UInt64(exponent.magnitude), places: 0, isNegative: exponent < 0)
  }

  /// At most four decimals, not grouped, for messages.
  static func short(_ value: Double) -> String {
    plain(value, digits: 4, isGrouped: false)
  }
}
