import Testing

@testable import OpenChartsCommandLineTool

/// The style of a report's page, on screens and on paper.
@MainActor struct ReportPrintTests {
  let maker = try! ReportMaker()
  private let chart = "```chart\nrain.csv --x city --y rain_mm --aggregate sum --mark bar\n```\n"

  @Test func paperShowsWholeTablesAndRows() throws {
    let page = try maker.page("a\n")
    let print = page.components(separatedBy: "@media print {").dropFirst().joined()
    #expect(print.contains("dt, figcaption:first-child { break-after: avoid }"))
    #expect(print.contains(".row, .numbered > .wide, .numbered > p, figcaption { margin-inline: 0 }"))
    #expect(
      print.contains(".wide { overflow: visible; overflow-wrap: anywhere }")
        && print.contains("table { max-width: 100% }"))
    // On screens, wide tables scroll, and long words of texts wrap.
    #expect(
      page.contains("margin: 0; overflow-wrap: anywhere }")
        && page.contains(".wide { overflow: auto; overflow-wrap: normal }"))
    #expect(!page.contains("min-width: 16rem"))
  }

  @Test func chartsOnPaperLeaveSpaceForASecondOne() throws {
    let print = try maker.page("a\n").components(separatedBy: "@media print {").dropFirst().joined()
    #expect(print.contains(".paper svg { display: block; height: auto; max-width: 100%; zoom: .92 }"))
  }

  @Test func wideTablesKeepTheirWordsWholeOnPaper() throws {
    func table(_ cells: [String]) -> String {
      "| " + cells.joined(separator: " | ") + " |\n" + String(repeating: "|-", count: cells.count) + "|\n| "
        + cells.joined(separator: " | ") + " |\n"
    }
    let texts = ["several words in a cell", "as many words in here"]
    let wide = try maker.page(table(texts + texts + texts + ["https://example.org/a/long/address"]))
    #expect(wide.contains("<table class=\"words\">"))
    #expect(wide.components(separatedBy: " class=\"long\"").count == 3)
    #expect(wide.contains(".words :is(th, td) { overflow-wrap: break-word"))
    // Narrow tables need no rule, and words that do not fit must be broken.
    for cells in [["a", "b"], (0..<8).map { _ in "fifteen-letters" }] {
      #expect(try maker.page(table(cells)).contains("<table>"))
    }
  }

  @Test func calloutsHaveTheColoursOfTheirKind() throws {
    let page = try maker.page("> [!NOTE]\n> a\n")
    // The rule for one kind is more specific than the rule for all callouts.
    #expect(
      page.contains("aside.note { border-color: #")
        && page.contains("\n.callout { border-inline-start: 4px solid"))
  }

  @Test(arguments: ["---\ntheme: dark\n---\n\n", ""]) func paperIsLight(settings: String) throws {
    let option = settings.isEmpty ? " --dark" : ""
    let page = try maker.page(settings + chart.replacing("--mark bar", with: "--mark bar" + option))
    let paper = try #require(page.components(separatedBy: "<div class=\"paper\"").last)
    let own = try #require(maker.page(chart).components(separatedBy: "<div class=\"paper\"").last)
    #expect(paper.prefix(2_000) == own.prefix(2_000))
  }

  @Test func darkReportsArePrintedInLight() throws {
    for theme in ["dark", "auto"] {
      let page = try maker.page("---\ntheme: \(theme)\n---\n\n```swift\nlet a = 1\n```\n")
      #expect(page.contains("@media print { :root { color-scheme: light } }"))
      // Dark colours are for screens.
      #expect(!page.contains("@media (prefers-color-scheme: dark)"))
      #expect(page.contains(theme == "dark" ? "@media screen {" : "@media screen and (prefers-color-scheme"))
    }
  }

  @Test func chartsInSwiftOfADarkReportAreLightOnPaper() throws {
    func paper(_ theme: String) throws -> String {
      let page = try maker.page(
        "---\ntheme: \(theme)\n---\n\n```chart\nChart { BarMark(x: .value(\"a\", \"x\"), y: .value(\"b\", 2)) }\n```\n",
        "--scratch-path", maker.folder.path + "/s")
      return page.components(separatedBy: "<div class=\"paper\"").last ?? ""
    }
    let dark = try paper("dark")
    let light = try paper("light")
    #expect(dark == light && dark.contains("<svg "))
  }

  @Test func textsOfTheOtherDirectionHaveTheirOwn() throws {
    let page = try maker.page(
      "# مطر\n\nنص Latin\n\nLatin نص\n\n- ثلج\n- snow\n\n| مطر | b |\n|---|---|\n| a | ثلج |\n\nكلمة\n: معنى\n"
    )
    for part in [
      "<ul dir=\"rtl\">", " dir=\"auto\">مطر</h1>", "<p dir=\"auto\">نص Latin</p>", "<p>Latin نص</p>",
      "<li>ثلج", "<li><bdi>snow</bdi>",
      "<th scope=\"col\" dir=\"auto\">مطر</th>", "<td dir=\"auto\">ثلج</td>", "<dt dir=\"auto\">",
      "<dd dir=\"auto\">",
    ] {
      #expect(page.contains(part), "\(part)")
    }
    let list = try maker.page("- ثلج\n- [ ] snow\n\n1. ثلج\n\n2. snow\n")
    #expect(
      list.contains("<li class=\"task\">☐ <bdi>snow</bdi>") && list.contains("<li><p dir=\"auto\">snow"))
    #expect(list.contains("li > p[dir] {"))
    #expect(
      try maker.page("---\nlanguage: ar\n---\n\nنص\n\nLatin\n").contains(
        "<p>نص</p>\n<p dir=\"auto\">Latin</p>"))
  }

  @Test("Paragraphs of a PDF begin at the side of their script", arguments: ["en", "ar"])
  func directionsOnPaper(language: String) throws {
    let path = try maker.pdf("---\nlanguage: \(language)\n---\n\nنص\n\nLatin\n")
    let boxes = try maker.tool("pdftotext", "-bbox", path, "-")
    // A word of Arabic may be letters apart.
    func start(_ word: String) throws -> Double {
      let line = try #require(
        boxes.split(separator: "\n").first { $0.contains("\(word)</word>") }, "\(boxes)")
      return try #require(line.firstMatch(of: /xMin="([0-9.]+)"/).flatMap { Double($0.output.1) })
    }
    #expect(try start("Latin") < 100)
    #expect(try start("ن") > 400)
  }

  @Test func sharesOfArabicNamesKeepTheirSide() {
    #expect("Oslo".isolatedIfRightToLeft == "Oslo")
    #expect("تونس".isolatedIfRightToLeft == "\u{2068}تونس\u{2069}")
  }
}
