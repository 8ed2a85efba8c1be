import Foundation
import OpenChartsDisplayList
import OpenChartsSVGRenderer
import Testing

@Suite struct TextTests {
  private func element(_ run: TextRun) throws -> ParsedSVG.Element {
    try #require(ParsedSVG(render([.text(run)]))?.first("text"))
  }

  @Test func textStandsOnItsBaselineWithItsWidth() throws {
    let element = try element(text("Jan"))
    #expect(element.text == "Jan")
    #expect(
      element.attributes == ["x": "10", "y": "20", "textLength": "30", "font-size": "11", "fill": "#000"])
  }

  @Test func emojiNameTheirFontsAfterThoseOfTheText() throws {
    for sign in ["🎉", "a ☀️", "🇩🇪"] {
      let families = try #require(try element(text(sign)).attributes["font-family"])
      #expect(families.hasPrefix("Inter") && families.hasSuffix("'Noto Color Emoji'"))
    }
    #expect(try element(text("☀ 日本 →")).attributes["font-family"] == nil)
    // Neighbours share their style, but not the font family.
    let svg = render([.text(text("abc")), .text(text("🎉🎉"))])
    #expect(svg.components(separatedBy: "Noto Color Emoji").count == 2)
  }

  @Test func oneCharacterNeedsNoWidth() throws {
    #expect(try element(text("0")).attributes["textLength"] == nil)
  }

  @Test func shapedTextIsCenteredAndKeepsItsOwnWidth() throws {
    for string in ["שלום", "قهوة", "हिन्दी", "ไทย", "தமிழ்"] {
      let run = text(string, rightToLeft: string == "שלום" || string == "قهوة")
      let attributes = try element(run).attributes
      #expect(attributes["text-anchor"] == "middle", "\(string)")
      #expect(attributes["x"].flatMap(Double.init) == run.origin.x + run.width / 2, "\(string)")
      #expect(attributes["textLength"] == nil && attributes["lengthAdjust"] == nil, "\(string)")
      #expect(attributes["direction"] == (run.isRightToLeft ? "rtl" : nil), "\(string)")
    }
    for string in ["Łódź", "Ωμέγα", "日本", "한국", "…–€"] {
      #expect(try element(text(string)).attributes["text-anchor"] == nil, "\(string)")
    }
  }

  @Test(arguments: [
    ("<b>&\"'", "<b>&\"'"), ("a\u{0}b\u{1B}c\u{FFFE}d\u{FFFF}", "abcd"), ("a\nb\tc", "a b c"),
    ("日本 é 👩‍👩‍👧", "日本 é 👩‍👩‍👧"), ("\u{EFFF}x", "\u{EFFF}x"),
  ])
  func everyStringGivesValidXML(string: String, shown: String) throws {
    #expect(try element(text(string)).text == shown)
  }

  @Test func spacesThatMatterAreKept() throws {
    #expect(try element(text("a  b")).attributes["xml:space"] == "preserve")
    #expect(try element(text("a ")).attributes["xml:space"] == "preserve")
    #expect(try element(text("a b")).attributes["xml:space"] == nil)
  }

  @Test func fontAndDecorationAreAttributes() throws {
    var run = text("Ab")
    run.span.font.design = .serif
    run.span.font.family = "O'Hara \"Bold\""
    run.span.font.weight = 700
    run.span.font.italic = true
    run.span.font.monospacedDigits = true
    run.span.underline = true
    run.span.strikethrough = true
    run.span.tracking = 1.5
    run.span.baselineOffset = 4
    run.span.color = RGBA(1, 0, 0, 0.6)
    let attributes = try element(run).attributes
    #expect(attributes["font-family"]?.hasPrefix("'OHara \"Bold\"', 'New York'") == true)
    #expect(attributes["font-weight"] == "700")
    #expect(attributes["font-style"] == "italic")
    #expect(attributes["style"] == "font-variant-numeric:tabular-nums")
    #expect(attributes["text-decoration"] == "underline line-through")
    #expect(attributes["letter-spacing"] == "1.5")
    #expect(attributes["y"] == "16")
    #expect(attributes["fill"] == "#f00")
    #expect(attributes["fill-opacity"] == "0.6")
  }
}
