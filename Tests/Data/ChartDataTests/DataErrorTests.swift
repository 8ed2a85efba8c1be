import ChartData
import Foundation
import OpenChartsEngines
import TestDrivers
import Testing

@Suite("Errors of data sources")
struct DataErrorTests {
  private func message<X, Y>(_ source: DataSource, _ query: DataQuery<X, Y>) async -> String {
    do {
      _ = try await source.rows(query)
      return ""
    } catch { return "\(error)" }
  }

  @Test func linesSayWhatIsWrong() async throws {
    let fixture = try Fixture()
    defer { fixture.remove() }
    var all = [("memory", try fixture.memory)]
    if TestDrivers.has(.duckdb) {
      all.append((fixture.folder.path + "/rows.duckdb", try fixture.engine(.duckdb)))
    }
    for (location, source) in all {
      #expect(
        await message(source, DataQuery(x: .bins("totl", 3)))
          == "\(location): there is no column \"totl\"; did you mean \"total\"?")
      #expect(
        await message(source, DataQuery(x: .bins("name", 3)))
          == "\(location): column \"name\" holds names, but the query needs numbers")
      #expect(
        await message(source, DataQuery(x: .name("x")))
          == "\(location): column \"x\" holds numbers, but the query needs names")
      #expect(
        await message(source, DataQuery(x: .name("name"), y: .sum("day")))
          == "\(location): column \"day\" holds dates, but the query needs numbers")
      let odd = await message(source, DataQuery(x: .bins("x", 3), where: "nme = 'a'"))
      #expect(odd.hasPrefix("\(location): the filter at \"nme"))
      #expect(odd.contains("did you mean \"name\"?"))
      #expect(
        await message(source, DataQuery(x: .bins("x", 3), where: "x >")).hasPrefix("the filter at its end"))
      #expect(
        await message(source, DataQuery(x: .bins("x", 3), rows: "total"))
          == "column \"x\": intervals and units of time are for measures, not for rows")
      #expect(
        await message(source, DataQuery(x: .name("name"), line: "total", pixels: 10))
          == "column \"name\": a line's x is numbers or dates; names have no order")
      var many = DataQuery(x: .number("x"), rows: "total")
      many.limit = 100
      #expect(await message(source, many).hasPrefix("\(location): the answer has more than 100 elements"))
      many = DataQuery(x: .number("x"))
      many.limit = 100
      #expect(await message(source, many).hasPrefix("\(location): the answer has more than 100 elements"))
    }
  }

  @Test func numbersOutsideTheirRangeAreNamed() async throws {
    let source = try DataSource(columns: ["v": .numbers([1, 2, 3]), "n": .names(["a", "b", "c"])])
    for count in [0, -1, 1001, Int.max, Int.min] {
      #expect(
        await message(source, DataQuery(x: .bins("v", count)))
          == "column \"v\": the number of intervals is \(count); expected a number from 1 to 1000")
    }
    for percent in [-1, 100.5, .nan, .infinity] {
      #expect(
        await message(source, DataQuery(x: .name("n"), y: .percentile(percent, "v")))
          == "column \"v\": the percentile is \(percent == -1 ? "-1" : "\(percent)"); expected a number from 0 to 100"
      )
    }
    for pixels in [0, -5, 100_001, Int.max] {
      #expect(
        await message(source, DataQuery(x: .number("v"), line: "v", pixels: pixels))
          == "the number of pixels is \(pixels); expected a number from 1 to 100000")
    }
    #expect(
      await message(source, DataQuery(x: .name("n", .largest(0))))
        == "column \"n\": the number of largest names is 0; expected a number from 1 to 10000")
    var query = DataQuery(x: .name("n"))
    query.limit = 0
    #expect(
      await message(source, query) == "the limit of elements is 0; expected a number from 1 to 10000000")
    for timeout in [0, -1, .nan, .infinity] {
      let slow = DataSource(file: "none.parquet", timeout: timeout)
      #expect(await message(slow, DataQuery(x: .name("n"))).hasPrefix("the timeout is \(timeout) s"))
    }
    #expect(await message(source, DataQuery(x: .bins("v", 1))) == "")
  }

  @Test @MainActor func windowsAndFiltersRefuseNonsense() async throws {
    let source = try DataSource(columns: ["v": .numbers([1, 2, 3])])
    for length in [0, -1, .nan, .infinity] {
      let window = DataWindow(source, DataQuery(x: .number("v"), rows: "v"), from: 0.0, length: length)
      #expect(window.error?.description.contains("\(length)") == true && !window.isAsking)
    }
    let cross = CrossFilter(source, [.bins("v", 0)])
    await cross.settle()
    #expect(cross.error?.description.contains("the number of intervals is 0") == true)
    let coarse = CrossFilter(source, [.bins("v", 3)], resolution: 1)
    await coarse.settle()
    #expect(coarse.error?.description == "the resolution is 1; expected a number from 10 to 2000")
    var count = 0
    var message = ""
    do {
      for try await _ in source.answers(to: DataQuery(x: .number("v")), every: .zero) { count += 1 }
    } catch { message = "\(error)" }
    #expect(count == 1 && message == "the interval between answers is 0.0 seconds; expected one above 0")
  }

  @Test func sourcesThatAreNone() async throws {
    #expect(throws: DataError.self) {
      try DataSource(columns: ["a": .numbers([1]), "b": .numbers([1, 2])])
    }
    #expect(throws: DataError.self) { try DataSource(columns: ["a": .numbers([1]), "a": .numbers([2])]) }
    #expect(throws: DataError.self) {
      try DataSource(address: "postgresql://me:secret@host/shop", table: "t")
    }
    #expect(throws: DataError.self) { try DataSource(address: "mysql://host/shop", table: "t") }
    for path in ["/nowhere/a.csv", "/nowhere/a.parquet", "/nowhere/a.db"] {
      let text = await message(DataSource(file: path), DataQuery(x: .bins("x")))
      #expect(text.hasPrefix(path) && !text.contains("\n"), "\(text)")
    }
    let fixture = try Fixture()
    defer { fixture.remove() }
    _ = try fixture.csv
    let path = fixture.folder.path + "/rows.csv"
    #expect(
      await message(DataSource(file: path, table: "rows"), DataQuery(x: .bins("x")))
        == "\(path): this file is one table; tables of databases have names")
  }

  @Test func nothingIsNoError() async throws {
    let none = try DataSource(columns: ["x": .numbers([.nan, .infinity]), "name": .names([nil, "a"])])
    #expect(try await none.rows(DataQuery(x: .bins("x"))).isEmpty)
    #expect(try await none.rows(DataQuery(x: .number("x"), line: "x", pixels: 10)).isEmpty)
    #expect(try await none.range(of: .number("x")) == nil)
    #expect(try await none.rows(DataQuery(x: .name("name"))).map(\.value) == [1])
    let empty = try DataSource(columns: ["x": .numbers([])])
    #expect(try await empty.rows(DataQuery(x: .bins("x", 5))).isEmpty)
    #expect(try await empty.columns.map(\.kind) == [.numbers])
  }

  @Test func aCancelledQuestionStopsItsEngine() async throws {
    guard TestDrivers.has(.duckdb) else { return print("skipped: there is no DuckDB") }
    let fixture = try Fixture()
    defer { fixture.remove() }
    let path = fixture.folder.appendingPathComponent("long.duckdb").path
    do {
      let session = try EngineSession(TestDrivers.library(.duckdb), location: path, options: [("path", path)])
      _ = try session.execute(
        "CREATE VIEW long AS SELECT a.range % 1000 + b.range AS x FROM range(3000000) a, range(3000000) b")
    }
    // Cancel at once, while the engine is being opened, and later during the query.
    for delay in [0, 5, 300] {
      let source = DataSource(file: path, table: "long")
      let task = Task { try await source.rows(DataQuery(x: .number("x"))) }
      try await Task.sleep(for: .milliseconds(delay))
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }
    let source = DataSource(file: path, table: "long")
    // The session can still be used.
    #expect(try await source.columns.map(\.name) == ["x"])
  }

  @Test func answersComeAgain() async throws {
    let fixture = try Fixture()
    defer { fixture.remove() }
    let path = fixture.folder.appendingPathComponent("growing.csv").path
    try Data("n\n1\n2\n".utf8).write(to: URL(fileURLWithPath: path))
    var counts: [Int] = []
    for try await rows in DataSource(file: path).answers(
      to: DataQuery(x: .bins("n", 3)), every: .milliseconds(1))
    {
      counts.append(rows.rowCount)
      if counts.count == 2 { break }
      try Data("n\n1\n2\n3\n".utf8).write(to: URL(fileURLWithPath: path))
    }
    #expect(counts == [2, 3])
    var one: [Int] = []
    for try await rows in DataSource(file: path).answers(to: DataQuery(x: .bins("n", 3))) {
      one.append(rows.rowCount)
    }
    #expect(one == [3])
  }
}
