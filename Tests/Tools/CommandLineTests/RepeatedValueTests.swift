import OpenChartsTables
import Testing

@testable import OpenChartsCommandLineTool

/// Tables whose values describe a name or a date, and columns that are no measures.
struct RepeatedValueTests {
  private func plan(_ text: String, file: String = "t.csv") throws -> ChartPlan {
    let table = JoinedDate.joined(try Table(bytes: Array(text.utf8), file: file), zone: .utc)
    return try ChartPlan(TableFacts(table).ofParts(PlotArguments()), PlotArguments(), zone: .utc)
  }

  private func measured(_ plan: ChartPlan) -> Channel? { plan.isHorizontal ? plan.x : plan.y }

  @Test func testPersonsAreComparedByTheirOwnNumbers() throws {
    let rows = lines(0..<60) { row in
      "2024-\(row / 5 + 1)-07,\(row / 5 * 91 % 500 + 800),\(["Ann", "Bo", "Cy", "Di", "Eve"][row % 5]),\(row * 37 % 90 + 3)"
    }
    let plan = try plan("date,all_stories,name,matched_stories\n" + rows)
    #expect(plan.y?.source == .column(3))
    #expect(plan.color?.source == .column(2))
  }

  @Test func testALengthThatIsRepeatedForEachNameIsNotAddedUp() throws {
    let rows = lines(0..<40) { row in
      "case \(row % 4),person \(row),\((row % 4) * 211 + 300)"
    }
    #expect(try measured(plan("investigation,accused,investigation_days\n" + rows))?.aggregate != .sum)
  }

  @Test func testPollsAreLinesAndNoPeriods() throws {
    let rows = lines(0..<24) { row in
      "2024-\(row / 2 + 1)-\(row % 2 * 14 + 10),2024-\(row / 2 + 1)-\(row % 2 * 14 + 12),Pollster \(row % 8),\(40 + row % 7),\(52 - row % 6)"
    }
    let plan = try plan("Start,End,Pollster,Favor,Oppose\n" + rows)
    #expect(plan.xEnd == nil)
    #expect(plan.shape == .line)
  }

  @Test func testPricesOfPiecesAreNotAddedUp() throws {
    let rows = lines(0..<60) { row in
      "2024-\(row / 5 + 1)-1\(row % 5),item \(row % 7),\(row % 4 + 1),\(row * 37 % 90 + 10),\((row % 4 + 1) * (row * 37 % 90 + 10))"
    }
    let plan = try plan("date,item,quantity,unit_cost_paid,total_cost\n" + rows)
    #expect(plan.y?.source == .column(4))
  }

  @Test func testPollsAreNoSurvey() throws {
    let rows = lines(0..<600) { row in
      let flags = (0..<11).map { (row * 7 + $0 * 3) % 5 < 2 ? "TRUE" : "FALSE" }.joined(separator: ",")
      return "2024-\(row / 60 + 1)-\(row % 4 + 10),\(row % 9 + 1).\(row * 7 % 10),\(flags)"
    }
    let plan = try plan("start_date,rating,a,b,c,d,e,f,g,h,i,j,k\n" + rows)
    #expect(measured(plan)?.source == .column(1))
  }

  @Test(arguments: ["seed", "congress", "district", "samplesize"])
  func testNumbersOfThingsAreNoMeasures(name: String) throws {
    let rows = lines(0..<24) { "team \($0),\($0 % 16 + 1).\($0 % 2 * 5),\(Double($0 * 37 % 50) / 4)" }
    let whole = rows.replacing(".0,", with: ",").replacing(".5,", with: ",")
    let text = "team,\(name),points\n" + (name == "samplesize" ? rows : whole)
    #expect(try measured(plan(text))?.source == .column(2))
  }

  @Test func testLinesBeginAtZeroTogether() throws {
    let rows = lines(0..<400) { row in
      let (name, year) = (row % 20, 1990 + row / 20)
      return "Place \(name),\(year),\(year < 2003 ? 0 : Double(name * 13 % 20 + 1) * Double(year - 2002) / 7)"
    }
    let plan = try plan("place,year,share_of_all\n" + rows)
    #expect(plan.color?.source == .column(0))
  }

  @Test func testAWordThatIsAContinentIsNoGroupOfCountries() throws {
    let rows = lines(0..<90) { "word\($0),\($0 * 37 % 91),\($0 * 53 % 89)" }
    let table = try Table(
      bytes: Array(("word,x,y\namerica,3,4\nfrance,5,6\nchina,7,1\n" + rows).utf8), file: "t.csv")
    #expect(TableFacts(table).withoutRegions() == nil)
  }

  @Test func testNamesByNamesAreAHeatMap() throws {
    let columns = ["Miller", "Moore", "White", "Lee", "Davis", "Jones", "Brown", "Smith", "Allen", "King"]
    let rows = lines(0..<19) { row in
      "First\(row),"
        + columns.indices.map { "\(Double((row * 7 + $0 * 11) % 60) - 29.5)" }.joined(separator: ",")
    }
    let plan = try plan("," + columns.joined(separator: ",") + "\n" + rows)
    #expect(plan.shape == .rectangle)
  }

  @Test func testKilowattHoursAreAmountsOfEnergy() throws {
    let rows = lines(0..<30) { "site \($0 % 5),\($0 * 37 % 101 + 200)" }
    #expect(try measured(plan("site,Use (kilowatt-hours)\n" + rows))?.aggregate == .sum)
  }
}
