import OpenChartsChartMath
import Testing

@testable import OpenChartsTables

/// Dates whose day and month can be exchanged.
struct AmbiguousDateTests {
  private func column(_ dates: [String], named name: String = "date") throws -> (Table, [Double]) {
    let text = "\(name),v\n" + dates.map { "\($0),1\n" }.joined()
    let table = try Table(bytes: Array(text.utf8), file: "t.csv")
    guard case .dates(let values, _) = table.columns[0].values else { return (table, []) }
    return (table, values)
  }

  private func moment(_ year: Int, _ month: Int, _ day: Int) -> Double {
    Double(CivilDate(year: year, month: month, day: day).dayNumber) * 86_400
  }

  @Test(arguments: [
    // The first days of months, with a gap.
    (
      ["01/10/2020", "01/11/2020", "01/12/2020", "01/02/2021", "01/03/2021"],
      [(2020, 10, 1), (2020, 11, 1), (2020, 12, 1), (2021, 2, 1), (2021, 3, 1)]
    ),
    // Every seventh day.
    (
      ["05/01/2021", "12/01/2021", "02/02/2021", "09/02/2021"],
      [(2021, 1, 5), (2021, 1, 12), (2021, 2, 2), (2021, 2, 9)]
    ),
    (
      ["10/01/2004", "11/01/2004", "12/01/2004", "01/01/2005"],
      [(2004, 10, 1), (2004, 11, 1), (2004, 12, 1), (2005, 1, 1)]
    ),
    // Nothing but the order of the rows tells.
    (
      ["02/01/2021", "06/01/2021", "11/01/2021", "01/02/2021", "04/02/2021"],
      [(2021, 1, 2), (2021, 1, 6), (2021, 1, 11), (2021, 2, 1), (2021, 2, 4)]
    ),
  ])
  func testTheCourseOfTheDatesTellsTheOrder(dates: [String], expected: [(Int, Int, Int)]) throws {
    let (table, values) = try column(dates)
    #expect(values == expected.map { moment($0.0, $0.1, $0.2) })
    #expect(table.notes.isEmpty)
  }

  @Test func testTwoPossibleOrdersAreNoted() throws {
    let (table, values) = try column(["02/01/2021", "09/03/2021"])
    #expect(values.first == moment(2021, 2, 1))
    #expect(table.notes.contains { $0.contains("day/month/year would also fit") })
  }

  @Test(arguments: [["10142018", "10212018", "11032018"], ["05312000", "06012000", "12252000"]])
  func testEightDigitsCanEndInTheYear(dates: [String]) throws {
    let values = try column(dates).1
    #expect(values.count == 3)
    #expect(values == values.sorted())
    #expect(try column(dates, named: "price").1.isEmpty)
  }

  @Test func testEightDigitsCanBeginWithTheDay() throws {
    #expect(try column(["14102018", "21102018"]).1 == [moment(2018, 10, 14), moment(2018, 10, 21)])
  }
}
