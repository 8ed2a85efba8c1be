import OpenChartsCairoRenderer
import OpenChartsDisplayList
import SwiftUI
import Testing

@testable import OpenChartsCommandLineTool

/// Texts below and above the line: `H~2~O` and `x^2^`.
@MainActor @Suite("Scripts of reports") struct ReportScriptTests {
  let maker = try! ReportMaker()

  @Test(
    "One tilde gives subscripts and one caret gives superscripts",
    arguments: [
      ("H~2~O", "H<sub>2</sub>O"), ("x^2^", "x<sup>2</sup>"), ("10^-3^ m", "10<sup>-3</sup> m"),
      ("Ca^2+^ and SO~4~^2-^", "Ca<sup>2+</sup> and SO<sub>4</sub><sup>2-</sup>"),
      ("**CO~2~**", "<strong>CO<sub>2</sub></strong>"),
      ("[CO~2~](a.md)", "<a href=\"a.md\">CO<sub>2</sub></a>"),
      ("~~gone~~", "<del>gone</del>"), ("- the 3^rd^", "<li>the 3<sup>rd</sup>"),
      ("| a |\n|---|\n| x~1~ |", "<td>x<sub>1</sub></td>"), ("x~é~", "x<sub>é</sub>"),
    ])
  func scripts(text: String, html: String) throws {
    let page = try maker.page(text + "\n")
    #expect(page.contains(html), "\(page.suffix(400))")
  }

  @Test(
    "Other tildes and carets, code, formulas and addresses do not change",
    arguments: [
      ("\\~2\\~ and 2\\^3\\^", "~2~ and 2^3^"), ("a~b and c~d", "a~b and c~d"), ("~one two~", "~one two~"),
      ("takes ~5-~10 s", "takes ~5-~10 s"), ("`H~2~O` x^y", "<code>H~2~O</code> x^y"),
      ("[a](b~1~.md)", "<a href=\"b~1~.md\">a</a>"),
      ("<https://a.org/~b~c>", "<a href=\"https://a.org/~b~c\">"),
      ("https://a.org/~b~c", "<a href=\"https://a.org/~b~c\">"), ("    H~2~O", "<code>H~2~O\n</code>"),
      ("~~~\nx^2^\n~~~", "<code>x^2^\n</code>"), ("~" + String(repeating: "a", count: 50) + "~", "~aaaa"),
    ])
  func texts(text: String, html: String) throws {
    let page = try maker.page(text + "\n")
    #expect(page.contains(html), "\(page.suffix(400))")
    #expect(!page.contains("<sub>") && !page.contains("<sup>") && !page.contains("<del>"))
  }

  @Test("Carets in formulas and footnotes do not start scripts")
  func neighbours() throws {
    let page = try maker.page("$x^2$ is $y^2$; a[^1] and b^2^[^1]\n\n[^1]: Note ^3^\n")
    #expect(page.contains("<msup>") && page.contains("b<sup>2</sup><sup><a"))
    #expect(page.contains("Note <sup>3</sup>"))
  }

  @Test("Headings, link names and PDFs have the characters without markup")
  func words() throws {
    let text = "# H~2~O\n\nm^2^ of H~2~O\n"
    #expect(try maker.page(text).contains("<h1 id=\"h2o\">H<sub>2</sub>O</h1>"))
    let path = try maker.pdf(text)
    #expect(try maker.tool("pdfinfo", path).contains("H2O"))
    let words = try maker.tool("pdftotext", path, "-")
    #expect(!words.contains("~") && !words.contains("^"), "\(words)")
  }

  @Test("Scripts of a PDF are smaller, and above or below the line")
  func positions() throws {
    let (blocks, _) = try MarkdownReader.blocks(of: Array("a^b^c~d~".utf8))
    var layout = ReportLayout(
      EnvironmentValues().textMeasurer, isRightToLeft: false, figures: [],
      images: ReportImages(ReportArguments()))
    try layout.add(blocks, in: .init(x: 54, width: 487))
    let runs = layout.rows.flatMap(\.parts).flatMap(\.items).compactMap { item -> TextRun? in
      if case .text(let run) = item { run } else { nil }
    }
    let baselines = runs.map { $0.origin.y - $0.span.baselineOffset }
    try #require(runs.map(\.span.string) == ["a", "b", "c", "d"])
    #expect(layout.rows.count == 1)
    #expect(baselines[1] < baselines[0] && baselines[2] == baselines[0] && baselines[3] > baselines[0])
    #expect(runs[1].span.font.size < runs[0].span.font.size)
  }
}
