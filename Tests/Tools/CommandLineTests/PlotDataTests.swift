import OpenChartsTables
import Testing

@testable import OpenChartsCommandLineTool

@Suite("Data of a chart")
struct PlotDataTests {
  let sales = "month,city,sales\nJan,Rome,3\nJan,Oslo,5\nFeb,Rome,4\nFeb,Oslo,1\nFeb,Oslo,2\n"

  @Test("rows at one position are combined")
  func aggregates() throws {
    let all = try data(sales, "--x", "month", "--y", "sales")
    #expect(all.x == .names([0, 1], ["Jan", "Feb"]) && all.y == .numbers([8, 7]))
    let parts = try data(sales, "--x", "month", "--y", "sales", "--color", "city", "--aggregate", "max")
    #expect(parts.y == .numbers([3, 5, 4, 2]))
    #expect(parts.color == .names([0, 1, 0, 1], ["Rome", "Oslo"]))
    #expect(try data(sales, "--x", "city").y == .numbers([2, 3]))
  }

  @Test("names are in the requested order")
  func order() throws {
    let text = "n,v\nb,2\na,3\nc,1\n"
    func names(_ sort: String) throws -> [String]? {
      try data(text, "--x", "n", "--y", "v", "--sort", sort).x?.names
    }
    #expect(try names("none") == ["b", "a", "c"])
    #expect(try names("name") == ["a", "b", "c"])
    #expect(try names("-name") == ["c", "b", "a"])
    #expect(try names("value") == ["c", "b", "a"])
    #expect(try names("descending") == ["a", "b", "c"])
  }

  @Test("too many names are limited to the largest, with a note")
  func limits() throws {
    let text = lines("name,v", 100) { "n\($0),\($0)" }
    let drawn = try data(text)
    #expect(drawn.count == 60 && drawn.y?.names?.first == "n99")
    #expect(drawn.notes == ["only the 60 largest of 100 names of name are drawn; --limit changes that"])
    #expect(drawn.caption == "the 60 largest of 100 names of name")
    #expect(try data(text, "--limit", "5").count == 5)
    let colors = lines("d,s,v", 100) { "\(2000 + $0 / 20)-01-01,s\($0 % 20),\($0)" }
    #expect(try data(colors, "--x", "d", "--y", "v", "--color", "s").color?.names?.count == 8)
  }

  @Test("units of time and bins become intervals of bars and values of lines")
  func intervals() throws {
    let text = "day,v\n2000-01-05,1\n2000-01-20,2\n2000-02-01,4\n"
    let bars = try data(text, "--x", "day", "--y", "v", "--mark", "bar", "--time-unit", "month")
    let (january, february, march) = (-31_622_400.0, -28_944_000.0, -26_438_400.0)
    #expect(bars.x == .dateSpans([january, february], [february, march]) && bars.y == .numbers([1.5, 4]))
    let line = try data(text, "--x", "day", "--y", "v", "--time-unit", "month", "--mark", "line")
    #expect(line.x == .dates([january, february]))
    let bins = try data("v\n1\n2\n3\n9\n10\n", "--x", "v", "--bins", "2")
    #expect(bins.x == .numberSpans([0, 5], [5, 10]) && bins.y == .numbers([3, 2]))
  }

  @Test("lines are sorted and keep gaps, and areas are filled with zeros")
  func paths() throws {
    let line = try data("t,v\n2000-01-03,3\n2000-01-01,1\n2000-01-02,\n", "--x", "t", "--y", "v")
    guard case .numbers(let values)? = line.y else { return #expect(Bool(false)) }
    #expect(values.count == 3 && values[0] == 1 && values[1].isNaN && values[2] == 3)
    let area = try data(
      "t,c,v\n2000-01-01,a,1\n2000-01-02,a,2\n2000-01-02,b,3\n", "--x", "t", "--y", "v", "--color", "c",
      "--mark", "area")
    #expect(area.count == 4 && area.y == .numbers([1, 2, 0, 3]))
  }

  @Test("rows without a position are left out")
  func missing() throws {
    #expect(try data("a,b\n1,2\n,3\n4,\nNA,NA\n5,6\n", "--x", "a", "--y", "b", "--mark", "point").count == 2)
  }

  @Test("names that are numbers are in numeric order")
  func numbersAsNames() throws {
    let drawn = try data(
      "y,v\n1932,1\n1931,2\n", "--x", "y", "--y", "v", "--x-scale", "category", "--mark", "bar")
    #expect(drawn.x?.names == ["1931", "1932"])
  }
}
