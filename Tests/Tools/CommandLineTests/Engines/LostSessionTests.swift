import ChartData
import Foundation
import TestDrivers
import Testing

/// A data source whose server stops and restarts.
@Suite("Sources after a lost session", .serialized)
struct LostSessionTests {
  @Test func theNextQuestionOpensASessionAnew() async throws {
    guard TestDrivers.has(.postgresql), TestServer.hasPostgreSQL else {
      return print("skipped: there is no PostgreSQL")
    }
    TestDrivers.export()
    setenv("PGPASSWORD", TestServer.password, 1)
    var server = try TestServer.postgreSQL()
    defer { server.crash() }
    let writer = try server.writer()
    _ = try writer.execute("CREATE TABLE few (n double precision)")
    _ = try writer.execute("INSERT INTO few SELECT generate_series(1, 1000)")
    // Rows that are slow to compute.
    _ = try writer.execute("CREATE VIEW slow AS SELECT n, pg_sleep(n / 100) IS NULL AS x FROM few")
    _ = try writer.execute("CHECKPOINT")
    func source(_ table: String) throws -> DataSource {
      try DataSource(address: "postgresql://reader@127.0.0.1:\(server.port)/postgres", table: table)
    }
    let some = try source("few")
    #expect(try await some.rows(DataQuery(x: .bins("n", 10))).rowCount == 1000)
    // A running query ends with a one-line error that names place and reason.
    let slow = try source("slow")
    let query = Task { try await slow.rows(DataQuery(x: .name("x"))) }
    try await Task.sleep(for: .milliseconds(1500))
    server.crash()
    do {
      _ = try await query.value
      Issue.record("an answer came from a server that is gone")
    } catch let error as DataError {
      #expect(error.description.hasPrefix("postgresql://reader@127.0.0.1:\(server.port)/postgres: "))
      #expect(!error.description.contains("\n") && !error.description.contains(TestServer.password))
    }
    // The server is down.
    await #expect(throws: DataError.self) { try await some.rows(DataQuery(x: .bins("n", 10))) }
    // After the restart, the same sources work again.
    let old = server
    server = try TestServer.postgreSQL(in: old.folder, port: old.port)
    #expect(try await some.rows(DataQuery(x: .bins("n", 10))).rowCount == 1000)
    #expect(try await slow.columns.map(\.name) == ["n", "x"])
    withExtendedLifetime(old) {}
  }
}
