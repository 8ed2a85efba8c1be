import Testing

@testable import OpenChartsTables

/// Headers and cells of tables that several programs or seasons wrote.
struct UnevenTableTests {
  private func table(_ text: String) throws -> Table {
    try Table(bytes: Array(text.utf8), file: "t.csv")
  }

  @Test func testAHeaderThatChangesAfterItsFirstNamesIsLeftOut() throws {
    let table = try table(
      "show,season,contestant,round 1\nA,1,Ann,3\nA,1,Bo,4\nshow,season,id,1\nB,2,Cy,5\nB,2,Di,6\n")
    #expect(table.rowCount == 4)
    #expect(table.notes == ["a row repeats the header and is left out"])
  }

  @Test func testAYearAboveTextsIsAHeader() throws {
    let rows = ["R+27", "R+16", "D+3", "D+30", "R+1", "D+8"].enumerated().map { "state \($0),\($1)\n" }
      .joined()
    let table = try table("state,2020\n" + rows)
    #expect(table.columns.map(\.name) == ["state", "2020"])
    #expect(table.columns[1].type == .number)
  }

  @Test func testAMissingTimeIsMissingAmongNumbers() throws {
    let rows = (0..<40).map { "\($0),\($0 == 7 ? "NaT" : "\($0 * 3).5")\n" }.joined()
    #expect(try table("n,temp\n" + rows).columns[1].present == 39)
  }
}
