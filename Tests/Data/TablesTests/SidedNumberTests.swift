import Testing

@testable import OpenChartsTables

/// Leads of one of two sides.
struct SidedNumberTests {
  private func table(_ cells: [String]) throws -> Table {
    try Table(bytes: Array(("state,lead\n" + cells.map { "x,\($0)\n" }.joined()).utf8), file: "t.csv")
  }

  @Test func testTheSideWithTheFirstLetterIsNegative() throws {
    let table = try table(["R+27", "D+3.5", "EVEN", "R+16", "D+30", ""])
    #expect(table.columns[1].numbers?.prefix(5) == [27, -3.5, 0, 16, -30])
    #expect(
      table.notes == ["column \"lead\": numbers with D+ are read as negative, those with R+ as positive"])
  }

  @Test(arguments: [
    ["A+1", "A+2", "A+3", "A+4", "A+5"], ["A+", "B+1", "B+2", "A+3", "A+4"],
    ["A+1", "B+2", "C+3", "A+4", "B+5"],
  ])
  func testOtherGradesStayNames(cells: [String]) throws {
    #expect(try table(cells).columns[1].type == .text)
  }
}
