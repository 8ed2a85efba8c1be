import Foundation
import OpenChartsEngines
import TestDrivers
import Testing

@testable import OpenChartsCommandLineTool

@Suite("Ctrl-C during a query", .serialized)
@MainActor
struct InterruptTests {
  let folder = try! TemporaryFolder()

  @Test("also stops the work of the server", .enabled(if: TestEngine.available.contains(.postgresql)))
  func postgreSQL() throws {
    let server = try TestEngine.newServer(.postgresql)
    defer { server.crash() }
    let engine = try TestEngine(.postgresql, folder, on: server)
    try engine.run(
      "CREATE VIEW slow AS SELECT 1 AS x, CASE WHEN pg_sleep(600) IS NULL THEN 1 ELSE 2 END AS y")
    let tool = Process()
    tool.executableURL = URL(fileURLWithPath: TestDrivers.buildFolder + "/debug/opencharts")
    tool.arguments = ["describe", engine.location, "--table", "slow"]
    tool.environment = ProcessInfo.processInfo.environment.merging(TestDrivers.environment) { $1 }
      .merging(["PGPASSWORD": TestServer.password]) { $1 }
    let error = Pipe()
    tool.standardError = error
    try tool.run()
    func isWorking() throws -> Bool {
      let answer = try engine.writer.execute(
        "SELECT count(*) AS n FROM pg_stat_activity WHERE state = 'active' AND query LIKE '%\"slow\" LIMIT%' AND pid <> pg_backend_pid()"
      )
      return answer.columns == [.numbers([1])]
    }
    for _ in 0..<600 where try !isWorking() { usleep(50_000) }
    #expect(try isWorking())
    tool.interrupt()
    tool.waitUntilExit()
    #expect(tool.terminationStatus == 130)
    let text = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(text.hasSuffix(": stopped\n") && text.split(separator: "\n").count == 1)
    // A server needs some time to cancel. Without cancellation, the query would run for ten minutes.
    for _ in 0..<600 where try isWorking() { usleep(50_000) }
    #expect(try !isWorking())
  }
}
