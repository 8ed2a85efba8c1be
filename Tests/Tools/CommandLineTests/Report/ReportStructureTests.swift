import Foundation
import OpenChartsDisplayList
import SwiftUI
import Testing

@testable import OpenChartsCommandLineTool

/// The structure, the text and the layout of a report's PDF.
@MainActor struct ReportStructureTests {
  let maker = try! ReportMaker()

  /// The types of the elements of a file, in order.
  private func types(_ path: String) throws -> [String] {
    try maker.tool("pdfinfo", "-struct", path).split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .compactMap { $0.firstMatch(of: /^[A-Z][A-Za-z0-9]*/).map { String($0.output) } }
  }

  private func count(_ type: String, _ types: [String]) -> Int { types.count { $0 == type } }

  @Test func aParagraphInAQuoteIsOneElement() throws {
    let words = String(repeating: "word ", count: 80)
    for start in ["> ", "> [!NOTE]\n> "] {
      let path = try maker.pdf(
        "\(start)\(words)\n>\n> - \(words)\n>\n> | a | b |\n> |---|---|\n> | 1 | 2 |\n> | 3 | 4 |\n")
      let types = try types(path)
      let titles = start == "> " ? 0 : 1
      // One paragraph, and one in the item of the list.
      #expect(count("P", types) == 2 + titles, "\(types)")
      for type in ["L", "LI", "Lbl", "LBody", "Table"] {
        #expect(count(type, types) == 1, "\(type) \(types)")
      }
      #expect(count("TR", types) == 3 && count("TD", types) == 4 && count("TH", types) == 2, "\(types)")
    }
    let definitions = try types(maker.pdf("> a\n> : \(words)\n>\n> b\n> : \(words)\n"))
    #expect(count("L", definitions) == 1 && count("LBody", definitions) == 2, "\(definitions)")
  }

  @Test func wrappedCellsAreOneElementEach() throws {
    let words = String(repeating: "word ", count: 40)
    let types = try types(maker.pdf("| a | b |\n|---|---|\n| \(words) | \(words) |\n"))
    #expect(count("TD", types) == 2 && count("TR", types) == 2 && count("Table", types) == 1, "\(types)")
  }

  @Test func withoutAHeaderTheFirstColumnNamesTheRows() throws {
    let table = "|  |  |\n|---|---|\n| Oslo | 1 |\n| Rome | 2 |\n"
    let path = try maker.pdf(table)
    let types = try types(path)
    #expect(count("TH", types) == 2 && count("TD", types) == 4, "\(types)")
    let file = String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
    #expect(file.components(separatedBy: "/Scope /Row").count == 3 && !file.contains("/Scope /Column"))
    #expect(try maker.page(table).contains("<th scope=\"row\">Oslo</th>"))
  }

  @Test func missingGlyphsKeepTheirTextAndEndTheClaim() throws {
    // No font of the test system contains the Khitan and Toto scripts.
    let missing = "\u{18B00}\u{18B01} and \u{1E290}\u{1E291}"
    let path = try maker.pdf("# Title\n\n\(missing)\n")
    #expect(try maker.tool("pdftotext", path, "-").contains(missing))
    func claims(_ path: String) throws -> Bool {
      String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self).contains(
        "pdfuaid:part>")
    }
    #expect(try !claims(path))
    #expect(try claims(maker.pdf("# Title\n\nLatin\n")))
  }

  @Test func emojiInTablesOfChartsAreWholeCharacters() throws {
    _ = try maker.folder.file("e.csv", "k,v\n🍎,1\n🍐 and 🍎,2\n")
    let path = try maker.pdf("# Title\n\n```chart\ne.csv --x k --y v --mark bar\n```\n")
    let text = try maker.tool("pdftotext", path, "-")
    #expect(text.contains("🍐 and 🍎") && !text.contains("\u{FFFD}"), "\(text)")
  }

  /// The horizontal positions of words in points.
  private func left(_ word: String, _ path: String) throws -> [Double] {
    try maker.tool("pdftotext", "-bbox", path, "-").matches(of: /xMin="([0-9.]+)"[^>]*>([^<]*)</)
      .filter { $0.output.2.contains(word) }.compactMap { Double($0.output.1) }
  }

  @Test func arabicReportsBeginAtTheRight() throws {
    let text =
      "1. \(String(repeating: "مطر ", count: 4))\n2. ثلج\n\n| مدينة | مطر |\n|---|---|\n| Oslo | 840 |\n\n> [!NOTE]\n> نص\n"
    let path = try maker.pdf("---\nlanguage: ar\n---\n\n" + text)
    let (name, value) = (try left("Oslo", path), try left("840", path))
    #expect(name.count == 1 && value.count == 1 && name[0] > value[0] && value[0] > 300, "\(name) \(value)")
    let numbers = try left("1.", path) + left(".1", path)
    #expect(numbers.allSatisfy { $0 > 500 } && !numbers.isEmpty, "\(numbers)")
    // The point after a number is at its left.
    #expect(try left(".1", path).count == 1 && left(".2", path).count == 1)
    var layout = ReportLayout(
      EnvironmentValues().textMeasurer, isRightToLeft: true, figures: [],
      images: ReportImages(ReportArguments()))
    try layout.add([.callout(.note, [.paragraph([.plain("نص")])])], in: .init(x: 54, width: 487))
    #expect(layout.rows.allSatisfy { $0.bars.map(\.x) == [54 + 487 - ReportLayout.barWidth] })
  }

  @Test func codeRunsFromLeftToRightInArabicReports() throws {
    let code = "let a = f(\"Month\", $0.month)"
    let text = "---\nlanguage: ar\n---\n\n```swift\n\(code)\n```\n"
    let words = try maker.tool("pdftotext", "-layout", maker.pdf(text), "-")
    #expect(words.contains(code), "\(words)")
    #expect(try maker.page(text).contains("direction: ltr"))
  }

  @Test func quotesBelowOneAnotherHaveSeparateBars() throws {
    let measurer = EnvironmentValues().textMeasurer
    var layout = ReportLayout(
      measurer, isRightToLeft: false, figures: [], images: ReportImages(ReportArguments()))
    let (blocks, _) = try MarkdownReader.blocks(of: Array("> a\n>\n> b\n\n> [!NOTE]\n> c\n".utf8))
    try layout.add(blocks, in: .init(x: 54, width: 487))
    let pages = ReportPages(layout.rows, size: Size(595, 842), name: "", measurer: measurer)
    let bars = pages.pages[0].background.compactMap { item -> Rect? in
      if case .rects(let batch) = item { batch.rects.first } else { nil }
    }
    // Two paragraphs of the quote; the title and the text of the callout.
    try #require(bars.count == 4)
    #expect(abs(bars[0].maxY - bars[1].minY) < 1e-9 && abs(bars[2].maxY - bars[3].minY) < 1e-9)
    #expect(bars[2].minY - bars[1].maxY >= 8, "\(bars)")
  }

  @Test func noLineOfCodeIsAloneOnAPage() throws {
    let code = (1...4).map { "line \($0)\n" }.joined()
    var layout = ReportLayout(
      EnvironmentValues().textMeasurer, isRightToLeft: false, figures: [],
      images: ReportImages(ReportArguments()))
    let (blocks, _) = try MarkdownReader.blocks(of: Array("```\n\(code)```\n".utf8))
    try layout.add(blocks, in: .init(x: 54, width: 487))
    #expect(layout.rows.map(\.keepsWithNext) == [true, false, true, false])
  }

  @Test func itemsOfTheOtherScriptAreBesideTheirBullets() throws {
    let arabic = try maker.pdf("- مطر\n- snow\n\n1. ثلج\n2. ice\n")
    let (snow, ice) = (try left("snow", arabic), try left("ice", arabic))
    #expect(snow.count == 1 && ice.count == 1 && snow[0] > 450 && ice[0] > 450, "\(snow) \(ice)")
    var layout = ReportLayout(
      EnvironmentValues().textMeasurer, isRightToLeft: false, figures: [],
      images: ReportImages(ReportArguments()))
    let (blocks, _) = try MarkdownReader.blocks(of: Array("- rain\n- ثلج\n".utf8))
    try layout.add(blocks, in: .init(x: 54, width: 487))
    let starts = layout.rows.compactMap { row -> Double? in
      guard let part = row.parts.last, case .text(let run)? = part.items.first else { return nil }
      return part.origin.x + run.origin.x
    }
    #expect(starts.count == 2 && starts.allSatisfy { $0 < 100 }, "\(starts)")
  }

  @Test func arabicTextOfChartsIsInReadingOrder() throws {
    _ = try maker.folder.file("m.csv", "مدينة,مطر,نوع\nتونس,5,الشتاء القادم\nالقاهرة,7,الصيف\nتونس,3,الصيف\n")
    let path = try maker.pdf("```chart\nm.csv --locale ar --x مدينة --y مطر --color نوع --mark bar\n```\n")
    // Without the marks of directions.
    func words(_ text: String) -> [Substring] {
      text.split { $0.isWhitespace }.map { $0.drop { !$0.isLetter } }.map { $0.prefix { $0.isLetter } }
    }
    let text = words(try maker.tool("pdftotext", path, "-"))
    // The label or entry of the legend, and the cells of the table.
    for (word, count) in [("القاهرة", 2), ("تونس", 3), ("القادم", 2), ("الصيف", 3), ("مدينة", 2)] {
      #expect(text.count { $0 == word } >= count, "\(word): \(text)")
    }
    #expect(!text.contains("سنوت") && !text.contains("فيصلا"))
    // Screen readers take the text in the order of the file.
    let structure = try maker.tool("pdfinfo", "-struct-text", path)
    #expect(structure.contains("\"الشتاء القادم\"") && structure.contains("\"تونس\""), "\(structure)")
  }

  @Test func twoChartsWithTheirHeadingsShareAPage() throws {
    let chart =
      "```chart {#fig-#}\nrain.csv --x city --y rain_mm --aggregate sum --mark bar\n```\n\n: Rain by city\n\n"
    let text =
      "## One\n\n" + chart.replacing("fig-#", with: "fig-a") + "## Two\n\n"
      + chart.replacing("fig-#", with: "fig-b")
    let path = try maker.pdf("# Title\n\n" + text)
    #expect(try maker.tool("pdfinfo", path).contains(/Pages: +1\n/))
  }

  @Test func formulasListsCodeAndCaptionsHaveTheirTags() throws {
    let path = try maker.pdf(
      "# T\n\nA formula $x^2 + 1$ and [a link $y$](https://example.org/).\n\n3. a\n4. b\n\n- c\n\nterm\n: d\n\n```\ncode\n```\n\n| a |\n|---|\n| b |\n\n: cap\n"
    )
    let types = try types(path)
    #expect(
      count("Formula", types) == 2 && count("Code", types) == 1 && count("Link", types) == 1, "\(types)")
    // The caption is the first element of its table.
    let table = try #require(types.firstIndex(of: "Table"))
    #expect(types[table + 1] == "Caption", "\(types)")
    let file = String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
    #expect(file.contains("/Alt <FEFF007800B20020002B00200031> /A << /O /Layout /BBox ["))
    for numbering in ["Decimal", "Disc", "None"] {
      #expect(file.components(separatedBy: "/A << /O /List /ListNumbering /\(numbering) >>").count == 2)
    }
  }

  @Test func longReportsAreRefusedBeforeTheyAreLaidOut() throws {
    func count(_ text: String) throws -> Int {
      try MarkdownReader.blocks(of: Array(text.utf8)).blocks.leastLineCount
    }
    #expect(try count("a\n\n- b\n- c\n\n# d\n") == 6)
    #expect(try count("t\n: d\n: e\n\n> [!NOTE]\n> f\n") == 6)
    #expect(try count("| a | b |\n|---|---|\n| c | d |\n\n: e\n\n```\nx\ny\n```\n") == 7)
    let result = try maker.run(String(repeating: "t\n: d\n\n", count: 40_000), ending: "pdf")
    #expect(result.status == 1 && result.error.first?.contains("a PDF of more than 100,000 lines") == true)
  }
}
