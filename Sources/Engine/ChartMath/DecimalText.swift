import Foundation

/// A number in the digits of a locale with the decimals that it has, up to a limit: what is said rather than drawn.
///
///     DecimalText(locale: Locale(identifier: "de_DE"))(1234.50, places: 3)    // "1.234,5"
///
/// Writes by the table of ``NumberSymbols``; what it does not know the system writes.
package struct DecimalText: Sendable {
  private let symbols: NumberSymbols?
  private let locale: Locale
  private let isGrouped: Bool

  /// - Parameter isGrouped: Not for years, which are names more than amounts.
  package init(locale: Locale, isGrouped: Bool = true) {
    symbols = NumberSymbols(locale)
    self.locale = locale
    self.isGrouped = isGrouped
  }

  /// - Parameter places: The most decimals; zeros at the end are left out. Ties go to the even digit.
  package func callAsFunction(_ value: Double, places: Int) -> String {
    if let symbols, (0...15).contains(places) {
      var scaled = (abs(value) * DecimalGrid.powersOfTen[places]).rounded(.toNearestOrEven)
      if scaled < 0x1p53 {
        var places = places
        while places > 0, scaled.truncatingRemainder(dividingBy: 10) == 0 {
          scaled /= 10
          places -= 1
        }
        return symbols.text(UInt64(scaled), places: places, isNegative: value < 0, isGrouped: isGrouped)
      }
    }
    return value.formatted(
      .number.precision(.fractionLength(0...max(places, 0))).grouping(isGrouped ? .automatic : .never)
        .locale(locale))
  }

  package func callAsFunction(_ value: Int) -> String {
    guard let symbols else {
      return value.formatted(.number.grouping(isGrouped ? .automatic : .never).locale(locale))
    }
    return symbols.text(UInt64(value.magnitude), places: 0, isNegative: value < 0, isGrouped: isGrouped)
  }
}
