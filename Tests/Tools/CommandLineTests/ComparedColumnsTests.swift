import OpenChartsTables
import Testing

@testable import OpenChartsCommandLineTool

/// Columns that measure the same quantity, which a chart shows together.
@MainActor
struct ComparedColumnsTests {
  @Test(arguments: [
    ("Month,Revenue,Cost\n2024-01,120,100\n2024-02,130,104\n2024-03,125,110\n2024-04,160,120\n", [1, 2]),
    (
      "Month,Income,Expenses,Profit\n2024-01,120,100,20\n2024-02,130,104,26\n2024-03,125,110,15\n2024-04,160,120,40\n",
      [1, 2]
    ),
    ("year,births,deaths\n2001,700,680\n2002,710,690\n2003,705,700\n2004,690,720\n", [1, 2]),
    ("date,min,max\n2024-01-01,2,8\n2024-01-02,1,9\n2024-01-03,3,7\n2024-01-04,4,12\n", [1, 2]),
    ("Category,Budget,Actual\nRent,100,110\nFood,60,50\nTravel,40,45\n", [1, 2]),
    ("Sector,Salary men,Salary women\nHealth,50,46\nRetail,34,31\nFinance,80,66\n", [1, 2]),
    ("Year,Men,Women\n2011,20,80\n2016,25,75\n2021,28,72\n", [1, 2]),
  ])
  func twoColumnsOfOneQuantityAreDrawnTogether(text: String, columns: [Int]) throws {
    #expect(try plan(text).y?.source == .folded(columns))
  }

  @Test(arguments: [
    "name,height,weight\nA,180,80\nB,165,60\nC,172,75\n", "shop,price,visitors\nA,3,120\nB,4,90\nC,2,200\n",
    "town,population,deaths\nA,12000,110\nB,90000,700\nC,41000,390\n",
  ])
  func differentQuantitiesAreNot(text: String) throws {
    #expect(try plan(text).y?.source == .column(1))
  }

  @Test func aSmallPartyIsDrawnBesideLargeOnes() throws {
    let states =
      "State,Clinton,Trump,Johnson\nAlabama,33.4,53.8,5.5\nAlaska,38.0,44.1,7.2\nArizona,43.5,45.1,5.0\n"
    #expect(try plan(states).y?.source == .folded([1, 2, 3]))
  }

  @Test func aColumnWithOneValueStaysInItsFamily() throws {
    let days = "Employee,Mon,Tue,Wed\nAnna,8,8,7.5\nBen,4,8,8\nCarla,8,8,6\n"
    #expect(try plan(days).y?.source == .folded([1, 2, 3]))
  }

  @Test(arguments: [
    (
      "country,gdpPercap_1952,gdpPercap_1977,gdpPercap_2007\nAlbania,1601,3533,5937\nAustria,6137,19749,36126\n",
      "gdpPercap"
    ),
    ("City,Population 2019,Population 2020,Population 2021\nA,12,13,14\nB,22,21,20\n", "Population"),
    (
      "Ort,Einwohner 31.12.2019,Einwohner 31.12.2020,Einwohner 31.12.2021\nA,12,13,14\nB,22,21,20\n",
      "Einwohner"
    ),
  ])
  func headersWithAYearAreLinesOverTheYears(text: String, title: String) throws {
    let plan = try plan(text)
    #expect(plan.shape == .line && plan.x?.source == .foldedNames([1, 2, 3]) && plan.x?.kind == .date)
    #expect(plan.y?.title == title)
  }

  @Test func percentOfSeveralColumnsIsTheUnitOfTheirAxis() throws {
    let plan = try plan(
      "Age,Satisfied,Dissatisfied,Unsure\n18-29,22%,60%,18%\n30-49,30%,50%,20%\n50+,35%,45%,20%\n")
    let axis = plan.isHorizontal ? plan.xAxis : plan.yAxis
    #expect(axis.unit == .percent)
  }

  @Test func moreThanSixteenNamesHaveTwoBarsEach() throws {
    let plan = try plan(lines("Country,Men,Women", 30) { "C\($0),\($0 + 10),\($0 + 12)" })
    #expect(plan.x?.source == .folded([1, 2]) && plan.isHorizontal && plan.stack == .dodge)
  }

  @Test(arguments: [(14, false), (15, true), (24, true)])
  func manyNamesWithSeveralBarsAreRead(names: Int, isHorizontal: Bool) throws {
    let plan = try plan(lines("Country,Exports,Imports", names) { "C\($0),\($0 + 10),\($0 + 12)" })
    #expect(plan.isHorizontal == isHorizontal)
    #expect((plan.isHorizontal ? plan.x : plan.y)?.source == .folded([1, 2]))
  }

  @Test func severalXAreLengthsOfHorizontalBars() throws {
    let text = "Country,Men,Women\nA,1,2\nB,3,4\nC,5,7\n"
    let turned = try plan(text, "--x", "Men", "--x", "Women", "--y", "Country")
    #expect(turned.x?.source == .folded([1, 2]) && turned.y?.source == .column(0) && turned.shape == .bar)
    #expect(throws: UsageError.self) { try plan(text, "--x", "Men", "--x", "Women") }
    #expect(throws: UsageError.self) {
      try plan(text, "--x", "Men", "--x", "Women", "--y", "Country", "--mark", "line")
    }
  }

  @Test func testColumnsOfYearsAreLinesWhereNamesRepeat() throws {
    let header = (1990..<2010).map(String.init).joined(separator: ",")
    func rows(_ name: (Int) -> String) -> String {
      lines(0..<60) { row in
        name(row) + "," + (0..<20).map { "\((row * 7 + $0 * 3) % 31 + 9).5" }.joined(separator: ",")
      }
    }
    let months = try plan("month,\(header)\n" + rows { "month \($0 / 5)" })
    #expect(months.y?.source == .folded(Array(1...20)) && months.color == nil && months.y?.aggregate == .sum)
    let kinds = try plan("kind,\(header)\n" + rows { "kind \($0 / 20)" })
    #expect(kinds.y?.source == .folded(Array(1...20)) && kinds.color?.source == .column(0))
  }

  @Test func testTheFirstOfTwoQuantitiesInYearsIsDrawn() throws {
    let years = Array(2010...2015)
    let header = years.map { "SNAP_FY\($0)" } + years.map { "POP_FY\($0)" }
    let rows = lines(0..<6) { row in
      "State \(row),"
        + (0..<12).map { "\((row * 37 + $0 * 11) % 83 + 20 + $0 / 6 * 5000)" }.joined(separator: ",")
    }
    let plan = try plan("State,\(header.joined(separator: ","))\n" + rows)
    #expect(plan.y?.source == .folded(Array(1...6)) && plan.y?.title == "SNAP")
  }

  @Test func testUnitsOfAnOrganizationAreNoUnits() throws {
    #expect(MeasureUnit.isColumnName(["unit"]) && MeasureUnit.isColumnName(["unit", "of", "measure"]))
    #expect(!MeasureUnit.isColumnName(["operating", "unit"]))
  }
}
