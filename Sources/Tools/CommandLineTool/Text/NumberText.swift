import OpenChartsChartMath
import OpenChartsTables

/// Formats numbers like axis labels.
package enum NumberText {
  /// Writes a number with at most `digits` decimals without trailing zeros, grouped by thousands.
  package static func plain(
    _ value: Double, digits: Int = 6, minimum: Int = 0, numberSymbols: NumberSymbols = NumberSymbols(),
    isGrouped: Bool = true
  ) -> String {
    guard value.isFinite else { return value.isNaN ? "–" : value < 0 ? "−∞" : "∞" }
    let magnitude = abs(value)
    guard magnitude < 1e15 else { return scientific(value, numberSymbols: numberSymbols) }
    func scaled(_ decimals: Int) -> Double {
      (0..<decimals).reduce(magnitude) { scaled, _ in scaled * 10 }.rounded()
    }
    // Reduce the decimals for large numbers, whose precision does not reach so far.
    var decimals = digits
    while decimals > 0, scaled(decimals) >= 9e15 { decimals = max(0, decimals - 3) }
    var units = UInt64(scaled(decimals))
    let minimumDecimals = min(minimum, decimals)
    while decimals > minimumDecimals, units % 10 == 0 {
      units /= 10
      decimals -= 1
    }
    return numberSymbols.text(
      units, places: decimals, isNegative: value < 0 && units > 0, isGrouped: isGrouped)
  }

  /// All digits, grouped by thousands before the decimal point.
  static func grouped(_ number: ExactNumber) -> String {
    let parts = number.description.split(separator: ".", maxSplits: 1)
    var digits = Array(parts[0])
    let first = digits.first == "-" ? 1 : 0
    for index in stride(from: digits.count - 3, to: first, by: -3) { digits.insert(",", at: index) }
    return ([String(digits)] + parts.dropFirst().map(String.init)).joined(separator: ".")
  }

  /// `1.2K`, `3M`, `4.5B`, `6T`, or the abbreviations of another language: `1,2 Mio.`.
  package static func compact(
    _ value: Double, digits: Int = 2, numberSymbols: NumberSymbols = NumberSymbols()
  )
    -> String
  {
    let magnitude = abs(value)
    guard value.isFinite, magnitude >= 999.5, magnitude < 1e15 else {
      return magnitude > 0 && magnitude < 1e-4 || magnitude >= 1e15
        ? scientific(value, numberSymbols: numberSymbols) : plain(value, numberSymbols: numberSymbols)
    }
    var (unit, suffix) = (1.0, "")
    // A number that rounds up to the next unit is written with that unit.
    for (index, next) in numberSymbols.largeUnits.enumerated()
    where magnitude >= next.size * (index == 0 ? 0.9995 : 0.99995) {
      (unit, suffix) = (next.size, next.abbreviation)
    }
    return plain(value / unit, digits: unit == 1 ? 0 : digits, numberSymbols: numberSymbols) + suffix
  }

  /// Writes a number in scientific notation, such as `1.5E6`.
  package static func scientific(_ value: Double, numberSymbols: NumberSymbols = NumberSymbols()) -> String {
    guard value.isFinite, value != 0 else { return plain(value, numberSymbols: numberSymbols) }
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
    return (value < 0 ? numberSymbols.minus : "") + plain(magnitude, digits: 3, numberSymbols: numberSymbols)
      + numberSymbols.exponent
      + numberSymbols.text(UInt64(exponent.magnitude), places: 0, isNegative: exponent < 0)
  }

  /// Writes a number with at most four decimals, not grouped, for messages.
  static func short(_ value: Double) -> String {
    plain(value, digits: 4, isGrouped: false)
  }
}

extension NumberSymbols {
  /// The abbreviations of large numbers in CLDR's short form, ascending, each with the space before it.
  var largeUnits: [(size: Double, abbreviation: String)] {
    switch language {
    case "de": [(1e6, "\u{A0}Mio."), (1e9, "\u{A0}Mrd."), (1e12, "\u{A0}Bio.")]
    case "fr": [(1e3, "\u{A0}k"), (1e6, "\u{A0}M"), (1e9, "\u{A0}Md"), (1e12, "\u{A0}Bn")]
    case "es": [(1e3, "\u{A0}mil"), (1e6, "\u{A0}M"), (1e12, "\u{A0}B")]
    case "ja": [(1e4, "万"), (1e8, "億"), (1e12, "兆")]
    case "ar":
      [(1e3, "\u{A0}ألف"), (1e6, "\u{A0}مليون"), (1e9, "\u{A0}مليار"), (1e12, "\u{A0}ترليون")]
    default: [(1e3, "K"), (1e6, "M"), (1e9, "B"), (1e12, "T")]
    }
  }

  /// The percent sign after a number, with the space before it.
  var percent: String {
    switch language {
    case "de", "es": "\u{A0}%"
    case "fr": "\u{202F}%"
    case "ar" where !digits.isEmpty: "٪\u{61C}"
    default: "%"
    }
  }
}
