import Foundation
import OpenChartsCairoRenderer
import OpenChartsDisplayList
import OpenChartsHTMLRenderer
import SwiftUI
import TestClient
import TestDrivers
import Testing

@testable import OpenChartsCommandLineTool

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("Reports", .serialized)
@MainActor
struct ReportTests {
  let folder = try! TemporaryFolder()

  func report(_ text: String) throws -> String {
    _ = try folder.file("sales.csv", "month,total\nJan,3\nFeb,5\nMar,4\n")
    return try folder.file("report.md", text)
  }

  func made(_ text: String, _ options: String..., ending: String = "html") throws -> String {
    let path = try report(text)
    let output = folder.path + "/out." + ending
    let result = run(["report", path, "-o", output] + options)
    #expect(result.status == 0 && result.out.isEmpty, "\(result)")
    return output
  }

  private func page(_ text: String, _ options: String...) throws -> String {
    try String(contentsOfFile: try made(text, options.joined()), encoding: .utf8)
  }

  private func page(_ text: String) throws -> String {
    try String(contentsOfFile: try made(text), encoding: .utf8)
  }

  func tool(_ name: String, _ arguments: String...) throws -> String {
    let result = try Subprocess.run("/usr/bin/" + name, arguments)
    #expect(result.status == 0, "\(result.output)")
    return result.output
  }

  let chart = "```chart\nsales.csv --x month --y total --title \"Total by month\"\n```\n"

  // MARK: Words and blocks

  @Test("words are split as in a shell")
  func words() throws {
    #expect(
      try ReportWords.words(of: "a.csv --x b\n  --y 'c d' --z \"e \\\"f\\\" g\"\n") == [
        "a.csv", "--x", "b", "--y", "c d", "--z", "e \"f\" g",
      ])
    #expect(
      try ReportWords.words(of: "# a remark\na \\\nb c\\ d #e\n  # one more 'x\n\"\"") == [
        "a", "b", "c d", "#e", "",
      ])
    #expect(try ReportWords.words(of: " \n") == [])
    #expect(throws: ReportWords.Problem(text: "a quote (') is opened and not closed", line: 1)) {
      try ReportWords.words(of: "a\nb 'c\nd")
    }
  }

  @Test("Markdown is read as CommonMark with tables, tasks and strikethrough")
  func markdown() throws {
    let (blocks, html) = try MarkdownReader.blocks(
      of: Array(
        """
        # A *b* `c`

        one <b>x</b>
        two\\
        three

        3. a
        4. b

        - [x] done

        | a | b |
        |:-:|---|
        | ~~1~~ | [x](javascript:y) |

        ```chart
        t.csv
        ```
        ```chart
        Chart { }
        ```
        ```js
        x
        ```
        """.utf8))
    #expect(
      blocks == [
        .heading(level: 1, [.plain("A "), .emphasis([.plain("b")]), .plain(" "), .code("c")]),
        .paragraph([
          .plain("one "), .plain("x"), .plain(" "), .plain("two"), .lineBreak, .plain("three"),
        ]),
        .list(
          ReportList(
            start: 3, isTight: true,
            items: [
              .init(blocks: [.paragraph([.plain("a")])], isChecked: nil),
              .init(blocks: [.paragraph([.plain("b")])], isChecked: nil),
            ])),
        .list(
          ReportList(
            start: nil, isTight: true, items: [.init(blocks: [.paragraph([.plain("done")])], isChecked: true)]
          )),
        .table(
          ReportTable(
            alignments: [.center, nil], header: [[.plain("a")], [.plain("b")]],
            rows: [[[.strikethrough([.plain("1")])], [.emphasis([.plain("x")])]]])),
        .chart(ReportSource(text: "t.csv\n", line: 17, isSwift: false)),
        .chart(ReportSource(text: "Chart { }\n", line: 20, isSwift: true)), .code("x\n", language: "js"),
      ])
    #expect(html == [3, 3])
  }

  // MARK: Pages

  @Test("a page contains text, tables, pictures and charts, and loads no other file")
  func pages() throws {
    let png = try #require(
      Data(
        base64Encoded:
          "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="))
    try png.write(to: URL(fileURLWithPath: folder.path + "/a b.png"))
    let html = try page(
      "# Sales & more\n\n## Two\n\n## Two\n\nText with [a link](https://example.org/?a=1&b=2).\n\n"
        + "![a \"dot\"](a%20b.png)\n\n| a |\n|--:|\n| 1 |\n\n" + chart + "\n" + chart)
    #expect(html.hasPrefix("<!DOCTYPE html>\n<html lang=\"en-US\">") && html.hasSuffix("</html>\n"))
    for part in [
      "<title>Sales &amp; more</title>", "<h1 id=\"sales-more\">Sales &amp; more</h1>", "<h2 id=\"two\">",
      "<h2 id=\"two-1\">", "<a href=\"https://example.org/?a=1&amp;b=2\">a link</a>",
      "<img src=\"data:image/png;base64,iVBOR", "alt=\"a &quot;dot&quot;\"",
      "<th scope=\"col\" style=\"text-align: right\">a</th>", "<td style=\"text-align: right\">1</td>",
    ] {
      #expect(html.contains(part), "\(part)")
    }
    #expect(html.components(separatedBy: "<iframe title=\"Total by month\" width=").count == 3)
    // The report's own text loads nothing from elsewhere.
    let own = html.replacing(/srcdoc="[^"]*"/, with: "")
    #expect(own.matches(of: /(src|href)="(?!data:|https:\/\/example\.org)/).isEmpty)
    // The chart's page equals the tool's, except that its headings continue the report's headings.
    let alone = folder.path + "/alone.html"
    #expect(
      run(
        folder.path + "/sales.csv", "--x", "month", "--y", "total", "--title", "Total by month", "-o", alone
      )
      .status == 0)
    let inner = try #require(html.firstMatch(of: /srcdoc="([^"]*)"/)).output.1
      .replacing("&quot;", with: "\"").replacing("&amp;", with: "&")
    // A frame has no pictures for windows that are wider than the report.
    func text(_ page: String) -> Substring {
      guard let start = page.firstRange(of: "</figure>"),
        let end = page.firstRange(of: "<script type=\"application/json\"")
      else { return "" }
      return page[start.lowerBound..<end.lowerBound]
    }
    let framed = FramedPage(try String(contentsOfFile: alone, encoding: .utf8)).html(below: 2)
    #expect(
      text(String(inner)) == text(framed) && !text(framed).isEmpty && inner.utf8.count < framed.utf8.count)
    #expect(inner.contains("<h3 id=\"title\" class=\"unseen\">Total by month</h3>"))
    #expect(try page(chart) == (try page(chart)))
    // For paper, each chart is in the report itself, without a frame.
    #expect(own.components(separatedBy: "<div class=\"paper\" lang=\"en-US\" hidden>").count == 3)
    #expect(own.components(separatedBy: "The table of values is not printed.</p>").count == 3)
    let names = own.matches(of: /\bid="([^"]*)"/).map(\.output.1)
    #expect(Set(names).count == names.count)
  }

  @Test("charts have the report's locale unless they set another")
  func locale() throws {
    let path = try report(chart + chart.replacing("csv ", with: "csv --locale fr_FR "))
    let output = folder.path + "/out.html"
    #expect(run("report", path, "-o", output, "--locale", "de_DE").status == 0)
    let html = try String(contentsOfFile: output, encoding: .utf8)
    #expect(html.contains("<html lang=\"de-DE\">"))
    let inner = html.matches(of: /&lt;html lang=|<html lang=&quot;(..)/).compactMap { $0.output.1 }
    #expect(inner == ["de", "fr"])
    #expect(run("report", path, "--locale", "xx_YY").status == 2)
  }

  // MARK: PDF

  @Test("a PDF has its text, charts and tables as elements, with words and sounds")
  func documents() throws {
    let text =
      "# Sales\n\nSee [this](https://example.org/it's).\n\n" + chart
      + "\n> A quote.\n\n1. one\n   - two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```\ncode\n```\n"
    let path = try made(text, ending: "pdf")
    let info = try tool("pdfinfo", path)
    #expect(info.contains("Sales\n") && info.contains("Tagged:          yes") && info.contains("(A4)"))
    let structure = try tool("pdfinfo", "-struct-text", path)
    let order = structure.split(separator: "\n").compactMap { line -> String? in
      let name = line.prefix { $0 != "(" && $0 != ":" }.trimmingCharacters(in: .whitespaces)
      return ["H1", "P", "Link", "Figure", "BlockQuote", "L", "LI", "Lbl", "LBody", "Table", "TH"].contains(
        name)
        ? name : nil
    }
    let values = ["Table"] + Array(repeating: "TH", count: 5)
    #expect(
      order == ["H1", "P", "Link", "Figure"] + values + [
        "BlockQuote", "P", "L", "LI", "Lbl", "LBody", "P", "L",
      ]
        + ["LI", "Lbl", "LBody", "P", "Table", "TH", "TH", "P"], "\(structure)")
    #expect(try tool("pdfdetach", "-list", path).contains("chart-1.wav"))
    _ = try tool("pdfdetach", "-saveall", "-o", folder.path, path)
    #expect(folder.bytes("chart-1.wav")?.starts(with: Data("RIFF".utf8)) == true)
    #expect(try tool("pdftotext", path, "-").contains("Total by month"))
    let first = folder.bytes("out.pdf")
    #expect(folder.bytes("out.pdf") == first)
    _ = try made(text, ending: "pdf")
    #expect(folder.bytes("out.pdf") == first, "the same report gives the same bytes")
    let silent = try made(text, "--no-sound", "--paper", "letter", ending: "pdf")
    #expect(try tool("pdfdetach", "-list", silent).contains("0 embedded files"))
    #expect(try tool("pdfinfo", silent).contains("612 x 792"))
  }

  @Test("page breaks keep headings with their text, tables with their header, and lines together")
  func breaking() throws {
    let measurer = EnvironmentValues().textMeasurer
    let words = String(repeating: "word ", count: 60)
    var text = ""
    for number in 0..<40 { text += "## Part \(number)\n\n\(words)\n\n" }
    text += "| number | name |\n|--|--|\n" + (0..<120).map { "| \($0) | name \($0) |\n" }.joined()
    let (blocks, _) = try MarkdownReader.blocks(of: Array(text.utf8))
    var layout = ReportLayout(
      measurer, isRightToLeft: false, figures: [], images: ReportImages(ReportArguments()))
    try layout.add(blocks, in: .init(x: 54, width: 487))
    let pages = ReportPages(layout.rows, size: Size(595.28, 841.89), name: "Name", measurer: measurer).pages
    func string(_ part: PDFPart) -> String {
      part.items.map { if case .text(let run) = $0 { run.span.string } else { "" } }.joined()
    }
    func types(_ part: PDFPart?) -> [String] { part?.path.map(\.type) ?? [] }
    var headers = 0
    for page in pages {
      #expect(page.parts.allSatisfy { $0.origin.y >= 54 && $0.origin.y < 841.89 - 54 })
      let texts = page.parts.filter { !string($0).isEmpty }
      #expect(types(texts.last).first != "H2", "a heading is the last line of a page")
      headers += texts.count { string($0) == "number" }
      // A paragraph across pages has at least two lines on each page.
      for part in [texts.first, texts.last] where types(part).first == "P" {
        let same = texts.filter { $0.path.first == part?.path.first }
        #expect(Set(same.map(\.origin.y)).count >= 2)
      }
    }
    let withTable = pages.filter { page in page.parts.contains { types($0).first == "Table" } }
    #expect(withTable.count > 3 && headers == withTable.count)
    let all = pages.flatMap(\.parts).map(string).joined(separator: "\n")
    for number in 0..<120 { #expect(all.contains("name \(number)\n") || number == 119) }
  }

  // MARK: Problems

  @Test("errors of all charts are reported together with their lines, and nothing is written")
  func problems() throws {
    let path = try report(
      "# X\n\n```chart\nsales.csv --y totl\n```\n\n```chart\nsales.csv 'x\n```\n\n```chart\nsales.csv -o a.png\n```\n\n"
        + "```chart\n```\n\n```chart\nnone.csv\n```\n")
    let result = run("report", path)
    #expect(result.status == 1 && result.out.isEmpty)
    #expect(
      result.error == [
        "\(path):4: \(folder.path)/sales.csv: there is no column \"totl\"; did you mean \"total\"?",
        "\(path):8: a quote (') is opened and not closed",
        "\(path):12: --output is for pictures; a report holds its charts",
        "\(path):16: the chart is empty; give a table and options, as in sales.csv --x month --y revenue",
        "\(path):19: \(folder.path)/none.csv: there is no such file",
      ])
    #expect(folder.names == ["report.md", "sales.csv"])
    for (text, problem) in [
      ("![x](https://example.org/x.png)", ":1: https://example.org/x.png is not fetched"),
      ("\n![x](none.png)", ":2: \(folder.path)/none.png: there is no such file"),
      ("![x](sales.csv)", "this is not a picture"),
    ] {
      for ending in ["html", "pdf"] {
        let result = run("report", try report(text), "-o", folder.path + "/a." + ending)
        #expect(
          result.status == 1 && result.error.count == 1 && result.error[0].contains(problem), "\(result)")
      }
    }
    #expect(folder.names == ["report.md", "sales.csv"])
    // Problems of pictures are reported together with problems of charts.
    let both = try report("```chart\nnone.csv\n```\n\n| a |\n|---|\n| *![x](none.png)* |\n")
    for ending in ["html", "pdf"] {
      #expect(
        run("report", both, "-o", folder.path + "/a." + ending).error == [
          "\(path):2: \(folder.path)/none.csv: there is no such file",
          "\(path):7: \(folder.path)/none.png: there is no such file",
        ])
    }
    let html = run("report", try report("a\n\n<script>x</script>\n"), "-o", folder.path + "/a.html")
    #expect(html.status == 0 && html.error == ["\(path):3: note: raw HTML is left out"])
    #expect(String(decoding: folder.bytes("a.html") ?? Data(), as: UTF8.self).contains("<script>x") == false)
  }

  @Test("wrong use is reported in one line")
  func mistakes() throws {
    let path = try report("# X\n")
    for (arguments, problem) in [
      (["report"], "which report? Give a Markdown file"),
      (["report", path, path], "one report at a time"),
      (["report", path, "-o", "x.png"], "end the name in .html or .pdf"),
      (["report", path, "--paper", "a3"], "it can be a4, letter"),
      (["report", path, "--wacth"], "did you mean --watch?"),
      (["report", path, "--watch", "-o", "-"], "name it with -o"),
      (["report", "a.swift"], "a report is Markdown"),
      (["report", path, "--no-sound"], "--no-sound is for a PDF"),
      (["report", path, "--paper", "letter", "-o", "x.html"], "--paper is for a PDF"),
      (["report", path, "--format", "html", "-o", "x.pdf"], "--format html contradicts the name x.pdf"),
    ] {
      let result = run(arguments)
      #expect(result.status == 2 && result.error.count == 1 && result.error[0].contains(problem), "\(result)")
    }
    #expect(run("report", "--help").out == [Help.report])
    #expect(Help.report.split(separator: "\n", omittingEmptySubsequences: false).count <= 48)
    #expect(Help.report.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(
      run("report", folder.path + "/none.md").error == ["\(folder.path)/none.md: there is no such file"])
  }

  @Test("without a name the page is named after the report, and nothing is overwritten")
  func names() throws {
    _ = try report("# X\n")
    func tool(_ arguments: String...) throws -> Int32 {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: TestDrivers.buildFolder + "/debug/opencharts")
      process.arguments = arguments
      process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
      (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
      try process.run()
      process.waitUntilExit()
      return process.terminationStatus
    }
    #expect(
      try tool("report", "report.md") == 0 && folder.names == ["report.html", "report.md", "sales.csv"])
    #expect(try tool("report", "report.md") == 1)
    #expect(try tool("report", "report.md", "--force") == 0)
    #expect(try tool("report", "report.md", "-o", "report.md", "--format", "html") == 1)
    #expect(folder.bytes("report.md") == Data("# X\n".utf8))
  }
}
