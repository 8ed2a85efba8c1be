import Foundation
import Testing

@testable import OpenChartsCommandLineTool

/// The tool's words in reports of languages with and without such words.
@MainActor struct ReportLanguageTests {
  let maker = try! ReportMaker()

  private let text =
    "toc: true\n---\n\n## A {#sec-a}\n\n> [!TIP]\n> t\n\nx[^1], see @tbl-x and @sec-a\n\n| a |\n|---|\n| b |\n\n: cap {#tbl-x}\n\n"
    + "```chart\nrain.csv --mark bar --x city --y rain_mm --aggregate sum\n```\n\n[^1]: f\n"

  @Test func wordsOfAnotherLanguageSayWhich() throws {
    let result = try maker.run("---\nlanguage: it\n" + text)
    #expect(
      result.error.contains(
        "report.md: note: the words of the tool, such as Figure and Contents, are in English; they can be in ar, de, en, es, fr and ja"
      ), "\(result.error)")
    let html = try maker.page("---\nlanguage: it\n" + text)
    for part in [
      "<html lang=\"it\">", "<p id=\"contents.title\" lang=\"en\">Contents</p>", "<h2 lang=\"en\">Notes</h2>",
      "<strong><span lang=\"en\">Tip</span></strong>",
      "<a href=\"#tbl-x\"><span lang=\"en\">Table\u{A0}1</span></a>",
      "<strong><span lang=\"en\">Table\u{A0}1: </span></strong>cap", "lang=\"en\">↩</a>",
      "<a href=\"#sec-a\">A</a>", "<body lang=&quot;en&quot;>", "<div class=\"paper\" lang=\"en\"",
    ] {
      #expect(html.contains(part), "\(part)")
    }
    let path = try maker.pdf("---\nlanguage: it\n" + text)
    let file = String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
    // The contents, the callout, the reference, the caption, the notes, and the figure.
    #expect(file.components(separatedBy: "/Lang <FEFF0065006E>").count == 7)
  }

  @Test func wordsOfTheReportsLanguageHaveNoLanguage() throws {
    let text = "---\nlanguage: de\n" + text
    let result = try maker.run(text)
    #expect(!result.error.contains { $0.contains("words of the tool") })
    let own = try maker.page(text).replacing(/srcdoc="[^"]*"/, with: "")
    #expect(!own.contains("lang=\"en\"") && own.contains("<strong>Tabelle\u{A0}1: </strong>cap"))
  }

  @Test func tablesOfChartsInPDFHaveTheNumbersOfTheLanguage() throws {
    _ = try maker.folder.file("n.csv", "k,v\na,1350\nb,90.5\n")
    let chart = "```chart\nn.csv --mark bar --x k --y v\n```\n"
    for (language, words) in [("de", ["1.350", "90,5"]), ("en", ["1,350", "90.5"])] {
      let path = try maker.pdf("---\nlanguage: \(language)\n---\n\n# T\n\n" + chart)
      let structure = try maker.tool("pdfinfo", "-struct-text", path)
      for word in words { #expect(structure.contains("\"\(word)\""), "\(word): \(structure)") }
    }
  }
}
