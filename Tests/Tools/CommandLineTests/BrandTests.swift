import Foundation
import Testing

@testable import OpenChartsCommandLineTool

/// Theme files.
@Suite("Themes of a brand")
@MainActor
struct BrandTests {
  private let folder = try! TemporaryFolder()
  private let theme = """
    # Acme
    colors: "#0a6b4f, #d1495b #30588c"   # the three of the logo
    dark-colors: '#7fd8b8'
    background: #fffdf6
    dark-background: "#101820"
    text: "#1b1b1b"
    font: DejaVu Serif
    """

  @Test("a file has colours for both appearances and a font")
  func reading() throws {
    let brand = try Brand(text: theme, name: "acme.theme")
    #expect(brand.light.colors == [RGB(10, 107, 79), RGB(209, 73, 91), RGB(48, 88, 140)])
    #expect(brand.light.background == RGB(255, 253, 246) && brand.dark.background == RGB(16, 24, 32))
    #expect(brand.dark.colors == [RGB(127, 216, 184)] && brand.dark.text == nil)
    #expect(brand.font == "DejaVu Serif" && brand.colorLimit(isDark: false) == 4)
  }

  @Test(
    "errors have their line",
    arguments: [
      ("colours: \"#fff\"", "line 1: \"colours\" is no setting; did you mean colors?"),
      ("font: A\nfont: B", "line 2: font is set twice"),
      ("background: blue", "line 1: background is not a colour such as \"#0a6b4f\""),
      ("gradient: \"#fff\"", "line 1: gradient is not a list such as"),
      ("colors: \"#ffff\"", "line 1: colors is not a list such as"),
      ("text:", "line 1: text has no value"), ("hello", "line 1: \"hello\" is no setting"),
      ("colors: \"" + String(repeating: "#123 ", count: 25) + "\"", "more than 24 colours"),
    ])
  func wrong(text: String, message: String) throws {
    let error = #expect(throws: UsageError.self) { try Brand(text: text, name: "a.theme") }
    #expect(error?.text.contains(message) == true, "\(error?.text ?? "")")
  }

  @Test("a missing or too large file is refused")
  func files() throws {
    let table = try folder.file("t.csv", "k,v\na,1\nb,2\n")
    let missing = run([table, "--theme", folder.path + "/no.theme", "-o", "-", "--format", "svg"])
    #expect(missing.status == 2 && missing.error.contains { $0.contains("there is no such file") })
    let large = try folder.file("l.theme", String(repeating: "# line\n", count: 20_000))
    let refused = run([table, "--theme", large, "-o", "-", "--format", "svg"])
    #expect(refused.status == 2 && refused.error.contains { $0.contains("larger than 64 KiB") })
  }

  @Test("pictures have the colours, the background and the font, also in the legend")
  func drawn() throws {
    let table = try folder.file("t.csv", "k,v,s\na,1,x\nb,2,x\na,3,y\nb,4,y\n")
    let file = try folder.file("acme.theme", theme)
    let words = [table, "--x", "k", "--y", "v", "--color", "s", "--mark", "bar", "--theme", file]
    #expect(run(words + ["-o", folder.path + "/a.svg"]).status == 0)
    let light = String(decoding: try #require(folder.bytes("a.svg")), as: UTF8.self).lowercased()
    #expect(light.contains("#0a6b4f") && light.contains("#d1495b") && light.contains("#fffdf6"))
    #expect(light.contains("dejavu serif"))
    // The first one is the document's, which each text replaces.
    let families = light.matches(of: /font-family="([^"]*)"/).map { String($0.output.1) }.dropFirst()
    #expect(families.count > 2 && families.allSatisfy { $0.hasPrefix("'dejavu serif'") }, "\(families)")
    #expect(run(words + ["--dark", "-o", folder.path + "/d.svg"]).status == 0)
    let dark = String(decoding: try #require(folder.bytes("d.svg")), as: UTF8.self).lowercased()
    #expect(dark.contains("#7fd8b8") && dark.contains("#101820"))
  }

  @Test("pages have the background around the picture")
  func pages() throws {
    let table = try folder.file("t.csv", "k,v\na,1\nb,2\n")
    let file = try folder.file("acme.theme", theme)
    #expect(run([table, "--theme", file, "-o", folder.path + "/a.html"]).status == 0)
    let page = String(decoding: try #require(folder.bytes("a.html")), as: UTF8.self)
    let grounds = page.matches(of: /--ground:([^;}]*)/).map { $0.output.1.lowercased() }
    #expect(Set(grounds) == ["#fffdf6", "#101820"])
    #expect(run([table, "-o", folder.path + "/b.html"]).status == 0)
    let plain = String(decoding: try #require(folder.bytes("b.html")), as: UTF8.self)
    #expect(plain.contains("--ground:#ffffff") && plain.contains("--ground:#000000"))
  }

  @Test("a faint colour is noted, and names beyond the colours are others")
  func notes() throws {
    let file = try folder.file("faint.theme", "colors: \"#ffe680, #30588c\"")
    let text = "k,v\n" + (0..<6).map { "n\($0),\($0 + 1)\n" }.joined()
    let table = try folder.file("t.csv", text)
    let words = [
      table, "--mark", "sector", "--color", "k", "--y", "v", "--theme", file, "-o", "-", "--format", "svg",
    ]
    let notes = run(words).error
    #expect(
      notes.contains { $0.contains("#ffe680 has a contrast of 1.2:1 to the background; marks need 3:1") })
    #expect(notes.contains { $0.contains("2 of 6 names") }, "\(notes)")
  }

  @Test("the font of the option takes precedence, and one that is not installed is noted")
  func font() throws {
    let table = try folder.file("f.csv", "k,v\na,1\nb,2\n")
    let words = [
      table, "--theme", try folder.file("f.theme", "font: Some Other Font"), "--force", "-o",
      folder.path + "/f.svg",
    ]
    func svg() throws -> String { String(decoding: try #require(folder.bytes("f.svg")), as: UTF8.self) }
    let missing = run(words + ["--font", "No Such Font"])
    #expect(missing.status == 0)
    #expect(
      missing.error.contains {
        $0.contains("no font \"No Such Font\" is installed; texts are measured and drawn in another one")
      }, "\(missing)")
    let drawn = try svg()
    #expect(drawn.contains("No Such Font") && !drawn.contains("Some Other Font"))
    let known = run(words + ["--font", "dejavu serif"])
    let inKnown = try svg()
    #expect(known.error.isEmpty && inKnown.contains("dejavu serif"), "\(known)")
    #expect(run(words + ["--font", " "]).status == 2)
    #expect(run(["audio", table, "--font", "Inter", "-o", "-"]).status == 2)
  }

  @Test("a report names the file once for all of its charts")
  func reports() throws {
    _ = try folder.file("t.csv", "k,v\na,1\nb,2\n")
    _ = try folder.file("acme.theme", theme)
    let chart = "\n```chart\nt.csv --x k --y v --mark bar\n```\n"
    let report = try folder.file("r.md", "---\ntheme: acme.theme\n---\n# Title\n" + chart)
    let made = run(["report", report, "-o", folder.path + "/r.html"])
    #expect(made.status == 0, "\(made.error)")
    let page = String(decoding: try #require(folder.bytes("r.html")), as: UTF8.self).lowercased()
    #expect(page.contains("#0a6b4f") && page.contains("#fffdf6"))
    let wrong = try folder.file("w.md", "---\ntheme: purple\n---\n" + chart)
    #expect(
      run(["report", wrong, "-o", folder.path + "/w.html"]).error.contains { $0.contains("theme file") })
    let twice = try folder.file("x.md", "\n```chart\nt.csv --x k --y v --theme acme.theme\n```\n")
    #expect(run(["report", twice, "-o", folder.path + "/x.html"]).status == 0)
    let outside = try folder.file("o.md", "---\ntheme: ../acme.theme\n---\n" + chart)
    #expect(run(["report", outside, "-o", folder.path + "/o.html", "--safe"]).status != 0)
  }
}
