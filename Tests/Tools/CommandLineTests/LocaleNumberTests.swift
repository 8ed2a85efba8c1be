import Foundation
import OpenChartsChartMath
import Testing

@testable import OpenChartsCommandLineTool

/// Abbreviations of large numbers and percent signs as CLDR writes them.
@Suite("Numbers in other languages")
struct LocaleNumberTests {
  @Test(
    "large numbers have the abbreviations of the language",
    arguments: [
      ("en", 12_350_000, "12.35M"), ("en", 1_234, "1.23K"), ("de", 12_350_000, "12,35\u{A0}Mio."),
      ("de", 6e9, "6\u{A0}Mrd."), ("de", 12_345, "12.345"), ("fr", 6e9, "6\u{A0}Md"),
      ("es", 12_350_000, "12,35\u{A0}M"), ("ja", 6e9, "60億"), ("ja", 12_000, "1.2万"),
      ("ja", 1_234, "1,234"),
    ] as [(String, Double, String)])
  func compact(locale: String, value: Double, text: String) {
    let numberSymbols = NumberSymbols(of: Locale(identifier: locale))
    #expect(NumberText.compact(value, numberSymbols: numberSymbols) == text)
  }

  @Test(
    "percent signs have the space of the language",
    arguments: [
      ("en", "50%"), ("de", "50\u{A0}%"), ("fr", "50\u{202F}%"), ("es", "50\u{A0}%"), ("ja", "50%"),
    ])
  func percent(locale: String, text: String) {
    let numberSymbols = NumberSymbols(of: Locale(identifier: locale))
    #expect(ValueFormat.percent(digits: nil).text(0.5, numberSymbols: numberSymbols) == text)
  }
}
