import OpenChartsTables
import Testing

@testable import OpenChartsCommandLineTool

/// Codes beside names, questions of surveys, and columns that belong together.
struct CodesAndFamiliesTests {
  // MARK: Codes

  @Test(
    arguments: ["st_areashape", "Shape_Length", "US Statistical Area (CBSA)", "countyfips", "LAD21CD", "zip"])
  func testCodesAndOutlinesAreNotMeasured(name: String) throws {
    let isOutline = name.contains("hape")
    let table =
      "\(name),v\n" + lines(0..<20) { "\(35_600 + $0 * $0)\(isOutline ? ".25" : ""),\($0 * 7 % 11).5" }
    #expect(try planner(table).profiles[0].role == .identifier)
  }

  @Test func testNamesAreDrawnBesideCodesOfPlaces() throws {
    let rows = lines(0..<12) { "E0600\(10 + $0),Place \($0 == 11 ? 10 : $0),\($0 * 7 % 11 + 3).5" }
    let facts = ChoiceFacts(try planner("LAD21CD,LAD21NM,rate\n" + rows))
    #expect(facts.names.map(\.name) == ["LAD21NM"])
  }

  @Test func testNamesAreDrawnBesideCodesOfIndicators() throws {
    let rows = lines(0..<12) {
      "SP.POP.\("ABCDEFGHIJKL".dropFirst($0).prefix(1))X,People of kind \($0),\($0 + 3)"
    }
    let facts = ChoiceFacts(try planner("series,title of it,v\n" + rows))
    #expect(facts.names.map(\.name) == ["title of it"])
  }

  @Test func testThePartnerOfACodeHasItsNames() {
    #expect(
      CodePair.names(of: "pcon14cd") == "pcon14nm" && CodePair.names(of: "Region_Code") == "region_name")
    #expect(CodePair.names(of: "cd") == nil && !CodePair.isCode("abcd") && CodePair.isCode("LSOA11CD"))
  }

  // MARK: Surveys

  @Test func testTimesOfAnswersAreNotDrawnInSurveys() throws {
    let questions = (1...12).map { "q\($0)" }.joined(separator: ",")
    let rows = lines(0..<40) { row in
      let answers = (1...12).map { "\(["yes", "no", "often"][(row * $0 + row / 3) % 3])" }
      return "2024-01-01 0\(row % 9):1\(row % 7):00,\(row * 37 % 300).25,\(answers.joined(separator: ","))"
    }
    let planner = try planner("startdate,groupTime9,\(questions)\n" + rows)
    #expect(planner.isSurvey)
    let facts = ChoiceFacts(planner)
    #expect(facts.dates.isEmpty && facts.measures.isEmpty && facts.answers.count == 12)
    #expect(ChartChoice(planner).best()?.candidate.form == .frequency)
  }

  // MARK: Families

  @Test(
    arguments: [
      ("60-64", true), ("0–4 years", true), ("85+", true), ("65 and over", true), ("<5", true),
      ("2020", false), ("q1", false), ("col 5", false), ("12", false),
    ])
  func testRangesAreRecognized(name: String, isRange: Bool) {
    #expect(Planner.isRange(name) == isRange)
  }

  @Test func testAgeGroupsAsColumnsAreDrawnTogether() throws {
    let rows = lines(0..<20) { row in
      let values = (1...4).map { "\(Double($0 * $0) + Double(row % 7) / 4 + 0.1)" }
      return "Region \(row / 2),\(row % 2 == 0 ? "men" : "women"),\(values.joined(separator: ","))"
    }
    let plan = try planner("region,gender,60-64,65-69,70-74,75-79\n" + rows).plan()
    #expect(plan.x?.source == .foldedNames([2, 3, 4, 5]) && plan.color?.source == .column(1))
    #expect(plan.y?.aggregate == .mean)
  }

  @Test func testPartsOfAQuestionAreDrawnTogether() throws {
    let rows = lines(0..<30) {
      "\(["a", "b", "c"][$0 % 3]),\($0 * 7 % 31 + 10).5,\($0 * 5 % 31 + 12).5,\($0 % 9 + 11).5"
    }
    let plan = try planner("group,q1_a,q1_b,q1_c\n" + rows).plan()
    let amount = plan.isHorizontal ? plan.x : plan.y
    #expect(amount?.source == .folded([1, 2, 3]) && amount?.aggregate == .mean)
  }

  // MARK: Titles and times

  @Test func testAnOnlyUnitNamesAColumnWithoutAName() throws {
    let rows = lines(0..<12) { "\(2000 + $0),Tonnes,\($0 * 7 % 11 + 20).5" }
    let table = try Table(bytes: Array(("year,unit,value\n" + rows).utf8), file: "t.csv")
    let facts = TableFacts(table).ofParts(PlotArguments())
    #expect(facts.quantity?.name == "Tonnes" && facts.quantity?.column == 2)
  }

  @Test func testYearsOfEditionsAreNoTimes() throws {
    let rows = lines(0..<40) { "\(2020 + $0 / 10),\(2010 + $0 % 10),\($0 * 7 % 31 + 20).5" }
    let facts = ChoiceFacts(try planner("book version year,budget year,value\n" + rows))
    #expect(facts.dates.map(\.name) == ["budget year"])
  }
}
