import Foundation
import OpenChartsCairoRenderer
import OpenChartsDisplayList
import OpenChartsLimits
import SwiftUI
import Testing

@testable import OpenChartsCommandLineTool

@Suite("Layout of a report's PDF", .serialized)
@MainActor
struct ReportLayoutTests {
  let folder = try! TemporaryFolder()

  private func tool(_ name: String, _ arguments: String...) throws -> String {
    let result = try Subprocess.run("/usr/bin/" + name, arguments)
    #expect(result.status == 0, "\(result.output)")
    return result.output
  }

  @Test("a row that is higher than a page continues on the next, with all words and the header")
  func tall() throws {
    let words = (0..<4_000).map { "w\($0)" }.joined(separator: " ")
    let path = folder.path + "/tall.pdf"
    let source = try folder.file("tall.md", "| a | b |\n|---|---|\n| \(words) | end |\n")
    #expect(run("report", source, "-o", path).status == 0)
    let text = try tool("pdftotext", path, "-")
    let found = Set(text.matches(of: /\bw\d+\b/).map { String($0.output) })
    #expect(found.count == 4_000)
    let pages = try tool("pdfinfo", path).firstMatch(of: /Pages: +(\d+)/)?.output.1
    #expect((pages.flatMap { Int($0) } ?? 0) > 2)
  }

  @Test(
    "No table exceeds its page, and no row is lost",
    arguments: [
      (
        "| \(numbered("h", 300)) | b |\n|---|---|\n| \(numbered("w", 390)) | x |\n| \(numbered("v", 390)) | x |\n",
        ["h": 300, "w": 390, "v": 390]
      ),
      ("\(longTable("r"))\n: One {width=50%}\n\n\(longTable("q"))\n: Two {width=50%}\n", ["r": 80, "q": 80]),
      ("\(longTable("r"))\n: One {width=40%}\n", ["r": 80]),
    ])
  func tables(text: String, counts: [String: Int]) throws {
    let measurer = EnvironmentValues().textMeasurer
    let (blocks, _) = try MarkdownReader.blocks(of: Array(text.utf8))
    var layout = ReportLayout(
      measurer, isRightToLeft: false, figures: [], images: ReportImages(ReportArguments()))
    try layout.add(blocks, in: .init(x: 54, width: 504))
    let height = 792.0
    let pages = ReportPages(layout.rows, size: Size(612, height), name: "Name", measurer: measurer).pages
    var found: Set<Substring> = []
    for part in pages.flatMap(\.parts) {
      for case .text(let run) in part.items {
        #expect(part.origin.y + run.origin.y <= height - 54 - 12, "\(run.span.string)")
        found.formUnion(run.span.string.split(separator: " "))
      }
    }
    for (letter, count) in counts {
      #expect((0..<count).allSatisfy { found.contains("\(letter)\($0)") }, "\(letter)")
    }
  }

  @Test func `a PDF of too many lines is refused in one sentence`() throws {
    let limit = Limits.reportLines.value
    try expectRefusal(of: "```\n" + String(repeating: "x\n", count: limit + 2) + "```\n")
    try expectRefusal(of: "```\n" + String(repeating: "\n", count: limit + 2) + "```\n")
    let paragraph = String(repeating: "x\\\n", count: 5000) + "y\n\n"
    try expectRefusal(of: String(repeating: paragraph, count: limit / 5000 + 1))
  }

  private func expectRefusal(of text: String) throws {
    let (blocks, _) = try MarkdownReader.blocks(of: Array(text.utf8))
    var layout = ReportLayout(
      EnvironmentValues().textMeasurer, isRightToLeft: false, figures: [],
      images: ReportImages(ReportArguments()))
    let problem = #expect(throws: ReportProblem.self) {
      try layout.add(blocks, in: .init(x: 54, width: 504))
    }
    #expect(
      problem?.text
        == "a PDF of more than 100,000 lines and cells; divide the report, or make a page (-o FILE.html)")
  }

  @Test("deeply nested quotes and lists, and many columns, still have space")
  func narrow() throws {
    let measurer = EnvironmentValues().textMeasurer
    func laid(_ text: String) throws -> ReportLayout {
      let (blocks, _) = try MarkdownReader.blocks(of: Array(text.utf8))
      var layout = ReportLayout(
        measurer, isRightToLeft: false, figures: [], images: ReportImages(ReportArguments()))
      try layout.add(blocks, in: .init(x: 54, width: 487))
      return layout
    }
    func edges(_ layout: ReportLayout) -> [Double] {
      layout.rows.flatMap(\.parts).flatMap { part in
        part.items.map { if case .text(let run) = $0 { part.origin.x + run.origin.x + run.width } else { 0 } }
      }
    }
    let words = String(repeating: "word ", count: 40)
    for text in [
      String(repeating: "> ", count: 59) + words,
      (0..<40).map { String(repeating: "  ", count: $0) + "- " + words }.joined(separator: "\n"),
    ] {
      let layout = try laid(text)
      #expect(edges(layout).allSatisfy { $0 <= 54 + 487 + 1 })
      #expect(layout.rows.count < 40 * 12)
    }
    let cells = "|" + String(repeating: " 123 |", count: 40)
    let rule = "|" + String(repeating: "---|", count: 40)
    let table = try laid([cells, rule, cells, cells].joined(separator: "\n"))
    #expect(table.rows.count == 3 && table.rows.allSatisfy { $0.height < 20 } && table.notes.isEmpty)
    let wide = try laid([cells, rule, cells].map { $0 + $0.dropFirst() }.joined(separator: "\n"))
    #expect(wide.notes.count == 1 && wide.notes[0].contains("80 columns"))
  }

  @Test(
    "pictures in links and emphasis are drawn, in cells and headings reported, and lines are split correctly")
  func inlinePictures() throws {
    let inner: [ReportText] = [.plain("a "), .image(path: "p", words: "w", line: 3), .plain(" b")]
    let address = try #require(LinkAddress("x"))
    #expect(
      [ReportText.link(address, [.strong(inner)])].withPicturesApart == [
        .link(address, [.strong([.plain("a ")])]), .image(path: "p", words: "w", line: 3),
        .link(address, [.strong([.plain(" b")])]),
      ])
    #expect([ReportText.plain(" "), .lineBreak, .plain(" b "), .lineBreak].trimmed == [.plain("b ")])
    #expect([ReportText.plain(" ")].trimmed == [])
    try Self.dot.write(to: URL(fileURLWithPath: folder.path + "/dot.png"))
    let path = try folder.file(
      "report.md",
      "# A ![dot](dot.png)\n\n[![dot](dot.png)](https://example.org) and *![dot](dot.png)* more\n\n"
        + "| a |\n|---|\n| ![dot](dot.png) |\n")
    let output = folder.path + "/out.pdf"
    let result = run("report", path, "-o", output)
    #expect(
      result.error == [
        "\(path):1: note: dot.png is left out; a PDF has no pictures in a heading",
        "\(path):7: note: dot.png is left out; a PDF has no pictures in a table",
      ])
    // Two pictures, each with an opacity mask, below two header lines.
    #expect(try tool("pdfimages", "-list", output).split(separator: "\n").count == 6)
    var arguments = ReportArguments()
    arguments.paths = [path]
    let files = Report(arguments, as: .pdf, printError: { _ in }).files
    #expect(Set(files) == [path, folder.path + "/dot.png"])
  }

  private static let dot = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
  )!
}

/// Words of a letter and a number.
private func numbered(_ letter: String, _ count: Int) -> String {
  (0..<count).map { "\(letter)\($0)" }.joined(separator: " ")
}

/// A table of 80 rows that begin with a letter and a number.
private func longTable(_ letter: String) -> String {
  let rows = (0..<80).map { "| \(letter)\($0) | \($0.isMultiple(of: 3) ? numbered("c", 60) : "1") |\n" }
  return "| a | b |\n|---|---|\n" + rows.joined()
}
