import OpenChartsTables
import Testing

@testable import OpenChartsCommandLineTool

struct ColumnRoleTests {
  private func table(_ text: String) throws -> Table {
    try Table(bytes: Array(text.utf8), file: "t.csv")
  }

  private func plan(_ text: String) throws -> ChartPlan {
    try ChartPlan(table(text), PlotArguments())
  }

  /// Returns the role of a column with this name and 30 whole numbers with gaps.
  private func role(_ name: String, _ value: (Int) -> String = { "\($0 * 7 + 5)" }) throws -> ColumnRole {
    let rows = (0..<30).map { "n\($0),\(value($0))" }
    let table = try table("city,\(name)\n" + rows.joined(separator: "\n") + "\n")
    return ColumnProfile(table.columns[1], index: 1, rowCount: table.rowCount).role
  }

  @Test(arguments: ["id", "customer_id", "FIPS", "zip", "pid", "PLZ", "identifiant", "postcode"])
  func testNamesOfIdentifiersAreRecognized(name: String) throws {
    #expect(try role(name) == .identifier)
  }

  @Test(arguments: ["Major_code", "código", "codice", "Schlüssel"])
  func testNamesOfCodesAreRecognized(name: String) throws { #expect(try role(name) == .code) }

  @Test(arguments: ["sales", "Anzahl", "ventes", "población", "vendite", "vendas", "visits"])
  func testAmountsAndCountsAddUp(name: String) throws { #expect(try role(name).isAdditive) }

  @Test(arguments: [
    "income per capita", "cases per 100k", "elevation", "dB", "latency ms", "salary", "sales rate", "X",
    "Preis", "taux de ventes", "unemployment",
  ])
  func testOtherQuantitiesDoNotAddUp(name: String) throws { #expect(try !role(name).isAdditive) }

  @Test func testAnIdentifierIsNoMeasure() throws {
    let rows = (0..<9).map { "S\($0),\($0 * 3 + 3),0.0\($0)" }.joined(separator: "\n")
    let plan = try plan("state,id,rate\n\(rows)\n")
    #expect(plan.title == "Rate by state")
  }

  @Test func testAFirstColumnWithoutANameThatCountsRowsIsNoMeasure() throws {
    let plan = try plan(",city,people\n0,A,5\n1,B,7\n2,C,6\n3,D,9\n")
    #expect(plan.title == "People by city")
  }

  @Test func testUnknownQuantitiesAreAveraged() throws {
    let plan = try plan("region,X\nN,50\nN,20\nS,30\n")
    #expect(plan.y?.aggregate == .mean)
  }

  @Test func testCitiesBesideADateAreSeries() throws {
    let rows = (1...9).map { "2023-01-0\($0),\($0 + 3),\($0 + 4),\($0 * 2)" }.joined(separator: "\n")
    let plan = try plan("date,London,Paris,Rome\n\(rows)\n")
    #expect(plan.y?.source == .folded([1, 2, 3]))
    #expect(plan.shape == .line)
  }

  @Test func testProductsByRegionAreBarsSideBySide() throws {
    let plan = try plan("product,North,South,West\nA,3,4,5\nB,4,4,6\nC,7,3,2\n")
    #expect(plan.y?.source == .folded([1, 2, 3]))
    #expect(plan.stack == .dodge)
  }

  @Test(arguments: [
    "Q1,Q2,Q3", "Jan,Feb,Mar", "FY2019,FY2020,FY2021", "X1990,X1991,X1992",
    "2019 [YR2019],2020 [YR2020],2021 [YR2021]", "März,April,Mai",
  ])
  func testHeadersOfTimeAreAnAxis(headers: String) throws {
    let plan = try plan("shop,\(headers)\nA,3,4,5\nB,4,4,6\nC,7,3,2\n")
    #expect(plan.shape == .line)
    #expect(plan.x?.source == .foldedNames([1, 2, 3]))
    #expect(plan.color?.source == .column(0))
  }

  @Test func testAColumnThatIsMostlyEmptyColoursNothing() throws {
    let rows = (10..<70).map {
      "20\($0)-01-01,\($0 % 7 + 2),\($0 < 20 ? "ab".map(String.init)[$0 % 2] : "")"
    }
    let plan = try plan("date,value,flag\n" + rows.joined(separator: "\n") + "\n")
    #expect(plan.color == nil)
  }

  @Test func testALineOfSeveralColumnsHasOneValueAtOneTime() throws {
    let rows = (0..<10).flatMap { year in
      (0..<20).map { "\(2000 + year),w\($0),\($0 + year),\($0 + year + 9)" }
    }
    let plan = try plan("year,who,temp_low,temp_high\n" + rows.joined(separator: "\n") + "\n")
    #expect(plan.y?.aggregate == .mean || plan.color?.source == .column(1))
  }

  @Test func testThirtyNamesHaveThirtyLabels() throws {
    let rows = (0..<30).map { "name\($0),\($0 * 3 % 17 + 1)" }.joined(separator: "\n")
    let plan = try plan("name,score\n\(rows)\n")
    #expect(plan.fittingHeight == 570.0)
    var arguments = PlotArguments()
    arguments.ownHeight = 300
    #expect(try ChartPlan(table("name,score\n\(rows)\n"), arguments).fittingHeight == nil)
  }

  @Test func testTheLargestNamesAreInOrderOfTheirValues() throws {
    let rows = (0..<80).map { "name\($0),\($0 * 37 % 101 + 1)" }.joined(separator: "\n")
    let table = try table("name,score\n\(rows)\n")
    let data = PlotData(try ChartPlan(table, PlotArguments()), table)
    guard case .numbers(let values)? = data.x else {
      Issue.record("The bars have no numbers")
      return
    }
    #expect(data.count == 60)
    #expect(data.y?.names?.count == 60)
    guard case .names(let codes, _)? = data.y else {
      Issue.record("no names")
      return
    }
    let ranked = zip(codes, values).sorted { $0.0 < $1.0 }.map(\.1)
    #expect(zip(ranked, ranked.dropFirst()).allSatisfy { $0 >= $1 })
  }
}
