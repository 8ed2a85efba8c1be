import OpenChartsChartMath
import OpenChartsTables
import Testing

@testable import OpenChartsCommandLineTool

/// Tables in which some rows or columns are totals of others: levels of places, sums before their parts, blank names
/// for totals, and columns of totals.
struct NestedTableTests {
  private func facts(_ text: String) throws -> TableFacts {
    TableFacts(try Table(bytes: Array(text.utf8), file: "t.csv")).ofParts(PlotArguments())
  }

  private func plan(_ text: String) throws -> ChartPlan {
    try ChartPlan(facts(text), PlotArguments(), zone: .utc)
  }

  // MARK: Levels

  /// A country, its three states, and their four, three and five cities.
  private static let states = [("Ba", 4), ("He", 3), ("Sa", 5)]

  private func places(_ words: [String], _ value: (String) -> String) -> String {
    var rows = "\(words[0]),Land,\(value("Land"))\n"
    for (state, cities) in Self.states {
      rows += "\(words[1]),\(state),\(value(state))\n"
      for city in 0..<cities { rows += "\(words[2]),\(state)\(city),\(value("\(state)\(city)"))\n" }
    }
    return rows
  }

  @Test(arguments: [
    ["country", "state", "city"], ["NUTS0", "NUTS1", "NUTS2"], ["Nation", "Region", "Local area"],
  ])
  func testPlacesOfOneLevelAreDrawn(words: [String]) throws {
    let facts = try facts(
      "place_type,place,rate\n" + places(words) { "\($0.utf8.reduce(3) { $0 + Int($1) } % 17).5" })
    #expect(facts.rowCount == 12)
    #expect(facts.partsFilter == "\"place_type\" = '\(words[2])'")
    #expect(
      facts.table.notes.last
        == "12 of 16 rows are drawn, those with \(words[2]) in place type; --where chooses rows")
  }

  @Test func testTheLevelWithRoomForItsLinesIsDrawn() throws {
    let rows = (2001...2006).map { year in
      places(["country", "state", "city"]) { "\($0.count * 100 + year % 7)" }.split(separator: "\n")
        .map { "\($0),\(year)\n" }.joined()
    }
    let facts = try facts("level,place,people,year\n" + rows.joined())
    #expect(facts.partsFilter == "\"level\" = 'state'")
    #expect(facts.rowCount == 18)
  }

  @Test func testLevelsWithoutKnownWordsHaveEqualSums() throws {
    let rows = "A,all,1200\nB,x,500\nB,y,700\n" + lines(0..<12) { "C,c\($0),100" }
    let facts = try facts("rung,who,votes\n" + rows)
    #expect(facts.partsFilter == "\"rung\" = 'C'")
  }

  @Test(arguments: [["city", "town", "village"], ["high", "mid", "low"], ["city", "state", "country"]])
  func testKindsThatAreNotNestedStay(words: [String]) throws {
    let facts = try facts(
      "kind,place,rate\n" + places(words) { "\($0.utf8.reduce(3) { $0 + Int($1) } % 17).5" })
    #expect(facts.partsFilter == nil && facts.rowCount == 16)
  }

  // MARK: Sums in a list

  private let boroughs =
    "area,people\nEngland,12100\nLondon,6000\nCamden,2100\nHackney,2500\nBarnet,1400\nNorth,6100\nLeeds,3300\n"
    + "York,1700\nHull,1100\n"

  @Test func testSumsAboveTheirPartsAreLeftOut() throws {
    let facts = try facts(boroughs)
    #expect(facts.rowCount == 6)
    #expect(facts.partsFilter == "\"area\" not in ('England', 'London', 'North')")
    #expect(
      facts.table.notes.last
        == "6 of 9 names of area are drawn, without the sums of others (England, London, North); --where chooses rows"
    )
  }

  @Test func testSumsBelowTheirPartsAreLeftOut() throws {
    let rows = boroughs.split(separator: "\n").dropFirst().reversed().joined(separator: "\n")
    #expect(try facts("area,people\n" + rows).rowCount == 6)
  }

  @Test func testSumsAreDrawnWherePartsHaveNoRoom() throws {
    var rows = ""
    for year in 1...5 {
      let towns = (0..<12).map { ($0 * 37 % 11 + 3) * 100 * year }
      rows += "England,200\(year),\(towns.reduce(0, +))\n"
      for (region, parts) in [("South", towns[..<6]), ("North", towns[6...])] {
        rows += "\(region),200\(year),\(parts.reduce(0, +))\n"
        rows += parts.enumerated().map { "\(region) \($0),200\(year),\($1)\n" }.joined()
      }
    }
    let facts = try facts("area,year,people\n" + rows)
    #expect(facts.partsFilter == "\"area\" in ('South', 'North')")
    #expect(facts.rowCount == 10)
  }

  @Test func testListsOfSumsAreTakenApart() throws {
    let sums = try #require(NestedSums([[12], [6], [2], [4], [6], [5], [1]]))
    #expect(sums.parts == [2, 3, 5, 6] && sums.top == [1, 4])
    let twoTimes = try #require(NestedSums([[6, 8], [2, 3], [4, 5], [6, 2], [5, 1], [1, 1]]))
    #expect(twoTimes.parts == [1, 2, 4, 5] && twoTimes.top == [0, 3])
  }

  @Test(
    arguments: [
      [], [[5.0]], [[6.0], [2], [4]], [[6.0], [2], [4], [7], [5], [1]], [[6.0], [2], [4], [5], [5], [1]],
      [[0.0], [0], [0], [0]], [[6.0], [2], [4], [6], [5], [1]],
    ] as [[[Double]]])
  func testListsWithoutSumsOrWithFewStay(values: [[Double]]) {
    #expect(NestedSums(values) == nil)
  }

  // MARK: Blank names

  private func blanks(_ total: (Int, Int) -> String) -> String {
    (0..<6).map { row in
      let (men, women) = (row * 37 % 101 + 50, row * 53 % 97 + 60)
      return "\(2001 + row),,\(total(men, women))\n\(2001 + row),Male,\(men)\n\(2001 + row),Female,\(women)\n"
    }.joined()
  }

  @Test func testRowsWithoutANameThatAreSumsAreLeftOut() throws {
    let facts = try facts("Year,Sex,Value\n" + blanks { "\($0 + $1)" })
    #expect(facts.rowCount == 12)
    #expect(facts.partsFilter == "\"Sex\" is not missing")
    #expect(
      facts.table.notes.last
        == "6 of 18 rows have no Sex and hold the sums of the others; they are left out, and --where chooses rows"
    )
    let plan = try plan("Year,Sex,Value\n" + blanks { "\($0 + $1)" })
    #expect(plan.color?.source == .column(1) && plan.y?.aggregate == nil)
  }

  @Test func testRowsWithoutANameThatAreMeansAreLeftOut() throws {
    let facts = try facts("Year,Sex,Value\n" + blanks { "\(Double($0 + $1) / 2 + 0.25)" })
    #expect(facts.rowCount == 12)
    #expect(facts.table.notes.last?.contains("hold the means of the others") ?? false)
  }

  @Test func testTotalsOfTwoColumnsAreLeftOut() throws {
    let rows = (0..<6).map { year -> String in
      let values = (0..<4).map { year * ($0 + 3) % 29 + 20 }
      let rest = [("m", "a"), ("m", "b"), ("f", "a"), ("f", "b")]
      var text = zip(rest, values).map { "\(2001 + year),\($0.0),\($0.1),\($1)\n" }.joined()
      text += "\(2001 + year),,,\(values.reduce(0, +))\n"
      text += "\(2001 + year),m,,\(values[0] + values[1])\n\(2001 + year),f,,\(values[2] + values[3])\n"
      text += "\(2001 + year),,a,\(values[0] + values[2])\n\(2001 + year),,b,\(values[1] + values[3])\n"
      return text
    }
    let facts = try facts("year,sex,age,people\n" + rows.joined())
    #expect(facts.rowCount == 24)
    #expect(facts.partsFilter == "\"sex\" is not missing AND \"age\" is not missing")
  }

  @Test func testRowsWithoutANameThatAreNoTotalsStay() throws {
    #expect(try facts("Year,Sex,Value\n" + blanks { _, _ in "7" }).rowCount == 18)
  }

  // MARK: Parts of a column

  private func parts(_ header: String, _ columns: (Int, Int) -> String) -> String {
    header + "\n" + lines(0..<9) { "\(2001 + $0),\(columns($0 * 37 % 41 + 20, $0 * 53 % 43 + 30))" }
  }

  @Test(arguments: ["year,people,men,women", "year,total,rail,road", "year,households,with children,without"])
  func testPartsOverTimeAreStackedAreas(header: String) throws {
    let plan = try plan(parts(header) { "\($0 + $1),\($0),\($1)" })
    #expect(plan.shape == .area && plan.stack == .standard)
    #expect(plan.y?.source == .folded([2, 3]))
  }

  @Test func testPartsByNameAreStackedBars() throws {
    let text = parts("town,people,men,women") { "\($0 + $1),\($0),\($1)" }.replacing("\n20", with: "\nTown ")
    let plan = try plan(text)
    #expect(plan.shape == .bar && plan.stack == .standard)
    #expect((plan.isHorizontal ? plan.x : plan.y)?.source == .folded([2, 3]))
  }

  @Test func testColumnsThatAddUpToNoOtherAreLines() throws {
    let plan = try plan(parts("year,men,women,people") { "\($0),\($1),\($0 * $1)" })
    #expect(plan.shape == .line)
  }

  @Test func testAnIncomeIsNoTotalOfExpensesAndProfit() throws {
    let plan = try plan(parts("year,income,expenses,profit") { "\($0 + $1),\($0),\($1)" })
    #expect(plan.shape == .line && plan.y?.source == .folded([1, 2]))
  }

  @Test func testPartsWithMissingValuesAreLines() throws {
    let plan = try plan(
      parts("year,total,rail,road") { "\($0 == 20 ? $1 : $0 + $1),\($0 == 20 ? "" : "\($0)"),\($1)" })
    #expect(plan.shape == .line)
  }

  // MARK: Rows that repeat others

  private func sales(_ repeated: Int, id: String = "id") throws -> [String] {
    let rows = (0..<60).map {
      "\(["a", "b", "c"][$0 % 3]),\($0 * 37 % 101).25,2024-0\($0 % 9 + 1)-1\($0 % 7),t\($0 % 7)"
    }
    let all = (rows + rows.prefix(repeated)).enumerated().map { "\($0 + 1),\($1)\n" }.joined()
    return try facts("\(id),kind,amount,day,town\n" + all).table.notes
  }

  @Test func testRowsThatRepeatOthersAreNoted() throws {
    #expect(try sales(0) == [])
    #expect(
      try sales(1) == ["1 row repeats another one in all columns but id and may have been entered twice"])
    #expect(
      try sales(6) == ["6 rows repeat others in all columns but id and may have been entered twice"])
    #expect(try sales(30) == [])
    #expect(try sales(6, id: "price") == [])
  }

  @Test func testRowsThatAreEqualByChanceAreNotNoted() throws {
    let rows = lines(0..<60) { "\($0 + 1),\($0 * 7 % 5),\($0 * 3 % 4),\($0 % 2 == 0 ? "x" : "y")" }
    #expect(try facts("id,a,b,c\n" + rows).table.notes == [])
  }
}
