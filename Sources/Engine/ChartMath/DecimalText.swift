import Foundation

/// A number in the digits of a locale. It has as many decimals as it needs, up to a limit. For spoken text, not for
/// labels.
///
///     DecimalText(locale: Locale(identifier: "de_DE"))(1234.50, places: 3)    // "1.234,5"
///
/// Uses the table of ``NumberSymbols``; locales that are not in the table are formatted by Foundation.
package struct DecimalText: Sendable {
  private let symbols: NumberSymbols?
  private let locale: Locale
  private let isGrouped: Bool

  /// - Parameter isGrouped: Whether digits are grouped. False suits years, which are names rather than amounts.
  package init(locale: Locale, isGrouped: Bool = true) {
    symbols = NumberSymbols(locale)
    self.locale = locale
    self.isGrouped = isGrouped
  }

  /// - Parameter places: The largest number of decimals; trailing zeros are omitted. Ties round to the even digit.
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
