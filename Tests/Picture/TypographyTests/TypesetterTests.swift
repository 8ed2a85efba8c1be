import OpenChartsDisplayList
import Testing

@testable import OpenChartsTypography

@Suite struct TypesetterTests {
  let setter = Typesetter.shared
  let font = FontDescriptor(size: 11)

  @Test func aLineOfElevenPointsIsAsHighAsOnApplesSystems() {
    let m = setter.measure("Sales", font: font)
    #expect(m.width > 20 && m.width < 40)
    #expect(abs(m.height - 13.33) < 0.1)
  }

  @Test func widthsOfANamedFontGrowInProportionToTheSize() {
    var (small, large) = (font, FontDescriptor(size: 44))
    (small.family, large.family) = ("Inter", "Inter")
    let width = setter.measure("Revenue 2,500", font: small).width
    #expect(abs(setter.measure("Revenue 2,500", font: large).width - 4 * width) < 1e-9)
  }

  @Test func widthsAddUpWhereNothingIsKerned() {
    let sum = setter.measure("n", font: font).width * 3
    #expect(abs(setter.measure("nnn", font: font).width - sum) < 1e-9)
    #expect(setter.measure("", font: font).width == 0)
    #expect(setter.measure("", font: font).height > 13)
  }

  @Test func theSecondTimeGivesTheSameResult() {
    let span = TextSpan("Total 1,234", font: font, color: .black)
    #expect(setter.line(span, at: .zero) == setter.line(span, at: .zero))
  }

  @Test func lineBreaksCountAsSpaces() {
    #expect(setter.measure("a\nb", font: font) == setter.measure("a b", font: font))
    #expect(setter.measure("a\r\nb", font: font) == setter.measure("a b", font: font))
  }

  @Test func monospacedDigitsAreEquallyWide() {
    var mono = font
    mono.monospacedDigits = true
    let widths = Set("0123456789".map { setter.measure(String($0), font: mono).width })
    #expect(widths.count == 1)
  }

  @Test func heavierTextIsWider() {
    let bold = FontDescriptor(size: 11, weight: 700)
    #expect(setter.measure("Heading", font: bold).width > setter.measure("Heading", font: font).width)
  }

  @Test func trackingWidensEachCharacter() {
    var span = TextSpan("abcd", font: font, color: .black)
    let plain = setter.line(span, at: .zero)
    span.tracking = 2
    let spaced = setter.line(span, at: .zero)
    #expect(abs(spaced.width - plain.width - 8) < 1e-9)
    #expect(spaced.glyphRuns[0].positions[3].x > plain.glyphRuns[0].positions[3].x + 5.9)
  }

  @Test(arguments: [Double.nan, .infinity, -3, 0])
  func oddSizesGiveNothingWorseThanEmptyText(size: Double) {
    let m = setter.measure("abc", font: FontDescriptor(size: size))
    #expect(m.width.isFinite && m.height.isFinite)
  }

  @Test func textOutsideTheSystemFaceHasGlyphsWhereAFontHasThem() throws {
    let run = setter.line(TextSpan("مرحبا 12", font: font, color: .black), at: .zero)
    #expect(run.isRightToLeft)
    let glyphs = run.glyphRuns.flatMap(\.glyphs)
    try #require(!glyphs.isEmpty)
    let families = run.glyphRuns.compactMap { FontRegistry.shared.source(of: $0.face)?.path }
    if families.contains(where: { $0.contains("DejaVu") || $0.contains("Noto") }) {
      #expect(!glyphs.contains(0))
    }
  }

  @Test func hebrewRunsFromTheRight() throws {
    // Alef, bet, gimel: visually the last letter is first.
    let run = setter.line(TextSpan("\u{5D0}\u{5D1}\u{5D2}", font: font, color: .black), at: .zero)
    let first = try #require(run.glyphRuns.first)
    #expect(first.isRightToLeft)
    #expect(first.clusters == [4, 2, 0])
    #expect(first.positions[0].x < first.positions[2].x)
  }

  @Test func numbersInRightToLeftTextStandInReadingOrder() {
    let run = setter.line(TextSpan("\u{5D0} 123", font: font, color: .black), at: .zero)
    let clusters = run.glyphRuns.flatMap(\.clusters)
    #expect(clusters == [3, 4, 5, 2, 0])
  }

  @Test func manyThreadsGetTheSameWidths() async {
    let expected = setter.measure("Thread 7", font: font)
    await withTaskGroup(of: TextMetrics.self) { group in
      for i in 0..<64 {
        group.addTask {
          _ = Typesetter.shared.measure("Thread \(i)", font: FontDescriptor(size: 11))
          _ = Typesetter.shared.measure("\u{5D0}\(i)", font: FontDescriptor(size: 11))
          return Typesetter.shared.measure("Thread 7", font: FontDescriptor(size: 11))
        }
      }
      for await m in group { #expect(m == expected) }
    }
  }

  @Test func theCacheStaysBounded() {
    let cache = ShapeCache(capacity: 64)
    for i in 0..<2000 {
      let key = ShapeKey(string: "x\(i)", font: font, prefersRightToLeft: false)
      _ = cache.line(for: key) { LineShaper.shape(key) }
    }
    #expect(cache.count <= 128)
  }
}
