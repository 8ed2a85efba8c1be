import OpenChartsTables
import Testing

@testable import OpenChartsCommandLineTool

/// Charts of tables without options.
struct ChoiceTests {
  private func facts(_ text: String) throws -> TableFacts {
    TableFacts(try Table(bytes: Array(text.utf8), file: "t.csv"))
  }

  private func plan(_ text: String) throws -> ChartPlan {
    try ChartPlan(facts(text).ofParts(PlotArguments()), PlotArguments(), zone: .utc)
  }

  // MARK: Wholes and parts

  @Test(arguments: ["World", "Total", "Gesamt", "Ensemble", "Total general", "Totale", "Total geral", "Welt"])
  func testANamedWholeIsLeftOutWithANote(name: String) throws {
    let parts = try facts("place,people\nA,5\nB,7\nC,6\n\(name),18\n").ofParts(PlotArguments())
    #expect(parts.rowCount == 3)
    #expect(
      parts.table.notes == ["\(name) of place holds the other values and is left out; --where chooses rows"])
    #expect(parts.partsFilter == "\"place\" <> '\(name)'")
  }

  @Test func testAFirstOrLastNameThatEqualsTheSumOfTheOthersIsAWhole() throws {
    let rows = "all of us,63,126\nA,3,6\nB,7,14\nC,11,22\nD,2,4\nE,40,80\n"
    #expect(try facts("place,people,cases\n" + rows).ofParts(PlotArguments()).rowCount == 5)
  }

  @Test func testASmallPartThatIsCalledTotalStays() throws {
    let table = "firm,sales\nTotal,5\nShell,70\nBP,60\n"
    #expect(try facts(table).ofParts(PlotArguments()).rowCount == 3)
  }

  @Test func testOptionsKeepTheWhole() throws {
    var arguments = PlotArguments()
    arguments.x = "place"
    #expect(try facts("place,people\nA,5\nB,7\nC,6\nTotal,18\n").ofParts(arguments).rowCount == 4)
  }

  @Test func testAColumnThatIsTheSumOfTheOthersIsNoPart() throws {
    let plan = try plan("shop,pens,ink,paper,everything\nA,3,4,5,12\nB,4,4,6,14\nC,7,3,2,12\n")
    #expect(plan.y?.source == .folded([1, 2, 3]))
  }

  // MARK: Years

  @Test(arguments: ["column", "vintage", "edition"])
  func testSuccessiveNumbersFrom1700To2100AreYears(name: String) throws {
    let plan = try plan("\(name),value\n" + lines(0..<8) { "\(2007 + $0),\($0 * $0 + 3)" })
    #expect(plan.shape == .line)
    #expect(plan.x?.kind == .date)
  }

  @Test func testSuccessiveNumbersOfRowsAreNoYears() throws {
    let table = try facts("order_id,value\n" + lines(0..<8) { "\(1900 + $0),\($0 * $0 + 3)" })
    #expect(table.profiles[0].type == .number)
  }

  @Test func testSeasonsAndFoundingsAreYears() throws {
    for name in ["season", "founded", "Saison"] {
      #expect(try facts("club,\(name)\nA,1899\nB,1904\nC,1963\n").profiles[1].type == .date)
    }
  }

  // MARK: Families of columns

  @Test func testOneOddColumnDoesNotBreakAFamily() throws {
    let rows = lines(1..<10) { "2023-01-0\($0),\($0 + 3),\($0 + 4),\($0 * 2),\($0 * 1000 + 90000)" }
    let plan = try plan("date,London,Paris,Rome,Everest\n" + rows)
    #expect(plan.y?.source == .folded([1, 2, 3]))
    #expect(plan.notes == ["3 of 4 columns of numbers are drawn, without Everest; --y chooses columns"])
  }

  @Test func testRarelyChangingCountsBelongToTheirFamily() throws {
    let rows = lines(0..<40) { "\(1980 + $0),\($0 * 7 % 90),\($0 * 11 % 80),\($0 * 5 % 60),\($0 % 3)" }
    let plan = try plan("year,France,Spain,Italy,Malta\n" + rows)
    #expect(plan.y?.source == .folded([1, 2, 3, 4]))
  }

  @Test func testAnswersThatAddUpTo100BelongTogether() throws {
    let rows = "Q one,60,30,9,1\nQ two,55,40,4.5,0.5\nQ three,70,25,4.8,0.2\n"
    let plan = try plan("question,agree,neutral,disagree,angry\n" + rows)
    #expect(plan.y?.source == .folded([1, 2, 3, 4]))
  }

  @Test func testHeadersThatCountUpAreAnAxisOfNumbers() throws {
    let header = (0..<12).map(String.init).joined(separator: ",")
    let row = (0..<12).map { "0.\($0 + 10)" }.joined(separator: ",")
    let plan = try plan("team,\(header)\nA,\(row)\nB,\(row)\n")
    #expect(plan.shape == .line)
    #expect(plan.x == Channel(.foldedNames(Array(1...12)), .number, title: ""))
  }

  @Test func testYearsAsHeadersWithoutNamesAreALineOfMeans() throws {
    let rows = lines(1..<20) { "\($0),\($0 + 2),\($0 + 3),\($0 + 5)" }
    let plan = try plan("depth,1979,1980,1981\n" + rows)
    #expect(plan.x?.source == .foldedNames([1, 2, 3]))
    #expect(plan.y?.aggregate == .mean)
  }

  // MARK: Measures

  @Test func testTheMedianIsDrawnWhereFewValuesDecideTheMean() throws {
    let rows = lines(0..<60) { "\(2000 + $0 / 6),\($0 % 20 == 0 ? 90000 : $0 % 7 + 1).5" }
    let plan = try plan("year,orbit\n" + rows)
    #expect(plan.y?.source == .column(1) && plan.y?.aggregate == .median)
  }

  @Test func testAnAmountComesBeforeAPrice() throws {
    let rows = lines(0..<60) { "2023-01-\(10 + $0 / 6),\($0 % 7 + 1).5,\($0 * 3).25" }
    #expect(try plan("date,unit cost,sales\n" + rows).y?.source == .column(2))
  }

  @Test func testPeopleWithRepeatedDatesAreComparedByName() throws {
    let rows = lines(0..<24) { "person\($0),2023-0\($0 % 5 + 1)-01,\($0 * 17 % 29 + 1)" }
    let plan = try plan("who,filed,receipts\n" + rows)
    #expect(plan.shape == .bar)
    #expect(plan.y?.source == .column(0))
  }

  @Test func testANearlyEmptyColumnIsNoAxis() throws {
    let rows = lines(0..<30) {
      "\($0 == 0 ? "top" : $0 == 1 ? "low" : ""),town\($0),\($0 == 0 ? "9" : ""),\($0 + 5)"
    }
    let plan = try plan("group,town,rare,people\n" + rows)
    #expect(plan.y?.source == .column(1))
    #expect(plan.x?.source == .column(3))
  }

  @Test func testANameThatNearlyAllRowsHaveIsNoAxis() throws {
    let rows = lines(0..<30) { "\($0 == 0 ? "other" : "land"),town\($0),\($0 + 5)" }
    #expect(try plan("country,town,people\n" + rows).y?.source == .column(1))
  }

  @Test func testAListOfNamesAndCodesIsCounted() throws {
    let rows = lines(0..<40) {
      "N\($0),Long \($0),\(["x", "y", "z"][$0 % 3]),W\($0),V\($0),\($0 * 3),\($0 * 7),\($0 * 2),\($0 * 5 + 1)"
    }
    let plan = try plan("name,full,part,short,shorter,iso code,dial code,zip code,gaul\n" + rows)
    #expect(plan.y?.source == .rows)
    #expect(plan.x?.source == .column(2))
  }

  @Test(arguments: ["n", "rowid", "subject", "0"])
  func testNumbersOfPeopleAndRowsAreNoMeasures(name: String) throws {
    let rows = lines(0..<9) { "\($0 + 1),\(name)\($0),0.\($0 * 3 % 7 + 1)" }
    #expect(try plan("\(name),who,rate\n" + rows).title == "Rate by who")
  }

  @Test func testSixtyNamesHaveABarEach() throws {
    let table = try facts("name,score\n" + lines(0..<60) { "n\($0),\($0 * 37 % 101 + 1)" })
    let data = PlotData(try ChartPlan(table, PlotArguments(), zone: .utc), table.table)
    #expect(data.count == 60)
  }
}
