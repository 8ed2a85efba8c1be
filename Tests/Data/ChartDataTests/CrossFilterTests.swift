import ChartData
import Foundation
import OpenChartsEngines
import TestDrivers
import Testing

@Suite("Cross filters of numbers, dates and names", .serialized)
@MainActor
struct CrossFilterTests {
  private typealias Row = Fixture.Row

  private func sources(_ fixture: Fixture) throws -> [(String, DataSource)] {
    var all = [("memory", try fixture.memory), ("csv", try fixture.csv)]
    for kind in [EngineKind.duckdb, .sqlite] where TestDrivers.has(kind) {
      all.append((kind.title, try fixture.engine(kind)))
    }
    return all
  }

  private func day(_ text: String) throws -> Date { try Date("\(text)T00:00:00Z", strategy: .iso8601) }

  /// The number of rows in each bin. The last bin includes its end.
  private func count(_ rows: [Row], _ bins: DataRows<Double, Double>) -> [Double] {
    let last = bins.xEnd.last
    return bins.map { bin in
      Double(
        rows.count { row in
          row.x.map { $0 >= bin.xStart && ($0 < bin.xEnd || $0 == last && bin.xEnd == last) } ?? false
        })
    }
  }

  @Test func datesNumbersAndNamesFilterEachOther() async throws {
    let fixture = try Fixture()
    defer { fixture.remove() }
    let (low, high) = (try day("2023-04-10"), try day("2023-05-03"))
    let known = Fixture.rows.filter { $0.x != nil && $0.name != nil }
    for (title, source) in try sources(fixture) {
      let cross = CrossFilter(
        source, [.date("day", by: .month), .bins("x", 20), .name("name")],
        where: "total > -30 or total is missing",
        resolution: 200)
      await cross.settle()
      #expect(cross.error == nil, "\(title) \(String(describing: cross.error))")
      #expect(cross.dates(0).first.map { "\($0.xStart)" } == "2023-03-01 00:00:00 +0000", "\(title)")
      #expect(cross.names(2).map(\.x) == ["U'S\\\"", "a", "b", "É"], "\(title)")
      // A selection of dates filters numbers and names at once, exactly to the day.
      cross[dates: 0] = low...high
      #expect(!cross.isAsking && cross[dates: 0] == low...high, "\(title)")
      let within = known.filter { $0.day >= low && $0.day < high }
      let dated = Fixture.rows.filter { $0.day >= low && $0.day < high }
      #expect(cross.bins(1).values == count(dated, cross.bins(1)), "\(title)")
      for name in cross.names(2) {
        #expect(name.value == Double(dated.count { $0.name == name.x }), "\(title), \(name.x)")
      }
      // Add a selection of a name.
      cross[name: 2] = "a"
      await cross.settle()
      #expect(cross.bins(1).values == count(within.filter { $0.name == "a" }, cross.bins(1)), "\(title)")
      // A selection of numbers filters dates.
      cross[name: 2] = nil
      cross[dates: 0] = nil
      cross[1] = 50...100
      await cross.settle()
      let numbers = Fixture.rows.filter { row in row.x.map { $0 >= 50 && $0 < 100 } ?? false }
      for month in cross.dates(0) {
        let expected = numbers.count { $0.day >= month.xStart && $0.day < month.xEnd }
        #expect(month.value == Double(expected), "\(title), \(month.xStart)")
      }
      // Select a name that does not occur.
      cross[name: 2] = "nobody"
      #expect(cross.bins(1).rowCount == 0 && cross.dates(0).rowCount == 0, "\(title)")
    }
  }

  @Test func aSelectionThatRestsIsAskedForOnce() async throws {
    let fixture = try Fixture()
    defer { fixture.remove() }
    let cross = CrossFilter(try fixture.memory, [.bins("x", 20), .bins("total", 20), .name("isBig")])
    await cross.settle()
    for (first, second) in [(0, 1), (1, 0)] {
      (cross[0], cross[1]) = (nil, nil)
      cross[first] = 20...60
      #expect(!cross.isAsking)
      // The first move in a second chart needs a query; later moves do not.
      cross[second] = 0...10
      #expect(cross.isAsking)
      await cross.settle()
      for end in 11...50 {
        cross[second] = 0...Double(end)
        #expect(!cross.isAsking, "\(first), \(end)")
      }
    }
  }

  @Test func daysBeginInTheZoneThatIsAskedFor() async throws {
    let zone = try #require(TimeZone(identifier: "America/New_York"))
    let start = try day("2024-03-08")
    let moments = (0..<24 * 5).map { start.addingTimeInterval(Double($0) * 3600) }
    let source = try DataSource(columns: [
      "time": .dates(moments), "n": .numbers(moments.indices.map { Double($0 % 10) }),
    ])
    let cross = CrossFilter(source, [.date("time", by: .day), .bins("n", 10)], timeZone: zone)
    await cross.settle()
    // Daylight saving time starts on the 10th; the first five hours are on the 7th.
    #expect(cross.dates(0).values == [5, 24, 24, 23, 24, 20])
    let tenth = cross.dates(0)[3]
    cross[dates: 0] = tenth.xStart...tenth.xEnd
    #expect(cross.bins(1).rowCount == 23 && !cross.isAsking)
    // Select half a day: the ends of a selection of days are rounded to hours.
    cross[dates: 0] = tenth.xStart...tenth.xStart.addingTimeInterval(12 * 3600 + 100)
    #expect(cross.bins(1).rowCount == 12)
  }

  @Test func unitsFollowTheDates() async throws {
    func dates(_ count: Int, every seconds: Double) throws -> DataSource {
      let start = try day("2020-01-01")
      return try DataSource(columns: [
        "t": .dates((0..<count).map { start.addingTimeInterval(Double($0) * seconds) })
      ])
    }
    for (count, seconds, units) in [(1000, 86_400.0, 33), (365, 86_400, 53), (100, 60, 100), (1, 1, 1)] {
      let cross = CrossFilter(try dates(count, every: seconds), [.date("t")])
      await cross.settle()
      #expect(cross.dates(0).count == units && cross.dates(0).rowCount == count && cross.error == nil)
    }
    let short = CrossFilter(try dates(365, every: 86_400), [.date("t", by: .second)])
    await short.settle()
    #expect(
      short.error?.description
        == "column \"t\" has more than 2000 units of this length; a longer one is right")
  }

  @Test func oddColumnsAreNoCrash() async throws {
    let source = try DataSource(columns: [
      "none": .numbers([.nan, .infinity, .nan]), "n": .numbers([1, 2, 3]), "day": .dates([nil, nil, nil]),
      "name": .names([nil, nil, "a"]),
    ])
    let cross = CrossFilter(source, [.bins("none"), .bins("n", 3), .date("day"), .name("name")])
    await cross.settle()
    #expect(cross.error == nil && cross.bins(0).isEmpty && cross.dates(2).isEmpty)
    #expect(cross.names(3).values == [1])
    cross[0] = 0...1
    cross[name: 3] = "a"
    // Selections in columns of another kind, or in missing columns, are ignored.
    cross[3] = 0...1
    cross[dates: 1] = .distantPast...(.distantFuture)
    cross[name: -1] = "a"
    await cross.settle()
    #expect(
      cross.bins(1).rowCount == 1 && cross[3] == nil && cross[dates: 1] == nil && cross[name: -1] == nil)
    cross[1] = -Double.infinity...Double.infinity
    await cross.settle()
    #expect(cross.names(3).rowCount == 1)
    let empty = CrossFilter(source, [])
    await empty.settle()
    #expect(empty.error == nil && empty.names(0).isEmpty)
    let wrong = CrossFilter(source, [.bins("name"), .bins("n")])
    await wrong.settle()
    #expect(wrong.error?.description == "memory: column \"name\" holds names, but the query needs numbers")
  }
}
