import OpenChartsChartMath
import Testing

@testable import OpenChartsTables

@Suite("Filters")
struct FilterTests {
  private let table = try! Table(
    bytes: Array(
      "country,total,day,paid\nDE,100,2024-01-31,true\nFR,,2024-02-01,false\nO'x,-2.5,2024-03-01,true\n,7,,true\n"
        .utf8),
    file: "a.csv")

  private func rows(_ text: String) throws -> [Int] {
    var numbered = table
    numbered.columns.append(TableColumn(name: "row", values: .numbers([0, 1, 2, 3])))
    let kept = try numbered.filtered(by: FilterParser.filter(text), text, zone: .utc)
    return kept.columns.last?.numbers?.map { Int($0) } ?? []
  }

  @Test(
    "keep the rows that satisfy them",
    arguments: [
      ("total > 0", [0, 3]), ("not total > 0", [2]), ("total is missing", [1]),
      ("total is not null", [0, 2, 3]),
      ("country in ('DE', 'FR') and total > 50", [0]), ("country not in ('DE')", [1, 2]),
      ("country = 'O''x'", [2]), ("\"country\" <> 'DE' or paid = true", [0, 1, 2, 3]),
      ("day between '2024-02-01' and '2024-03-01'", [1, 2]), ("day >= '2024-02'", [1, 2]),
      ("TOTAL = -2.5 OR (total=1e2)", [0, 2]), ("country < 'E'", [0]),
      ("total != 7 and not (paid = false)", [0, 2]),
      // A year means all its days, and a missing date is in no year.
      ("day = 2024", [0, 1, 2]), ("day > 2023", [0, 1, 2]), ("day > 2024", []), ("day <= 2024", [0, 1, 2]),
      ("day < 2024", []), ("day between 2023 and 2024", [0, 1, 2]), ("day <> 2023", [0, 1, 2]),
      ("day in (2019, 2024)", [0, 1, 2]), ("day not in (2024, '2023-01-01')", []),
      ("day in ('2024-02-01', 2025)", [1]), ("day = '2024-02'", [1]), ("day <= '2024-02'", [0, 1]),
      ("day > '2024-02'", [2]), ("day = '2024'", [0, 1, 2]),
    ])
  func rows(text: String, wanted: [Int]) throws {
    #expect(try rows(text) == wanted)
  }

  @Test(
    "a day means all its times",
    arguments: [
      ("at = '2024-02-01'", [0, 1]), ("at <= '2024-02-01'", [0, 1]), ("at > '2024-02-01'", [2]),
      ("at = '2024-02-01 09:30'", [1]), ("at in ('2024-02-02', '2024-02-01 00:00')", [0, 2]),
    ])
  func times(text: String, wanted: [Int]) throws {
    let table = try Table(
      bytes: Array("at,row\n2024-02-01 00:00,0\n2024-02-01 09:30,1\n2024-02-02 08:00,2\n".utf8), file: "a.csv"
    )
    let kept = try table.filtered(by: FilterParser.filter(text), text, zone: .utc)
    #expect(kept.columns[1].numbers?.map { Int($0) } == wanted)
  }

  @Test(
    "errors contain the position",
    arguments: [
      ("total >", 7, "expected a value"),
      ("totl > 1", 0, "there is no column \"totl\"; did you mean \"total\"?"),
      ("total > 'a'", 8, "column \"total\" holds numbers, without quotes"),
      ("country = DE", 10, "expected a value: a number, true, false, or a text or date in 'single quotes'"),
      ("country = 'DE", 10, "this quote is not closed"),
      ("day > 'soon'", 6, "'soon' is no date such as '2024-01-31'"),
      ("day > 24", 6, "column \"day\" holds dates, such as '2024-01-31' or the year 2024"),
      (
        "total > 1; drop table a", 9,
        "\";\" is not valid here; write names that contain it in \"double quotes\""
      ),
      ("(total > 1", 10, "expected )"),
      ("total inn (1)", 6, "expected =, <>, <, <=, >, >=, in, between or is missing"),
      ("total > 1 total < 2", 10, "expected and, or, or the end"), ("", 0, "expected the name of a column"),
      ("'total' > 1", 0, "expected the name of a column; 'single quotes' hold values, \"double\" ones names"),
    ])
  func errors(text: String, place: Int, problem: String) {
    #expect(throws: FilterError(text, at: place, problem)) { try rows(text) }
  }

  @Test("the depth of parentheses is limited")
  func depth() {
    let text = String(repeating: "(", count: 100_000)
    #expect(throws: FilterError.self) { try FilterParser.filter(text) }
    #expect(throws: FilterError.self) {
      try FilterParser.filter(String(repeating: "not ", count: 5000) + "a = 1")
    }
  }

  @Test(arguments: ["3e16", "9e99", "1e10", "0x1f", "-123", "+999", "0000", "12.5"])
  func fourCharactersThatAreNoYearAreNoDate(text: String) {
    #expect(Table.moment(text, zone: .utc) == nil)
  }

  @Test("quantiles are interpolated between neighbours")
  func quantiles() throws {
    let groups = GroupKeys(rowCount: 5)
    let values = [4.0, 1, 3, 2, 5]
    #expect(Aggregate("p25")?(values, in: groups) == [2])
    #expect(Aggregate("p90")?(values, in: groups) == [4.6])
    #expect(Aggregate("p0")?(values, in: groups) == [1] && Aggregate("p100")?(values, in: groups) == [5])
    #expect(Aggregate("p101") == nil && Aggregate("px") == nil && Aggregate("p99.9")?.name == "p99.9")
    #expect(Aggregate.median([1e308, -1e308, 1e308, -1e308], in: GroupKeys(rowCount: 4)) == [0])
  }
}
