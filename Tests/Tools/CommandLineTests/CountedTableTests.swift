import OpenChartsTables
import Testing

@testable import OpenChartsCommandLineTool

/// Charts of counted rows, and maps with several rows at each place.
struct CountedTableTests {
  private func plan(_ text: String) throws -> ChartPlan {
    let table = JoinedDate.joined(try Table(bytes: Array(text.utf8), file: "t.csv"), zone: .utc)
    return try ChartPlan(TableFacts(table).ofParts(PlotArguments()), PlotArguments(), zone: .utc)
  }

  @Test func testAnHourOfEventsIsCountedByTheMinute() throws {
    let rows = lines(0..<400) { row in
      let second = row * 11
      return
        "2024-03-01 00:\(second / 60 < 10 ? "0" : "")\(second / 60):\(second % 60 < 10 ? "0" : "")\(second % 60),yes"
    }
    #expect(try plan("created_at,sent\n" + String(rows.prefix(300 * 24))).x?.grouping == .unit(.minute))
  }

  @Test func testNamesAreCountedAndNotTheirCodes() throws {
    let regions = ["Abruzzo", "Basilicata", "Calabria", "Campania"]
    let rows = lines(0..<40) { row in "0\(row % 4 + 1),\(regions[row % 4]),town \(row)" }
    let plan = try plan("region code,region name,town\n" + rows)
    #expect(plan.x?.source == .column(1) || plan.y?.source == .column(1))
  }

  @Test func testAMapOfRepeatedPlacesHasNoColourOfAMeasure() throws {
    let rows = lines(0..<120) { row in
      "\(38 + Double(row % 9) / 3),\(-80 + Double(row % 9) / 5),\(row * 37 % 91 + 10).5"
    }
    let plan = try plan("lat,lon,charge\n" + rows)
    #expect(plan.color?.source != .column(2))
  }
}
