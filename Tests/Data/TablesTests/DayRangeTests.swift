import OpenChartsChartMath
import Testing

@testable import OpenChartsTables

@Suite("Ranges of days")
struct DayRangeTests {
  private func column(_ texts: [String]) throws -> TableColumn {
    let rows = texts.enumerated().map { "\"\($1)\",\($0 + 40)\n" }.joined()
    return try table("Dates conducted,Lab\n" + rows).columns[0]
  }

  @Test(
    "are their last days",
    arguments: [
      ["3–5 Oct 2023", "28 Sep – 2 Oct 2023", "14 Sep 2023", "20-22 Aug 2023"],
      ["Oct 3-5, 2023", "Sep 28-Oct 2, 2023", "Sep 14, 2023", "Aug 20-22, 2023"],
    ])
  func lastDays(texts: [String]) throws {
    let days = ["2023-10-05", "2023-10-02", "2023-09-14", "2023-08-22"]
    let column = try column(texts)
    #expect(column.type == .date)
    #expect(column.numbers ?? [] == days.compactMap { Table.moment($0, zone: .utc) })
  }

  @Test(
    "are not other texts",
    arguments: [
      ["3–5 years", "6–8 years", "9–11 years", "12 years"], ["A-1", "B-2", "C-3", "D-4"],
      ["1/2/2023 - 3/2/2023", "4/2/2023 - 5/2/2023", "6/2/2023 - 7/2/2023", "8/2/2023 - 9/2/2023"],
    ])
  func others(texts: [String]) throws {
    #expect(try column(texts).type == .text)
  }
}
