import Foundation
import OpenChartsEngines
import OpenChartsTables

/// A table that charts query: a file, a table of a database or a cluster, or columns in memory.
///
///     let flights = DataSource(file: "flights.parquet")
///     let orders = try DataSource(address: "postgresql://reader@host/shop", table: "orders")
///     let delays = try await flights.rows(DataQuery(x: .bins("dep_delay", 60)))
///
/// Nothing is opened before the first query. CSV, TSV and JSON are read into memory and aggregated there. Parquet,
/// compressed files, patterns of files, databases and servers are aggregated by their engines, whose drivers
/// `opencharts setup` installs. Engines are only read from. Passwords come from the environment and from PostgreSQL's
/// own files, never from addresses.
public struct DataSource: Sendable {
  private let connection: Connection

  /// Creates a source from a file, or a pattern such as `logs/*.csv.gz`.
  ///
  /// - Parameters:
  ///   - path: The path of the file, which is not read before the first query.
  ///   - table: The table in a database file; `nil` for the only one.
  ///   - timeout: The maximum time for an answer of an engine, in seconds: above 0, up to a week.
  public init(file path: String, table: String? = nil, timeout: Double = 300) {
    let origin =
      DataFile(path: path).map { Connection.Origin.file($0, table: table) } ?? .text(path, table: table)
    connection = Connection(origin, timeout: timeout)
  }

  /// Creates a source from a table of a server: `postgresql://`, `spark://` or `flightsql://`.
  ///
  /// - Throws: ``DataError`` if the address is malformed or contains a password.
  public init(address: String, table: String, timeout: Double = 300) throws(DataError) {
    do throws(EngineError) {
      connection = Connection(.server(try EngineAddress(address), table: table), timeout: timeout)
    } catch {
      throw DataError(error)
    }
  }

  /// Creates a source from columns in memory.
  ///
  ///     let sold = try DataSource(columns: ["day": .dates(dates), "cups": .numbers(cups)])
  ///
  /// - Throws: ``DataError`` if the columns have different lengths, or two have the same name.
  public init(columns: KeyValuePairs<String, DataValues>) throws(DataError) {
    connection = Connection(.table(try Table(columns)), timeout: 300)
  }

  /// The columns that queries can name.
  ///
  /// - Throws: ``DataError``.
  public var columns: [DataColumn] {
    get async throws { try await connection.columns() }
  }

  /// Runs a query. Cancelling the task stops the engine's work.
  ///
  /// - Throws: ``DataError``, or `CancellationError`.
  public func rows<X, Y>(_ query: DataQuery<X, Y>) async throws -> DataRows<X, Y> {
    let request = try Request(query)
    return DataRows(try await connection.answer(request, zone: query.timeZone))
  }

  /// Counts the missing values of each column that a query names, among the rows that pass the filter. Infinities
  /// count as missing. A row with a missing key is in no group, and measures ignore missing values. Columns without
  /// missing values are not listed.
  ///
  ///     let missing = try await orders.missingCounts(in: DataQuery(x: .name("city")))   // ["city": 750]
  ///
  /// - Throws: ``DataError``, or `CancellationError`.
  public func missingCounts<X, Y>(in query: DataQuery<X, Y>) async throws -> [String: Int] {
    let request = try Request(query)
    return try await connection.missingCounts(request, zone: query.timeZone).filter { $0.value > 0 }
  }

  /// The range of a column from minimum to maximum, for the domain of a scale; `nil` if the column has no values.
  ///
  /// - Parameters:
  ///   - key: A column of numbers or dates.
  ///   - filter: A condition on the rows; empty for all rows.
  public func range<X: DataPosition>(of key: DataKey<X>, where filter: String = "") async throws
    -> ClosedRange<X>?
  {
    let range = try await extent(of: key, where: filter).range
    return range.map { X(_position: $0.lowerBound)...X(_position: $0.upperBound) }
  }

  func extent<X: DataPosition>(of key: DataKey<X>, where filter: String) async throws -> Extent {
    let request = try Request(DataQuery<X, Double>(x: key, y: .count, where: filter))
    return try await connection.extents(request, zone: .gmt)[0]
  }

  /// The ranges of columns of numbers and dates.
  func extents(of keys: [CrossKey], where filter: String, _ zone: TimeZone) async throws -> [Extent] {
    let keys = keys.map { Request.Key(column: $0.column, form: $0.kind) }
    return try await connection.extents(try Request(keys, where: filter, zone), zone: zone)
  }

  func raw(_ request: Request, _ zone: TimeZone) async throws -> RawRows {
    try await connection.answer(request, zone: zone)
  }

  /// Returns the answer to a query. With an interval, the query is repeated, and the sequence continues until the loop
  /// ends.
  ///
  ///     for try await rows in orders.answers(to: query, every: .seconds(30)) { latest = rows }
  ///
  /// `interval` is the time from an answer to the next query, above 0; `nil` for one answer.
  public func answers<X, Y>(
    to query: DataQuery<X, Y>, every interval: Duration? = nil
  ) -> DataAnswers<X, Y> {
    DataAnswers(source: self, query: query, interval: interval)
  }
}

/// The successive answers to one query. An error ends the sequence.
public struct DataAnswers<X: Sendable, Y: Sendable>: AsyncSequence, Sendable {
  public typealias Element = DataRows<X, Y>
  let source: DataSource
  let query: DataQuery<X, Y>
  let interval: Duration?

  public func makeAsyncIterator() -> Iterator { Iterator(answers: self) }

  /// Runs the query again for each element, after the interval. Without an interval, ends after the first answer.
  public struct Iterator: AsyncIteratorProtocol {
    let answers: DataAnswers
    private var hasAsked = false

    init(answers: DataAnswers) { self.answers = answers }

    public mutating func next() async throws -> DataRows<X, Y>? {
      if hasAsked {
        guard let interval = answers.interval else { return nil }
        guard interval > .zero else {
          throw DataError("the interval between answers is \(interval); expected one above 0")
        }
        try await Task.sleep(for: interval)
      }
      hasAsked = true
      return try await answers.source.rows(answers.query)
    }
  }
}
