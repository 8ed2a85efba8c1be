import OpenChartsTables
import Testing

@testable import OpenChartsCommandLineTool

/// Names that are spelled in several ways, and places without coordinates, in charts of tables without options.
struct SpellingTests {
  private func plan(_ text: String) throws -> ChartPlan {
    let table = JoinedDate.joined(try Table(bytes: Array(text.utf8), file: "t.csv"), zone: .utc)
    return try ChartPlan(TableFacts(table).ofParts(PlotArguments()), PlotArguments(), zone: .utc)
  }

  // MARK: Spellings

  private func spellings(_ names: [String], header: String = "region") throws -> Table {
    let rows = names.map { "\"\($0)\",3\n" }.joined()
    return MergedSpellings.merged(try Table(bytes: Array("\(header),n\n\(rows)".utf8), file: "t.csv"))
  }

  @Test func testSpellingsOfOneNameAreOneName() throws {
    let table = try spellings([
      "EAST", "East", "west", " East", "east", "East", "west", "West  ", "west", "north", "north", "north",
      "north", "north",
    ])
    guard case .text(let codes, let names) = table.columns[0].values else {
      Issue.record("no names")
      return
    }
    #expect(names == ["East", "west", "north"])
    #expect(codes == [0, 0, 1, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 2])
    #expect(
      table.notes == [
        "4 of 7 names of region differ from others only in upper case or blanks and are drawn as those, such as \"EAST\" as \"East\""
      ])
  }

  @Test func testSpellingsOfYesAreOne() throws {
    let table = try spellings(["yes", "Yes", "no", "yes", "no", "no"])
    guard case .booleans(_, let names) = table.columns[0].values else {
      Issue.record("no names")
      return
    }
    #expect(names == ["yes", "no"])
    #expect(
      table.notes.count == 1 && table.notes[0].hasPrefix("1 of 3 names of region differs from others only in")
    )
  }

  @Test(arguments: [
    (["Aa", "AA", "aa", "AA", "aa", "aa"], "genes"), (["kg", "KG", "kg", "KG"], "unit"),
    (["Rose", "rose"], "word"),
    (["a", "b", "a", "b"], "kind"), (["", "x", "", "x"], "kind"),
  ])
  func testNamesThatDifferInMeaningStay(names: [String], header: String) throws {
    let table = try spellings(names, header: header)
    guard case .text(_, let kept) = table.columns[0].values else {
      Issue.record("no names")
      return
    }
    #expect(table.notes.isEmpty && Set(kept) == Set(names).subtracting([""]))
  }

  // MARK: Places

  private func places(_ unknown: String, known: Int = 12) throws -> Table {
    let rows = lines(0..<known) { "2024-03-\($0 + 10),\($0 + 40).5,\(-70 - $0).25" }
    return UnknownPlaces.cleared(
      try Table(bytes: Array("date,lat,lon\n\(rows)\(unknown)".utf8), file: "t.csv"))
  }

  @Test func testPlacesAtZeroAreUnknown() throws {
    let one = try places("2024-04-01,0,0\n")
    #expect(one.columns[1].present == 12 && one.columns[2].present == 12 && one.rowCount == 13)
    #expect(one.notes == ["1 row has the coordinates 0, 0, which are read as an unknown place"])
    let two = try places("2024-04-01,0,0\n2024-04-02,0.0,0.0\n2024-04-03,0,-70\n")
    #expect(two.columns[1].present == 13)
    #expect(two.notes == ["2 rows have the coordinates 0, 0, which are read as unknown places"])
  }

  @Test(arguments: ["", "2024-04-01,0,0\n2024-04-02,1,1.5\n", "2024-04-01,0,9\n"])
  func testPlacesNearZeroAreKnown(rows: String) throws {
    let table = try places(rows)
    #expect(table.notes.isEmpty && table.columns[1].present == table.rowCount)
  }

  @Test func testMostPlacesAtZeroAreKept() throws {
    #expect(try places("2024-04-01,0,0\n2024-04-02,0,0\n2024-04-03,0,0\n", known: 2).notes.isEmpty)
  }

  @Test func testPlacesOfEventsAreNotAveraged() throws {
    let rows = lines(0..<60) {
      "-77.\($0 * 37 % 101 + 100),38.\($0 * 53 % 97 + 100),2024-0\($0 % 7 + 1)-1\($0 % 5)"
    }
    let plan = try plan("X,Y,REPORTED\n" + rows)
    #expect(plan.shape == .point && plan.x?.source == .column(0) && plan.y?.source == .column(1))
    let series = try self.plan(
      "day,x,y\n" + lines(0..<30) { "2024-03-\($0 % 31 + 1),\($0 * 37 % 101).5,\($0).5" })
    #expect(series.shape == .line)
  }
}
