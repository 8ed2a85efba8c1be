import Engines
import Foundation
import TestDrivers
import Testing

@testable import CommandLineTool

@Suite("How far a question is", .serialized)
@MainActor
struct ProgressTests {
  let folder = try! TemporaryFolder()

  @Test("is said in a line")
  func lines() {
    #expect(
      Progress.line("asking", part: EngineProgress(share: 0.427).text, seconds: 3.2) == "asking… 42 %, 3 s")
    #expect(
      Progress.line("asking", part: EngineProgress(share: 1, rows: 12_345).text, seconds: 61)
        == "asking… 12,345 rows, 61 s")
    #expect(Progress.line("asking", part: EngineProgress(share: 1).text, seconds: 1) == "asking… 99 %, 1 s")
    #expect(Progress.line("asking", part: EngineProgress().text, seconds: 1) == "asking… 1 s")
  }

  /// A table with a slow column, so that a test can observe the progress of a query.
  private func file() throws -> String {
    let path = folder.path + "/long.duckdb"
    let hashes = (0..<12).reduce("CAST(i AS VARCHAR)") { text, _ in "md5(\(text))" }
    let maker = try EngineSession(TestDrivers.library(.duckdb), place: path, options: [("path", path)])
    for statement in [
      "CREATE TABLE rows AS SELECT i FROM range(4000000) t(i)",
      "CREATE VIEW slow AS SELECT i % 7 AS x, length(replace(\(hashes), 'a', '')) AS y FROM rows",
      "CHECKPOINT",
    ] { _ = try maker.ask(statement) }
    return path
  }

  @Test("DuckDB tells its share while it works", .enabled(if: TestDrivers.has(.duckdb)))
  func share() throws {
    let path = try file()
    let session = try EngineSession.duckDB(
      TestDrivers.library(.duckdb), reading: #require(DataFile(path: path)))
    #expect(session.progress == nil)
    let question = RunningQuestion(session, "SELECT sum(y) AS n FROM slow")
    var shares: [Double] = []
    while !session.isIdle, shares.count < 3 {
      if let share = session.progress?.share { shares.append(share) }
      usleep(10_000)
    }
    session.cancel()
    #expect(throws: EngineError(path, .cancelled)) { try question.result.get() }
    #expect(shares.count == 3 && shares.allSatisfy { $0 > 0 && $0 <= 1 })
    #expect(session.progress == nil)
  }

  @Test(
    "stands on a terminal, and nowhere else",
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
      $0.contains(" %, ")
    }
    #expect(shown.contains(/\r\e\[Kasking… [0-9]+ %, [0-9]+ s/), "\(shown)")
    let piped = try errors("/bin/sh", ["-c", "exec \(command)"]) { _ in false }
    #expect(!piped.contains("asking") && piped.contains("median"), "\(piped)")
  }
}
