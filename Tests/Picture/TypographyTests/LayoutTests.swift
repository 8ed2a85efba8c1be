import OpenChartsDisplayList
import Testing

@testable import OpenChartsTypography

@Suite struct LayoutTests {
  let font = FontDescriptor(size: 12)
  let words =
    "The quick brown fox jumps over the lazy dog and runs far away from every half-finished sentence."

  func layout(
    _ string: String, width: Double? = nil, height: Double? = nil,
    _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) -> TextLayout {
    var style = ParagraphStyle()
    change(&style)
    return Typesetter.shared.layout(
      [TextSpan(string, font: font, color: .black)], style: style, width: width, height: height)
  }

  func text(_ layout: TextLayout) -> String { layout.runs.map(\.span.string).joined(separator: "|") }

  @Test(arguments: [30.0, 55, 80, 123.4, 300, 1000])
  func noLineIsWiderThanTheBox(width: Double) {
    let result = layout(words, width: width)
    #expect(result.runs.allSatisfy { $0.width <= width + 0.02 })
    #expect(result.size.width == result.runs.map(\.width).max())
    #expect(result.lineCount == result.runs.count)
    #expect(!result.isTruncated)
    let joined = result.runs.map(\.span.string).joined().filter { $0 != " " }
    #expect(joined == words.filter { $0 != " " })
  }

  @Test func textWithZerosInItIsBrokenLikeOther() {
    let result = layout("Größen\0 von \0allem, was es gibt\0", width: 60)
    #expect(result.lineCount > 1)
    #expect(text(result).contains("gibt"))
  }

  @Test func textLaidOutAtItsOwnWidthStaysOnOneLine() {
    for string in ["Sales", "A B", "1,234.5 km", "naïve café", "Σ 12 – 14"] {
      let free = layout(string)
      #expect(layout(string, width: free.size.width).lineCount == 1)
    }
  }

  @Test func aWordThatIsTooLongBreaksInside() {
    let result = layout("Donaudampfschifffahrt", width: 40)
    #expect(result.lineCount > 2)
    #expect(layout("WWW", width: 1).runs.map(\.span.string) == ["W", "W", "W"])
    #expect(layout("WWW", width: 0).lineCount == 3)
  }

  @Test(arguments: ["Give", "Größe"])
  func wordsThatBeginWithAHyphenStayWhole(word: String) {
    for option in ["--x-title", "-a-b", "--title"] {
      let width = layout("\(word) \(option)").size.width - 1
      #expect(text(layout("\(word) \(option)", width: width)) == "\(word)|\(option)")
    }
    let width = layout("\(word) half-").size.width + 1
    #expect(text(layout("\(word) half-finished", width: width)) == "\(word) half-|finished")
  }

  @Test func hardBreaksEndLines() {
    #expect(text(layout("one\ntwo\r\nthree")) == "one|two|three")
    let gap = layout("one\n\ntwo")
    #expect(gap.lineCount == 3)
    #expect(abs(gap.size.height - 3 * layout("one").size.height) < 1e-9)
  }

  @Test func linesAreAlignedAmongEachOther() {
    let centered = layout("wide line here\nx") { $0.alignment = 0.5 }
    let last = centered.runs[1]
    #expect(abs(last.origin.x + last.width / 2 - centered.size.width / 2) < 1e-9)
    let right = layout("wide line here\nx") { $0.alignment = 1 }
    #expect(abs(right.runs[1].origin.x + right.runs[1].width - right.size.width) < 1e-9)
  }

  @Test func spacingGoesBetweenLinesOnly() {
    let one = layout("a\nb")
    let spaced = layout("a\nb") { $0.lineSpacing = 5 }
    #expect(abs(spaced.size.height - one.size.height - 5) < 1e-9)
    #expect(spaced.firstBaseline == one.firstBaseline)
    #expect(abs(spaced.lastBaseline - one.lastBaseline - 5) < 1e-9)
  }

  @Test func theEllipsisStandsWhereTextWasCut() {
    let tail = layout("abcdefghijklmnop", width: 50) { $0.lineLimit = 1 }
    #expect(tail.isTruncated && tail.lineCount == 1 && tail.size.width <= 50.01)
    #expect(text(tail).hasPrefix("abc") && text(tail).hasSuffix("…"))
    let head = layout("abcdefghijklmnop", width: 50) {
      $0.lineLimit = 1
      $0.truncation = .head
    }
    #expect(text(head).hasPrefix("…") && text(head).hasSuffix("nop") && head.size.width <= 50.01)
    let middle = layout("abcdefghijklmnop", width: 60) {
      $0.lineLimit = 1
      $0.truncation = .middle
    }
    #expect(text(middle).hasPrefix("ab") && text(middle).hasSuffix("op") && text(middle).contains("…"))
    #expect(text(layout("abc", width: 2) { $0.lineLimit = 1 }) == "…")
  }

  @Test func theLastAllowedLineTakesTheEllipsis() {
    let result = layout(words, width: 100) { $0.lineLimit = 2 }
    #expect(result.lineCount == 2 && result.isTruncated)
    #expect(text(result).hasSuffix("…"))
    #expect(text(layout("one\ntwo") { $0.lineLimit = 1 }) == "one…")
  }

  @Test func linesThatDoNotFitInHeightAreDroppedButOneStays() {
    let line = layout("x").size.height
    let result = layout(words, width: 80, height: 2.5 * line)
    #expect(result.lineCount == 2 && result.isTruncated)
    #expect(layout(words, width: 80, height: 0).lineCount == 1)
    #expect(!layout(words, width: 80, height: 1000).isTruncated)
  }

  @Test func textShrinksBeforeItIsCut() {
    let free = layout(words)
    let shrunk = layout(words, width: free.size.width * 0.8) {
      $0.lineLimit = 1
      $0.minimumScale = 0.5
    }
    #expect(!shrunk.isTruncated)
    #expect(shrunk.runs[0].span.font.size < 12 && shrunk.runs[0].span.font.size > 12 * 0.7)
    let cut = layout(words, width: free.size.width * 0.3) {
      $0.lineLimit = 1
      $0.minimumScale = 0.5
    }
    #expect(cut.isTruncated && cut.runs[0].span.font.size == 6)
  }

  @Test func severalStylesShareALineAndItsBaseline() {
    let big = TextSpan("Big ", font: FontDescriptor(size: 30), color: .black)
    let small = TextSpan("small", font: font, color: .black)
    let result = Typesetter.shared.layout([big, small], style: ParagraphStyle(), width: nil, height: nil)
    #expect(result.runs.count == 2 && result.lineCount == 1)
    #expect(result.runs[0].origin.y == result.runs[1].origin.y)
    #expect(abs(result.size.height - 30 * 1.21) < 0.1)
    #expect(result.runs[1].origin.x == result.runs[0].width)
  }

  @Test func spansOfMixedDirectionAreOrderedAsOneLine() {
    let latin = TextSpan("abc ", font: font, color: .black)
    let hebrew = TextSpan("\u{5D0}\u{5D1} ", font: FontDescriptor(size: 12, weight: 700), color: .black)
    let more = TextSpan("\u{5D2}", font: font, color: .black)
    let result = Typesetter.shared.layout(
      [latin, hebrew, more], style: ParagraphStyle(), width: nil, height: nil)
    // In reading order, and from right to left by their origins.
    #expect(result.runs.map(\.span.string) == ["abc ", "\u{5D0}\u{5D1} ", "\u{5D2}"])
    #expect(result.runs[2].origin.x < result.runs[1].origin.x)
    #expect(abs(result.runs.reduce(0) { $0 + $1.width } - result.size.width) < 1e-9)
  }

  @Test func wrappedLinesHaveTheDirectionOfTheirParagraph() {
    // The second line begins with a word of the other direction, and ends in a full stop.
    for (text, isRightToLeft) in [
      ("abcdefgh \u{5D0}\u{5D1} xyz.", false), ("\u{5D0}\u{5D1}\u{5D2}\u{5D3}\u{5D4} ab \u{5D0}.", true),
    ] {
      let words = text.split(separator: " ")
      let width = layout(String(words[0]) + " ").size.width + 1
      let spans = [
        TextSpan(String(words[0]) + " ", font: font, color: .black),
        TextSpan(String(words[1]), font: FontDescriptor(size: 12, weight: 700), color: .black),
        TextSpan(" " + String(words[2]), font: font, color: .black),
      ]
      let result = Typesetter.shared.layout(
        spans, style: ParagraphStyle(), width: max(width, 45), height: nil)
      let second = result.runs.filter { $0.origin.y > result.firstBaseline + 1 }
      #expect(result.lineCount == 2 && second.count == 2, "\(result.runs.map(\.span.string))")
      guard second.count == 2 else { continue }
      #expect((second[1].origin.x < second[0].origin.x) == isRightToLeft, "\(text)")
    }
  }

  @Test func emptyTextHasTheHeightOfALine() {
    let result = layout("")
    #expect(result.size.width == 0 && result.size.height > 14 && result.lineCount == 1)
    #expect(Typesetter.shared.layout([], style: ParagraphStyle(), width: 10, height: 10).lineCount == 1)
    _ = layout("a", width: .nan, height: .nan)
    _ = layout("a b", width: -5, height: -5)
  }

  @Test func breaksFollowUnicodeOutsideASCII() {
    let nbsp = layout("aaaa\u{A0}bbbb cccc", width: layout("aaaa\u{A0}bbbb").size.width + 1)
    #expect(text(nbsp) == "aaaa\u{A0}bbbb|cccc")
    #expect(layout("日本語の文章です", width: 30).lineCount > 2)
  }
}
