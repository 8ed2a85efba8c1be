import Foundation
import OpenChartsLimits
import Testing

@testable import OpenChartsCommandLineTool

/// Deeply nested Markdown is refused beyond a limit.
struct ReportNestingTests {
  private static let limit = Limits.nesting.value

  /// Whether the installed cmark-gfm is 0.29.0.gfm.13 or later, which reads items below 100 levels as text.
  private static let boundsItems: Bool = {
    let start = "libcmark-gfm.so.0.29.0.gfm."
    let files = (try? FileManager.default.subpathsOfDirectory(atPath: "/usr/lib")) ?? []
    return files.compactMap { $0.split(separator: "/").last }.filter { $0.hasPrefix(start) }
      .contains { Int($0.dropFirst(start.count)).map { $0 >= 13 } ?? false }
  }()

  /// Texts with the given number of levels of one construct.
  private static let constructs: [(name: String, text: @Sendable (Int) -> String)] = [
    ("quotes", { String(repeating: "> ", count: $0) + "x" }),
    ("bullets", { String(repeating: "- ", count: $0) + "x" }),
    ("numbers", { String(repeating: "1. ", count: $0) + "x" }),
    (
      "indented items",
      { (count: Int) in
        count > 2_000
          ? String(repeating: "* ", count: count) + "x"
          : (0..<count).map { String(repeating: "  ", count: $0) + "- x\n" }.joined()
      }
    ),
    (
      "emphases",
      {
        String(repeating: "*a _b ", count: $0 / 2) + ($0 % 2 == 1 ? "*c*" : "c")
          + String(repeating: " b_ a*", count: $0 / 2)
      }
    ),
    (
      "strong",
      {
        String(repeating: "**a __b ", count: $0 / 2) + ($0 % 2 == 1 ? "**c**" : "c")
          + String(repeating: " b__ a**", count: $0 / 2)
      }
    ),
    ("pictures", { String(repeating: "![", count: $0) + "x" + String(repeating: "](#)", count: $0) }),
    (
      "a table's cell",
      {
        "| a |\n|---|\n| " + String(repeating: "*a _b ", count: $0 / 2) + ($0 % 2 == 1 ? "*c*" : "c")
          + String(repeating: " b_ a*", count: $0 / 2) + " |\n"
      }
    ),
    ("quotes with items", { String(repeating: "> - ", count: $0 / 2) + ($0 % 2 == 1 ? "> " : "") + "x" }),
  ]

  @Test(arguments: constructs.indices)
  func everyConstructMayBeNestedToTheLimitAndNoDeeper(construct: Int) throws {
    let text = Self.constructs[construct].text
    let (blocks, _) = try MarkdownReader.blocks(of: Array(text(Self.limit).utf8), file: "r.md")
    #expect(blocks.count == 1)
    let hasOwnLimit =
      Self.boundsItems
      && ["bullets", "numbers", "quotes with items"].contains(Self.constructs[construct].name)
    for count in [Self.limit + 1, 1_001, 20_000, 100_000] {
      let deep = Array(("a\n\n" + text(count)).utf8)
      if hasOwnLimit, let (blocks, _) = try? MarkdownReader.blocks(of: deep, file: "r.md") {
        #expect(blocks.count == 2)
        continue
      }
      let problem = #expect(throws: ReportProblem.self) {
        _ = try MarkdownReader.blocks(of: deep, file: "r.md")
      }
      // Longer texts can exceed the limits for paragraphs and words, which are checked before parsing.
      let reasons = ["nested deeper than 100", "more than 24 KiB without", "a word of more than 4 KiB"]
      #expect(
        reasons.prefix(count == Self.limit + 1 ? 1 : 3).contains { problem?.text.hasPrefix($0) == true },
        "\(count): \(problem?.text ?? "")")
      #expect(problem?.file == "r.md")
      #expect(problem.map { $0.line >= 3 } == true, "line \(problem?.line ?? 0)")
    }
  }

  @Test(arguments: ["html", "pdf"])
  @MainActor
  func textAtTheLimitIsLaidOutAndDeeperTextIsOneLine(ending: String) throws {
    let folder = try TemporaryFolder()
    for (name, text) in Self.constructs where name != "pictures" {
      let path = try folder.file("r.md", text(Self.limit))
      let result = run("report", path, "-o", folder.path + "/out." + ending)
      #expect(result.status == 0, "\(name): \(result.error)")
    }
    let deep = try folder.file("r.md", "a\n\n" + Self.constructs[0].text(Self.limit + 1))
    let result = run("report", deep, "-o", folder.path + "/out." + ending)
    #expect(result.status == 1 && result.error == ["\(deep):3: nested deeper than 100"])
  }

  @Test func unclosedEmphasesAreNoNesting() throws {
    let text = String(repeating: "*a **b ", count: 3_000)
    let (blocks, _) = try MarkdownReader.blocks(of: Array(text.utf8))
    #expect(blocks.count == 1)
  }

  /// Each of 90 bullets of one item begins a new list, one level deeper.
  @Test(arguments: [
    ("a\n\n", 100_001), ("> a\n\n", 40_000), ("- a\n\nb\n\n", 40_000), ("-\n\n", 100_001),
    (String(repeating: "* ", count: 90) + "a\n\n", 100),
  ])
  func blocksAreCountedAtEachLevel(block: String, most: Int) throws {
    func text(_ count: Int) -> [UInt8] { Array(String(repeating: block, count: count).utf8) }
    _ = try MarkdownReader.blocks(of: text(10))
    let problem = #expect(throws: ReportProblem.self) { _ = try MarkdownReader.blocks(of: text(most)) }
    #expect(problem?.text.hasPrefix("more than 100,000 blocks and cells") == true, "\(problem?.text ?? "")")
  }

  @Test func cellsOfTablesAreCounted() throws {
    func text(_ rows: Int) -> [UInt8] {
      Array(("| a | b |\n|---|---|\n" + String(repeating: "| 1 | 2 |\n", count: rows)).utf8)
    }
    _ = try MarkdownReader.blocks(of: text(49_000))
    let problem = #expect(throws: ReportProblem.self) { _ = try MarkdownReader.blocks(of: text(50_001)) }
    #expect(problem.map { $0.line > 49_000 } == true)
  }

  /// cmark-gfm completes short rows with empty cells.
  @Test(arguments: ["", "> ", "a\n"])
  func `cells of short rows are counted before they are made`(start: String) throws {
    func text(columns: Int, rows: Int) -> [UInt8] {
      func row(_ cell: String) -> String {
        let prefix = start.hasSuffix("\n") ? "" : start
        return prefix + Array(repeating: cell, count: columns).joined(separator: "|") + "\n"
      }
      let lines = String(repeating: (start.hasSuffix("\n") ? "" : start) + "x\n", count: rows)
      return Array(((start.hasSuffix("\n") ? start : "") + row("a") + row("-") + lines).utf8)
    }
    _ = try MarkdownReader.blocks(of: text(columns: 100, rows: 200))
    let problem = #expect(throws: ReportProblem.self) {
      _ = try MarkdownReader.blocks(of: text(columns: 1000, rows: 3000))
    }
    #expect(problem?.text.hasPrefix("more than 100,000 blocks and cells") == true)
  }

  @Test func `cells of all tables are counted together`() throws {
    let table = "a|b\n-|-\n" + String(repeating: "x\n", count: 9_000) + "\n"
    _ = try MarkdownReader.blocks(of: Array(table.utf8))
    let tables = Array(String(repeating: table, count: 6).utf8)
    #expect(throws: ReportProblem.self) { _ = try MarkdownReader.blocks(of: tables) }
  }

  @Test(arguments: [
    // Each link has a copy of the address, or of the title.
    "[a]: <" + String(repeating: "x", count: 3_900) + ">\n\n"
      + String(repeating: String(repeating: "[a] ", count: 5_000) + "\n\n", count: 4),
    "- [a]: /x\n  \"" + String(repeating: "words ", count: 3_000) + "\"\n\n"
      + String(repeating: "[a] ", count: 5_000),
    // Each mail address has a copy of the rest of the paragraph.
    String(repeating: String(repeating: "a@b.c ", count: 3_000) + "\n\n", count: 3),
  ])
  func `links that copy long texts are refused`(text: String) {
    let problem = #expect(throws: ReportProblem.self) { _ = try MarkdownReader.blocks(of: Array(text.utf8)) }
    #expect(problem?.text.hasPrefix("the links up to here copy more than 64 MiB") == true)
  }

  @Test func `many links and mail addresses are no problem`() throws {
    let references = (1...500).map { "[r\($0)]: https://example.org/pages/\($0)?a=1" }
    let uses = (1...500).map { "See [page \($0)][r\($0)], or write to page\($0)@example.org.\n\n" }
    let text =
      uses.joined()
      + stride(from: 0, to: 500, by: 100).map {
        references[$0..<$0 + 100].joined(separator: "\n") + "\n\n"
      }.joined()
    // Each paragraph with a link is a block.
    #expect(try MarkdownReader.blocks(of: Array(text.utf8)).blocks.count == 500)
  }
}
