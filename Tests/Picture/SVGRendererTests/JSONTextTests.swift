import Testing

@testable import OpenChartsSVGRenderer

@Suite struct JSONTextTests {
  @Test func textIsSafeInAScriptElement() {
    #expect(JSONText.string("</script>\u{2028}\"\\") == "\"\\u003c/script>\\u2028\\\"\\\\\"")
  }

  /// Arabic letters and emoji end in the last bytes of line ends of scripts.
  @Test func longTextsTakeTimeInProportionToTheirLength() {
    let text = String(repeating: "\u{628}\u{1F469}\u{2029}", count: 100_000)
    let start = ContinuousClock.now
    let quoted = JSONText.string(text)
    #expect(ContinuousClock.now - start < .seconds(5))
    #expect(quoted.utf8.count == 100_000 * 12 + 2)
    #expect(!quoted.contains("\u{2029}"))
  }

  @Test func messagesKeepTheirMarkup() {
    #expect(JSONText.message("<g>\u{2028}\n\u{1}\"") == "\"<g>\u{2028}\\n\\u0001\\\"\"")
  }

  @Test func picturesAreExactToAHundredth() {
    #expect(JSONText.hundredths(1.2345) == "1.23")
    #expect(JSONText.hundredths(-2.0) == "-2")
    #expect(JSONText.hundredths(.infinity) == "null")
  }

  @Test func evenColumnsAreStepsOthersLists() {
    #expect(JSONText.column([1, 3, 5, 7]) == "{\"from\":1,\"by\":2,\"n\":4}")
    #expect(JSONText.column([1, 3, 5, 8]) == "[1,3,5,8]")
    #expect(JSONText.column([.nan, 3, 5, 7]) == "[null,3,5,7]")
  }

  @Test func theLeastWholeNumberIsANumberToo() {
    #expect(JSONText.number(-9_223_372_036_854_775_808) == "-9.223372036854776e+18")
    #expect(JSONText.number(9e15) == "9000000000000000")
  }
}
