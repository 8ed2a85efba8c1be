import OpenChartsDisplayList
import Testing

@testable import OpenChartsTerminalRenderer

@Suite struct CellTypesetterTests {
  private func lines(
    _ text: String, columns: Int? = nil, _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) -> [String] {
    var style = ParagraphStyle()
    change(&style)
    let span = TextSpan(text, font: FontDescriptor(size: 40), color: .black)
    let layout = CellTypesetter().layout(
      [span], style: style, width: columns.map { Double($0) * 8 }, height: nil)
    // A letter takes one cell even if there is no room.
    #expect(layout.size.width <= Double(max(1, columns ?? 1000)) * 8)
    return layout.runs.map(\.span.string)
  }

  @Test func lettersAreACellWideWhateverTheFont() {
    let metrics = CellTypesetter().measure("Total", font: FontDescriptor(size: 90, weight: 900))
    #expect(metrics.width == 40 && metrics.height == 16)
    #expect(CellTypesetter().measure("日本 e\u{301}", font: FontDescriptor(size: 9)).width == 48)
    #expect(CellWidth.of("👩‍👩‍👧") == 2 && CellWidth.of("❤\u{FE0F}") == 2 && CellWidth.of("") == 0)
  }

  @Test func linesBreakAtSpacesAndWithinLongWords() {
    #expect(lines("one two three", columns: 7) == ["one two", "three"])
    #expect(lines("incomprehensible", columns: 6) == ["incomp", "rehens", "ible"])
    #expect(lines("one\ntwo") == ["one", "two"])
    #expect(lines("well-known", columns: 6) == ["well-", "known"])
  }

  @Test func whatHasNoRoomEndsInAnEllipsis() {
    #expect(lines("one two three", columns: 6) { $0.lineLimit = 1 } == ["one t…"])
    #expect(lines("one two three", columns: 6) { ($0.lineLimit, $0.truncation) = (1, .head) } == ["…three"])
    #expect(lines("abcdefgh", columns: 5) { ($0.lineLimit, $0.truncation) = (1, .middle) } == ["ab…gh"])
    #expect(lines("one", columns: 0) == ["o", "n", "e"])
  }
}
