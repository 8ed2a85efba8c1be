import Foundation
import Testing

@testable import OpenChartsCommandLineTool

@Suite("The tool from end to end")
@MainActor
struct ToolTests {
  let folder = try! TemporaryFolder()
  let sales = "month,sales\nJan,3\nFeb,5\n"

  @Test("writes every format, and prints nothing if the name is given")
  func formats() throws {
    let table = try folder.file("sales.csv", sales)
    let starts: [(String, String)] = [
      ("svg", "<svg"), ("png", "\u{89}PNG"), ("pdf", "%PDF"), ("html", "<!DOCTYPE html>"), ("txt", ""),
    ]
    for (format, start) in starts {
      let result = run(table, "-o", folder.path + "/out." + format)
      #expect(result.status == 0 && result.out.isEmpty && result.error.isEmpty, "\(format)")
      let bytes = try #require(folder.bytes("out." + format))
      #expect(
        bytes.starts(with: start == "\u{89}PNG" ? Data([0x89, 0x50, 0x4E, 0x47]) : Data(start.utf8)),
        "\(format)")
    }
    #expect(folder.names == ["out.html", "out.pdf", "out.png", "out.svg", "out.txt", "sales.csv"])
  }

  @Test("the picture has title, axis titles and the same bytes each time")
  func deterministic() throws {
    let table = try folder.file("sales.csv", sales)
    #expect(run(table, "-o", folder.path + "/a.svg").status == 0)
    #expect(run(table, "-o", folder.path + "/b.svg").status == 0)
    let bytes = try #require(folder.bytes("a.svg"))
    #expect(bytes == folder.bytes("b.svg"))
    let text = String(decoding: bytes, as: UTF8.self)
    for words in ["Sales by month", "month", "sales", "Jan", "Feb"] {
      #expect(text.contains(words), "\(words)")
    }
  }

  @Test("wrong data has status 1, wrong use status 2, one line each and no file")
  func failures() throws {
    let table = try folder.file("sales.csv", "month,sales\nJan,3\nFeb,5\nMar,\"4,x\"\n")
    func check(_ status: Int32, _ line: String, _ arguments: String...) {
      var tool = Tool()
      nonisolated(unsafe) var error: [String] = []
      tool.printError = { error.append($0) }
      #expect(tool.run(arguments) == status)
      #expect(error == [line])
    }
    let out = folder.path + "/out.svg"
    check(1, "\(folder.path)/no.csv: there is no such file", folder.path + "/no.csv", "-o", out)
    check(
      1, "\(folder.path): this is a folder, not a table; '\(folder.path)/*.csv' reads the files in it as one",
      folder.path, "-o", out)
    check(
      1, "\(table): there is no column \"mont\"; did you mean \"month\"?", table, "--x", "mont", "-o", out)
    let number =
      "\"4,x\" is not a number; expected one such as 12.5, or nothing where it is missing; "
      + "--missing leaves values out, --type COLUMN=text reads names"
    check(1, "\(table): row 4, column \"sales\": \(number)", table, "--y", "sales", "-o", out)
    check(
      1, "\(folder.path)/none/a.svg: there is no such folder", table, "--x", "month", "-o",
      folder.path + "/none/a.svg")
    check(
      2, "opencharts: unknown option --otput; did you mean --output? (see opencharts --help)", table,
      "--otput", out)
    check(
      2,
      "opencharts: \(folder.path)/a.bmp: the name has no known ending; end it in .svg, .png, .pdf, .html, .eml, .txt or .wav (see opencharts --help)",
      table, "-o", folder.path + "/a.bmp")
    check(
      2, "opencharts: -o - needs --format svg, png, pdf, html, eml, txt or wav (see opencharts --help)",
      table,
      "-o",
      "-")
    check(
      2,
      "opencharts: --time-zone Europe/Berln is unknown; did you mean Europe/Berlin? (see opencharts --help)",
      table,
      "--time-zone", "Europe/Berln", "-o", out)
    check(
      2, "opencharts: --locale 123456 is unknown; give a name such as de_DE (see opencharts --help)", table,
      "--locale", "123456", "-o", out)
    check(
      2, "opencharts: --mark pie is unknown; did you mean sector? (see opencharts --help)", table, "--mark",
      "pie", "-o", out)
    #expect(folder.names == ["sales.csv"])
  }

  @Test("help and version go to standard output")
  func help() {
    #expect(run("--help").out == [Help.text] && run("-h").status == 0)
    #expect(run("--version").out == [Help.version])
  }

  @Test(
    "all marks of two dimensions draw, light and dark", arguments: ChartShape.named.filter { $0 != .surface })
  func marks(_ mark: ChartShape) throws {
    let table = try folder.file("t.csv", "d,n,v,w\n2000-01-01,a,1,5\n2000-01-02,b,2,3\n2000-01-03,c,4,1\n")
    for x in ["d", "n", "w"] {
      let result = run(
        table, "--mark", mark.rawValue, "--x", x, "--y", "v", "--dark", "-o", "\(folder.path)/\(x).svg")
      #expect(result.status == 0, "\(result.error)")
    }
  }
}
