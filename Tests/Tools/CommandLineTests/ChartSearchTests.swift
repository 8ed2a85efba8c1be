import Foundation
import OpenChartsTables
import Testing

@testable import OpenChartsCommandLineTool

/// The scored search for the chart of a table without options.
@MainActor
struct ChartSearchTests {
  /// Tables of many shapes, with the form that is right for each.
  private var tables: [(String, ChartForm)] {
    [
      ("date,open,high,low,close\n" + lines(1..<9) { "2023-01-0\($0),5,9,3,\($0)" }, .prices),
      ("task,start,end\nA,1,4\nB,2,7\nC,3,9\n", .spans),
      ("date,sales\n" + lines(1..<9) { "2023-01-0\($0),\($0 * $0)" }, .change),
      ("city,2019,2020,2021\nRome,1,2,3\nOslo,4,3,2\n", .headers),
      (
        "country,month,cases\n"
          + lines(0..<30) { "c\($0 / 10),\($0 % 10 + 1),\($0 * 17 % 29 + 3)" }, .course
      ),
      ("year,month,v\n" + lines(0..<36) { "\(2020 + $0 / 12),\($0 % 12 + 1),\($0 * 7 % 31)" }, .seasons),
      (
        "day,00:00,04:00,08:00,12:00,16:00,20:00\n"
          + lines(1..<10) { "2024-05-0\($0),\($0),\($0 + 3),\($0 + 5),\($0 + 9),\($0 + 4),\($0 + 1)" }, .hours
      ),
      ("lat,lon,depth\n" + lines(0..<30) { "\($0 % 7 * 3).5,\($0 % 11 * 5).25,\($0).5" }, .map),
      (
        "state,group,pct\n" + lines(0..<60) { "s\($0 / 6),g\($0 % 6),0.\($0 * 7 % 90 + 10)" }, .crossTable
      ),
      (
        "kind,length,mass\n" + lines(0..<60) { "k\($0 % 3),\($0 * 7 % 31).5,\($0 * 11 % 43).25" }, .relation
      ),
      ("shop,pens,ink,paper\nA,3,4,5\nB,4,4,6\nC,7,3,2\n", .parts),
      ("city,people\nA,5\nB,7\nC,6\n", .comparison),
      ("v\n" + lines(0..<40) { "\($0 * 7 % 31).5" }, .distribution),
      ("who,kind\n" + lines(0..<40) { "w\($0),\(["x", "y", "z"][$0 % 3])" }, .frequency),
    ]
  }

  @Test func testEachShapeOfTableHasItsForm() throws {
    for (table, wanted) in tables { #expect(try form(table) == wanted, "\(table.prefix(40))") }
  }

  @Test func testTheBestCandidateIsTheFirstOfTheRanking() throws {
    for (table, _) in tables {
      let choice = try ChartChoice(planner(table))
      #expect(choice.best()?.plan == choice.ranked().first?.plan, "\(table.prefix(40))")
    }
  }

  @Test func testRulesAboutPlansOnlyTakePointsAway() {
    for rule in ChoiceRule.all { if case .plan = rule.test { #expect(rule.weight < 0, "\(rule.name)") } }
  }

  @Test func testEachRuleHasANameAndOneSentence() {
    #expect(Set(ChoiceRule.all.map(\.name)).count == ChoiceRule.all.count)
    for rule in ChoiceRule.all {
      #expect(rule.weight != 0 && rule.reason.count > 20 && !rule.reason.contains("."), "\(rule.name)")
    }
  }

  private func points(_ weight: Double) -> String {
    weight == weight.rounded() ? "\(Int(weight))" : "\(weight)"
  }

  @Test func testTheGuideListsTheRules() throws {
    let guide = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Documentation/Choosing.md").standardizedFileURL
    let rows = try String(contentsOf: guide, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("| ") && !$0.hasPrefix("| rule") && !$0.hasPrefix("| ---") }.map(String.init)
    let wanted = ChoiceRule.all.map { "| \($0.name) | \(points($0.weight)) | \($0.reason) |" }
    #expect(rows == wanted, "the table should be:\n\(wanted.joined(separator: "\n"))")
  }

  // MARK: Single rules

  @Test func testTwoColumnsThatRepeatEachOtherAreNoScatter() throws {
    #expect(
      try form("high,low\n" + lines(0..<60) { "\($0 * 7 % 31 + 100).5,\($0 * 7 % 31 + 99).25" })
        == .distribution)
  }

  @Test func testTheProductOfACountAndAPriceIsAddedUp() throws {
    let table =
      "date,quantity,unit price,ext price\n"
      + lines(0..<60) { "2023-01-\(10 + $0 % 6),\($0 % 4 + 1),2.5,\(Double($0 % 4 + 1) * 2.5)" }
    let plan = try #require(try ChartChoice(planner(table)).best()?.plan)
    #expect(plan.y?.source == .column(3))
    #expect(plan.y?.aggregate == .sum)
  }

  @Test func testTwoNumbersOfOneKindShareTheirChart() throws {
    let table = "year,boys,girls\n" + lines(2007..<2015) { "\($0),\($0 * 7 % 31 + 9),\($0 * 11 % 31 + 9)" }
    #expect(try ChartChoice(planner(table)).best()?.plan.y?.source == .folded([1, 2]))
  }

  @Test func testASourceInBracketsDoesNotNameACode() throws {
    let profiles = try planner("year,rate of letters (Postal Service)\n2001,3\n2002,4\n2003,6\n").profiles
    #expect(profiles[1].role == .rate)
  }

  @Test func testPeopleOfAListWithDatesAreCompared() throws {
    let rows = lines(0..<40) {
      "H\($0)X,\(["a", "b", "c"][$0 % 3]),2023-0\($0 % 5 + 1)-01,\($0 * 17 % 29 + 1)"
    }
    #expect(try form("Candidate_Identification,party,filed,receipts\n" + rows) == .comparison)
  }

  @Test func testAValueThatIsSetInManyRowsIsNoResult() throws {
    let table =
      "choice,time,coherence,firing\n"
      + lines(0..<240) { "T\($0 % 2),\($0 / 12 * 20 - 100),\([0.0, 3.2, 6.4][$0 % 3]),\($0 * 31 % 97).25" }
    let plan = try #require(try ChartChoice(planner(table)).best()?.plan)
    #expect(plan.x?.source == .column(1))
    #expect(plan.y?.source == .column(3))
  }

  @Test func testASmallCorrectionBelowZeroKeepsTheWhole() throws {
    let table = "place,tons\nA,500\nB,700\nC,-1\nWorld,1199\n"
    #expect(try planner(table).facts.rowCount == 3)
  }

  @Test func testOneRowOfTextIsRefusedInOneLine() {
    #expect(throws: PlanError("t.csv: one row of text and no number; there is nothing to compare")) {
      try planner("a,b\nx,y\n").automatic()
    }
  }

  @Test func testTheChoiceOf100ColumnsIsFast() throws {
    let names = (0..<100).map { "m\($0)" }.joined(separator: ",")
    let rows = lines(0..<300) { row in
      "n\(row)," + (0..<100).map { "\(row * ($0 + 7) % 991).5" }.joined(separator: ",")
    }
    let planner = try planner("name,\(names)\n" + rows)
    let time = ContinuousClock().measure { _ = ChartChoice(planner).best() }
    #expect(time < .seconds(5))
  }
}
