import Foundation
import Testing

@testable import OpenChartsCommandLineTool

/// How a report's text is read, and where its problems are.
@MainActor struct ReportReadingTests {
  let maker = try! ReportMaker()
  private let chart = "```chart\nrain.csv --x city --y rain_mm --aggregate sum\n```\n"

  private func seconds(_ text: String) throws -> Double {
    // The processor time of this thread, which other programs do not change.
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let start = now()
    _ = try MarkdownReader.blocks(of: Array(text.utf8))
    return now() - start
  }

  @Test(arguments: [
    "a\n\n", "# a\n\n", "> [!NOTE]\n> a\n\n", "a\n: b\n\n", "[^#]\n\n[^#]: b\n\n", "- a\n\nb\n\n",
  ])
  func readingTakesTimeInProportionToTheBlocks(block: String) throws {
    func text(_ count: Int) -> String { (0..<count).map { block.replacing("#", with: "n\($0)") }.joined() }
    // Four times the blocks would take sixteen times as long if each block copied those before it.
    var ratios: [Double] = []
    while ratios.count < 5, ratios.allSatisfy({ $0 >= 10 }) {
      let few = try seconds(text(4_000))
      ratios.append(try seconds(text(16_000)) / max(few, 0.02))
    }
    #expect(ratios.contains { $0 < 10 }, "\(ratios)")
  }

  @Test func runsOfOneKindAreOneBlock() throws {
    let text = "a\n: b\n\nc\n: d\n\nx[^1] y[^2]\n\n[^1]: e\n\n[^2]: f\n"
    let (blocks, _) = try MarkdownReader.blocks(of: Array(text.utf8))
    guard blocks.count == 3, case .definitions(let all) = blocks[0], case .footnotes(let notes) = blocks[2]
    else {
      Issue.record("\(blocks)")
      return
    }
    #expect(all.count == 2 && notes.count == 2)
  }

  @Test(arguments: ["\r\n", "\r"]) func allEndsOfLinesAreRead(end: String) throws {
    let text =
      "---\ntitle: Rain {= year }\nparameters:\n  year: 2024\n---\n\n# A\n\n```swift\nlet a = 1\nlet b = 2\n```\n\n"
      + chart
    let page = try maker.page(text.replacing("\n", with: end))
    #expect(page.contains("<title>Rain 2024</title>") && !page.contains("parameters:"))
    #expect(page == (try maker.page(text)))
  }

  @Test func aThemeFileMayHaveWindowsLines() throws {
    let brand = try Brand(text: "font: Inter\r\ncolors: \"#0a6b4f\"\r\n", name: "a.theme")
    #expect(brand.font == "Inter" && brand.light.colors?.count == 1)
  }

  @Test func problemsNameTheirLinesInOrder() throws {
    let text =
      "# A {#sec-a}\n\n![x](none.png)\n\n## B {#sec-a}\n\nSee @sec-b.\n\n"
      + "```chart\n# first\nrain.csv --x city\n  --y rain_mm --colour city\n  --bins ten\n```\n\n```chart\nrain.csv\n--y cm\n```\n"
    let error = try maker.run(text).error
    let lines = error.map { $0.split(separator: ":").dropFirst().first.map(String.init) ?? "" }
    #expect(lines == ["3", "5", "7", "12", "18"], "\(error)")
    #expect(error.contains { $0.contains("the name sec-a is given twice") })
    for name in ["fig-a", "tbl-a"] {
      let refused = try maker.run("a\n\n## A {#\(name)}\n\nSee @\(name).\n").error
      #expect(refused.count == 1 && refused[0].hasPrefix("report.md:3: \(name): "), "\(refused)")
    }
    #expect(
      try maker.run("## A {#sec-a width=50%}\n").error == [
        "report.md:1: a heading has no width; figures have one"
      ])
  }

  @Test func notesOfChartsNameTheirLines() throws {
    let rows = (0..<60).map { "n\($0),\($0 + 1)\n" }.joined()
    _ = try maker.folder.file("many.csv", "k,v\n" + rows)
    let block = "```chart\nmany.csv --x k --y v --mark bar --limit 5\n```\n\n"
    let error = try maker.run(block + "a\n\n" + block).error
    #expect(
      error.count == 2 && error[0].hasPrefix("report.md:2: note: ")
        && error[1].hasPrefix("report.md:8: note: "), "\(error)")
  }

  @Test func footnotesWithoutTextOrReferenceAreNoted() throws {
    let (status, _, error) = try maker.run(
      "One[^a], none[^zz].\n\n[^a]: A\n\n[^b]: B\n\n```\n[^c]: code\n```\n")
    #expect(status == 0)
    #expect(
      error.count == 2 && error[0].hasPrefix("report.md:1: note: the footnote [^zz] has no text"), "\(error)")
    #expect(error.last?.hasPrefix("report.md:5: note: no text refers to the footnote [^b]") == true)
    let twice = try maker.run("One[^a].\n\n[^a]: A\n\n[^a]: B\n")
    #expect(twice.error == ["report.md:5: the footnote [^a] is defined twice, first in line 3"])
  }

  @Test func aReportIsARegularFileInUTF8() throws {
    let path = maker.folder.path + "/latin.md"
    try Data(Array("a\r\nb\r\n".utf8) + [0xE9, 0x0A]).write(to: URL(fileURLWithPath: path))
    let result = CommandLineTests.run(["report", path, "-o", maker.folder.path + "/o.html"])
    #expect(
      result.status == 1 && result.error == ["\(path):3: line 3 is not UTF-8; save the report as UTF-8"])
    let pipe = maker.folder.path + "/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    for (name, kind) in [("/dev/zero", "device"), (pipe, "pipe")] {
      let result = CommandLineTests.run(["report", name, "-o", maker.folder.path + "/o.html"])
      #expect(result.error == ["\(name): this is a \(kind), not a report"])
    }
  }

  @Test func themesOfChartsAreInTheFolderOfTheReport() throws {
    _ = try maker.folder.file("acme.theme", "colors: \"#0a6b4f\"")
    let block = "```chart\nrain.csv --x city --y rain_mm --aggregate sum\n--theme "
    #expect(try maker.page(block + "acme.theme\n```\n").lowercased().contains("#0a6b4f"))
    let pipe = maker.folder.path + "/pipe.theme"
    #expect(mkfifo(pipe, 0o600) == 0)
    for (name, reason) in [
      ("pipe.theme", "pipe.theme: this is a pipe, not a theme"),
      ("/etc/passwd", "/etc/passwd: outside the folder of the report; --allow-files allows it"),
    ] {
      let error = try maker.run(block + name + "\n```\n", "--safe").error
      #expect(error == ["report.md:3: --theme \(reason)"], "\(error)")
    }
    let table = maker.folder.path + "/rain.csv"
    let result = CommandLineTests.run([table, "--theme", pipe, "-o", "-", "--format", "svg"])
    #expect(
      result.status == 2
        && result.error == [
          "opencharts: --theme \(pipe): this is a pipe, not a theme (see opencharts --help)"
        ],
      "\(result.error)")
  }

  @Test func anEndlessDeviceIsNoTable() {
    for name in ["/dev/zero", "/dev/urandom"] {
      let result = CommandLineTests.run([name, "-o", "-", "--format", "svg"])
      #expect(result.status == 1 && result.error == ["\(name): this is not a text file"], "\(result.error)")
    }
  }

  @Test func yearsAndPlainNumbersHaveNoGrouping() throws {
    _ = try maker.folder.file("y.csv", "year,sold\n2019,1500\n2024,2500\n")
    let page = try maker.page(
      "---\nparameters:\n  year: 2024\n---\n\nA {= year + 1 }; B {= max(y.csv: sold) as plain }; C {= sum(y.csv: sold) }; "
        + "D {= sum(y.csv: sold) as plain }; E {= year + 9000 }\n")
    #expect(page.contains("A 2025; B 2500; C 4,000; D 4000; E 11,024"))
  }
}
