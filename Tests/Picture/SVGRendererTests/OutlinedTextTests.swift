import Foundation
import OpenChartsDisplayList
import OpenChartsSVGRenderer
import Testing

@Suite("Text as outlines") struct OutlinedTextTests {
  /// Draws a text as a square, and what follows a bar as text.
  private static func drawing(of run: TextRun) -> [DisplayItem] {
    let parts = run.span.string.split(separator: "|", omittingEmptySubsequences: false)
    var items: [DisplayItem] = []
    if parts[0] != "" {
      items.append(.path(PathItem(VectorPath(square), fill: .color(run.span.color))))
    }
    for part in parts.dropFirst() {
      var emoji = run
      emoji.span.string = String(part)
      items.append(.text(emoji))
    }
    return items
  }

  private func svg(_ items: [DisplayItem]) -> String {
    var options = SVGOptions()
    options.textDrawing = { Self.drawing(of: $0) }
    return SVGRenderer.render(DisplayList(items), size: Size(200, 100), options: options)
  }

  @Test("a text is a group of paths that has the text as its name, without an attribute of fonts")
  func group() throws {
    let parsed = try #require(ParsedSVG(svg([.text(text("a < \"b\"")), .text(text("c"))])))
    #expect(parsed.all("text").isEmpty)
    #expect(
      parsed.all("g").map(\.attributes) == ["a < \"b\"", "c"].map { ["role": "img", "aria-label": $0] })
    #expect(parsed.all("path").map(\.attributes["fill"]) == ["#000", "#000"])
    #expect(parsed.all("path").allSatisfy { $0.attributes["d"]?.hasPrefix("M10 10") == true })
  }

  @Test("emoji keep their font, beside outlines and alone")
  func remainingText() throws {
    let parsed = try #require(ParsedSVG(svg([.text(text("ab|🎈")), .text(text("|🎈"))])))
    let texts = parsed.all("text")
    #expect(texts.map(\.text) == ["🎈", "🎈"])
    #expect(texts.allSatisfy { $0.attributes["font-size"] == "11" && $0.attributes["fill"] == "#000" })
    #expect(texts.allSatisfy { $0.attributes["font-family"]?.contains("Emoji") == true })
    #expect(parsed.all("g").map(\.attributes["aria-label"]) == ["ab|🎈"])
  }

  @Test("a transform and the opacity of a group apply to outlines")
  func groups() throws {
    var group = GroupItem([.text(text("a"))])
    group.transform = Transform(a: 0, b: 1, c: -1, d: 0, tx: 5, ty: 6)
    group.opacity = 0.5
    let parsed = try #require(ParsedSVG(svg([.group(group)])))
    #expect(parsed.all("g").map(\.attributes["opacity"]) == ["0.5", nil])
    #expect(parsed.first("g")?.attributes["transform"] == "matrix(0 1 -1 0 5 6)")
  }

  @Test("one document has the outlines' colours in both colour schemes")
  func adaptive() throws {
    var white = text("a")
    white.span.color = .white
    var options = SVGOptions()
    options.textDrawing = { Self.drawing(of: $0) }
    let dark = SVGRenderer.DarkPicture(DisplayList([.text(white)]), size: Size(200, 100), background: nil)
    let svg = SVGRenderer.render(
      DisplayList([.text(text("a"))]), size: Size(200, 100), options: options, dark: dark)
    #expect(ParsedSVG(svg)?.all("path").count == 1)
    #expect(svg.contains("{fill:#fff}"))
  }
}
