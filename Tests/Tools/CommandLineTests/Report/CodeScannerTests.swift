import OpenChartsChartMath
import OpenChartsDisplayList
import Testing

@testable import OpenChartsCommandLineTool

@Suite("Colours of code in reports")
@MainActor
struct CodeScannerTests {
  /// The pieces with a colour, as `kind:text`.
  private func colored(_ code: String, _ language: String) -> [String] {
    let pieces = CodeScanner.pieces(of: code, language: language)
    #expect(pieces.map(\.text).joined() == code)
    return pieces.compactMap { piece in piece.kind.map { "\($0):\(piece.text)" } }
  }

  @Test("keywords, strings, numbers and comments of each language")
  func languages() {
    #expect(
      colored("@State var a = \"x\" // y\nlet b: Int = 0x1F + 1_000.5e-3 /* c /* d */ e */", "swift") == [
        "keyword:@State", "keyword:var", "text:\"x\"", "comment:// y", "keyword:let", "number:0x1F",
        "number:1_000.5e-3", "comment:/* c /* d */ e */",
      ])
    #expect(
      colored("def f(x):\n  '''a\n  b'''\n  return x1 + 2 # c", "python") == [
        "keyword:def", "text:'''a\n  b'''", "keyword:return", "number:2", "comment:# c",
      ])
    #expect(
      colored("SELECT a FROM t WHERE b = 'it''s' AND c > 9 -- d", "sql") == [
        "keyword:SELECT", "keyword:FROM", "keyword:WHERE", "text:'it'", "text:'s'", "keyword:AND", "number:9",
        "comment:-- d",
      ])
    #expect(
      colored("{\"a\": [1, -2.5], \"b\" : \"c: d\", \"e\": null}", "json") == [
        "keyword:\"a\"", "number:1", "number:2.5", "keyword:\"b\"", "text:\"c: d\"", "keyword:\"e\"",
        "keyword:null",
      ])
    #expect(
      colored("for f in *.csv; do # each\n  opencharts \"$f\" --x month#1 --in/do\ndone", "sh") == [
        "keyword:for", "keyword:in", "keyword:do", "comment:# each", "text:\"$f\"", "keyword:done",
      ])
    #expect(
      colored("const a = `b ${c + `d`} e`; // f\nlet g = /h/", "js") == [
        "keyword:const", "text:`b ${c + `d`} e`", "comment:// f", "keyword:let",
      ])
  }

  @Test("nested strings, names like keywords, and unfinished strings")
  func details() {
    #expect(colored("\"a \\(b(\"c\")) d\" + e", "swift") == ["text:\"a \\(b(\"c\")) d\""])
    #expect(colored("a.default = \"x\\\"y\"", "swift") == ["text:\"x\\\"y\""])
    #expect(colored("\"open\nlet", "swift") == ["text:\"open", "keyword:let"])
    #expect(colored("/* open", "swift") == ["comment:/* open"])
    #expect(colored("\"\"\"\nopen \\", "swift") == ["text:\"\"\"\nopen \\"])
    #expect(colored("größe let2 ñif", "swift").isEmpty)
    #expect(colored("let a = 1", "").isEmpty && colored("let a = 1", "cobol").isEmpty)
    #expect(colored("LET", "Swift").isEmpty && colored("let", "SWIFT") == ["keyword:let"])
    let nested = String(repeating: "\"\\(", count: 5_000)
    #expect(colored(nested, "swift").count <= 5_000)
  }

  @Test("a string over several lines has its colour in each line")
  func lines() {
    let lines = CodeScanner.lines(of: "a = '''b\nc'''\n\nd\n", language: "python")
    #expect(
      lines == [
        [CodePiece(kind: nil, text: "a = "), CodePiece(kind: .text, text: "'''b")],
        [CodePiece(kind: .text, text: "c'''")], [], [CodePiece(kind: nil, text: "d")],
      ])
    #expect(CodeScanner.lines(of: "", language: "swift") == [[]])
  }

  @Test("each colour has a contrast of 4.5:1 to the background of code")
  func contrast() {
    for isDark in [false, true] {
      let colors = ReportColors(isDark: isDark, accent: nil)
      let background = colors.raised.representativeColor
      for kind in CodePiece.Kind.allCases {
        let color = colors.code(kind)
        let ratio = Contrast.ratio(
          SIMD3(color.r, color.g, color.b), SIMD3(background.r, background.g, background.b))
        #expect(ratio >= 4.5, "\(kind) \(ratio)")
      }
    }
  }

  @Test("a page has elements with rules for both appearances, and a PDF the same text in colours")
  func report() throws {
    let maker = try ReportMaker()
    let text =
      "# R\n\n~~~swift\nlet a = \"<b>\" // c\n~~~\n\n~~~{.python}\nNone\n~~~\n\n"
      + "~~~\nlet plain\n~~~\n"
    let page = try maker.page(text)
    #expect(
      page.contains(
        "<code><span class=\"keyword\">let</span> a = <span class=\"text\">&quot;&lt;b&gt;&quot;</span> "
          + "<span class=\"comment\">// c</span>\n</code>"))
    #expect(page.contains("<span class=\"keyword\">None</span>") && page.contains("<code>let plain\n"))
    #expect(page.components(separatedBy: "pre .keyword { color: ").count == 3)
    let pdf = try maker.pdf(text)
    #expect(try maker.tool("pdftotext", "-layout", pdf, "-").contains("let a = \"<b>\" // c"))
  }
}
