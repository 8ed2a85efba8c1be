import Foundation
import Testing

@testable import OpenChartsCommandLineTool

/// How the elements of a report's PDF are nested, and the order in which screen readers read them.
@MainActor struct ReportTagTests {
  let maker = try! ReportMaker()

  private struct Element {
    var type: String
    var depth: Int
    var text = ""
  }

  /// The elements of a file in reading order, with the text directly in them.
  private func elements(_ path: String) throws -> [Element] {
    var elements: [Element] = []
    for line in try maker.tool("pdfinfo", "-struct-text", path).split(separator: "\n") {
      let words = line.drop { $0 == " " }
      if words.hasPrefix("\"") {
        elements[elements.count - 1].text += words.dropFirst().dropLast()
      } else if let type = words.firstMatch(of: /^[A-Z][A-Za-z0-9]*/)?.output, type != "Object" {
        elements.append(Element(type: String(type), depth: line.count - words.count))
      }
    }
    return elements
  }

  /// The type of the element around each element of a type.
  private func parents(of type: String, _ elements: [Element]) -> [String] {
    elements.indices.filter { elements[$0].type == type }.map { index in
      elements[..<index].last { $0.depth < elements[index].depth }?.type ?? ""
    }
  }

  private let chart = "```chart\nrain.csv --x month --y rain_mm --color city\n```\n"
  private let half = "```chart {width=50%}\nrain.csv --x city --y rain_mm --mark bar --aggregate sum\n```\n"

  @Test func captionsAreInTheirFigures() throws {
    let text =
      "# Title\n\n\(chart)\n: Rain by *month*\n\n\(half)\n: Left\n\n\(half)\n: Right\n\n| a |\n|---|\n| b |\n\n: Cells\n"
    let path = try maker.pdf(text)
    let elements = try elements(path)
    #expect(parents(of: "Caption", elements) == ["Figure", "Figure", "Figure", "Table"], "\(elements)")
    // The drawing is before the caption, and the values are after the figure.
    let figure = try #require(elements.firstIndex { $0.type == "Figure" })
    let depth = elements[figure].depth
    let after = elements[(figure + 1)...].first { $0.depth <= depth }
    #expect(after?.type == "Table" && after?.depth == depth)
    let inside = elements[(figure + 1)...].prefix { $0.depth > depth }
    #expect(inside.filter { $0.depth == depth + 2 }.map(\.type) == ["Span", "Caption"], "\(inside)")
    #expect(inside.filter { $0.type != "Caption" }.map(\.text).joined().hasSuffix("Rain by month"))
    // The alternative text begins with the caption.
    let file = String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
    let digits = "Figure\u{A0}2: Left. ".utf16.map { String(format: "%04X", $0) }.joined()
    #expect(file.contains("/Alt <FEFF\(digits)"))
  }

  @Test func aPictureWithoutWordsIsDecorationAndItsCaptionAParagraph() throws {
    let png = Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")
    try #require(png).write(to: URL(fileURLWithPath: maker.folder.path + "/p.png"))
    let without = try elements(maker.pdf("# Title\n\n![](p.png)\n\n: Words\n"))
    #expect(without.contains { $0.text.hasSuffix("Words") } && parents(of: "Caption", without).isEmpty)
    let with = try elements(maker.pdf("# Title\n\n![A point](p.png)\n\n: Words\n"))
    #expect(parents(of: "Caption", with) == ["Figure"])
  }

  @Test func codeInTextIsTaggedAsCode() throws {
    let path = try maker.pdf(
      "# With `one`\n\nText `two` and [a `three`](https://example.org/).\n\n| `four` |\n|---|\n| **`five`** |\n\n- `six`\n"
    )
    let elements = try elements(path)
    #expect(
      elements.filter { $0.type == "Code" }.map(\.text) == ["one", "two", "three", "four", "five", "six"],
      "\(elements)")
    #expect(parents(of: "Code", elements) == ["H1", "P", "Link", "TH", "TD", "P"], "\(elements)")
  }

  @Test func linksFormulasAndCodeAreReadWhereTheyStand() throws {
    let path = try maker.pdf(
      "# Title\n\nWith [a **b** c](https://example.org/2) and $x$, then `code` and a note[^1] at the end.\n\n[^1]: Note\n"
    )
    let text = try elements(path).map(\.text).joined()
    #expect(text.contains("With a b c and x, then code and a note1 at the end."), "\(text)")
  }

  @Test func textInALinkWithEmojiIsTagged() throws {
    let path = try maker.pdf("# Title\n\nSee [one *two 🎈* three](https://example.org/) here.\n")
    let elements = try elements(path)
    let text = elements.map(\.text).joined()
    #expect(text.contains("one ") && text.contains(" three here."), "\(text)")
    #expect(parents(of: "Link", elements) == ["P"])
  }

  @Test func arabicTextWithOtherPartsIsInReadingOrder() throws {
    let path = try maker.pdf("# Title\n\nأول `code` ثان [رابط](https://example.org/) ثالث\n")
    let texts = try elements(path).map(\.text)
    let found = ["أول", "code", "ثان", "رابط", "ثالث"].map { word in
      texts.firstIndex { $0.contains(word) } ?? -1
    }
    #expect(found == found.sorted() && Set(found).count == 5 && found[0] >= 0, "\(texts)")
  }
}
