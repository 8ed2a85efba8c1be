import OpenChartsChartMath
import OpenChartsTables
import Testing

@testable import OpenChartsCommandLineTool

/// Charts of tables with columns that add up, and of lines with peaks.
struct PartsAndPeaksTests {
  private func plan(_ text: String, file: String = "t.csv") throws -> ChartPlan {
    let table = JoinedDate.joined(try Table(bytes: Array(text.utf8), file: file), zone: .utc)
    return try ChartPlan(TableFacts(table).ofParts(PlotArguments()), PlotArguments(), zone: .utc)
  }

  private func day(_ number: Int) -> String {
    let day = CivilDate(dayNumber: number)
    return "\(day.year)-\(day.month < 10 ? "0" : "")\(day.month)-\(day.day < 10 ? "0" : "")\(day.day)"
  }

  // MARK: Sums

  private let mix =
    "year,coal (Mtoe),oil (Mtoe),gas (Mtoe),hydro (Mtoe),coal (%),oil (%),gas (%),hydro (%),fossil (%),clean (%)\n"
    + lines(0..<20) { row in
      let shares = [60 - row, 20 + row, 12 + row % 3, 8 - row % 3]
      let sums = [shares[0] + shares[1] + shares[2], shares[3]]
      return "\(1990 + row)," + (shares.map { $0 * 3 } + shares + sums).map { "\($0)" }.joined(separator: ",")
    }

  @Test func testSharesThatAddUpAreDrawnWithoutTheirSums() throws {
    let plan = try plan(mix, file: "Energy_mix_in_the_land_OFFICE_2018.csv")
    #expect(plan.shape == .line)
    #expect(plan.y?.source == .folded([5, 6, 7, 8]))
    #expect(plan.title == "Energy mix in the land OFFICE 2018 by year")
  }

  @Test func testTheUnitIsATitleIfTheFileSaysNothing() throws {
    #expect(try plan(mix).title == "% by year")
  }

  @Test func testAColumnThatIsTheSumOfSomeOthersIsNoPart() throws {
    let rows = lines(0..<16) { row in
      let (coal, oil, gas) = (50 + row * 7 % 11, 31 + row * 5 % 17 * 2, 20 + row * 3 % 10)
      let (wind, sun) = (10 + row * 9 % 14, 5 + row * 4 % 9)
      return "\(2000 + row),\(coal),\(oil),\(gas),\(coal + oil + gas),\(wind),\(sun),\(wind + sun)"
    }
    let planner = try planner("year,coal,oil,gas,fossil,wind,sun,renewable\n" + rows)
    let parts = planner.withoutPartialSums(Array(planner.profiles[1...]))
    #expect(parts.map(\.name) == ["coal", "oil", "gas", "wind", "sun"])
  }

  @Test func testTheLargestOfManyColumnsIsDrawn() throws {
    let names = ["coal", "gas", "nuclear"] + (1...11).map { "source \(["a", "b", "c"][$0 % 3])\($0)" }
    let rows = lines(0..<12) { row in
      let large = [800 + row * 37 % 200, 100 + row * 61 % 300, 100 + row * 17 % 200]
      let small = (1...11).map { 10 + (row * 13 + $0 * 7) % 31 }
      return "\(2000 + row)," + (large + small).map { "\($0).5" }.joined(separator: ",")
    }
    let planner = try planner("year,\(names.joined(separator: ","))\n" + rows)
    let columns = planner.like(planner.profiles.filter { $0.type == .number }, sharesAxis: true)
    #expect(columns == [1, 2, 3])
  }

  @Test func testThePartsOfATotalAreStackedInTheOrderOfTheirSum() throws {
    let letters = Array("abcdefghijklmnopqrstuvwxyz").map(String.init)
    let rows = lines(0..<50) { row in
      let votes = [100 + row * 37 % 101, 150 + row * 53 % 97, 120 + row * 29 % 89]
      let name = "\(row * 37 % 50 + 10)-" + letters[row / 5] + letters[row % 5] + "place"
      return "\(name),\(votes.map(String.init).joined(separator: ",")),\(votes.reduce(0, +))"
    }
    let plan = try plan("district,Martin,Tremblay,Roy,total\n" + rows)
    #expect(plan.shape == .bar && plan.isHorizontal)
    #expect(plan.x?.source == .folded([1, 2, 3]))
    #expect(plan.stack == .standard && plan.sort == .valueDown)
  }

  // MARK: Numbered and paired names

  @Test func testNumberedColumnsAreComparedAsMeansByGroup() throws {
    let rows = lines(0..<24) { row in
      "\(row < 12 ? "calm" : "loud"),\(5 + row * 7 % 9).5,\(6 + row * 5 % 8).5,\(4 + row * 11 % 10).5"
    }
    let numbered = try plan("mood,test1,test2,test3\n" + rows)
    #expect(numbered.shape == .bar)
    #expect(numbered.y?.source == .folded([1, 2, 3]) && numbered.y?.aggregate == .mean)
    #expect(numbered.x?.source == .column(0))
    // Features without a name have no common quantity.
    #expect(try plan("mood,x1,x2,x3\n" + rows).y?.source != .folded([1, 2, 3]))
  }

  @Test func testOneGroupOfPairedColumnsIsDrawnWithAnHonestTitle() throws {
    let ages = ["2534", "3544", "4554"]
    let names = ages.flatMap { age in ["all", "HS", "White"].map { "\($0)_\(age)" } }
    let rows = lines(0..<12) { row in
      "\(1990 + row),"
        + (0..<11).map { "0.\(100 + (row * 13 + $0 * 29) % 97 + row * 5)" }.joined(separator: ",")
    }
    let plan = try plan("year,\(names.joined(separator: ",")),nokids_HS_2534,kids_HS_2534\n" + rows)
    #expect(plan.y?.source == .folded([1, 4, 7]))
    #expect(plan.title == "All 2534, 3544 and 4554 by year" && plan.yAxis.title != "all")
  }

  @Test func testACompleteGroupIsDrawnRatherThanTheLargestOfAll() throws {
    let ages = ["2534", "3544", "4554"]
    let kinds = (0..<14).map { "k\(["ab", "cd", "ef", "gh", "ij", "kl", "mn"][$0 % 7])\($0 / 7)" }
    let names = ages.flatMap { age in (kinds + ["total"]).map { "\($0)_\(age)" } }
    let rows = lines(0..<12) { row in
      "\(1990 + row),"
        + (0..<45).map { "0.\(100 + (row * 13 + $0 * 29) % 97 + row * 5)" }.joined(separator: ",")
    }
    let planner = try planner("year,\(names.joined(separator: ","))\n" + rows)
    let columns = planner.ofFirstQuantity(planner.profiles.filter { $0.type == .number })
    #expect(columns.map(\.name) == ages.map { "total_\($0)" })
  }

  // MARK: Peaks

  @Test func testPeaksOfEvenDatesStay() throws {
    let rows = lines(0..<600) { row in
      let peak = row == 250 || row == 590 ? 100 : 0
      return "\(day(12_000 + row * 7)),\(row * 7919 % 17 + 2 + peak).5,\(row * 6007 % 19 + 3 + peak).5"
    }
    let plan = try plan("date,From US,From Britain\n" + rows)
    #expect(plan.y?.source == .folded([1, 2]) && plan.y?.aggregate == nil)
    #expect(plan.x?.grouping == Channel.Grouping.none)
    #expect(plan.title == "From US and Britain by date")
    #expect(plan.yAxis.title == "From US and Britain")
  }

  @Test func testAYearOfHyperinflationDoesNotChooseALine() throws {
    let text =
      "year,land,zz\n"
      + lines(0..<240) { row in
        let (year, land) = (row / 12, row % 12)
        let value = land == 11 ? (year == 7 ? 9000 : 0) : land + 1
        return "\(1990 + year),\(land == 11 ? "peak" : "l\(land)"),\(value).\(year % 7 + 1)"
      }
    let planner = try planner(text)
    let names = PlotData(try planner.plan(), planner.table).color?.names
    #expect(names == (3...10).map { "l\($0)" })
  }
}
