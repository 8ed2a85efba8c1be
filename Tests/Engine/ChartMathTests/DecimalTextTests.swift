import Foundation
import OpenChartsChartMath
import Testing

@Suite struct DecimalTextTests {
  private static let locales = [
    "en_US", "de_DE", "de_CH", "es_ES", "fr_FR", "ja_JP", "pl_PL", "ar_EG", "hi_IN",
  ]

  @Test("Numbers have the system's format", arguments: locales)
  func asTheSystem(_ name: String) {
    let locale = Locale(identifier: name)
    let (grouped, plain) = (DecimalText(locale: locale), DecimalText(locale: locale, isGrouped: false))
    for value in [0, 0.5, 1, 1.25, 12.3456, 999.999, 1_000, 1_234.5, 12_345, 999_999.4, 0.000_12] {
      for places in 0...6 {
        let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0...places)).locale(
          locale)
        #expect(grouped(value, places: places) == value.formatted(style))
        #expect(plain(value, places: places) == value.formatted(style.grouping(.never)))
      }
    }
    for number in [0, 7, 999, 1_000, 9_999, 10_000, 1_234_567, -42_000] {
      #expect(grouped(number) == number.formatted(.number.locale(locale)))
      #expect(plain(number) == number.formatted(.number.grouping(.never).locale(locale)))
    }
  }

  @Test("Numbers with too many digits are formatted by the system")
  func large() {
    let text = DecimalText(locale: Locale(identifier: "en_US"))
    #expect(text(1e18, places: 2) == "1,000,000,000,000,000,000")
    #expect(text(0.1, places: 20) == "0.1")
    #expect(text(.max) == "9,223,372,036,854,775,807")
    #expect(text(.min) == "-9,223,372,036,854,775,808")
  }
}
