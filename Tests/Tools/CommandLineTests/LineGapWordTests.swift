import Testing

@testable import OpenChartsCommandLineTool

/// Descriptions of lines that have gaps or are cut off by a domain.
@Suite("Descriptions of lines with cuts and gaps")
@MainActor
struct LineGapWordTests {
  private let folder = try! TemporaryFolder()

  private func words(_ text: String, _ options: [String]) throws -> String {
    let result = run(["describe", try folder.file("t.csv", text)] + options)
    #expect(result.status == 0, "\(result.error)")
    return result.out.joined(separator: "\n")
  }

  @Test("values at or below zero on a logarithmic axis are not missing")
  func notPositive() throws {
    let options = ["--x", "x", "--y", "y", "--mark", "line", "--y-scale", "log"]
    let text = try words("x,y\n1,0\n2,-3\n3,10\n4,\n5,100\n", options)
    #expect(text.contains("1 of 3 values is missing: 4."), "\(text)")
    let lines = try words(
      "x,y,c\n1,0,a\n2,8,a\n3,10,a\n1,7,b\n2,,b\n3,9,b\n", options + ["--color", "c"])
    #expect(!lines.contains("missing: 1"), "\(lines)")
  }

  @Test("a single area has a gap where a line has one, and says so", arguments: ["line", "area"])
  func areas(mark: String) throws {
    let rows = ["2024-01-01,1", "2024-02-01,2", "2024-03-01,", "2024-04-01,4", "2024-05-01,5"]
    for present in [rows, rows.filter { !$0.hasSuffix(",") }] {
      let table = "d,v\n" + present.joined(separator: "\n")
      let text = try words(table, ["--x", "d", "--y", "v", "--mark", mark])
      #expect(
        text.contains("with 4 values") && text.contains("1 of 5 values is missing: March 2024."), "\(text)")
      let drawn = try data(table, "--x", "d", "--y", "v", "--mark", mark)
      #expect(drawn.count == 5 && drawn.isolatedRows(isHorizontal: false).isEmpty)
    }
    let alone = try data(
      "d,v\n2024-01-01,\n2024-02-01,2\n2024-03-01,\n2024-04-01,4\n2024-05-01,5\n", "--x", "d", "--y", "v",
      "--mark", mark)
    #expect(alone.isolatedRows(isHorizontal: false) == [1])
  }

  @Test("the areas of a stack have no gaps")
  func stacks() throws {
    let text = "d,k,v\n2024-01,a,1\n2024-02,a,2\n2024-04,a,4\n2024-01,b,1\n2024-02,b,2\n2024-04,b,4\n"
    let drawn = try data(text, "--x", "d", "--y", "v", "--color", "k", "--mark", "area")
    #expect(drawn.count == 6)
  }

  @Test("extremes are at positions of the axis", arguments: ["line", "area"])
  func cut(mark: String) throws {
    let text = try words(
      "x,y\n0,3\n1,1\n2,2\n3,1\n4,5\n9,40\n", ["--x", "x", "--y", "y", "--mark", mark, "--x-domain", "0:3"])
    #expect(text.contains("Highest value: 3, at 0."), "\(text)")
    let dates = try words(
      "day,y\n2024-01-01,3\n2024-01-02,1\n2024-01-03,2\n2024-01-04,9\n",
      ["--x", "day", "--y", "y", "--mark", mark, "--x-domain", "2024-01-01:2024-01-03"])
    #expect(dates.contains("Highest value: 3") && !dates.contains("value: 9"), "\(dates)")
  }
}
