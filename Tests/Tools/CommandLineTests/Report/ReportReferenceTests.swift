import Foundation
import OpenChartsDisplayList
import Testing

@testable import OpenChartsCommandLineTool

/// Footnotes, captions, references, callouts, definitions and figures side by side.
@MainActor struct ReportReferenceTests {
  let maker = try! ReportMaker()
  private let chart = "rain.csv --x city --y rain_mm --aggregate sum\n```\n"

  @Test func footnotesLeadToTheirNotesAndBack() throws {
    let text =
      "One[^b] and two[^a], one again[^b], none[^zz].\n\n[^a]: Second, see [^b].\n\n[^b]: First *note*.\n\n    More.\n"
    let html = try maker.page(text)
    #expect(html.contains("One<sup><a id=\"fnref.1\" href=\"#fn.1\" role=\"doc-noteref\">1</a></sup>"))
    #expect(html.components(separatedBy: "id=\"fnref.1\"").count == 2)
    #expect(
      html.contains(
        "<li id=\"fn.1\">\n<p>First <em>note</em>.</p>\n<p>More. <a href=\"#fnref.1\" role=\"doc-backlink\""))
    #expect(html.contains("<h2>Notes</h2>") && html.contains("none[^zz]"))
    let path = try maker.pdf("---\nlanguage: de\n---\n" + text)
    let words = try maker.tool("pdftotext", path, "-")
    #expect(words.contains("Anmerkungen") && words.contains("First note.") && !words.contains("[^a]"))
    #expect(try maker.tool("pdfinfo", "-dests", path).matches(of: /"d\d+"/).count == 4)
    // Notes are tagged as such, each with a name that the structure lists, and the text refers to them.
    let types = try maker.tool("pdfinfo", "-struct", path).split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces).prefix { $0.isLetter }
    }
    #expect(types.filter { $0 == "Note" }.count == 2 && types.filter { $0 == "Reference" }.count == 4)
    let file = String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
    for number in 0...1 { #expect(file.components(separatedBy: "(note-10000\(number))").count == 3) }
    #expect(file.contains("/IDTree << /Names [ (note-100000) "))
  }

  @Test func figuresAndTablesAreNumberedAndReferred() throws {
    let text =
      "---\nlanguage: fr\n---\n\nSee @fig-rain, @tbl-all and @sec-end. Not a@fig-rain.org or `@fig-x`.\n\n```chart {#fig-rain}\n"
      + chart
      + "\n: Rain by *city*\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n: All, see @fig-rain {#tbl-all}\n\n## The end {#sec-end}\n"
    let html = try maker.page(text)
    for part in [
      "See <a href=\"#fig-rain\">Figure\u{A0}1</a>, <a href=\"#tbl-all\">Tableau\u{A0}1</a> and <a href=\"#sec-end\">The end</a>",
      "<figure class=\"numbered\" id=\"fig-rain\">",
      "<figcaption><strong>Figure\u{A0}1\u{A0}: </strong>Rain by <em>city</em></figcaption>",
      "<figcaption><strong>Tableau\u{A0}1\u{A0}: </strong>All, see <a href=\"#fig-rain\">",
      "<h2 id=\"sec-end\">The end</h2>",
      "<code>@fig-x</code>",
    ] {
      #expect(html.contains(part), "\(part)")
    }
    let path = try maker.pdf(text)
    let words = try maker.tool("pdftotext", path, "-")
    #expect(
      words.contains("Figure 1 : Rain by city") || words.contains("Figure\u{A0}1\u{A0}: Rain by city"),
      "\(words)")
    let structure = try maker.tool("pdfinfo", "-struct", path)
    #expect(structure.components(separatedBy: "Caption").count == 3)
    #expect(try maker.tool("pdfinfo", "-dests", path).matches(of: /"d\d+"/).count == 3)
  }

  @Test func referencesTouchLettersOfScriptsWithoutSpaces() throws {
    let text = "図は@fig-aを参照。انظر و@fig-a، ראו ב@fig-a. Not é@fig-a or x@fig-a.\n\n```chart {#fig-a}\n" + chart
    let html = try maker.page("---\nlanguage: ja\n---\n\n" + text)
    let link = "<a href=\"#fig-a\">図1</a>"
    for part in ["図は\(link)を参照", "و\(link)،", "ב\(link).", "é@fig-a or x@fig-a."] {
      #expect(
        html.contains(part),
        "\(part) \(html.firstRange(of: "<p").map { html[$0.lowerBound...].prefix(900) } ?? "")")
    }
    // The whole word is the name where it is one.
    let other = try maker.page(
      text.replacing("@fig-aを", with: "@fig-雨を").replacing("{#fig-a}", with: "{#fig-雨}")
        .replacing("و@fig-a، ראו ב@fig-a.", with: ""))
    #expect(other.contains("<a href=\"#fig-") && other.contains("</a>を参照"))
    let unknown = try maker.run("図は@fig-bを参照。\n\n```chart {#fig-a}\n" + chart)
    #expect(
      unknown.status == 1 && unknown.error.first?.hasPrefix("report.md:1: @fig-bを参照: no figure") == true)
    let sentence = String(repeating: "文", count: 300)
    let long = try maker.page("@fig-a\(sentence)\n\n```chart {#fig-a}\n" + chart)
    #expect(long.contains("</a>\(sentence)"))
  }

  @Test func unknownAndWrongNamesHaveALine() throws {
    let result = try maker.run(
      "See @fig-rian and\n@tbl-x.\n\n```chart {#fig-rain}\n" + chart + "\n```chart {#fig-rain}\n" + chart
        + "\n```chart {#tbl-elsewhere}\n" + chart)
    #expect(
      result.error == [
        "report.md:1: @fig-rian: no figure has this name; did you mean @fig-rain?",
        "report.md:2: @tbl-x: no table has this name; {#tbl-x} gives it",
        "report.md:8: the name fig-rain is given twice",
        "report.md:12: tbl-elsewhere: the name of a chart or picture begins with fig-",
      ])
    for (info, problem) in [
      ("{#a b}", "{#a b} is unknown; braces hold a name and a width, as in {#fig-rain width=50%}"),
      ("{width=500%}", "width=500% is no width; it can be width=10% to width=100%"),
      ("swfit", "\"swfit\" is unknown behind chart; it can be swift or {#fig-name width=50%}"),
    ] {
      let result = try maker.run("\n```chart \(info)\n" + chart)
      #expect(result.error == ["report.md:2: " + problem])
    }
  }

  @Test func captionsThatReferToEachOtherEnd() throws {
    let html = try maker.page(
      "## A @sec-b {#sec-a}\n\n## B @sec-a {#sec-b}\n\n```chart {#fig-a}\n\(chart)\n: see @fig-b\n\n```chart {#fig-b}\n\(chart)\n: see @fig-a\n"
    )
    #expect(
      html.contains("see <a href=\"#fig-b\">Figure\u{A0}2</a>")
        && html.contains("see <a href=\"#fig-a\">Figure\u{A0}1</a>"))
  }

  @Test func figuresStandSideBySide() throws {
    let text =
      "```chart {#fig-a width=50%}\n" + chart + ": Left\n\n```chart {#fig-b width=50%}\n" + chart
      + ": Right\n\n```chart {width=60%}\n" + chart
    let html = try maker.page(text)
    #expect(html.components(separatedBy: "<div class=\"row\">").count == 3)
    #expect(html.contains("<figure class=\"numbered\" id=\"fig-b\" style=\"flex-basis: calc(50% - 1rem)\">"))
    let path = try maker.pdf(text)
    let boxes = try maker.tool("pdftotext", "-bbox", path, "-")
    func place(_ word: String) throws -> (x: Double, y: Double) {
      let pattern = try Regex(
        "xMin=\"([0-9.]+)\" yMin=\"([0-9.]+)\"[^>]*>\(word)<", as: (Substring, Substring, Substring).self)
      let found = try #require(boxes.firstMatch(of: pattern)).output
      return (Double(found.1) ?? 0, Double(found.2) ?? 0)
    }
    let (left, right) = (try place("Left"), try place("Right"))
    #expect(abs(left.y - right.y) < 1 && right.x > left.x + 150)
  }

  @Test func calloutsAndDefinitionsHaveTheirForms() throws {
    let text =
      "> [!WARNING]\n> Mind *this*.\n\n> [!OTHER]\n> x\n\nTerm `a`\n: One\nmore\n: Two\n\nOther\n: Three\n\nNo term\nhere: x\n"
    let html = try maker.page("---\nlanguage: es\n---\n" + text)
    #expect(
      html.contains(
        "<aside class=\"callout warning\" aria-labelledby=\"callout.1\">\n<p id=\"callout.1\"><strong>Advertencia</strong></p>\n<p>Mind <em>this</em>.</p>"
      ))
    #expect(html.contains("<blockquote>\n<p>[!OTHER] x</p>"))
    #expect(
      html.contains(
        "<dl>\n<dt>Term <code>a</code></dt>\n<dd>One more</dd>\n<dd>Two</dd>\n<dt>Other</dt>\n<dd>Three</dd>\n</dl>"
      ))
    let words = try maker.tool("pdftotext", try maker.pdf(text), "-")
    #expect(words.contains("Warning") && words.contains("One more") && !words.contains("[!WARNING]"))
  }

  @Test func tenThousandFootnotesTakeTheirTimeOnce() throws {
    func text(_ count: Int) -> String {
      (0..<count).map { "Text[^\($0)].\n\n[^\($0)]: Note [^\(($0 + 1) % count)].\n\n" }.joined()
    }
    func seconds(_ count: Int) throws -> Double {
      let start = ContinuousClock.now
      let html = try maker.page(text(count))
      #expect(html.contains("<li id=\"fn.\(count)\">"))
      return (ContinuousClock.now - start) / .seconds(1)
    }
    _ = try seconds(10)
    let (few, many) = (try seconds(2_000), try seconds(10_000))
    #expect(many < max(few * 20, 4), "five times the notes took \(many / few) times as long")
  }

  @Test func thousandsOfUnknownReferencesAreFiftyLines() throws {
    let names = (0..<3_000).map { "```chart {#fig-a\($0)}\n```\n\n@fig-b\($0)\n\n" }.joined()
    let result = try maker.run(names)
    #expect(result.status == 1 && result.error.count { $0.contains("@fig-b") } == 50)
  }
}
