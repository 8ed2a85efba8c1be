import ChartData
import Foundation
import OpenChartsEngines
import TestDrivers
import Testing

/// Checks that all sources give the same answers.
@Suite("All data sources give the same answers", .serialized)
struct SameAnswerTests {
  private func check<X: Equatable, Y: Equatable>(
    _ query: DataQuery<X, Y>, _ sources: [(String, DataSource)], _ title: String
  ) async throws {
    var first: DataRows<X, Y>?
    for (name, source) in sources {
      let rows = try await source.rows(query)
      guard let expected = first else {
        first = rows
        #expect(!rows.isEmpty, "\(title)")
        continue
      }
      #expect(
        rows.x == expected.x && rows.xStart == expected.xStart && rows.xEnd == expected.xEnd,
        "\(title), \(name)")
      #expect(rows.counts == expected.counts && rows.rowCount == expected.rowCount, "\(title), \(name)")
      #expect(rows.map(\.series) == expected.map(\.series), "\(title), \(name)")
      #expect(rows.seriesNames == expected.seriesNames, "\(title), \(name)")
      #expect(rows.values.count == expected.values.count)
      for (a, b) in zip(rows.values, expected.values) where !(a.isNaN && b.isNaN) {
        #expect(abs(a - b) <= 1e-9 * max(1, abs(b)), "\(title), \(name)")
      }
      if Y.self != Double.self { #expect(rows.y == expected.y, "\(title), \(name)") }
    }
  }

  private func sources(_ fixture: Fixture) throws -> [(String, DataSource)] {
    var all = [("memory", try fixture.memory), ("csv", try fixture.csv)]
    for kind in [EngineKind.duckdb, .sqlite] where TestDrivers.has(kind) {
      all.append((kind.title, try fixture.engine(kind)))
    }
    return all
  }

  @Test func rowsWithoutValuesAreCountedByColumn() async throws {
    let fixture = try Fixture()
    defer { fixture.remove() }
    let rows = Fixture.rows
    let wanted = [
      "x": rows.count { $0.x == nil }, "total": rows.count { $0.total == nil },
      "name": rows.count { $0.name == nil },
    ]
    for (name, source) in try sources(fixture) {
      let query = DataQuery(x: .bins("x", 12), y: .mean("total"), series: "name")
      #expect(try await source.missingCounts(in: query) == wanted, "\(name)")
      let present = DataQuery(x: .name("isBig"), where: "x is not missing")
      #expect(try await source.missingCounts(in: present).isEmpty, "\(name)")
    }
  }

  @Test func everySourceGivesTheSameAnswerToEveryQuery() async throws {
    let fixture = try Fixture()
    defer { fixture.remove() }
    let all = try sources(fixture)
    let zone = try #require(TimeZone(identifier: "Europe/Oslo"))
    try await check(DataQuery(x: .bins("x", 12)), all, "bins")
    try await check(DataQuery(x: .bins("total")), all, "bins by the data")
    try await check(DataQuery(x: .number("x"), y: .sum("total"), series: "name"), all, "numbers")
    try await check(DataQuery(x: .name("name"), y: .median("total")), all, "median")
    try await check(DataQuery(x: .name("isBig"), y: .percentile(95, "x")), all, "percentile")
    try await check(DataQuery(x: .name("name"), y: .min("x")), all, "least")
    try await check(DataQuery(x: .name("name"), y: .max("x")), all, "greatest")
    try await check(DataQuery(x: .name("name"), y: .mean("x")), all, "mean")
    try await check(DataQuery(x: .name("name"), y: .count("total")), all, "present")
    for unit in [DateBin.hour, .day, .week, .month, .quarter, .year] {
      var query = DataQuery(x: .date("day", by: unit), y: .sum("total"), series: "name")
      query.timeZone = zone
      // Timestamps without a zone are in the query's zone; dates in memory are absolute.
      try await check(query, Array(all.dropFirst()), "\(unit) in Oslo")
      query.timeZone = .gmt
      try await check(query, all, "\(unit)")
    }
    try await check(DataQuery(x: .bins("x", 9), y: .bins("total", 9), value: .count), all, "density")
    try await check(DataQuery(x: .name("name"), y: .name("isBig"), value: .mean("x")), all, "heat map")
    try await check(DataQuery(x: .date("day"), rows: "total", series: "name"), all, "rows")
    try await check(DataQuery(x: .name("name"), rows: "x"), all, "rows of names")
    try await check(DataQuery(x: .date("day"), line: "x", pixels: 90), all, "line")
    try await check(DataQuery(x: .date("day"), line: "total", pixels: 50, series: "name"), all, "lines")
    try await checkNames(all)
    try await check(
      DataQuery(
        x: .bins("x", 7),
        where: "name in ('a', 'U''S\\\"') and not total < 3 and day >= '2023-04-01' or total is missing"),
      all,
      "filter")
  }

  private func checkNames(_ all: [(String, DataSource)]) async throws {
    for measure in [DataMeasure.count, .sum("total"), .mean("x"), .median("total"), .percentile(90, "x")] {
      for choice in [
        NameChoice.largest(2), .largest(2, others: "Rest"), .largest(1, others: "a"), .largest(9),
      ] {
        try await check(DataQuery(x: .name("name", choice), y: measure), all, "\(measure) of \(choice)")
        var series = DataQuery(x: .date("day", by: .month), y: measure, series: "name")
        series.seriesNames = choice
        try await check(series, all, "\(measure) of series \(choice)")
      }
    }
    var both = DataQuery(
      x: .name("name", .largest(2, others: "Rest")), y: .name("isBig", .largest(1)), value: .count)
    both.filter = "x > 10"
    // Booleans have at most two values, which are all kept.
    try await check(both, Array(all.dropFirst()), "both")
  }

  @Test func theLargestNamesStayAndTheOthersAreOne() async throws {
    let source = try DataSource(columns: [
      "name": .names(["a", "b", "b", "c", "d", "d", "Other", nil]),
      "n": .numbers([-9, 1, 3, 4, .nan, 2, 1, 100]),
    ])
    let query = DataQuery(x: .name("name", .largest(2, others: "Other")), y: .sum("n"))
    let rows = try await source.rows(query)
    #expect(rows.x == ["Other", "a", "b"] && rows.values == [7, -9, 4] && rows.counts == [4, 1, 2])
    let alone = try await source.rows(DataQuery(x: .name("name", .largest(2)), y: .sum("n")))
    #expect(alone.x == ["a", "b"] && alone.rowCount == 3)
    // The mean of the other names is the mean of their rows, not the mean of their means.
    let means = try await source.rows(DataQuery(x: .name("name", .largest(1, others: "rest")), y: .mean("n")))
    #expect(means.x == ["a", "rest"] && means.values == [-9, 2.2])
    let all = try await source.rows(DataQuery(x: .name("name", .largest(5)), y: .sum("n")))
    #expect(all.count == 5)
    await #expect(throws: DataError.self) {
      try await source.rows(DataQuery(x: .name("name", .largest(2)), rows: "n"))
    }
  }

  @Test func columnsAnswerAtOnce() throws {
    let rows = try DataRows(DataQuery(x: .bins("n", 2)), of: ["n": .numbers([1, 2, 3, 4])])
    #expect(rows.map(\.value).reduce(0, +) == 4)
    #expect(throws: DataError.self) { try DataRows(DataQuery(x: .bins("m", 2)), of: ["n": .numbers([1])]) }
  }

  @Test func aLineKeepsEndsAndExtremes() async throws {
    var values = (0..<50_000).map { Double($0 * 7919 % 101) }
    values[7_777] = -70
    let source = try DataSource(columns: [
      "t": .numbers((0..<50_000).map(Double.init)), "v": .numbers(values),
    ])
    let line = try await source.rows(DataQuery(x: .number("t"), line: "v", pixels: 300))
    #expect(line.count <= 4 * 301 && line.count > 600)
    #expect(line.values.max() == 100 && line.values.min() == -70)
    #expect(line.x.first == 0 && line.x.last == 49_999 && line.rowCount == 50_000)
    #expect(line.x == line.x.sorted())
  }
}
