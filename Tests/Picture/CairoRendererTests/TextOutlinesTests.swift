import OpenChartsDisplayList
import OpenChartsTypography
import Testing

@testable import OpenChartsCairoRenderer

@Suite struct TextOutlinesTests {
  private func run(_ string: String, _ font: FontDescriptor = FontDescriptor(size: 20)) -> TextRun {
    Typesetter.shared.line(TextSpan(string, font: font, color: .black), at: Point(10, 30))
  }

  private func texts(_ items: [DisplayItem]) -> [TextRun] {
    items.compactMap { if case .text(let run) = $0 { run } else { nil } }
  }

  private func paths(_ items: [DisplayItem]) -> [PathItem] {
    items.compactMap { if case .path(let item) = $0 { item } else { nil } }
  }

  /// Returns the mean difference of two drawings per pixel of ink, from 0 to 1.
  private func difference(_ text: TextRun, _ outlines: [DisplayItem]) throws -> Double {
    func pixels(_ items: [DisplayItem]) throws -> [UInt8] {
      try PNGReader(
        CairoRenderer.png(
          DisplayList(items), size: Size(text.width + 20, 45), scale: 8, background: .white)
      ).pixels
    }
    let (expected, drawn) = (try pixels([.text(text)]), try pixels(outlines))
    var (changed, ink) = (0, 0)
    for i in stride(from: 0, to: expected.count, by: 4) {
      changed += abs(Int(expected[i]) - Int(drawn[i]))
      ink += 255 - Int(expected[i])
    }
    return Double(changed) / Double(max(ink, 1))
  }

  @Test("outlines look like the text, in each script, weight and slant")
  func look() throws {
    var fonts = [FontDescriptor(size: 20), FontDescriptor(size: 17, weight: 700)]
    fonts.append(FontDescriptor(size: 20, italic: true))
    for string in ["Rain 12.5 %", "المطر في مدينة", "גשם בעיר", "Łódź 雨"] {
      for font in fonts {
        let text = run(string, font)
        // Characters without a font stay text.
        guard !text.glyphRuns.contains(where: { $0.glyphs.contains(0) }) else { continue }
        let items = TextOutlines.drawing(of: text)
        #expect(texts(items).isEmpty && !paths(items).isEmpty, "\(string)")
        // Baselines of text snap to whole pixels, an eighth of a point here.
        #expect(try difference(text, items) < 0.03, "\(string) \(font)")
      }
    }
  }

  @Test("contours are closed, and a text of blanks has no path")
  func contours() throws {
    let verbs = try #require(paths(TextOutlines.drawing(of: run("oO8"))).first?.path.verbs)
    #expect(verbs.first == .move && verbs.last == .close)
    #expect(verbs.filter { $0 == .move }.count == 7)
    #expect(verbs.filter { $0 == .close }.count == 7)
    #expect(TextOutlines.drawing(of: run("   ")).isEmpty)
  }

  @Test("underlines, strikethroughs and raised baselines equal the text's own")
  func lines() throws {
    var span = TextSpan("Ag", font: FontDescriptor(size: 20), color: .black)
    (span.underline, span.strikethrough, span.baselineOffset) = (true, true, 6)
    let text = Typesetter.shared.line(span, at: Point(10, 30))
    let items = TextOutlines.drawing(of: text)
    guard case .rects(let batch)? = items.last else {
      Issue.record("no lines: \(items)")
      return
    }
    #expect(batch.rects.count == 2)
    #expect(try difference(text, items) < 0.03)
  }

  @Test(
    "emoji stay text at their positions, between the outlines of letters",
    .enabled(if: TextDrawingTests.hasEmoji))
  func emoji() throws {
    let text = run("rain 🌧🎈 now")
    let items = TextOutlines.drawing(of: text)
    let emoji = texts(items)
    #expect(emoji.map(\.span.string).joined() == "🌧🎈")
    #expect(paths(items).count == 2)
    let start = Typesetter.shared.measure("rain ", font: text.span.font).width
    #expect(abs((emoji.first?.origin.x ?? 0) - 10 - start) < 1)
    let emojiWidth = emoji.reduce(0) { $0 + $1.width }
    #expect(abs(emojiWidth - Typesetter.shared.measure("🌧🎈", font: text.span.font).width) < 1)
  }

  @Test("characters that no font has stay text")
  func missingCharacters() {
    // A private character.
    let text = run("\u{F8FFE}")
    #expect(texts(TextOutlines.drawing(of: text)).map(\.span.string) == ["\u{F8FFE}"])
  }
}
