import Foundation

/// The multiples of a step as exact decimals: with step 0.1 the third is 0.3, not 0.30000000000000004.
struct DecimalGrid {
  let step: Double
  /// Whole numbers with `step == numerator / denominator`, if they exist.
  private let numerator: Double
  private let denominator: Double

  init(step: Double) {
    self.step = step
    for places in 0...22 {
      let power = DecimalGrid.powersOfTen[places]
      let whole = (step * power).rounded()
      guard abs(whole) < 0x1p53 else { break }
      if whole != 0, whole / power == step {
        numerator = whole
        denominator = power
        return
      }
    }
    numerator = step
    denominator = 1
  }

  /// Returns `index × step`, rounded once.
  func value(_ index: Double) -> Double {
    let value = index * numerator / denominator
    // Adding zero changes -0 to 0.
    if abs(step) >= 1e-22 || value == 0 { return value + 0 }
    return Double(String(format: "%.14e", value)) ?? value
  }

  /// Returns the number of steps in a value; a whole number when the value differs from one only by rounding errors.
  func steps(in value: Double) -> Double {
    let ratio = value / step
    let nearest = ratio.rounded()
    return abs(ratio - nearest) <= max(1e-9, abs(nearest) * 4e-16) ? nearest : ratio
  }

  /// 10⁰ through 10²², the powers of ten that a `Double` represents exactly.
  static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
    1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// Returns `mantissa × 10^exponent`, correctly rounded; 0 or infinity outside the range of `Double`.
  static func scaled(_ mantissa: Double, _ exponent: Int) -> Double {
    switch exponent {
    case 0...22: mantissa * powersOfTen[exponent]
    case -22..<0: mantissa / powersOfTen[-exponent]
    default: Double("\(mantissa)e\(exponent)") ?? (exponent < 0 ? 0 : .infinity)
    }
  }

  /// Returns the exponent of the leading digit: 0 for 1..<10, -1 for 0.1..<1. The value must be positive and finite.
  static func exponent(of value: Double) -> Int {
    var exponent = Int(log10(value).rounded(.down))
    if scaled(1, exponent + 1) <= value { exponent += 1 }
    if scaled(1, exponent) > value { exponent -= 1 }
    return exponent
  }
}

/// Returns how many decimal places the labels of a step need: 2 for 0.25, 0 for 500.
///
/// A step that is not a short decimal, such as ⅓, gets two significant digits; 0, NaN and infinity give 0.
package func decimals(forStep step: Double) -> Int {
  guard step.isFinite, step != 0 else { return 0 }
  let step = abs(step)
  let leading = DecimalGrid.exponent(of: step)
  let first = max(0, -leading)
  for places in first...(first + 9) {
    let scaled = step * pow(10, Double(places))
    // Above 10^308 the power is infinite. Such a step is much smaller than the digits that a label shows.
    guard scaled.isFinite else { break }
    if abs(scaled - scaled.rounded()) <= scaled * 1e-12, scaled >= 0.5 { return places }
  }
  return leading >= 1 ? 1 : first + 1
}
