import Testing

@testable import OpenChartsCommandLineTool

@Suite("Names in legends")
struct LegendNameTests {
  @Test("codes have the name of their column as prefix, text does not")
  func codes() throws {
    let people = lines("year,sex,people", 40) { "\(1900 + $0 / 2),\($0 % 2 + 1),\($0 * 100)" }
    #expect(try data(people, "--color", "sex").color?.names == ["sex 1", "sex 2"])
    let cities = lines("year,city,people", 40) { "\(1900 + $0 / 2),\($0 % 2 == 0 ? "A" : "B"),\($0)" }
    #expect(try data(cities, "--color", "city").color?.names == ["A", "B"])
  }

  @Test("sectors are in order of size, with their shares")
  func shares() throws {
    let drawn = try data("n,v\na,1\nb,2\nc,1\n", "--mark", "sector")
    #expect(drawn.color?.names == ["b 50%", "a 25%", "c 25%"])
    #expect(
      try data("n,v\na,1\nb,2\n", "--mark", "sector", "--sort", "none").color?.names == ["a 33%", "b 67%"])
    // A sector of a zero amount is not drawn.
    #expect(try data("n,v\na,0\nb,0\n", "--mark", "sector").count == 0)
  }

  @Test("columns side by side do not stack")
  func folded() throws {
    let table = lines("d,a,b", 12) { "2024-01-0\($0 % 6 + 1),\($0),\($0 * 2)" }
    #expect(try plan(table, "--x", "d", "--y", "a", "--y", "b", "--mark", "bar").stack == .dodge)
  }

  @Test("first days of months as names are months")
  func months() throws {
    let drawn = try data("d,v\n2024-01-01,1\n2024-02-01,2\n", "--x", "d", "--y", "v", "--x-scale", "category")
    #expect(drawn.x?.names == ["Jan 2024", "Feb 2024"])
    let days = try data("d,v\n2024-01-01,1\n2024-02-02,2\n", "--x", "d", "--y", "v", "--x-scale", "category")
    #expect(days.x?.names == ["2024-01-01", "2024-02-02"])
  }

  @Test("sums over time omit the incomplete last unit")
  func wholeUnits() throws {
    // 366 noisy days end on a Tuesday: the last week would have two days, but the last month is complete.
    let days = lines("date,sales", 366) { row in
      let lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      var (day, month) = (row, 0)
      while day >= lengths[month] {
        day -= lengths[month]
        month += 1
      }
      return "2024-\(month < 9 ? "0" : "")\(month + 1)-\(day < 9 ? "0" : "")\(day + 1),\(row * 7919 % 101)"
    }
    #expect(try plan(days).x?.grouping == .unit(.month))
  }

  @Test("truth values have the name of their column")
  func truthValues() throws {
    let table = lines("place,second_round,v", 12) { "p\($0 % 3),\($0 % 2 == 0),\($0 + 3)" }
    let names = try data(table, "--x", "place", "--y", "v", "--color", "second_round", "--mark", "bar").color?
      .names
    #expect(names.map { Set($0) } == ["second round true", "second round false"])
  }
}
