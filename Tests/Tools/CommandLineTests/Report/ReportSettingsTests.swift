import Foundation
import OpenChartsLimits
import Testing

@testable import OpenChartsCommandLineTool

/// The settings above the text of a report.
@MainActor struct ReportSettingsTests {
  let maker = try! ReportMaker()
  private let chart = "```chart\nrain.csv --x city --y rain_mm --aggregate sum\n```\n"

  @Test func settingsAreShownAndNotDrawnAsText() throws {
    let text =
      "---\ntitle: \"Rain: a report\" # a remark\nauthor: Ada & Ben\ndate: 2024-01-31\nlanguage: de\n---\n\n# Rain: a report\n\n## Teil\n"
      + chart
    let html = try maker.page(text)
    for part in [
      "<html lang=\"de\">", "<title>Rain: a report</title>",
      "<meta name=\"author\" content=\"Ada &amp; Ben\">",
      "<header>\n<h1 id=\"rain-a-report\">Rain: a report</h1>\n<p>Ada &amp; Ben · 31. Januar 2024</p>\n</header>",
      "srcdoc=\"<!DOCTYPE html>\n<html lang=&quot;de",
    ] {
      #expect(html.contains(part), "\(part)")
    }
    #expect(html.components(separatedBy: "Rain: a report</h1>").count == 2 && !html.contains("<hr>"))
    let path = try maker.pdf(text)
    let info = try maker.tool("pdfinfo", path)
    #expect(info.contains("Rain: a report") && info.contains("Author:          Ada & Ben"))
    #expect(try maker.tool("pdftotext", path, "-").contains("Ada & Ben · 31. Januar 2024"))
    #expect(
      try maker.tool("pdfinfo", "-meta", path).contains("<dc:creator><rdf:Seq><rdf:li>Ada &amp; Ben</rdf:li>")
    )
    // The option takes precedence over the front matter.
    #expect(try maker.page(text, "--locale", "fr_FR").contains("<html lang=\"fr-FR\">"))
  }

  @Test func theTitleIsTheOnlyHeadingOfLevelOne() throws {
    let settings = "---\ntitle: Rain\ntoc: 1\n---\n\n"
    let page = try maker.page(settings + "# Rain report\n\n## Sub\n\n> # Quoted\n\n###### Deep\n\n" + chart)
    let own = page.replacing(/srcdoc="[^"]*"/, with: "")
    #expect(own.components(separatedBy: "<h1").count == 2)
    for part in [
      "<h1>Rain</h1>", "<h2 id=\"rain-report\">", "<h3 id=\"sub\">", "<h2 id=\"quoted\">",
      "<h6 id=\"deep\">", "<li class=\"level0\"><a href=\"#rain-report\">",
    ] {
      #expect(own.contains(part), "\(part)")
    }
    // A heading with the same text as the title replaces it, and links to the heading work.
    let same = try maker.page(settings + "# Rain {#sec-rain}\n\n## Sub\n\nSee @sec-rain.\n")
    #expect(same.components(separatedBy: "<h1").count == 2 && !same.contains("class=\"contents\""))
    #expect(same.contains("<h1 id=\"sec-rain\">Rain</h1>") && same.contains("<a href=\"#sec-rain\">Rain</a>"))
    #expect(same.contains("<h2 id=\"sub\">"))
    // Headings keep their levels below a title that is the only one of its level.
    #expect(try maker.page(settings + "## Sub\n").contains("<h2 id=\"sub\">"))
    let tags = try maker.tool("pdfinfo", "-struct", maker.pdf(settings + "# Part\n\n## Sub\n"))
    #expect(tags.matches(of: /\bH\d/).map { String($0.output) } == ["H1", "H2", "H3"], "\(tags)")
  }

  @Test func chartsBelowTheTitleContinueItsLevel() throws {
    let page = try maker.page("---\ntitle: Rain\n---\n\n" + chart)
    #expect(page.contains("<h2 id=&quot;title&quot; class=&quot;unseen&quot;>"))
  }

  @Test func eachWrongSettingHasALine() throws {
    let result = try maker.run(
      "---\ntitel: x\ndate: 2024-02-30\nlanguage: qqqq\ntoc: maybe\ntheme: pink\naccent: red\npaper: a3\n"
        + "author: [a, b]\nheader: \"{pgae}\"\nfooter: 'x\nx\n  y: 1\nparameters:\n  a b: 1\n---\n\nText\n")
    #expect(result.status == 1 && !maker.folder.names.contains("out.html"))
    #expect(
      result.error == [
        "report.md:2: \"titel\" is no setting; did you mean title?",
        "report.md:3: date: there is no day 2024-02-30; a day is 2024-01-31",
        "report.md:4: language: qqqq is unknown; give a name such as de_DE",
        "report.md:5: toc: maybe is unknown; it can be true, false, or the lowest level of headings from 1 to 6",
        "report.md:6: theme: pink is unknown; it can be auto, light, dark, or the name of a theme file",
        "report.md:7: accent: red is no colour such as \"#0a6b4f\"",
        "report.md:8: paper: a3 is unknown; it can be a4, letter",
        "report.md:9: a value that begins with [ needs quotes; lists are not known here",
        "report.md:10: header: {pgae} is unknown; it can be {title}, {author}, {date}, {page}, {pages}",
        "report.md:11: a quote (') is opened and not closed",
        "report.md:12: \"x\" is no setting; a line is key: value, as in title: Rain",
        "report.md:13: only the lines of parameters are indented",
        "report.md:15: \"a b\" is no name of a parameter; it can have letters, digits and _",
      ])
  }

  @Test func settingsThatAreOpenOrHugeAreRefusedInOneLine() throws {
    for ending in ["html", "pdf"] {
      let open = try maker.run("---\ntitle: x\n\nText\n", ending: ending)
      #expect(open.error == ["report.md:1: the settings have no end; end them with a line ---"])
      let huge = try maker.run(
        "---\n" + String(repeating: "title: " + String(repeating: "x", count: 200) + "\n", count: 5_000)
          + "---\n",
        ending: ending)
      #expect(huge.error == ["report.md:1: more than 64 KiB of settings; end them with a line ---"])
    }
    // A rule in the first line is a rule.
    #expect(try maker.page("---\n\nText\n\n---\n").components(separatedBy: "<hr>").count == 3)
    // Line numbers count the lines of the settings.
    #expect(
      try maker.run("---\ntitle: x\n---\n\n```chart\nnone.csv\n```\n").error == [
        "report.md:6: none.csv: there is no such file"
      ])
  }

  @Test func contentsListHeadingsWithLinksAndPages() throws {
    let text =
      "---\ntitle: Rain\ntoc: 2\n---\n\n# One\n\n## Two\n\n### Deep\n\n" + chart + chart
      + "# Three\n\nSee [Two](#two).\n"
    let html = try maker.page(text)
    let links = html.matches(of: /<li class="level(\d)"><a href="#([^"]*)">/).map {
      "\($0.output.1) \($0.output.2)"
    }
    #expect(links == ["0 one", "1 two", "0 three"])
    let path = try maker.pdf(text)
    let lines = try maker.tool("pdftotext", "-layout", "-l", "1", path, "-").split(separator: "\n")
    let entries = lines.compactMap { $0.firstMatch(of: /^\s*(One|Two|Three) {3,}(\d+)$/)?.output }
    #expect(entries.map { "\($0.1) \($0.2)" } == ["One 1", "Two 1", "Three 2"], "\(lines)")
    // Headings and entries are targets, in pages of a viewer's outline as well.
    let names = try maker.tool("pdfinfo", "-dests", path)
    #expect(names.matches(of: /"d\d+"/).count == 4)
    let bytes = String(decoding: maker.folder.bytes("out.pdf") ?? Data(), as: UTF8.self)
    #expect(bytes.matches(of: /\/Dest \(d\d+\)/).count >= 4 && bytes.contains("/Type /Outlines"))
    #expect(bytes.contains("/Title (Three)"))
    #expect(try maker.tool("pdfinfo", "-struct", path).contains("TOCI"))
  }

  @Test func headsAndFeetThemesAndPaperAreThoseOfTheSettings() throws {
    let text =
      "---\ntitle: Rain\ntheme: dark\naccent: \"#0a6b4f\"\npaper: letter\nheader: ACME | confidential\nfooter: \"{date} | {title} | page {page}\"\ndate: spring\n---\n\n## A\n\n"
      + chart
    let path = try maker.pdf(text)
    let words = try maker.tool("pdftotext", "-layout", path, "-")
    #expect(
      words.contains(/ACME {5,}confidential/) && words.contains(/spring {5,}Rain {5,}page 1/), "\(words)")
    #expect(try maker.tool("pdfinfo", path).contains("612 x 792"))
    _ = try maker.tool("pdftoppm", "-r", "20", "-singlefile", path, maker.folder.path + "/dark")
    let pixels = try #require(maker.folder.bytes("dark.ppm"))
    #expect(pixels.suffix(3) == Data([0, 0, 0]), "the page is dark to its edges")
    let html = try maker.page(text)
    #expect(
      html.contains("<meta name=\"color-scheme\" content=\"dark\">")
        && html.contains("@page { size: letter }"))
    #expect(!html.replacing(/srcdoc="[^"]*"/, with: "").contains("prefers-color-scheme"))
  }

  @Test func accentsAreReadableOnTheirGround() {
    for (color, isLight) in [("#ffff00", true), ("#000040", false)] {
      let own = Int(color.dropFirst(), radix: 16) ?? 0
      let colors = ReportColors(
        isDark: !isLight, accent: .init(bytes: own >> 16, own >> 8 & 255, own & 255))
      #expect(colors.accent != .init(bytes: own >> 16, own >> 8 & 255, own & 255))
    }
    let kept = ReportColors(isDark: false, accent: .init(bytes: 10, 107, 79))
    #expect(kept.link == .init(bytes: 10, 107, 79) && kept.accent == kept.link)
  }
}
