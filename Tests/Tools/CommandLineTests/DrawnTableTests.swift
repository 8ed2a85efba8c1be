import Foundation
import Testing

@testable import OpenChartsCommandLineTool

/// Real tables in a folder next to the project; empty if there is none.
private let realTables: [String] = {
  var folder = URL(fileURLWithPath: #filePath)
  while folder.path != "/" {
    folder.deleteLastPathComponent()
    let data = folder.appending(path: "shared/data").path
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: data) else { continue }
    return names.sorted().filter { $0.hasSuffix(".csv") || $0.hasSuffix(".json") }.map { data + "/" + $0 }
  }
  return []
}()

@Suite("Tables without options")
@MainActor
struct DrawnTableTests {
  @Test(
    "every real table is drawn with a title, axes and marks",
    .enabled(if: !realTables.isEmpty, "skipped: there is no folder shared/data beside the project"),
    arguments: realTables)
  func draws(_ table: String) throws {
    let text = try svg(table)
    #expect(text.contains("class=\"marks\""))
    #expect(text.components(separatedBy: "<text").count > 8, "title, axis titles and labels")
    #expect(!text.contains("NaN") && !text.contains("nan\"") && !text.contains("inf\""))
  }

  /// The picture of a table as SVG text.
  private func svg(_ arguments: String...) throws -> String {
    let folder = try TemporaryFolder()
    var tool = Tool()
    tool.printError = { if !$0.contains(": note: ") { Issue.record("\($0)") } }
    #expect(tool.run(arguments + ["-o", folder.path + "/a.svg"]) == 0)
    return String(decoding: folder.bytes("a.svg") ?? Data(), as: UTF8.self)
  }

  private func svg(of text: String, _ arguments: String...) throws -> String {
    let folder = try TemporaryFolder()
    let table = try folder.file("t.csv", text)
    var tool = Tool()
    tool.printError = { Issue.record("\($0)") }
    #expect(tool.run([table] + arguments + ["-o", folder.path + "/a.svg"]) == 0)
    return String(decoding: folder.bytes("a.svg") ?? Data(), as: UTF8.self)
  }

  /// The x attribute of the text element with these words.
  private func place(of words: String, in svg: String) throws -> Double {
    let element = try #require(
      svg.components(separatedBy: "<text").first { $0.contains(">\(words)</text>") }, "\(words)")
    let start = try #require(element.range(of: " x=\"")?.upperBound)
    return try #require(Double(element[start...].prefix { $0 != "\"" }))
  }

  @Test("names are beside horizontal bars, and values below")
  func namesBeforeBars() throws {
    let text = try svg(of: "name,v\nBB,3\nCC,5\n", "--x", "v", "--y", "name")
    #expect(try place(of: "CC", in: text) < place(of: "0", in: text))
  }

  @Test("no label of the x axis is left out at its end")
  func lastLabel() throws {
    let text = try svg(
      of: lines("a,b", 60) { "\(10 + $0 * 7 % 50).5,\($0 * 13 % 60).25" }, "--x", "a", "--y", "b")
    for label in ["10", "20", "30", "40", "50", "60"] {
      #expect(text.contains(">\(label)</text>"), "\(label)")
    }
  }

  @Test("a single year is in the axis title, several years are in the labels")
  func year() throws {
    #expect(try svg(of: lines("day,v", 9) { "2024-0\($0 + 1)-01,\($0)" }).contains(">day, 2024</text>"))
    #expect(try !svg(of: lines("day,v", 9) { "201\($0)-01-01,\($0)" }).contains(">day, 20"))
    let own = try svg(of: lines("day,v", 9) { "2024-0\($0 + 1)-01,\($0)" }, "--x-title", "Tag")
    #expect(own.contains(">Tag</text>"))
  }

  @Test("symbol sizes differ by value")
  func sizes() throws {
    let text = try svg(
      of: "x,y,n,s\n1,1,a,1\n2,2,b,10\n3,3,a,100\n4,4,b,1000\n", "--mark", "point", "--x", "x", "--y", "y",
      "--size", "s")
    let radii = text.components(separatedBy: " r=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(Set(radii).count >= 4)
  }

  @Test("an Arabic picture is mirrored, with amounts at the left")
  func rightToLeft() throws {
    let table = "name,v\nBB,3\nCC,5\n"
    #expect(try place(of: "BB", in: svg(of: table)) < place(of: "CC", in: svg(of: table)))
    let mirrored = try svg(of: table, "--locale", "ar")
    #expect(try place(of: "BB", in: mirrored) > place(of: "CC", in: mirrored))
  }

  @Test("many long names below vertical bars are rotated, and none is left out")
  func upright() throws {
    let table = lines("name,v", 20) { "Somewhere\($0),\($0)" }
    let text = try svg(of: table, "--x", "name", "--y", "v", "--mark", "bar")
    for row in 0..<20 { #expect(text.contains(">Somewhere\(row)</text>")) }
  }

  @Test("rows of a column with a few whole numbers are counted by number")
  func codes() throws {
    let text = try svg(of: lines("cylinders", 60) { "\($0 % 3 * 2 + 4)" }, "--x", "cylinders")
    for label in ["4", "6", "8", "Count by cylinders"] { #expect(text.contains(">\(label)</text>")) }
  }
}
