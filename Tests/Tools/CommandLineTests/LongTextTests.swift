import Foundation
import OpenChartsLimits
import Testing

@testable import OpenChartsCommandLineTool

/// Texts of 100 kB in tables and arguments. Without limits, a page of such a table takes half a minute or more.
@Suite("Long texts")
@MainActor
struct LongTextTests {
  nonisolated static let word = String(repeating: "abcdefghij", count: 10_000)
  nonisolated static let words = String(repeating: "abcdefghi ", count: 10_000)
  /// Some of these letters have a UTF-8 byte in common with Unicode's line separators. Swift compares all of them after
  /// normalization.
  nonisolated static let arabic = String(repeating: "\u{628}\u{62B}\u{629} ", count: 14_000)
  private let folder = try! TemporaryFolder()

  nonisolated private static func table(_ name: String, of text: String) -> (table: String, options: [String])
  {
    switch name {
    case "header": ("day,\(text)\n" + (0..<12).map { "\($0),\($0 * $0 % 7)\n" }.joined(), [])
    case "name": ("city,rain\n\(text),3\nB,4\nC,5\n", [])
    case "series":
      ("day,city,rain\n" + (0..<12).map { "\($0),\(text),\($0)\n\($0),B,7\n" }.joined(), ["--color", "city"])
    default: ("city,rain\nA,3\nB,4\n", ["--title", text])
    }
  }

  @Test(
    "are drawn up to the limit, in files of about the same size as for short texts",
    arguments: ["header", "name", "series", "title"], [word, words, arabic])
  func tools(place: String, text: String) throws {
    let (table, options) = Self.table(place, of: text)
    let file = try folder.file("a.csv", table)
    for format in ["svg", "html", "png", "pdf", "txt"] {
      let result = run([file, "-o", folder.path + "/a." + format, "--force"] + options)
      #expect(result.status == 0, "\(result.error)")
    }
    let svg = String(decoding: try #require(folder.bytes("a.svg")), as: UTF8.self)
    let drawn = svg.matches(of: /<text[^>]*>([^<]*)/).map { $0.output.1 }
    #expect(!drawn.isEmpty && drawn.allSatisfy { $0.count <= Limits.measuredCharacters.value })
    // A page contains the whole name in its table and its sentences, regardless of its number of pictures.
    let page = try #require(folder.bytes("a.html"))
    let whole = text.trimmingCharacters(in: .whitespaces)
    #expect(page.range(of: Data(whole.utf8)) != nil)
    #expect(page.count < 2_400_000)
  }

  @Test("in the paragraphs of a report are not cut off") func reports() throws {
    let text = (0..<400).map { "Sentence \($0) is read." }.joined(separator: " ")
    let file = try folder.file("a.md", "# Long\n\n\(text)\n")
    #expect(run(["report", file, "-o", folder.path + "/a.pdf"]).status == 0)
    let output = try Subprocess.run("/usr/bin/pdftotext", [folder.path + "/a.pdf", "-"]).output
    let read = output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for sentence in [0, 57, 200, 399] { #expect(read.contains("Sentence \(sentence) is read.")) }
    #expect(read.matches(of: /Sentence/).count == 400)
  }
}
