import ChartMath
import Engines
import Foundation
import Tables

/// A table that charts ask: a file, a table of a server, or columns in memory.
///
///     let flights = DataSource(contentsOfFile: "flights/*.parquet")
///     let rows = try await flights.answer(ChartQuery(x: .bins("delay"), y: .count, series: "carrier"))
///
/// Nothing is opened before the first question, and no question is answered on the thread that asks. Plain CSV, TSV and
/// JSON are read without an engine; for all else the engine's driver must be installed (`opencharts setup duckdb`).
public struct DataSource: Sendable {
  let connection: SourceConnection

  /// A file, or a pattern of files such as `sales/*.csv` that are one table.
  ///
  /// - Parameters:
  ///   - table: In a database, the table; `nil`: the only one.
  ///   - timeZone: Where times without a zone are meant, and where days and months begin.
  ///   - timeout: The longest time that an engine may take for one question, in seconds.
  public init(
    contentsOfFile path: String, table: String? = nil, timeZone: TimeZone = .current, timeout: Double = 300
  ) {
    let zone = ZoneOffsets(timeZone)
    connection = SourceConnection(zone: zone) {
      try OpenedSource(path: path, table: table, zone: zone, timeout: timeout)
    }
  }

  /// A table of a server: `postgresql://reader@db.example.org/shop`, `spark://host:15002`.
  ///
  /// An address holds no password: these come from the environment, as `PGPASSWORD` or `OPENCHARTS_PASSWORD`.
  ///
  /// - Parameters:
  ///   - table: `nil`: the only one.
  ///   - timeZone: Where times without a zone are meant, and where days and months begin.
  ///   - timeout: The longest time that the server may take for one question, in seconds.
  public init(
    address: String, table: String? = nil, timeZone: TimeZone = .current, timeout: Double = 300
  ) {
    let zone = ZoneOffsets(timeZone)
    connection = SourceConnection(zone: zone) {
      let environment = ProcessInfo.processInfo.environment
      let address = try EngineAddress(address)
      let session = try EngineSession.open(
        address, DriverFinder(environment: environment), environment: environment,
        timeouts: EngineTimeouts(asking: timeout))
      return .engine(try EngineSource(session, address.kind, table: table))
    }
  }

  /// Columns in memory.
  ///
  ///     DataSource(["delay": .numbers(delays), "carrier": .names(carriers)])
  ///
  /// Columns of different lengths, or of one name, are an error of every question.
  ///
  /// - Parameter timeZone: Where days and months begin.
  public init(_ columns: KeyValuePairs<String, DataColumn>, timeZone: TimeZone = .current) {
    let named = columns.map { (name: $0.key, column: $0.value) }
    connection = SourceConnection(zone: ZoneOffsets(timeZone)) {
      let count = named.first?.column.count ?? 0
      var seen: Set<String> = []
      for (name, column) in named {
        guard column.count == count else {
          throw DataError("column \"\(name)\" has \(column.count) values, and \"\(named[0].name)\" \(count)")
        }
        guard seen.insert(name).inserted else { throw DataError("there are two columns \"\(name)\"") }
      }
      return .table(
        Table(
          file: "memory", rowCount: count,
          columns: named.map { TableColumn(name: $0.name, values: $0.column.values) }))
    }
  }

  /// The answer to a question.
  ///
  /// A task that is cancelled stops the engine.
  ///
  /// - Throws: ``DataError``, or `CancellationError`.
  public func answer<X, Y>(_ query: ChartQuery<X, Y>) async throws -> ChartRows<X, Y> {
    try await connection.run { try QueryRun(query: query, source: $0).rows() }
  }

  /// The answer to a question as a sequence, of one element when the engine is done.
  ///
  ///     for try await rows in source.rows(query) { bars = rows }
  ///
  /// Whoever leaves the loop stops the engine.
  public func rows<X, Y>(_ query: ChartQuery<X, Y>) -> AsyncThrowingStream<ChartRows<X, Y>, any Error> {
    AsyncThrowingStream { continuation in
      let task = Task {
        do {
          continuation.yield(try await answer(query))
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}
