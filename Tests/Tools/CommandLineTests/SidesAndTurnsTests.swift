import OpenChartsTables
import Testing

@testable import OpenChartsCommandLineTool

/// Rows with two sides, lists in which columns take turns, and wholes among names.
struct SidesAndTurnsTests {
  /// The columns of both axes.
  private func sources(_ plan: ChartPlan) -> [Channel.Source] {
    [plan.x?.source, plan.y?.source].compactMap { $0 }
  }

  private func plan(_ text: String) throws -> ChartPlan {
    let table = try Table(bytes: Array(text.utf8), file: "t.csv")
    let facts = TableFacts(prepared: table, zone: .utc).ofParts(PlotArguments())
    return try ChartPlan(facts, PlotArguments(), zone: .utc)
  }

  private static let teams = ["Peru", "Chad", "Iran", "Fiji", "Cuba", "Mali"]

  /// Each of 12 rows has a different pair of six teams.
  private func matches(_ header: String, _ values: (Int) -> String) -> String {
    header + "\n"
      + lines(0..<12) { row in
        let (first, second) = (row % 6, (row % 6 + 1 + row / 6) % 6)
        return "\(Self.teams[first]),\(Self.teams[second]),\(values(row))"
      }
  }

  @Test func testSharesOfBothSidesAreAStackForEachRow() throws {
    let plan = try plan(
      matches("team1,team2,date,team1_win,team2_win,tie") { row in
        "2015-06-0\(row / 2 + 1),0.\(3 + row % 5),0.\(6 - row % 5),0.1"
      })
    #expect(sources(plan).contains(.folded([3, 5, 4])))
    #expect(sources(plan).contains(.column(6)))
    #expect(plan.shape == .bar && plan.stack == .standard)
    #expect(plan.title.hasSuffix("by team1 and team2"))
  }

  @Test func testNumbersOfBothSidesAreBarsSideBySide() throws {
    let plan = try plan(
      matches("team_a,team_b,score_a,score_b") { row in "\(row * 7 % 5),\(row * 3 % 4)" })
    #expect(sources(plan).contains(.folded([2, 3])))
    #expect(plan.stack == .dodge)
  }

  @Test func testOnlyPairsThatNameTheirRowsAreJoined() throws {
    func columns(_ text: String) throws -> Int {
      JoinedSides.joined(try Table(bytes: Array(text.utf8), file: "t.csv")).columns.count
    }
    #expect(try columns("team1,team2,score1,score2\nA,B,1,2\nB,A,2,1\nA,C,0,1\nB,C,3,1\n") == 5)
    #expect(try columns("team1,team2,score1,score2\nA,B,1,2\nA,B,2,1\nA,C,0,1\nB,C,3,1\n") == 4)
    #expect(try columns("team1,team2,fans\nA,B,1\nB,A,2\nA,C,0\nB,C,3\n") == 3)
    #expect(try columns("game,team1,team2,score1,score2\nw,A,B,1,2\nx,B,A,2,1\ny,A,C,0,1\nz,B,C,3,1\n") == 5)
  }

  @Test func testPairsThatMeetOnceHaveNoMeanOfADate() throws {
    let rows = lines(0..<60) { row in
      "2020-01-\(row / 6 + 10),team \(row % 12),team \((row % 12 + 1 + row / 12) % 12),\(row * 37 % 101 + 900).5"
    }
    #expect(ChoiceFacts(try planner("date,team1,team2,elo1\n" + rows)).areRowsPairs)
    #expect(try form("date,team1,team2,elo1\n" + rows) != .change)
    #expect(!ChoiceFacts(try planner("date,team1,team2,elo1\n" + rows + rows)).areRowsPairs)
  }

  @Test func testColumnsThatTakeTurnsAreOneRanking() throws {
    let rows = lines(0..<10) { row in
      let value = "\(row * 7 % 20 + 5).5"
      return "thing \("abcdefghij".dropFirst(row).prefix(1)),\(row < 5 ? value + "," : "," + value)"
    }
    let plan = try plan("entity,percentage by food,percentage by region\n" + rows)
    #expect(sources(plan).contains(.folded([1, 2])))
    #expect(plan.stack == .standard && plan.sort == .valueDown)
  }

  @Test(arguments: [(13.8, 8), (60, 9)])
  func testAWholeThatIsTheMeanOfItsPartsIsLeftOut(whole: Double, rowCount: Int) throws {
    let shares = [5.8, 20.7, 7.8, 11.6, 15.7, 8.9, 14.2, 10.8]
    let rows = shares.enumerated().map { "part \("abcdefgh".dropFirst($0).prefix(1)),\($1)\n" }.joined()
    #expect(try planner("region,share\n" + rows + "World,\(whole)\n").facts.rowCount == rowCount)
  }

  @Test(arguments: [("Total,12.5\n", "", 8), ("", "Total,12.5\n", 8), ("Apex,9.5\nTotal,12.5\n", "", 10)])
  func testATotalAmongOtherNamesIsAName(before: String, after: String, rowCount: Int) throws {
    let rows = lines(0..<8) { "\("ABCDEFGH".dropFirst($0).prefix(1)) Corp,\($0 * 7 % 20 + 5).5" }
    #expect(try planner("firm,price\n" + before + rows + after).facts.rowCount == rowCount)
  }

  @Test func testTheWorldIsTheFirstNameWithoutALine() throws {
    let names = [
      "Asia", "World", "Africa", "Europe", "Oceania", "North", "South", "East", "West", "Inner", "Outer",
      "Other",
    ]
    let rows = lines(0..<60) { row in
      "\(names[row / 5]),\(2000 + row % 5),\(row / 5 == 1 ? 90 : row * 7 % 31 + 20).5"
    }
    let drawn = try data("entity,year,score\n" + rows)
    let shown = try #require(drawn.color?.names)
    #expect(shown.count == 8 && !shown.contains("World") && shown.contains("West"))
    #expect(drawn.notes.contains("World is left out first, because the others are parts of a whole"))
  }
}
