import Foundation
import OpenChartsEngines
import SwiftUI
import TestDrivers
import Testing

@testable import OpenChartsCommandLineTool

@Suite("Tables that are reloaded", .serialized)
@MainActor
struct RefreshTests {
  let folder = try! TemporaryFolder()

  @Test("tables that cannot be reloaded are one line of error")
  func mistakes() throws {
    let file = try folder.file("a.csv", "x,y\n1,2\n2,3\n")
    func told(_ arguments: String...) -> String {
      let result = run(arguments)
      return result.status == 2 && result.error.count == 1 ? result.error[0] : "\(result)"
    }
    #expect(told(file, "--refresh", "2").contains("--refresh is for --watch and opencharts serve"))
    #expect(
      told(file, "--watch", "--refresh", "0.5").contains("--refresh 0.5 is not a number from 1 to 86400"))
    #expect(told(file, "--watch", "--refresh", "86401").contains("from 1 to 86400"))
    #expect(told("--watch").contains("standard input can be read once"))
    #expect(told(file, "--watch", "-o", "-", "--format", "svg").contains("name it with -o"))
    #expect(told("describe", file, "--watch").contains("--watch is for pictures and opencharts serve"))
    #expect(told("postgresql://db/shop", "--watch").contains("need --refresh SECONDS"))
    #expect(told("a*.parquet", "--watch", "--sql").contains("--sql"))
    #expect(told("serve", file, "-o", "a.png").contains("-o is for pictures"))
    #expect(told("serve", file, "--refresh", "0").contains("from 1 to 86400"))
    #expect(told("serve", file, "--port", "x").contains("--port x"))
    #expect(told("serve", file, "--markk", "bar").contains("did you mean --mark?"))
  }

  @Test("commands that serve a table and commands that serve views are distinguished")
  func tables() throws {
    let file = try folder.file("a.csv", "x,y\n1,2\n2,3\n")
    guard
      case .serveTable(let arguments) = try Command([
        "serve", file, "--x", "x", "--port=8000", "--refresh", "5", "--open",
      ])
    else {
      Issue.record("no table is served")
      return
    }
    #expect(arguments.plot.file == file && arguments.plot.x == "x" && arguments.plot.refresh == 5)
    #expect(arguments.port == 8000 && arguments.opensBrowser)
    #expect(try Command(["serve", file, "--help"]) == .serveHelp)
    guard case .serve = try Command(["serve", folder.path]) else {
      Issue.record("no folder is served")
      return
    }
    #expect(
      run("serve", folder.path + "/none.csv").error == ["\(folder.path)/none.csv: there is no such file"])
    let sheet = try folder.file("a.xlsx", "")
    #expect(try Command(["serve", sheet, "--help"]) == .serveHelp)
  }

  /// Runs the tool beside the test until `body` returns, then kills it. `errors` reads its standard error so far.
  private func tool(_ arguments: [String], _ body: (Process, _ errors: () -> String) throws -> Void) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: TestDrivers.buildFolder + "/debug/opencharts")
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(TestDrivers.environment) { $1 }
    let errors = folder.path + "/errors"
    try Data().write(to: URL(fileURLWithPath: errors))
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: errors))
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    defer {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    try body(process) { (try? String(contentsOfFile: errors, encoding: .utf8)) ?? "" }
  }

  private func wait(_ condition: () -> Bool) -> Bool {
    for _ in 0..<1200 where !condition() { usleep(50_000) }
    return condition()
  }

  @Test("--watch writes the picture again when the file changes, and keeps it if the file cannot be read")
  func watching() throws {
    let file = try folder.file("a.csv", "x,y\n1,2\n2,3\n")
    let picture = folder.path + "/a.svg"
    try tool([file, "--watch", "-o", picture, "--title", "First"]) { process, errors in
      #expect(wait { folder.bytes("a.svg") != nil })
      let first = folder.bytes("a.svg")
      _ = try folder.file("a.csv", "x,y\n1,20\n2,30\n3,10\n")
      #expect(wait { folder.bytes("a.svg") != first })
      let second = folder.bytes("a.svg")
      try FileManager.default.removeItem(atPath: file)
      #expect(wait { errors().contains("there is no such file") })
      #expect(folder.bytes("a.svg") == second)
      _ = try folder.file("a.csv", "x,y\n1,2\n2,3\n")
      #expect(wait { folder.bytes("a.svg") == first })
      #expect(errors().split(separator: "\n").count == 1)
      #expect(process.isRunning)
    }
  }

  @Test("--refresh queries an engine again", .enabled(if: TestDrivers.has(.sqlite)))
  func refreshing() throws {
    let engine = try TestEngine(.sqlite, folder)
    try engine.run(
      "CREATE TABLE sales (city TEXT, total REAL)", "INSERT INTO sales VALUES ('Oslo', 3), ('Rome', 4)")
    let picture = folder.path + "/sales.svg"
    let arguments = [engine.location, "--table", "sales", "--watch", "--refresh", "1", "-o", picture]
    try tool(arguments) { process, errors in
      #expect(wait { folder.bytes("sales.svg") != nil })
      let first = folder.bytes("sales.svg")
      let changed = { try FileManager.default.attributesOfItem(atPath: picture)[.modificationDate] as? Date }
      let date = try changed()
      usleep(2_500_000)
      #expect(try changed() == date, "what is the same is not written again")
      try engine.run("INSERT INTO sales VALUES ('Lima', 9)")
      #expect(wait { folder.bytes("sales.svg") != first })
      let second = folder.bytes("sales.svg")
      try engine.run("ALTER TABLE sales RENAME TO gone")
      #expect(wait { errors().contains("there is no table") })
      #expect(folder.bytes("sales.svg") == second && process.isRunning)
    }
  }

  @Test("a page animates to the chart of changed data, and does not change otherwise")
  func pages() throws {
    let file = try folder.file("a.csv", "city,total\nOslo,3\nRome,4\n")
    guard case .plot(let arguments) = try Command([file]) else { throw UsageError("no plot") }
    let source = try ChartSource(arguments)
    let table = ServedTable(try source.chart())
    var sent: [String] = []
    var time = 0.0
    let settings = source.settings
    let session = LiveSession(
      content: { AnyView(ServedChart(table: table, settings: settings)) }, clock: { time }, schedule: {},
      send: { sent.append($0) })
    session.onChange {}
    #expect(session.receive("[\"hello\",{\"w\":600,\"h\":400},null]"))
    session.flush()
    #expect(sent.joined().contains("Rome"))
    sent = []
    #expect(!table.show(try source.chart()))
    #expect(!session.needsFlush)
    _ = try folder.file("a.csv", "city,total\nOslo,3\nRome,8\nLima,5\n")
    #expect(table.show(try source.chart()))
    #expect(session.needsFlush)
    for _ in 0..<10 {
      session.flush()
      time += 0.2
    }
    #expect(sent.joined().contains("Lima"))
  }

  @Test("a table is served at an address until the process is ended")
  func serving() throws {
    let file = try folder.file("a.csv", "city,total\nOslo,3\nRome,4\n")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: TestDrivers.buildFolder + "/debug/opencharts")
    process.arguments = ["serve", file]
    let out = Pipe()
    process.standardOutput = out
    try process.run()
    let line = String(decoding: out.fileHandleForReading.availableData, as: UTF8.self)
    #expect(line.contains(" is at http://127.0.0.1:"))
    #expect(process.isRunning)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGKILL)
  }

  @Test("an answer above the byte limit is stopped", .enabled(if: TestDrivers.has(.duckdb)))
  func bytes() throws {
    let session = try EngineSession(
      TestDrivers.library(.duckdb), location: "here", options: [("path", ":memory:")], byteLimit: 100_000)
    #expect(throws: EngineError("here", .tooManyBytes(limit: 100_000))) {
      try session.execute("SELECT i AS x, 'row ' || i AS y FROM range(100_000_000) t(i)")
    }
    #expect(try session.execute("SELECT 1 AS x").columns == [.numbers([1])])
    #expect(
      "\(EngineError("here", .tooManyBytes(limit: 1 << 30)))".contains("larger than 1024 MiB and was stopped")
    )
  }
}
