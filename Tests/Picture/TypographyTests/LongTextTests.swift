import OpenChartsDisplayList
import OpenChartsLimits
import Testing

@testable import OpenChartsTypography

/// Texts longer than their visible part.
@Suite struct LongTextTests {
  private let limit = Limits.measuredCharacters.value
  private let font = FontDescriptor(size: 12)
  private let words = Array(repeating: "many words of no end", count: 5_000).joined(separator: " ")

  private func layout(
    _ strings: [String], width: Double? = nil, height: Double? = nil,
    _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) -> TextLayout {
    var style = ParagraphStyle()
    change(&style)
    return Typesetter.shared.layout(
      strings.map { TextSpan($0, font: font, color: .black) }, style: style, width: width, height: height)
  }

  private func text(_ layout: TextLayout) -> String { layout.runs.map(\.span.string).joined() }

  @Test func aLineIsMeasuredAndShapedUpToTheLimit() {
    let line = Typesetter.shared.line(TextSpan(words, font: font, color: .black), at: .zero)
    #expect(line.span.string == words.prefix(limit - 1) + "…")
    #expect(Typesetter.shared.measure(words, font: font).width == line.width)
    let whole = String(words.prefix(limit))
    #expect(
      Typesetter.shared.line(TextSpan(whole, font: font, color: .black), at: .zero).span.string == whole)
  }

  @Test(arguments: [ParagraphStyle.Truncation.head, .middle, .tail])
  func aLineInABoxOfAnyWidthHasAsManyCharactersAsTheLimit(truncation: ParagraphStyle.Truncation) {
    let result = layout(["start " + words, words + " finish"]) {
      $0.lineLimit = 1
      $0.truncation = truncation
    }
    #expect(result.isTruncated && result.lineCount == 1)
    #expect(text(result).count <= limit && text(result).count > limit - 10)
    #expect(text(result).hasPrefix("start") == (truncation != .head))
    #expect(text(result).hasSuffix("finish") == (truncation != .tail))
  }

  @Test func eachOfSeveralLinesIsCut() {
    let result = layout(["short\n" + words + "\n", words, "\nlast"])
    #expect(result.lineCount == 4 && result.isTruncated)
    #expect(result.runs.allSatisfy { $0.span.string.count <= limit })
    #expect(text(result).hasPrefix("short") && text(result).hasSuffix("last"))
  }

  @Test func textThatWrapsInABoxOfAnyHeightIsWhole() {
    let part = String(words.prefix(8_000))
    let result = layout([part], width: 300)
    #expect(!result.isTruncated)
    #expect(text(result).filter { $0 != " " } == part.filter { $0 != " " })
  }

  @Test(arguments: [ParagraphStyle.Truncation.head, .middle, .tail], [1, 2, 7])
  func cutTextLooksAsIfItWereWhole(truncation: ParagraphStyle.Truncation, lines: Int) {
    // Text of four more lines than the visible ones is not cut.
    let narrow = layout([String(words.prefix(400))], width: 90) {
      $0.lineLimit = lines
      $0.truncation = truncation
    }
    let long = layout(
      [String(words.prefix(400 - 83)), String(words.prefix(50_000) + words.prefix(400).suffix(83))], width: 90
    ) {
      $0.lineLimit = lines
      $0.truncation = truncation
    }
    #expect(long.isTruncated && long.lineCount == lines)
    #expect(text(long) == text(narrow))
    #expect(long.size.height == narrow.size.height)
  }

  @Test func aLabelThatWrapsHasAsManyCharactersAsTheLimit() {
    let spans = ["one ", words, words].map { TextSpan($0, font: font, color: .black) }
    let label = VisibleSpans(label: spans)
    #expect(label.isCut)
    #expect(label.spans.map(\.string).joined() == "one " + words.prefix(limit - 4) + "…")
    #expect(!VisibleSpans(label: Array(spans.prefix(1))).isCut)
  }

  @Test func theHeightOfABoxLimitsItsTextToo() {
    let result = layout([words], width: 200, height: 100)
    #expect(result.isTruncated && result.size.height <= 100)
    #expect(result.lineCount == layout([String(words.prefix(2_000))], width: 200, height: 100).lineCount)
  }

  @Test func smallerScalesStillFillTheirBox() {
    let part = String(words.prefix(450))
    let exact = layout([part], width: 200, height: 60) { $0.minimumScale = 0.3 }
    let long = layout([part + words], width: 200, height: 60) { $0.minimumScale = 0.3 }
    #expect(!exact.isTruncated && long.isTruncated)
    #expect((long.runs.first?.span.font.size ?? 12) < 4)
  }
}
