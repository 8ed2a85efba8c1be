import OpenChartsTables
import Testing

@testable import OpenChartsCommandLineTool

/// Kinds of tables from public collections, each with the chart that their users expect.
@MainActor
struct UnseenTableTests {
  /// The finished plan, with titles and order.
  private func plan(_ text: String) throws -> ChartPlan { try planner(text).plan() }

  // MARK: Reading

  @Test func testOneYearAboveSmallNumbersIsAHeader() throws {
    let table = try Table(
      bytes: Array(("district,2022\n" + lines(0..<8) { "AK-\($0),\($0 - 4).25" }).utf8), file: "t.csv")
    #expect(table.columns.map(\.name) == ["district", "2022"])
    let years = try Table(
      bytes: Array(("Ann,2001\n" + lines(0..<8) { "B\($0),\(1990 + $0)" }).utf8), file: "t.csv")
    #expect(years.columns.map(\.name) == ["column 1", "column 2"])
  }

  // MARK: Roles

  @Test(arguments: [
    ("X Coordinate (State Plane)", ColumnRole.place), ("docno", .identifier), ("Unique Key", .identifier),
  ])
  func testUniqueNumbersWithTheseNamesAreNotMeasured(name: String, role: ColumnRole) throws {
    let table = "\(name),v\n" + lines(0..<40) { "\(78001 + $0 * $0),\($0 * 7 % 31).5" }
    #expect(try planner(table).profiles[0].role == role)
  }

  @Test func testNumbersOfThingsAreCodes() throws {
    let table = "state,year,price\n" + lines(0..<120) { "\($0 / 6 + 1),\(70 + $0 % 6),\($0 * 7 % 31).5" }
    let roles = try planner(table).profiles.map(\.role)
    #expect(roles == [.code, .year, .level])
    let drawn = try plan(table)
    #expect(drawn.shape == .line && drawn.x?.source == .column(1) && drawn.y?.source == .column(2))
  }

  @Test func testOneAndTwoAreFlags() throws {
    let table = "animal,fly,swim\n" + lines(0..<12) { "a\($0),\($0 % 2 + 1),\($0 / 6 + 1)" }
    #expect(try planner(table).profiles[1].role == .flag)
    let drawn = try plan(table)
    #expect(drawn.x?.source == .column(1) && drawn.y?.aggregate == .count)
  }

  @Test func testSharesOfOneWholeAreAddedUp() throws {
    let shares = (0..<10).map { 5 + $0 }
    let table = "group,share\n" + lines(0..<10) { "\(["a", "b"][$0 % 2]),\(shares[$0])" }
    #expect(try planner(table).aggregate(for: 1) == .mean)
    let whole = "group,share\n" + lines(0..<10) { "\(["a", "b"][$0 % 2]),\($0 == 0 ? 10 : 10)" }
    #expect(try planner(whole).aggregate(for: 1) == .sum)
  }

  // MARK: Forms

  @Test func testManyRowsWithAStartAndAnEndAreNoSpans() throws {
    let polls = lines(0..<90) {
      "2019-01-\(10 + $0 % 9),2019-01-\(11 + $0 % 9),p\($0 % 6),\($0 * 7 % 31 + 20).5"
    }
    #expect(try form("start_date,end_date,pollster,favorable\n" + polls) == .change)
  }

  @Test func testSpansNeedNamesThatDifferInStartAndEndAlone() throws {
    let table = "kind,FISH_LOW,OMEGA_HIGH\n" + lines(0..<8) { "k\($0),\($0),\($0 * 3 + 1)" }
    #expect(try form(table) != .spans)
  }

  @Test func testTheEndOfAStepIsNoResult() throws {
    let table = "age_from,age_to,change\n" + lines(18..<42) { "\($0),\($0 + 1),\(($0 * 7) % 31 - 12).5" }
    let drawn = try plan(table)
    #expect(drawn.x?.source == .column(0) && drawn.y?.source == .column(2))
  }

  @Test func testThingsWithADateEachAreCompared() throws {
    let table =
      "Task,Start,Duration\nA,1/1/2016,50\nB,2/20/2016,25\nC,1/1/2016,100\nD,4/9/2016,60\nE,6/9/2016,30\n"
    #expect(try form(table) == .comparison)
    let months = "label,date,v\n" + lines(1..<9) { "m\($0),2016-0\($0)-01,\($0 * 3 % 7)" }
    #expect(try form(months) == .change)
  }

  @Test func testManyCodesHaveADistribution() throws {
    let table = "fips,unemp\n" + lines(0..<90) { "0\(1001 + $0 * 3),\($0 * 7 % 31).5" }
    #expect(try form(table) == .distribution)
  }

  @Test func testMeasuresOfDifferentSizeMayFollowALine() throws {
    let table = "bp,pres\n" + lines(0..<17) { "\(194 + $0).\($0 * 7 % 10),\(20 + $0 / 2).\($0 % 2 * 5)" }
    #expect(try form(table) == .relation)
  }

  @Test func testASquareOfNamesIsAGrid() throws {
    let names = ["Rape", "Assault", "Robbery", "Burglary"]
    let rows = lines(0..<4) { row in
      names[row] + "," + (0..<4).map { "\(row * 5 + $0 * 3)" }.joined(separator: ",")
    }
    let drawn = try plan("," + names.joined(separator: ",") + "\n" + rows)
    #expect(drawn.shape == .rectangle && drawn.color?.source == .folded([1, 2, 3, 4]))
    #expect(drawn.title == "Value")
  }

  @Test func testTemperaturesOfOneKindAreDrawnTogether() throws {
    let table =
      "date,actual_mean_temp,actual_min_temp,actual_max_temp,record_min_temp,actual_rain\n"
      + lines(1..<28) {
        "2014-07-\($0 < 10 ? "0" : "")\($0),\(80 + $0 % 5),\(70 + $0 % 6),\(90 + $0 % 7),\(60 + $0 % 8),0.\($0)"
      }
    #expect(try plan(table).y?.source == .folded([1, 2, 3]))
  }

  // MARK: Order and titles

  @Test func testBarsOfManyNamesAreInTheOrderOfTheirValues() throws {
    let names = [
      "Ulm", "Rom", "Bern", "Oslo", "Lyon", "Kiel", "Bari", "Cork", "Gent", "Nice", "Pisa", "York", "Graz",
      "Linz", "Metz",
    ]
    #expect(try plan("city,v\n" + lines(0..<15) { "\(names[$0]),\($0 * 7 % 31)" }).sort == .valueDown)
    #expect(
      try plan("age,v\n" + lines(0..<15) { "\($0 * 5)-\($0 * 5 + 4) years,\($0 * 7 % 31)" }).sort == .none)
  }

  @Test func testValuesBelowZeroAreSortedByTheirSigns() throws {
    let facts = TableFacts(
      try Table(bytes: Array("who,v\na,-6\nb,5\nc,-1\nd,2\n".utf8), file: "t.csv"))
    var arguments = PlotArguments()
    arguments.sort = .valueDown
    let plan = try ChartPlan(facts, arguments, zone: .utc)
    let data = PlotData(plan, facts.table)
    guard case .names(_, let names)? = data.x else { throw PlanError("no names") }
    #expect(names == ["b", "d", "c", "a"])
  }

  @Test func testColumnsWithoutAHeaderHaveNoTitle() throws {
    let names = "," + "union\n" + lines(0..<6) { "n\("abcdef".dropFirst($0).first!)x,\($0 * 7 % 31 + 9)" }
    #expect(try plan(names).title == "Union")
    let years = ",debt\n" + lines(1990..<2003) { "\($0),\($0 * 7 % 31 + 9)" }
    #expect(try plan(years).title == "Debt by year")
  }
}
