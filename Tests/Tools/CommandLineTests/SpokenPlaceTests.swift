import Testing

@testable import OpenChartsCommandLineTool

/// Descriptions name both the position and the value, with the names that the axis has for them.
@Suite("Places and values in words")
@MainActor
struct SpokenPlaceTests {
  private let folder = try! TemporaryFolder()

  private func words(_ text: String, _ options: String...) throws -> [String] {
    let result = run(["describe", try folder.file("t.csv", text)] + options)
    #expect(result.status == 0, "\(result.error)")
    // Times contain no-break spaces.
    return result.out.flatMap { text in
      text.replacing(/[\u{A0}\u{202F}]/, with: " ").split(separator: "\n").map(String.init)
    }
  }

  @Test("one hour is named by its start")
  func hours() throws {
    let text = lines("t,v", 24) { "2024-01-01T\($0 < 10 ? "0" : "")\($0):00:00Z,\($0 * $0 % 17)" }
    let said = try words(text, "--x", "t", "--y", "v", "--mark", "bar", "--time-unit", "hour")
    #expect(said.contains("January 1, 2024 at 4:00 AM, 16."), "\(said)")
    #expect(!said.contains { $0.contains(":59") }, "\(said)")
    #expect(said.contains { $0.contains("to January 1, 2024 at 11:00 PM.") }, "\(said)")
  }

  @Test("parts of a day and a year have the same names in the overview and in the list")
  func cycles() throws {
    let text = "t,v\n2024-01-01T03:00:00,1\n2024-01-01T04:00:00,2\n2024-05-02T05:00:00,4\n"
    let hours = try words(text, "--x", "t", "--y", "v", "--time-unit", "hour-of-day", "--mark", "bar")
    #expect(hours.contains { $0.contains("Highest value: 4, at 5:00.") }, "\(hours)")
    #expect(hours.contains("5:00, 4."), "\(hours)")
    let months = try words(text, "--x", "t", "--y", "v", "--time-unit", "month-of-year", "--mark", "bar")
    #expect(months.contains("January, 1.5.") && months.contains("May, 4."), "\(months)")
  }

  @Test("different values have different texts")
  func smallDifferences() throws {
    let near = try words(
      "k,v\na,1.0000001\nb,1.0000002\nc,0.0005000001\n", "--x", "k", "--y", "v", "--mark", "bar", "--where",
      "v > 1")
    #expect(near.contains("a, 1.0000001.") && near.contains("b, 1.0000002."), "\(near)")
    let small = try words(
      "k,v\na,0.00250000001\nb,0.00250000002\n", "--x", "k", "--y", "v", "--mark", "bar")
    #expect(small.contains("a, 0.00250000001.") && small.contains("b, 0.00250000002."), "\(small)")
  }

  @Test("a cell has its position and its value, also if both are the same number")
  func cells() throws {
    let text = "h,d,n\n" + lines(0..<9) { "\($0 % 3),\(["Mon", "Tue", "Wed"][$0 / 3]),\($0 % 3)" }
    let said = try words(text, "--x", "h", "--y", "d", "--color", "n", "--mark", "heatmap")
    #expect(said.contains("Mon, 0, 0.") && said.contains("Wed, 2, 2."), "\(said)")
  }
}
