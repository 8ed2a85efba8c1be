import Foundation
import OpenChartsDisplayList
import Testing

@testable import OpenChartsCommandLineTool

/// The logo of a report, from its front matter or its theme.
@MainActor struct ReportLogoTests {
  let maker = try! ReportMaker()

  private static let dot =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
  private static let vector =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"80\" height=\"20\"><rect width=\"80\" height=\"20\" fill=\"#0a6b4f\"/></svg>"

  init() throws {
    try #require(Data(base64Encoded: Self.dot)).write(
      to: URL(fileURLWithPath: maker.folder.path + "/dot.png"))
    _ = try maker.folder.file("acme.svg", Self.vector)
  }

  private func report(_ settings: String) -> String {
    "---\ntitle: Rain\n\(settings)\n---\n\n" + String(repeating: "# Part\n\nText.\n\n", count: 30)
  }

  @Test func aPageHasItAboveTheTitle() throws {
    let page = try maker.page(report("logo: dot.png\nlogo-text: ACME \"1\""))
    #expect(
      page.contains(
        "<header>\n<img class=\"logo plain\" src=\"data:image/png;base64,\(Self.dot)\" alt=\"ACME &quot;1&quot;\">\n<h1"
      ))
    // Without words, it is decoration.
    #expect(try maker.page(report("logo: dot.png")).contains("base64,\(Self.dot)\" alt=\"\">"))
    // The first line may be one with a hyphen.
    #expect(
      try maker.page("---\nlogo-text: A\nlogo: dot.png\n---\n\nText\n").contains("alt=\"A\">\n</header>"))
  }

  @Test func darkPagesHaveTheirOwnAndPaperIsLight() throws {
    let both = "logo: dot.png\ndark-logo: acme.svg"
    let dark = "data:image/svg+xml;base64,\(Data(Self.vector.utf8).base64EncodedString())"
    let night = "<img class=\"logo night\" hidden src=\"\(dark)\" alt=\"\">"
    let rules = ".logo.bright { display: none }\n.logo.night { display: block }"
    for (theme, query) in [
      ("", "@media screen and (prefers-color-scheme: dark) {"), ("\ntheme: dark", "@media screen {"),
    ] {
      let page = try maker.page(report(both + theme))
      #expect(page.contains("<img class=\"logo bright\" src=") && page.contains(night))
      // The rules are for screens only.
      let start = try #require(page.range(of: rules)?.lowerBound)
      let opening = try #require(page[..<start].range(of: "@media", options: .backwards)?.lowerBound)
      #expect(page[opening...].hasPrefix(query))
    }
    #expect(try !maker.page(report(both + "\ntheme: light")).contains("logo night"))
  }

  @Test func eachPageOfAPDFHasItAndTheFirstNamesIt() throws {
    for name in ["dot.png", "acme.svg"] {
      let path = try maker.pdf(report("logo: \(name)\nlogo-text: ACME Ltd\nheader: left | right"))
      let pages = try maker.tool("pdfimages", "-list", path).split(separator: "\n").dropFirst(2)
        .filter { $0.contains(" image ") }
        .compactMap { Int($0.split(separator: " ")[0]) }
      #expect(pages.first == 1 && Set(pages).count > 1, "\(name): \(pages)")
      let file = String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
      #expect(
        file.contains("/Alt <FEFF" + "ACME Ltd".utf16.map { String(format: "%04X", $0) }.joined() + ">"))
      let types = try maker.tool("pdfinfo", "-struct", path).split(separator: "\n")
        .map { $0.drop { $0 == " " }.prefix { $0.isLetter } }
      #expect(types.count { $0 == "Figure" } == 1 && types[1] == "Figure", "\(types.prefix(5))")
      // The texts of the head begin beside it from the second page on.
      let left = try maker.tool("pdftotext", "-bbox", path, "-").matches(of: /xMin="([0-9.]+)"[^>]*>left</)
        .compactMap { Double($0.output.1) }
      #expect(left.count > 1 && left[1] > left[0] + 14, "\(left)")
    }
    let decoration = try maker.tool("pdfinfo", "-struct", maker.pdf(report("logo: dot.png")))
    #expect(!decoration.contains("Figure"))
  }

  @Test func onADarkSheetItIsOnALightPlate() throws {
    var arguments = ReportArguments()
    arguments.paths = [maker.folder.path + "/report.md"]
    let images = ReportImages(arguments)
    var files = LogoFiles(light: "acme.svg")
    files.folder = maker.folder.path + "/"
    let plain = try #require(try ReportLogo(files, images))
    let light = try #require(plain.drawing(isDark: false, height: 36))
    #expect(abs(light.size.width - 144) < 1e-9 && abs(light.size.height - 36) < 1e-9)
    #expect(light.items.count == 1)
    let dark = try #require(plain.drawing(isDark: true, height: 36))
    #expect(dark.items.count == 2 && abs(dark.size.height - 36) < 1e-9)
    files.dark = "dot.png"
    let both = try #require(try ReportLogo(files, images)?.drawing(isDark: true, height: 36))
    // A pixel is at most a point.
    #expect(both.items.count == 1 && both.size == Size(1, 1))
    #expect(try ReportLogo(nil, images) == nil && ReportLogo(LogoFiles(), images) == nil)
  }

  @Test func aThemeNamesItRelativeToItsFolder() throws {
    try FileManager.default.createDirectory(
      atPath: maker.folder.path + "/brand", withIntermediateDirectories: true)
    _ = try maker.folder.file("brand/l.svg", Self.vector)
    let theme = try maker.folder.file("brand/acme.theme", "logo: l.svg\nlogo-text: ACME\ncolors: \"#0a6b4f\"")
    #expect(try maker.page(report("theme: brand/acme.theme")).contains("alt=\"ACME\">"))
    #expect(try maker.page(report(""), "--theme", theme).contains("alt=\"ACME\">"))
    // A logo of the report replaces it.
    let own = try maker.page(report("theme: brand/acme.theme\nlogo: dot.png"))
    #expect(own.contains("image/png") && !own.contains("svg+xml") && !own.contains("alt=\"ACME\""))
    let error = #expect(throws: UsageError.self) { try Brand(text: "font: A\nlogo-text: B", name: "a.theme") }
    #expect(error?.text == "--theme a.theme, line 2: logo-text needs a logo")
  }

  @Test func otherFilesAreRefusedWithTheirLine() throws {
    _ = try maker.folder.file("a.gif", "GIF89a\u{1}\0\u{1}\0;")
    _ = try maker.folder.file("a.txt", "text")
    for (settings, words) in [
      ("logo: none.png", "report.md:3: none.png: there is no such file"),
      ("logo: a.gif", "report.md:3: logo: a.gif: a logo is a PNG, JPEG or SVG file"),
      ("logo: a.txt", "report.md:3: a.txt: this is not a picture; PNG, JPEG, GIF, WebP and SVG are"),
      (
        "logo: https://example.org/a.png",
        "report.md:3: logo: https://example.org/a.png is not fetched; a logo is a file of this machine"
      ),
      ("dark-logo: dot.png", "report.md:3: dark-logo: there is no logo; name its file, as in logo: acme.svg"),
    ] {
      let result = try maker.run(report(settings))
      #expect(result.status == 1 && result.error == [words], "\(result.error)")
    }
  }

  @Test func onlyThemesOfTheCommandLineNameFilesOutside() throws {
    let outer = try TemporaryFolder()
    _ = try outer.file("l.svg", Self.vector)
    let theme = try outer.file("o.theme", "logo: l.svg")
    _ = try maker.folder.file("inner.theme", "logo: \(outer.path)/l.svg")
    let refusal = "outside the folder of the report; --allow-files allows it"
    for settings in ["logo: \(outer.path)/l.svg", "theme: inner.theme"] {
      let result = try maker.run(report(settings))
      #expect(result.status == 1 && result.error.first?.hasSuffix(refusal) == true, "\(result.error)")
      #expect(try maker.run(report(settings), "--allow-files").status == 0)
    }
    #expect(try maker.run(report(""), "--theme", theme).status == 0)
  }

  @Test func picturesOfVectorsAreInPDFs() throws {
    let result = try maker.run("# Title\n\n![A bar](acme.svg)\n", ending: "pdf")
    #expect(result.status == 0 && result.error.isEmpty, "\(result.error)")
    #expect(try maker.tool("pdfimages", "-list", maker.folder.path + "/out.pdf").contains(" image "))
  }

  @Test func servingTakesATheme() throws {
    #expect(try ServeArguments.parsed(["r.md", "--theme", "dark acme.theme"])?.theme == "dark acme.theme")
    let theme = try maker.folder.file("a.theme", "font: Inter")
    let table = try #require(
      try ServeTableArguments.parsed([maker.folder.path + "/rain.csv", "--theme", theme]))
    #expect(table.plot.brand?.font == "Inter")
    let view = try maker.folder.file("V.swift", "import SwiftUI\n")
    #expect(
      CommandLineTests.run("serve", view, "--theme", "dark").error == [
        "opencharts: --theme is for reports and tables; views have their own colours (see opencharts serve --help)"
      ])
  }
}
