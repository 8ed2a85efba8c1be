import Testing

@testable import OpenChartsHTMLRenderer

@Suite struct ScriptNumberFormatTests {
  @Test(arguments: [
    (0, "0"), (1234.5, "1,234.5"), (-27.6, "-27.6"), (1e6, "1,000,000"), (0.1 + 0.2, "0.3"),
    (0.0125, "0.0125"),
  ])
  func numbersAreWrittenInThrees(value: Double, text: String) {
    #expect(ScriptNumberFormat(language: "en").text(value) == text)
  }

  @Test func whatNeedsAnExponentIsLeftToTheText() {
    #expect(ScriptNumberFormat(language: "en").text(1e-9) == nil)
    #expect(ScriptNumberFormat(language: "en").text(.nan) == nil)
    #expect(ScriptNumberFormat(language: "de").text(1234.5) == "1.234,5")
    #expect(ScriptNumberFormat(language: "es").text(1234.5) == "1234,5")
    // The symbols are the same as on axes, also for regions and for languages without special treatment.
    #expect(ScriptNumberFormat(language: "de-CH").text(1234.5) == "1’234.5")
    #expect(ScriptNumberFormat(language: "sv").text(-1234.5) == "\u{2212}1\u{A0}234,5")
  }
}
