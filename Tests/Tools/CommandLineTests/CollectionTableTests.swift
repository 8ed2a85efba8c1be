import OpenChartsTables
import Testing

@testable import OpenChartsCommandLineTool

/// Tables as large collections publish them, with codes, ranks, notes and all months of a year in one row.
@MainActor
struct CollectionTableTests {
  private func plan(_ text: String) throws -> ChartPlan { try planner(text).plan() }

  private static let months = "Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec"

  // MARK: Codes and ranks

  @Test func testAColumnCalledValueIsMeasuredAmongManyCodes() throws {
    let header =
      "Domain Code,Domain,Area Code,Area,Element Code,Element,Item Code,Item,Year Code,Year,Unit,Value,Flag,Flag Description"
    let rows = lines(0..<24) {
      "QCL,Crops,79,Germany,5510,Production,\(15 + $0 % 2),\(["Wheat", "Rice"][$0 % 2]),\(2000 + $0 / 2),"
        + "\(2000 + $0 / 2),tonnes,\(1_000_000 + $0 * 7919),A,Official figure"
    }
    let drawn = try plan(header + "\n" + rows)
    #expect(drawn.shape == .line && drawn.x?.source == .column(9) && drawn.y?.source == .column(11))
    #expect(drawn.color?.source == .column(7))
  }

  @Test func testTheMeasureOfARankingIsRankedByAnyColumnOfRanks() throws {
    let header = "Country,Happiness Rank,Happiness Score,Family,Freedom,Trust"
    let rows = lines(0..<10) {
      "country\("abcdefghij".dropFirst($0).prefix(1)),\($0 + 1),\(8 - $0).25,0.\($0 * 3 % 7 + 1),0.\($0 * 5 % 7 + 1),0.\($0 * 2 % 5 + 1)"
    }
    let drawn = try plan(header + "\n" + rows)
    #expect(drawn.shape == .bar && drawn.color == nil)
    #expect([drawn.x?.source, drawn.y?.source].contains(.column(2)))
  }

  @Test func testPlacesThatTiesRepeatNumberTheRows() throws {
    let shared = "column 1,v\n" + lines(0..<30) { "\($0 / 3 * 3 + 1),\($0 * 7 % 31).5" }
    #expect(try planner(shared).profiles[0].role == .index)
    let jumps = "column 1,v\n" + lines(0..<30) { "\($0 * 3 + 1),\($0 * 7 % 31).5" }
    #expect(!(try planner(jumps).profiles[0].isCounting))
  }

  // MARK: Months as columns

  @Test func testAllMonthsOfManyYearsAreOneLine() throws {
    let rows = lines(2001..<2013) { year in
      "\(year)," + (0..<12).map { "\(year * 7 % 11 + $0 * 5 % 13).5" }.joined(separator: ",")
    }
    let text = "Year,\(Self.months)\n" + rows
    let drawn = try plan(text)
    #expect(drawn.shape == .line && drawn.color == nil)
    #expect(drawn.x?.source == .foldedNames(Array(1...12)) && drawn.x?.kind == .date)
    #expect(drawn.y?.source == .folded(Array(1...12)) && drawn.y?.aggregate == nil)
    let moments = FoldedMonths.moments([1, 2], of: try table(text), zone: .utc)
    #expect(moments.count == 24)
    #expect(moments[0] == Table.moment("2001-01", zone: .utc))
    #expect(moments[23] == Table.moment("2012-02", zone: .utc))
  }

  @Test func testManyMoreYearsHaveTheirOwnMean() throws {
    let rows = lines(1950..<2000) { year in
      "\(year)," + (0..<12).map { "\(year * 7 % 11 + $0).0" }.joined(separator: ",")
        + ",\(year * 7 % 11 + 5).5"
    }
    let drawn = try plan("Year,\(Self.months),J-D\n" + rows)
    #expect(drawn.shape == .line && drawn.x?.source == .column(0) && drawn.y?.source == .column(13))
    let withoutMeans = try plan(
      "Year,\(Self.months)\n"
        + rows.split(separator: "\n").map { row in
          row.split(separator: ",").dropLast().joined(separator: ",") + "\n"
        }.joined())
    #expect(withoutMeans.y?.source == .folded(Array(1...12)) && withoutMeans.y?.aggregate == .mean)
  }

  @Test func testHeadersOfMonthsAndQuartersHaveAFirstMonth() {
    #expect(["Jan", "Q3", "März", "Dec.", "Total"].map(FoldedMonths.month) == [1, 7, 3, 12, nil])
  }
}
