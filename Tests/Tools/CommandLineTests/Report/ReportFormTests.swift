import Foundation
import Testing

@testable import OpenChartsCommandLineTool

/// Definitions of several paragraphs, titles of callouts, literal signs, and settings in their various spellings.
@MainActor struct ReportFormTests {
  let maker = try! ReportMaker()

  @Test func furtherParagraphsOfADefinitionAreIndented() throws {
    let text =
      "Term\n: First\nmore\n\n    Second with $x^2$ and *this*.\n\n    Third.\n\nOther\n: One\n\nText\n\n    code\n"
    let html = try maker.page(text)
    #expect(html.contains("<dd>\n<p>First more</p>\n<p>Second with <math"), "\(html)")
    #expect(
      html.contains("and <em>this</em>.</p>\n<p>Third.</p>\n</dd>\n<dt>Other</dt>\n<dd>One</dd>\n</dl>"))
    #expect(html.contains("<p>Text</p>\n<pre tabindex=\"0\"><code>code\n</code></pre>"))
    #expect(try maker.tool("pdftotext", try maker.pdf(text), "-").contains("Second with x² and this."))
    // Lists, quotes and code within a definition are code, as before.
    for line in ["- a", "> a", "| a |", "1. a", "# a"] {
      let html = try maker.page("T\n: d\n\n    \(line)\n")
      #expect(html.contains("<pre tabindex=\"0\"><code>"), "\(line)")
    }
  }

  @Test func aCalloutCanHaveATitle() throws {
    let html = try maker.page("> [!tip] My *own* title\n> text\n\n> [!NOTE]\n> n\n\n> [!WARNING] Alone\n")
    for part in [
      "<aside class=\"callout tip\" aria-labelledby=\"callout.1\">\n<p id=\"callout.1\"><strong>My <em>own</em> title</strong></p>\n<p>text</p>\n</aside>",
      "<p id=\"callout.2\"><strong>Note</strong></p>\n<p>n</p>",
      "<p id=\"callout.3\"><strong>Alone</strong></p>\n</aside>",
    ] {
      #expect(html.contains(part), "\(part)")
    }
    let words = try maker.tool("pdftotext", maker.pdf("> [!tip] My title\n> text\n"), "-")
    #expect(words.contains("My title") && !words.contains("Tip"))
  }

  @Test func aBackslashKeepsTheSignOfAReference() throws {
    let html = try maker.page("# A {#sec-a}\n\n\\@sec-a and @sec-a and `\\@sec-a` and \\@x\n\n    \\@y\n")
    #expect(html.contains("<p>@sec-a and <a href=\"#sec-a\">A</a> and <code>\\@sec-a</code> and @x</p>"))
    #expect(html.contains("<code>\\@y\n</code>"))
  }

  @Test func settingsCanBeSpelledInSeveralWays() throws {
    let settings =
      "---\ntitle: 'It''s {= year }'\nauthor: \"A \\\"B\\\"\"\npaper: Letter\nheader: \"H {= year } | {date}\"\ndate: spring\nparameters:\n  year: 2024\n---\n\nText\n"
    let path = try maker.pdf(settings)
    let info = try maker.tool("pdfinfo", path)
    #expect(info.contains("It's 2024") && info.contains("A \"B\"") && info.contains("612 x 792"))
    #expect(try maker.tool("pdftotext", "-layout", path, "-").contains(/H 2024 {5,}spring/))
    let wrong = try maker.run(
      "---\nheader: \"{= nothing }\"\ntitle: 'open''\n---\n\nText\n", ending: "pdf")
    #expect(wrong.error == ["report.md:3: a quote (') is opened and not closed"], "\(wrong.error)")
    let unknown = try maker.run("---\nheader: \"{= nothing }\"\n---\n\nText\n", ending: "pdf")
    #expect(unknown.error.first?.hasPrefix("report.md:2: {= nothing }: there is no parameter") == true)
  }

  @Test func headsOfThreePartsShareTheWidth() throws {
    let (title, author) = (
      "Annual report of the weather services", "The Department of Environmental Observations"
    )
    let footer =
      "ACME GmbH, Department of Publications, Musterstrasse 12, 12345 Musterstadt, Germany | Confidential, for internal use only, not to be copied | {page}"
    let path = try maker.pdf(
      "---\ntitle: \(title)\nauthor: \(author)\ndate: spring\nheader: \"{title} | {author} | {date}\"\nfooter: \"\(footer)\"\n---\n\nText\n"
    )
    let words = try maker.tool("pdftotext", "-bbox", path, "-").matches(
      of: /xMin="([0-9.]+)" yMin="([0-9.]+)" xMax="([0-9.]+)"[^>]*>([^<]*)</
    ).compactMap { word -> (y: Int, from: Double, to: Double)? in
      guard let from = Double(word.output.1), let y = Double(word.output.2), let to = Double(word.output.3)
      else { return nil }
      return (Int(y), from, to)
    }
    for line in Dictionary(grouping: words, by: \.y).values {
      let sorted = line.sorted { $0.from < $1.from }
      for (left, right) in zip(sorted, sorted.dropFirst()) { #expect(left.to <= right.from + 0.5) }
      #expect(sorted.allSatisfy { $0.from > 50 && $0.to < 546 })
    }
    let text = try maker.tool("pdftotext", path, "-")
    // The head has room for all of it, and the foot shortens its longest parts.
    #expect(text.contains(title) && text.contains(author) && text.contains("…"))
  }

  @Test func widthsAreSharedByNeed() {
    #expect(SharedWidth.limited([10, 20, 30], to: 60) == [10, 20, 30])
    #expect(SharedWidth.limited([10, 40, 50], to: 60) == [10, 25, 25])
    #expect(SharedWidth.limited([100, 40], to: 60) == [30, 30])
    #expect(SharedWidth.limited([], to: 60).isEmpty)
  }

  @Test func aThemeIsAnOptionToo() throws {
    let brand = try maker.folder.file(
      "acme.theme",
      "colors: \"#0a6b4f\"\ndark-colors: \"#7fd8b8\"\nbackground: \"#fff8e7\"\ndark-background: \"#101820\"\n"
    )
    let text = "# T\n\n```python\nx = 1\n```\n"
    let dark = try maker.page("---\ntheme: dark acme.theme\n---\n\n" + text)
    #expect(dark.contains("@media screen { h1, h2, h3, a { color: #7fd8b8 } }"))
    #expect(dark.contains("body { background: #101820; color: #f2f2f7 }"))
    #expect(try maker.page(text, "--theme", "dark \(brand)") == dark)
    let light = try maker.page("---\ntheme: dark\n---\n\n" + text, "--theme", brand)
    #expect(light.contains("body { background: #fff8e7; color: #1c1c1f }"))
    let path = try maker.pdf(text, "--theme", brand)
    _ = try maker.tool("pdftoppm", "-r", "20", "-singlefile", path, maker.folder.path + "/sheet")
    let pixels = try #require(maker.folder.bytes("sheet.ppm"))
    let header = try #require(pixels.firstRange(of: Data("\n255\n".utf8)))
    #expect(pixels[header.upperBound...].prefix(3) == Data([0xFF, 0xF8, 0xE7]))
    #expect(try maker.run(text, "--theme", "pink").error.first?.contains("pink is unknown") == true)
  }
}
