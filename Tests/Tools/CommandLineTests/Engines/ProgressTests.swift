import Foundation
import OpenChartsEngines
import TestDrivers
import Testing

@testable import OpenChartsCommandLineTool

@Suite("Progress of a query", .serialized)
@MainActor
struct ProgressTests {
  let folder = try! TemporaryFolder()

  @Test(arguments: [
    (0, 1.0, "asking… 1 s"), (1, 2.5, "asking… 1 row, 2 s"), (12_345, 61, "asking… 12,345 rows, 61 s"),
  ])
  func progressIsALineOfReceivedRowsAndSeconds(rows: Int, seconds: Double, line: String) {
    #expect(Progress.line("asking", part: Progress.text(ofRows: rows), seconds: seconds) == line)
  }

  /// A table with a slow column, so that a test can observe the progress of a query.
  private func file() throws -> String {
    let path = folder.path + "/long.duckdb"
    let hashes = (0..<12).reduce("CAST(i AS VARCHAR)") { text, _ in "md5(\(text))" }
    let maker = try EngineSession(TestDrivers.library(.duckdb), location: path, options: [("path", path)])
    for statement in [
      "CREATE TABLE rows AS SELECT i FROM range(4000000) t(i)",
      "CREATE VIEW slow AS SELECT i % 7 AS x, length(replace(\(hashes), 'a', '')) AS y FROM rows",
      "CHECKPOINT",
    ] { _ = try maker.execute(statement) }
    return path
  }

  @Test(.enabled(if: TestDrivers.has(.duckdb)))
  func receivedRowsAreKnownOnlyWhileAQueryRuns() throws {
    let path = try file()
    let session = try EngineSession.duckDB(
      TestDrivers.library(.duckdb), reading: #require(DataFile(path: path)))
    #expect(session.receivedRows == nil)
    let query = RunningQuery(session, "SELECT sum(y) AS n FROM slow")
    var counts: [Int] = []
    while !session.isIdle, counts.count < 3 {
      if let rows = session.receivedRows { counts.append(rows) }
      usleep(10_000)
    }
    session.cancel()
    #expect(throws: EngineError(path, .cancelled)) { try query.result.get() }
    // A sum has one row, at the end.
    #expect(counts == [0, 0, 0])
    #expect(session.receivedRows == nil)
  }

  @Test(.enabled(if: TestDrivers.has(.duckdb)))
  func duckDBKeepsItsDefaultSettingsForProgress() throws {
    let session = try EngineSession.duckDB(
      TestDrivers.library(.duckdb), reading: #require(DataFile(path: file())))
    let answer = try session.execute("SELECT current_setting('enable_progress_bar') AS bar")
    #expect(answer.columns == [.booleans([false])])
  }

  @Test(
    "is shown on a terminal only",
    .enabled(if: TestDrivers.has(.duckdb) && access("/usr/bin/script", X_OK) == 0))
  func terminal() throws {
    let path = try file()
    let tool = TestDrivers.buildFolder + "/debug/opencharts"
    let command = "\(tool) describe \(path) --table slow --x x --y y --aggregate median"
    func errors(_ program: String, _ arguments: [String], until isEnough: (String) -> Bool) throws -> String {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: program)
      process.arguments = arguments
      process.environment = ProcessInfo.processInfo.environment.merging(TestDrivers.environment) { $1 }
      let output = Pipe()
      process.standardOutput = output
      process.standardError = output
      process.standardInput = FileHandle.nullDevice
      try process.run()
      var text = ""
      while !isEnough(text) {
        let data = output.fileHandleForReading.availableData
        if data.isEmpty { break }
        text += String(decoding: data, as: UTF8.self)
      }
      process.terminate()
      process.waitUntilExit()
      return text
    }
    let shown = try errors("/usr/bin/script", ["-qefc", "exec \(command)", "/dev/null"]) {
      $0.contains("asking… ")
    }
    #expect(shown.contains(/\r\e\[Kasking… [0-9]+ s/), "\(shown)")
    let piped = try errors("/bin/sh", ["-c", "exec \(command)"]) { _ in false }
    #expect(!piped.contains("asking") && piped.contains("median"), "\(piped)")
  }
}
