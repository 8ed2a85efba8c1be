import Foundation
import OpenChartsEngines
import TestDrivers

@testable import OpenChartsCommandLineTool

/// An engine with tables for one test: files, or a server that all tests share.
struct TestEngine {
  let kind: EngineKind
  /// The path or address for the tool.
  let location: String
  /// A session that may write.
  let writer: EngineSession

  /// The engines to test. CI has all of them; `make spark` tests Apache Spark alone.
  static let available: [EngineKind] = EngineKind.allCases.filter { kind in
    if TestServer.sparkFolder != nil { return kind == .spark }
    let isThere =
      switch kind {
      case .duckdb, .sqlite: true
      case .postgresql: TestServer.hasPostgreSQL
      case .spark, .flightsql: TestServer.hasSail
      }
    if TestDrivers.has(kind), isThere || ProcessInfo.processInfo.environment["CI"] != nil { return true }
    print("\(kind.title): skipped, its driver or server cannot be had here")
    return false
  }

  /// Engines whose sessions refuse to write. For Spark this is not known.
  static let readOnly = available.filter { ![.spark, .flightsql].contains($0) }

  static let servers = available.filter { ![.duckdb, .sqlite].contains($0) }

  private static let postgreSQL = Result { try TestServer.postgreSQL() }
  private static let spark = Result {
    try TestServer.sparkFolder == nil ? .sail(.spark, hasWorkers: true) : TestServer.apacheSpark()
  }
  private static let flightSQL = Result { try TestServer.sail(.flightsql, hasWorkers: true) }

  static func server(_ kind: EngineKind) throws -> TestServer {
    switch kind {
    case .spark: try spark.get()
    case .flightsql: try flightSQL.get()
    default: try postgreSQL.get()
    }
  }

  /// A server that other tests do not use.
  static func newServer(_ kind: EngineKind) throws -> TestServer {
    switch kind {
    case .postgresql: try TestServer.postgreSQL()
    case .spark where TestServer.sparkFolder != nil: try TestServer.apacheSpark()
    default: try TestServer.sail(kind, hasWorkers: false)
    }
  }

  /// - Parameters:
  ///   - folder: The folder for files.
  ///   - server: A separate server, for tests whose tables others would list, or `nil` for the shared one.
  init(_ kind: EngineKind, _ folder: TemporaryFolder, on server: TestServer? = nil) throws {
    self.kind = kind
    TestDrivers.export()
    switch kind {
    case .duckdb:
      location = folder.path + "/shop.duckdb"
      writer = try EngineSession(TestDrivers.library(kind), location: location, options: [("path", location)])
    case .sqlite:
      // Names of files may contain any character.
      location = folder.path + "/100% sure? #1 é.db"
      let escaped = location.addingPercentEncoding(withAllowedCharacters: .alphanumerics)!
      writer = try EngineSession(
        TestDrivers.library(kind), location: location, options: [("uri", "file:\(escaped)?mode=rwc")])
    case .postgresql:
      let server = try server ?? Self.server(kind)
      location = Self.address(kind, server.port)
      writer = try server.writer()
    case .spark, .flightsql:
      location = Self.address(kind, try (server ?? Self.server(kind)).port)
      writer = try Self.open(location)
    }
  }

  static func address(_ kind: EngineKind, _ port: Int) -> String {
    kind == .postgresql
      ? "postgresql://reader@127.0.0.1:\(port)/postgres" : "\(kind.rawValue)://127.0.0.1:\(port)"
  }

  /// Opens a session. Libpq reads the password from the process's environment.
  static func open(_ address: String, timeouts: EngineTimeouts = EngineTimeouts()) throws -> EngineSession {
    setenv("PGPASSWORD", TestServer.password, 1)
    let environment = TestDrivers.environment.merging(["PGPASSWORD": TestServer.password]) { $1 }
    return try EngineSession.open(
      EngineAddress(address), DriverFinder(environment: environment), environment: environment,
      timeouts: timeouts)
  }

  func run(_ statements: String...) throws {
    for statement in statements { _ = try writer.execute(statement) }
  }

  /// A session like the tool's sessions.
  func reader(timeouts: EngineTimeouts = EngineTimeouts()) throws -> EngineSession {
    switch kind {
    case .duckdb:
      return try .duckDB(
        TestDrivers.library(kind), reading: DataFile(path: location)!, timeouts: timeouts)
    case .sqlite: return try .sqlite(TestDrivers.library(kind), reading: location, timeouts: timeouts)
    default: return try Self.open(location, timeouts: timeouts)
    }
  }

  // MARK: - Words

  /// The tested product, as the documentation names it.
  static func title(_ kind: EngineKind) -> String {
    switch kind {
    case .spark: TestServer.sparkFolder == nil ? "Sail, Spark Connect" : "Apache Spark"
    case .flightsql: "Sail, Flight SQL"
    default: kind.title
    }
  }

  func name(_ text: String) -> String { kind.quotedName(text) }

  /// Names of types in the engine's SQL.
  var types: (double: String, decimal: String, clock: String, moment: String, text: String) {
    switch kind {
    case .duckdb: ("DOUBLE", "DECIMAL(12, 2)", "TIMESTAMP", "TIMESTAMPTZ", "TEXT")
    case .sqlite: ("REAL", "NUMERIC", "DATETIME", "DATETIME", "TEXT")
    case .postgresql: ("float8", "numeric(12, 2)", "timestamp", "timestamptz", "text")
    case .spark, .flightsql: ("DOUBLE", "DECIMAL(12, 2)", "TIMESTAMP_NTZ", "TIMESTAMP", "STRING")
    }
  }

  var suffix: String { kind == .spark || kind == .flightsql ? " USING parquet" : "" }

  func double(_ text: String) -> String {
    switch (kind, text) {
    case (.sqlite, "NaN"): "NULL"
    case (.sqlite, "Infinity"): "9e999"
    case (.sqlite, "-Infinity"): "-9e999"
    default: "CAST('\(text)' AS \(types.double))"
    }
  }

  func text(_ text: String) -> String {
    kind == .spark || kind == .flightsql
      ? "'\(text.replacingOccurrences(of: "'", with: "\\'"))'" : SQLText.literal(text)
  }

  /// A literal of a date type, which SQLite stores as text.
  func dated(_ type: String, _ text: String) -> String { kind == .sqlite ? "'\(text)'" : "\(type) '\(text)'" }
}
