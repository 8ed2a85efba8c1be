import Foundation
import OpenChartsChartMath
import OpenChartsTables
import Testing

@testable import OpenChartsCommandLineTool

@Suite("Texts of values")
struct TextTests {
  @Test(
    "short numbers",
    arguments: [
      (0, "0"), (12.5, "12.5"), (999, "999"), (1000, "1K"), (1234, "1.23K"), (-1500, "-1.5K"),
      (1_000_000, "1M"), (3_000_000, "3M"), (2.5e9, "2.5B"), (6e12, "6T"), (1e15, "1E15"),
      (999_999, "1M"), (0.001, "0.001"), (0.000001, "1E-6"), (.nan, "–"), (.infinity, "∞"),
    ] as [(Double, String)])
  func compact(_ value: Double, _ text: String) {
    #expect(NumberText.compact(value) == text)
  }

  @Test("plain numbers with a locale's symbols")
  func locales() {
    func text(_ locale: String, _ value: Double = 1_234_567.5) -> String {
      NumberText.plain(value, numberSymbols: NumberSymbols(of: Locale(identifier: locale)))
    }
    #expect(text("en_US") == "1,234,567.5")
    #expect(text("de_DE") == "1.234.567,5")
    #expect(text("de-CH") == "1’234’567.5")
    // Separators of axis labels: a narrow space in French, none for four digits in Spanish.
    #expect(text("fr") == "1\u{202F}234\u{202F}567,5")
    #expect(text("es", 1234) == "1234" && text("es", 12345) == "12.345")
    #expect(text("sv", -1234.5) == "\u{2212}1\u{A0}234,5")
    #expect(text("en_IN") == "12,34,567.5")
    #expect(text("fa", 12) == "۱۲")
    #expect(NumberText.plain(-0.0000001) == "0")
    #expect(NumberText.plain(0.1 + 0.2) == "0.3")
    #expect(NumberText.plain(123456789.123456) == "123,456,789.123456")
  }

  @Test(
    "numbers with and without grouping agree with the axes in any locale",
    arguments: ["sv", "hi", "ar", "es", "pl"])
  func asOnAxes(identifier: String) {
    let locale = Locale(identifier: identifier)
    let numberSymbols = NumberSymbols(of: locale)
    for value in [0, 7, 1234, 12_345, 123_456, -1234.5, 0.25] {
      #expect(
        NumberText.plain(value, numberSymbols: numberSymbols) == value.formatted(.number.locale(locale)))
    }
  }

  @Test(
    "formats",
    arguments: [
      ("compact", 12_345, "12.35K"), ("plain", 12_345, "12,345"), ("percent", 0.125, "12.5%"),
      ("0%", 0.126, "13%"), ("0.00", 1.5, "1.50"), ("$0", -3, "-$3"), ("0.0 km", 2, "2.0 km"),
      ("scientific", 1500, "1.5E3"), ("#,##0", 12_345, "12,345"), ("$#,##0.00", 1234.5, "$1,234.50"),
      ("#,##0%", 12, "1,200%"), ("#0", 5, "#5"),
    ] as [(String, Double, String)])
  func formats(_ format: String, _ value: Double, _ text: String) {
    #expect(ValueFormat(format)?.text(value, numberSymbols: .init()) == text)
  }

  @Test("patterns of dates")
  func dates() {
    var clock = WallClock(.utc)
    let moment = -31_622_400.0 + 47_109  // 1 January 2000, 13:05:09
    func text(_ pattern: String) -> String? { DatePattern(pattern)?.text(moment, &clock) }
    #expect(text("MMM yyyy") == "Jan 2000")
    #expect(text("EEE d MMMM yy") == "Sat 1 January 00")
    #expect(text("dd.MM. HH:mm:ss") == "01.01. 13:05:09")
    #expect(text("h a 'sharp'") == "1 PM sharp")
    #expect(text("QQQ yyyy") == "Q1 2000")
    #expect(DatePattern("xyz") == nil && DatePattern("...") == nil && DatePattern("") == nil)
    #expect(DatePattern("yyyy")?.text(.nan, &clock) == "")
  }
}
