import ChartData
import Charts
import Foundation
import SwiftUI
import Testing

private let zone = TimeZone(identifier: "Europe/Berlin")!

/// A thousand rows with missing values, odd names and a change of the clocks.
private func rows() -> (delays: [Double], days: [Date?], names: [String?], late: [Bool?]) {
  var delays: [Double] = []
  var days: [Date?] = []
  var names: [String?] = []
  for row in 0..<1000 {
    delays.append(row % 17 == 0 ? .nan : Double(row * 37 % 211) - 20.5)
    days.append(row % 23 == 0 ? nil : Date(timeIntervalSince1970: 1_711_000_000 + Double(row) * 7200))
    names.append(row % 19 == 0 ? nil : ["o'x", "a \"b\"", "Łódź"][row % 3])
  }
  return (delays, days, names, delays.map { $0.isNaN ? nil : $0 > 15 })
}

private func memory() -> DataSource {
  let (delays, days, names, late) = rows()
  return DataSource(
    [
      "delay": .numbers(delays), "day": .dates(days), "who \"is\" it": .names(names), "late": .truths(late),
    ],
    timeZone: zone)
}

/// The same rows in a file, read by the package itself or, as a pattern, by an engine.
private func file(engine: Bool) throws -> (source: DataSource, path: String) {
  let (delays, days, names, late) = rows()
  let style = Date.ISO8601FormatStyle()
  var text = "delay,day,\"who \"\"is\"\" it\",late\n"
  for row in delays.indices {
    let name = names[row].map { "\"" + $0.replacing("\"", with: "\"\"") + "\"" } ?? ""
    text +=
      "\(delays[row].isNaN ? "" : "\(delays[row])"),\(days[row].map { style.format($0) } ?? ""),\(name),"
    text += (late[row].map { "\($0)" } ?? "") + "\n"
  }
  let path = NSTemporaryDirectory() + "chartdata-\(UUID().uuidString).csv"
  try text.write(toFile: path, atomically: true, encoding: .utf8)
  return (
    DataSource(
      contentsOfFile: engine ? path.replacing("chartdata-", with: "chartdat?-") : path, timeZone: zone), path
  )
}

private let hasEngine = ProcessInfo.processInfo.environment["OPENCHARTS_DRIVER_DUCKDB"] != nil

private func message(_ work: () async throws -> Void) async -> String {
  do {
    try await work()
    return "no error"
  } catch {
    return "\(error)"
  }
}

@Suite("Questions of charts") struct QueryTests {
  @Test func binsCountEveryRowWithAValue() async throws {
    let answer = try await memory().answer(ChartQuery(x: .bins("delay", count: 10), y: .count))
    #expect(answer.y.reduce(0, +) == Double(rows().delays.count { !$0.isNaN }))
    for row in answer { #expect(row.xEnd > row.x && row.value == row.y && row.yEnd == row.y) }
    #expect(zip(answer, answer.dropFirst()).allSatisfy { $0.xEnd == $1.x })
  }

  @Test func monthsBeginWhereTheZoneHasThem() async throws {
    let answer = try await memory().answer(
      ChartQuery(x: .unit("day", .month), y: .mean("delay"), series: "who \"is\" it"))
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    for row in answer {
      #expect(calendar.component(.day, from: row.x) == 1 && calendar.component(.hour, from: row.x) == 0)
      #expect(calendar.date(byAdding: .month, value: 1, to: row.x) == row.xEnd)
    }
    #expect(answer.seriesNames == ["a \"b\"", "o'x", "Łódź"])
  }

  @Test(arguments: [
    DataMeasure.count, .count("delay"), .sum("delay"), .mean("delay"), .median("delay"), .min("delay"),
    .max("delay"), .percentile(95, "delay"),
  ])
  func measuresAreOfTheGroup(_ measure: DataMeasure) async throws {
    let source = DataSource(["n": .names(["a", "a", "a", "b"]), "delay": .numbers([1, 5, .nan, .nan])])
    let answer = try await source.answer(ChartQuery(x: .name("n"), y: measure))
    #expect(answer.x == ["a", "b"])
    let nothing = Double.nan
    let wanted: [DataMeasure: [Double]] = [
      .count: [3, 1], .count("delay"): [2, 0], .sum("delay"): [6, 0], .mean("delay"): [3, nothing],
      .median("delay"): [3, nothing], .min("delay"): [1, nothing], .max("delay"): [5, nothing],
      .percentile(95, "delay"): [4.8, nothing],
    ]
    for (value, wanted) in zip(answer.y, try #require(wanted[measure])) {
      #expect(value.isNaN == wanted.isNaN && (wanted.isNaN || abs(value - wanted) < 1e-9))
    }
  }

  @Test func rowsKeepTheirOrderAndGaps() async throws {
    let source = DataSource(["a": .numbers([3, 1, .nan, 2]), "b": .numbers([1, .nan, 3, 4])])
    let answer = try await source.answer(ChartQuery(x: .number("a"), y: .number("b")))
    #expect(answer.x == [3, 1, 2])
    #expect(answer.y[0] == 1 && answer.y[1].isNaN && answer.y[2] == 4)
    #expect(answer[2].id == 2 && answer[2].value.isNaN && answer[2].series == "")
    let window = try await source.answer(ChartQuery(x: .number("a"), y: .number("b")).within(1.5...3))
    #expect(window.x == [3, 2])
  }

  @Test func thinnedLinesKeepTheirExtremes() async throws {
    let values = (0..<10_000).map { (row: Int) -> Double in row == 4321 ? 9 : sin(Double(row) / 300) }
    let source = DataSource(["t": .numbers(values.indices.map(Double.init)), "v": .numbers(values)])
    let line = try await source.answer(ChartQuery(x: .number("t"), y: .number("v"), lineColumns: 100))
    #expect(line.count <= 404 && line.count > 200)
    #expect(line.y.max() == values.max() && line.y.min() == values.min())
    #expect(line.x.first == 0 && line.x.last == 9999 && line.x == line.x.sorted())
  }

  @Test func errorsNameThePlace() async throws {
    let source = memory()
    func error<X, Y>(_ query: ChartQuery<X, Y>) async -> String {
      await message { _ = try await source.answer(query) }
    }
    #expect(await error(ChartQuery(x: .bins("delya"), y: .count)).contains("did you mean \"delay\"?"))
    #expect(await error(ChartQuery(x: .bins("day"), y: .count)).contains("holds dates, not numbers"))
    #expect(await error(ChartQuery(x: .bins("delay"), y: .mean("day"))).contains("no numbers"))
    #expect(
      await error(ChartQuery(x: .bins("delay"), y: .count, where: "delay >> 3")).hasPrefix("where at"))
    #expect(await error(ChartQuery(x: .bins("delay"), y: .number("delay"))).contains("value: .count"))
    #expect(await error(ChartQuery(x: .bins("delay"), y: .percentile(101, "delay"))).contains("0 to 100"))
    var few = ChartQuery(x: .number("delay"), y: .number("delay"))
    few.limit = 10
    #expect(await error(few).contains("more than 10 rows"))
    #expect(
      await message { _ = try await DataSource(contentsOfFile: "/none.csv").answer(few) }
        .contains("/none.csv: there is no such file"))
    #expect(
      await message { _ = try await DataSource(["a": .numbers([1]), "b": .numbers([])]).answer(few) }
        .contains("column \"b\" has 0 values"))
    let secret = DataSource(address: "postgresql://me:hunter2@host/x")
    let refused = await message { _ = try await secret.answer(few) }
    #expect(refused.contains("no place in an address") && !refused.contains("hunter2"))
  }

  @Test func nothingComesOfNothing() async throws {
    let source = DataSource(["a": .numbers([]), "d": .dates([])])
    #expect(try await source.answer(ChartQuery(x: .bins("a"), y: .count)).isEmpty)
    #expect(try await source.answer(ChartQuery(x: .unit("d", .day), y: .count)).isEmpty)
    #expect(try await source.answer(ChartQuery(x: .number("a"), y: .number("a"))).isEmpty)
    #expect(try await source.answer(ChartQuery(x: .number("a"), y: .number("a"), lineColumns: 9)).isEmpty)
  }

  @Test func aCancelledTaskHasNoAnswer() async throws {
    let source = memory()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await source.answer(ChartQuery(x: .bins("delay"), y: .count))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try await !source.answer(ChartQuery(x: .bins("delay"), y: .count)).isEmpty)
  }

  @Test func sequencesEndWithTheAnswer() async throws {
    var answers: [ChartRows<Double, Double>] = []
    let query = ChartQuery(x: .bins("delay"), y: .count)
    for try await rows in memory().rows(query) { answers.append(rows) }
    #expect(answers == [try await memory().answer(query)])
  }

  @Test(arguments: hasEngine ? [false, true] : [false])
  func filesAnswerAsMemoryDoes(engine: Bool) async throws {
    let (source, path) = try file(engine: engine)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let memory = memory()
    func same<X, Y>(_ query: ChartQuery<X, Y>, _ place: SourceLocation = #_sourceLocation) async throws {
      let (a, b) = (try await source.answer(query), try await memory.answer(query))
      #expect(a.count == b.count && !b.isEmpty, sourceLocation: place)
      for (a, b) in zip(a, b) {
        // Sums may be added up in another order.
        #expect(a.value.isNaN == b.value.isNaN && !(abs(a.value - b.value) > 1e-6), sourceLocation: place)
        if Y.self == Double.self, let one = a.y as? Double, let other = b.y as? Double {
          #expect(one.isNaN == other.isNaN && !(abs(one - other) > 1e-6), sourceLocation: place)
        } else {
          #expect(a.y == b.y && a.yEnd == b.yEnd, sourceLocation: place)
        }
        #expect(a.x == b.x && a.xEnd == b.xEnd, sourceLocation: place)
        #expect(a.series == b.series, sourceLocation: place)
      }
    }
    let who = "who \"is\" it"
    try await same(ChartQuery(x: .bins("delay"), y: .count))
    try await same(ChartQuery(x: .bins("delay", count: 7), y: .mean("delay"), series: who))
    for unit in CalendarUnit.allCases {
      try await same(ChartQuery(x: .unit("day", unit), y: .sum("delay"), series: "late"))
    }
    try await same(
      ChartQuery(x: .name(who), y: .percentile(90, "delay"), where: "delay > 0 and not late = true"))
    try await same(ChartQuery(x: .name("late"), y: .bins("delay"), value: .count))
    try await same(ChartQuery(x: .unit("day", .week), y: .bins("delay"), value: .median("delay")))
    try await same(ChartQuery(x: .date("day"), y: .number("delay"), series: who))
    try await same(ChartQuery(x: .date("day"), y: .number("delay"), lineColumns: 50))
    try await same(
      ChartQuery(x: .date("day"), y: .number("delay"), where: "\"who \"\"is\"\" it\" = 'o''x'").within(
        Date(timeIntervalSince1970: 1_711_100_000)...Date(timeIntervalSince1970: 1_712_000_000)))
  }

  @MainActor @Test func plotsReadTheColumns() async throws {
    let source = memory()
    let bins = try await source.answer(ChartQuery(x: .bins("delay"), y: .count, series: "late"))
    let heat = try await source.answer(ChartQuery(x: .unit("day", .week), y: .bins("delay"), value: .count))
    let line = try await source.answer(ChartQuery(x: .date("day"), y: .number("delay"), lineColumns: 90))
    func picture(_ chart: some View) throws -> String {
      try ImageRenderer(content: chart.frame(width: 400, height: 300)).svg()
    }
    let plots = try picture(
      Chart {
        BarPlot(bins, x: .value("Delay", \.x, \.xEnd), y: .value("Flights", \.y))
          .foregroundStyle(by: .value("Late", \.series))
      })
    let marks = try picture(
      Chart(bins) { row in
        BarMark(x: .value("Delay", row.x..<row.xEnd), y: .value("Flights", row.y))
          .foregroundStyle(by: .value("Late", row.series))
      })
    #expect(plots.contains("true") && plots.contains("<path") && marks.contains("true"))
    let all = try picture(
      VStack {
        Chart {
          RectanglePlot(
            heat, xStart: .value("Week", \.x), xEnd: .value("Week", \.xEnd), yStart: .value("Delay", \.y),
            yEnd: .value("Delay", \.yEnd)
          )
          .foregroundStyle(by: .value("Flights", \.value))
        }
        Chart {
          AreaPlot(line, x: .value("Day", \.x), y: .value("Delay", \.y))
          LinePlot(line, x: .value("Day", \.x), y: .value("Delay", \.y))
          PointPlot(line, x: .value("Day", \.x), y: .value("Delay", \.y)).symbolSize(4)
        }
      })
    #expect(all.contains("Flights") && all.contains("Delay"))
  }
}
