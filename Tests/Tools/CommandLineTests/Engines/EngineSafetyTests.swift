import Foundation
import OpenChartsEngines
import TestDrivers
import Testing

@testable import OpenChartsCommandLineTool

/// Failures of servers and files end quickly, with one line that contains no password.
@Suite("Safety of engines", .serialized)
@MainActor
struct EngineSafetyTests {
  let folder = try! TemporaryFolder()

  @Test("writes are refused by engines that can refuse them", arguments: TestEngine.readOnly)
  func writing(kind: EngineKind) throws {
    let engine = try TestEngine(kind, folder)
    try engine.run("CREATE TABLE t (x INTEGER)", "INSERT INTO t VALUES (1)")
    let reader = try engine.reader()
    for statement in [
      "INSERT INTO t VALUES (2)", "UPDATE t SET x = 3", "DELETE FROM t", "DROP TABLE t",
      "CREATE TABLE u (x INTEGER)",
    ] {
      #expect(throws: EngineError.self, "\(statement)") { try reader.execute(statement) }
    }
    #expect(try reader.execute("SELECT x FROM t").columns == [.numbers([1])])
    try engine.run("DROP TABLE t")
  }

  @Test(
    "folders, pipes and devices in the place of a file are one line of error at once",
    .enabled(if: TestDrivers.has(.duckdb)))
  func specialFiles() throws {
    TestDrivers.export()
    let names = ["f.parquet", "p.parquet", "d.parquet", "d.csv.gz", "p.duckdb"].map { folder.path + "/" + $0 }
    try FileManager.default.createDirectory(atPath: names[0], withIntermediateDirectories: false)
    try Data("PAR1".utf8).write(to: URL(fileURLWithPath: names[0] + "/part-0.parquet"))
    for pipe in [names[1], names[4]] { #expect(mkfifo(pipe, 0o600) == 0) }
    for device in [names[2], names[3]] {
      try FileManager.default.createSymbolicLink(atPath: device, withDestinationPath: "/dev/zero")
    }
    let expected = [
      "this is a folder, not a table; \(names[0])/*.parquet reads the files in it as one",
      "this is a pipe, not a file", "this is a device, not a file", "this is a device, not a file",
      "this is a pipe, not a file",
    ]
    for (name, problem) in zip(names, expected) {
      var tool = Tool()
      nonisolated(unsafe) var errors: [String] = []
      tool.printError = { errors.append($0) }
      #expect(tool.run(["describe", name]) == 1)
      #expect(errors.map { $0.replacing("'", with: "") } == ["\(name): \(problem)"])
    }
  }

  /// A query that takes minutes, or seconds for SQLite, which cannot be cancelled.
  private func longQuestion(_ kind: EngineKind) -> String {
    switch kind {
    case .duckdb: "SELECT sum(sqrt(a.i * b.i)) FROM range(2000000) a(i), range(1000000) b(i)"
    case .sqlite:
      "WITH RECURSIVE a(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM a WHERE x < 20000000) SELECT max(x) FROM a"
    case .postgresql:
      "SELECT sum(sqrt(a) * b) FROM generate_series(1, 1000000) a, generate_series(1, 1000000) b"
    case .spark, .flightsql: "SELECT sum(sqrt(a.id * b.id)) FROM range(2000000) a, range(1000000) b"
    }
  }

  /// A session for long queries. Sail gets a separate server, because a long query blocks its other clients.
  private func busyReader(_ kind: EngineKind, _ timeouts: EngineTimeouts) throws -> (
    EngineSession, TestServer?
  ) {
    if kind == .spark || kind == .flightsql {
      TestDrivers.export()
      let server = try TestEngine.newServer(kind)
      return (try TestEngine.open(TestEngine.address(kind, server.port), timeouts: timeouts), server)
    }
    let engine = try TestEngine(kind, folder)
    // The file does not exist before something is written.
    try engine.run("CREATE TABLE nothing_else (x INTEGER)", "DROP TABLE nothing_else")
    return (try engine.reader(timeouts: timeouts), nil)
  }

  @Test(
    "an answer that takes too long is stopped, and the session remains usable",
    arguments: TestEngine.available)
  func timeout(kind: EngineKind) throws {
    // Long enough for short queries on a busy machine.
    let seconds = kind == .sqlite ? 1.5 : 5
    let (reader, server) = try busyReader(kind, EngineTimeouts(asking: seconds))
    defer { server?.crash() }
    let error = #expect(throws: EngineError.self) { try reader.execute(longQuestion(kind)) }
    #expect(error?.problem == .tooLong(seconds: seconds))
    #expect(error?.description.contains("s and was stopped; --timeout SECONDS") == true)
    switch kind {
    case .sqlite:
      // SQLite's driver cannot cancel. The session is abandoned, and reports it.
      #expect(throws: EngineError(reader.location, .abandoned)) { try reader.execute("SELECT 1") }
    case .duckdb, .postgresql:
      let answers = (0..<10).lazy.compactMap { _ in try? reader.execute("SELECT 1 AS x").columns }
      #expect(answers.first == [.numbers([1])])
    // Sail cancels slowly, and other clients wait for it.
    case .spark, .flightsql: break
    }
  }

  @Test("a cancelled query is stopped", arguments: TestEngine.available)
  func cancelling(kind: EngineKind) throws {
    let (reader, server) = try busyReader(kind, EngineTimeouts())
    defer { server?.crash() }
    let sql = longQuestion(kind)
    let query = RunningQuery(reader, sql)
    reader.cancel()
    #expect(throws: EngineError(reader.location, .cancelled)) { try query.result.get() }
  }

  @Test(
    "the report of a wrong password does not contain it",
    .enabled(if: TestEngine.available.contains(.postgresql)))
  func password() throws {
    let engine = try TestEngine(.postgresql, folder)
    try engine.run("CREATE ROLE other LOGIN PASSWORD 'another'")
    let location = engine.location.replacingOccurrences(of: "reader@", with: "other@")
    let error = #expect(throws: EngineError.self) { try TestEngine.open(location) }
    #expect(error?.description.contains("password authentication failed for user \"other\"") == true)
    #expect(error?.description.contains(TestServer.password) == false)
    let drawn = run("describe", location, "--table", "t")
    #expect(drawn.status == 1 && drawn.error.count == 1 && drawn.error.first?.hasPrefix(location) == true)
    try engine.run("DROP ROLE other")
  }

  @Test("invalid addresses, and the tool's other messages, show no password")
  func addresses() throws {
    for address in [
      "postgresql://reader:hunter22@127.0.0.1/x", "postgresql://127.0.0.1:hunter22/x",
      "mysql://a:hunter22@h/x",
      "spark://h:hunter22", "flightsql://127.0.0.1:1?token=hunter22",
    ] {
      for arguments in [[address], [address, "sales.csv"], [address, "--table", "t", "--delimiter", ";"]] {
        let drawn = run(["describe"] + arguments)
        #expect(drawn.status != 0 && drawn.error.count == 1)
        #expect(drawn.error.first?.contains("hunter22") == false, "\(drawn.error)")
      }
    }
  }

  @Test("secrets are not sent over a network without encryption", .enabled(if: TestDrivers.has(.spark)))
  func clear() throws {
    let path = try #require(TestDrivers.path(.spark))
    let environment = ["OPENCHARTS_DRIVER_SPARK": path, "OPENCHARTS_TOKEN": "hunter22"]
    let error = #expect(throws: EngineError.self) {
      try EngineSession.open(
        EngineAddress("spark://192.0.2.1"), DriverFinder(environment: environment), environment: environment)
    }
    #expect(error?.description.contains("use spark+tls://, or unset it") == true)
    #expect(error?.description.contains("hunter22") == false)
  }

  /// Waits until the kernel has stopped a process, which a busy machine may still let answer.
  private func waitUntilStopped(_ process: Int32) throws {
    for _ in 0..<1000 {
      let text = try String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
      if text.drop(while: { $0 != ")" }).dropFirst(2).first == "T" { return }
      usleep(5000)
    }
    Issue.record("process \(process) was not stopped")
  }

  /// The server process of a session with PostgreSQL.
  private func process(of reader: EngineSession) throws -> Int32 {
    let ids: [Double]? =
      switch try reader.execute("SELECT pg_backend_pid() AS id").columns.first {
      case .numbers(let ids)?: ids
      default: nil
      }
    return Int32(try #require(ids?.first))
  }

  @Test("a server that dies during a query is one line of error", arguments: TestEngine.servers)
  func crash(kind: EngineKind) throws {
    TestDrivers.export()
    let server = try TestEngine.newServer(kind)
    let reader = try TestEngine.open(
      TestEngine.address(kind, server.port), timeouts: EngineTimeouts(asking: 60))
    if kind == .postgresql {
      // Kill the server process of this session.
      let process = try process(of: reader)
      let sql = longQuestion(kind)
      let query = RunningQuery(reader, sql)
      kill(process, SIGKILL)
      try expectRefused(query.result)
      server.crash()
    } else {
      let sql = longQuestion(kind)
      let query = RunningQuery(reader, sql)
      server.crash()
      try expectRefused(query.result)
    }
    #expect(throws: EngineError.self) { try reader.execute("SELECT 1 AS x") }
    let gone = run("describe", TestEngine.address(kind, server.port), "--table", "t")
    #expect(gone.status == 1 && gone.error.count == 1, "\(gone.error)")
  }

  @Test("a server that stops responding during a query is abandoned", arguments: TestEngine.servers)
  func silenceLater(kind: EngineKind) throws {
    TestDrivers.export()
    let server = try TestEngine.newServer(kind)
    defer { server.crash() }
    // Apache Spark needs longer for its first query.
    let seconds = TestServer.sparkFolder == nil ? 3.0 : 60
    let reader = try TestEngine.open(
      TestEngine.address(kind, server.port), timeouts: EngineTimeouts(asking: seconds))
    var process = server.process
    if kind == .postgresql {
      process = try self.process(of: reader)
    } else {
      _ = try reader.execute("SELECT 1 AS x")
    }
    kill(process, SIGSTOP)
    defer { kill(process, SIGKILL) }
    try waitUntilStopped(process)
    #expect(throws: EngineError(reader.location, .tooLong(seconds: seconds))) {
      try reader.execute("SELECT 2 AS x")
    }
  }

  /// Engines without a driver in the system's folders, which are searched too.
  nonisolated private static let withoutDriver = TestEngine.servers.filter {
    DriverFinder(environment: [:]).find($0) == nil
  }

  @Test(
    "the report of a missing driver names the command that installs it", .enabled(if: !withoutDriver.isEmpty),
    arguments: withoutDriver)
  func missing(kind: EngineKind) {
    let finder = DriverFinder(environment: [:])
    let error = #expect(throws: EngineError.self) {
      try EngineSession.open(EngineAddress(TestEngine.address(kind, 1)), finder, environment: [:])
    }
    #expect(error?.description.hasSuffix("not installed; opencharts setup \(kind.rawValue) does it") == true)
  }

  private func expectRefused(_ result: Result<EngineAnswer, any Error>) throws {
    let error = try #require(throws: EngineError.self) { try result.get() }
    let isRefused = if case .refused = error.problem { true } else { false }
    #expect(isRefused, "\(error)")
    #expect(!"\(error)".contains("\n") && "\(error)".count > "\(error.location): ".count)
  }

  @Test("a server that accepts a connection and does not respond is abandoned", arguments: TestEngine.servers)
  func silence(kind: EngineKind) throws {
    let (end, port) = TestServer.listener()
    defer { close(end) }
    let address = TestEngine.address(kind, port)
    let error = #expect(throws: EngineError.self) {
      try TestEngine.open(address, timeouts: EngineTimeouts(connecting: 2))
    }
    let line = error.map { "\($0)" } ?? ""
    #expect(line.hasPrefix(address + ": ") && !line.contains("\n"))
    #expect(line.contains("within 2 s") || line.contains("timeout expired"))
  }

  @Test("an address without a server and an unknown host give one line", arguments: TestEngine.servers)
  func nobody(kind: EngineKind) throws {
    let (end, port) = TestServer.listener()
    close(end)
    for location in ["127.0.0.1:\(port)", "no-such-host.invalid:1"] {
      let address =
        kind == .postgresql ? "postgresql://reader@\(location)/x" : "\(kind.rawValue)://\(location)"
      let error = #expect(throws: EngineError.self) { try TestEngine.open(address) }
      let line = error.map { "\($0)" } ?? ""
      #expect(line.hasPrefix(address + ": ") && !line.contains("\n"), "\(line)")
    }
  }

  @Test(
    "another kind of server is an error",
    .enabled(if: Set(TestEngine.servers).isSuperset(of: [.postgresql, .spark])),
    arguments: TestEngine.servers)
  func other(kind: EngineKind) throws {
    let other: EngineKind = kind == .postgresql ? .spark : .postgresql
    let address = TestEngine.address(kind, try TestEngine.server(other).port)
    #expect(throws: EngineError.self) {
      try TestEngine.open(address, timeouts: EngineTimeouts(connecting: 5))
    }
  }

  @Test(
    "files that are not databases, and missing files, are one line of error",
    .enabled(if: TestDrivers.has(.sqlite)))
  func files() throws {
    TestDrivers.export()
    let gone = folder.path + "/none.db"
    #expect(run("describe", gone).error == ["\(gone): there is no such file"])
    let text = try folder.file("text.sqlite", "x,y\n1,2\n")
    let wrong = run("describe", text)
    #expect(
      wrong.status == 1 && wrong.error == ["\(text): Failed to prepare query: file is not a database"],
      "\(wrong.error)")
    #expect(run("describe", text, "--delimiter", ";").status == 2)
    #expect(run("describe", try folder.file("a.csv", "x\n1\n"), "--timeout", "9").status == 2)
    #expect(run("describe", text, "--timeout", "0").status == 2)
  }
}
