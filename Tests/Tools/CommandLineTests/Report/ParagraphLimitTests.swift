import Foundation
import OpenChartsLimits
import Testing

@testable import OpenChartsCommandLineTool

/// Reports whose parsing would take quadratic time are refused.
struct ParagraphLimitTests {
  private func problem(_ text: String) -> ReportProblem? {
    do {
      _ = try MarkdownReader.blocks(of: Array(text.utf8), file: "r.md")
      return nil
    } catch {
      return error as? ReportProblem
    }
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func paragraphsHaveAtMostTheLimitOfBytes(lineEnd: String) {
    let line = String(repeating: "x<? ", count: 255) + String("abcd".prefix(4 - lineEnd.utf8.count)) + lineEnd
    #expect(line.utf8.count == 1024)
    let paragraph = String(repeating: line, count: 24)
    #expect(problem("a" + lineEnd + lineEnd + paragraph + " \t" + lineEnd + paragraph) == nil)
    let found = problem("a" + lineEnd + lineEnd + paragraph + "x")
    #expect(found?.line == 3, "\(String(describing: found))")
    #expect(found?.text == "more than 24 KiB without an empty line; put empty lines between paragraphs")
  }

  @Test func wordsHaveAtMostTheLimitOfBytes() {
    let word = String(repeating: "w", count: Limits.wordBytes.value)
    #expect(problem("\(word) \(word)\n\(word)") == nil)
    #expect(problem("a\n\(word)w")?.description == "r.md:2: a word of more than 4 KiB; put spaces into it")
  }

  /// These took 34 s and more in cmark-gfm for a megabyte.
  @Test(.timeLimit(.minutes(1)), arguments: ["www.a_", "\"<?", "x<?"])
  func repeatedTextsEndSoon(piece: String) {
    let text = String(repeating: piece, count: 1_000_000 / piece.utf8.count)
    #expect(problem(text) != nil)
  }

  @Test func codeAndRowsOfTablesMayBeLonger() {
    let row = "| a | www.a |\n"
    let rows = String(repeating: row, count: Limits.paragraphBytes.value / row.utf8.count * 2)
    #expect(problem("| x | y |\n|---|:-:|\n" + rows) == nil)
    #expect(problem("```\n" + rows + "```\n") == nil)
    #expect(problem("~~~~ text\n" + rows) == nil)
  }

  @Test(arguments: [
    "| x | y |\n|---|\n", "| x | y |\n|---|:::|\n", "| x \\| y |\n|---|---|\n", "<!--\n\n```\n-->\n\n",
    "a\n```\n",
    "| x |\n|---|\n> a\n",
  ])
  func onlyRealOnesMay(start: String) {
    let rows = String(repeating: "| a | www.a |\n", count: 4_000)
    #expect(problem(start + rows) != nil)
  }

  private static let line = String(repeating: "x<? ", count: 255)

  @Test(arguments: [
    "- @\n", "* @\n  more\n", "> - @\n", "> @\n>\n", "1. @\n", "7) @\n", "## @\n", "- a\n  - @\n", ">> + @\n",
  ])
  func itemsQuotesAndHeadingsAreCountedAlone(unit: String) {
    let text = String(repeating: unit.replacing("@", with: Self.line), count: 60)
    #expect(problem("a\n\n" + text) == nil)
  }

  @Test(arguments: [
    // Numbers other than 1 continue a paragraph, also below a heading that ends a list.
    "2. @\n", "    - @\n", "-@\n", "1.@\n", "@\n",
  ])
  func continuedParagraphsAreNot(unit: String) {
    let text = String(repeating: unit.replacing("@", with: Self.line), count: 60)
    #expect(problem("a\n" + text) != nil)
    #expect(problem("1. a\n# b\ntext\n" + text) != nil)
  }
}
