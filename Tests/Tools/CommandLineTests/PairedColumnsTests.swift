import OpenChartsTables
import Testing

@testable import OpenChartsCommandLineTool

/// Charts of tables with a column for each pair of a thing and a quantity, and of quantities that differ by orders of
/// magnitude.
struct PairedColumnsTests {
  private func plan(_ text: String, file: String = "t.csv") throws -> ChartPlan {
    let table = JoinedDate.joined(try Table(bytes: Array(text.utf8), file: file), zone: .utc)
    return try ChartPlan(TableFacts(table).ofParts(PlotArguments()), PlotArguments(), zone: .utc)
  }

  /// The first quantity is in the columns 1, 3, 5 and 7.
  @Test func testTheFirstQuantityOfEachThingIsDrawn() throws {
    let ages = ["12", "13", "14", "15-17", "18-20", "21-24", "25-34", "35-49", "50+"]
    let rows = lines(0..<9) { row in
      let cells = (1...4).flatMap { ["\(Double(row * $0 % 7 + 10) / 2)", "\(row * $0 * 11 % 50 + 1)"] }
      return ages[row] + "," + cells.joined(separator: ",")
    }
    let plan = try plan(
      "age,beer_use,beer_days,wine_use,wine_days,cider_use,cider_days,gin_use,gin_days\n" + rows)
    #expect(plan.y?.source == .folded([1, 3, 5, 7]))
    #expect(plan.shape == .line)
    #expect(plan.x?.source == .column(0))
  }

  @Test func testQuantitiesCanPrecedeTheirThings() throws {
    let rows = lines(0..<8) { row in
      "shop \(row),\(row * 3 + 20),\(row * 5 % 7 + 30),\(row + 25),\(row * 9 + 500),\(row * 7 + 600),\(row * 4 + 700)"
    }
    let plan = try plan("shop,reach_north,reach_south,reach_west,grip_north,grip_south,grip_west\n" + rows)
    #expect(plan.y?.source == .folded([1, 2, 3]) || plan.x?.source == .folded([1, 2, 3]))
  }

  @Test func testAMedianOfFarValuesIsNoLine() throws {
    let rows = lines(0..<300) { row in
      "\(2000 + row % 12),\(["transit", "imaging"][row * 7 % 2]),\(exponential(row * 37 % 100)),\(exponential(row * 53 % 100) + 3)"
    }
    let plan = try plan("year,method,period,distance\n" + rows)
    #expect(plan.shape != .line)
  }

  private func exponential(_ step: Int) -> Double {
    (0..<step).reduce(1.0) { value, _ in value * 1.12 }
  }

  @Test(arguments: [("budget.csv", Aggregate.sum), ("budget share.csv", Aggregate.mean)])
  func testTheNameOfTheFileSaysWhetherYearsAddUp(file: String, expected: Aggregate) throws {
    let rows = lines(0..<24) { row in
      "\(["tax", "tax", "fee", "loan", "fee", "tax", "loan", "loan"][row % 8]),"
        + (0..<6).map { "\(Double(row * 13 + $0 * 7) + 0.5)" }.joined(separator: ",")
    }
    let plan = try plan("kind,2015,2016,2017,2018,2019,2020\n" + rows, file: file)
    #expect(plan.y?.aggregate == expected)
  }
}
