import Foundation
import Testing

@testable import OpenChartsCommandLineTool

/// Tests of `--suggest` and `--why`.
@MainActor
struct SuggestionTests {
  private let table =
    "city,date,sales,price\n"
    + (0..<60).map { "c\($0 % 4),2023-01-\(10 + $0 / 4),\($0 * 7 % 31),\($0 * 11 % 43).5\n" }.joined()

  @Test func testEachCommandDrawsOneOfTheCharts() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("sales.csv", table)
    let result = run(file, "--suggest", "4", "-o", folder.path + "/sheet.svg")
    #expect(result.status == 0)
    #expect(result.out.count == 4)
    #expect(Set(result.out.map { $0.dropFirst(3) }).count == 4)
    for line in result.out {
      let words = line.dropFirst(3).split(separator: " ").dropFirst().map(String.init)
      #expect(run(words + ["-o", folder.path + "/one.svg"]).status == 0, "\(line)")
    }
    let sheet = try String(contentsOfFile: folder.path + "/sheet.svg", encoding: .utf8)
    // A line may break between the hyphens and the name.
    #expect(sheet.contains("mark "))
  }

  @Test func testTheSheetIsAPageToo() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("sales.csv", table)
    #expect(run(file, "--suggest=2", "-o", folder.path + "/sheet.html").out.count == 2)
  }

  @Test func testTheSheetIsTheSameInEachRun() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("sales.csv", table)
    for name in ["a", "b"] { _ = run(file, "--suggest", "-o", folder.path + "/\(name).svg") }
    let sheets = try ["a", "b"].map { try Data(contentsOf: URL(filePath: folder.path + "/\($0).svg")) }
    #expect(sheets[0] == sheets[1])
  }

  @Test(arguments: ["0", "500", "-1", "1.5"])
  func testBadNumbersGiveOneLine(number: String) {
    let result = run("sales.csv", "--suggest", number)
    #expect(result.status == 2)
    #expect(
      result.error == [
        "opencharts: --suggest \(number) is not a whole number from 1 to 12 (see opencharts --help)"
      ])
  }

  @Test(arguments: ["--swift", "--sql", "--explain", "--why", "--watch", "--x=city", "--mark=bar"])
  func testOptionsForOneChartAreRefused(option: String) {
    let result = run("sales.csv", "--suggest", option)
    #expect(result.status == 2)
    #expect(result.error.count == 1 && result.error[0].contains("--suggest"))
  }

  @Test func testWhyPrintsSentences() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("sales.csv", table)
    let result = run(file, "--why", "-o", folder.path + "/a.svg")
    #expect(
      result.out.first
        == "This chart has lines over time, because where rows have dates, the first question is how the values changed (80 points)."
    )
    #expect(result.out.contains { $0.hasPrefix("The next best were ") })
    #expect(result.out.allSatisfy { $0.hasSuffix(".") })
  }

  @Test func testWhySaysThatTheOptionsChose() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("sales.csv", table)
    let result = run(file, "--x", "city", "--y", "price", "--why", "-o", folder.path + "/a.svg")
    #expect(result.out.first == "The options name the columns, so no other chart was considered.")
    #expect(result.out.contains { $0.contains("the values of price are averaged") })
  }

  // MARK: Terminals

  @Test(arguments: [8, 15, 60])
  func testBarsFitTheRowsOfATerminal(names: Int) throws {
    let folder = try TemporaryFolder()
    let rows = (0..<names).map { "name\($0),\($0 * 37 % 101 + 1)\n" }.joined()
    let file = try folder.file("scores.csv", "name,score\n" + rows)
    let result = run(file, "--show=blocks")
    let text = result.out.first ?? ""
    let labels = try (0..<names).filter { text.contains(try Regex("name\($0)[^0-9]")) }.count
    #expect(text.split(separator: "\n", omittingEmptySubsequences: true).count <= 22)
    if names == 60 {
      let note = try #require(
        result.error.compactMap { $0.firstMatch(of: /only the (\d+) largest of 60/) }.first)
      #expect(labels == Int(note.1))
      #expect(labels >= 12)
    } else {
      #expect(labels == names)
    }
  }

  // MARK: Ticks

  private func ticks(_ text: String) throws -> [String] {
    let folder = try TemporaryFolder()
    let file = try folder.file("t.csv", text)
    let path = folder.path + "/t.svg"
    #expect(run(file, "--mark", "point", "--x", "x", "--y", "y", "-o", path).status == 0)
    let svg = try String(contentsOfFile: path, encoding: .utf8)
    return svg.matches(of: /<text[^>]*>([^<]+)<\/text>/).map { String($0.1) }
  }

  @Test(arguments: [(1_000_000, 3), (1_234_567, 3), (2_460_000, 250), (50_000, 1)])
  func testTicksOfOneAxisDiffer(start: Int, step: Int) throws {
    let rows = (0..<12).map { "\(start + $0 * step),\($0 * 7 % 5).5\n" }.joined()
    let texts = try ticks("x,y\n" + rows).filter { $0.count > 3 }
    #expect(texts.count >= 3)
    #expect(Set(texts).count == texts.count, "\(texts)")
  }

  @Test func testCountsHaveNoTicksAtHalves() throws {
    let texts = try ticks("x,y\n1,1\n2,2\n3,1\n")
    #expect(!texts.contains("0.5") && !texts.contains("1.5"))
  }
}
