import Engines
import Foundation
import Tables

/// A table somewhere: a file, a table of a database or a cluster, or columns in memory. Charts ask it queries.
///
///     let flights = DataSource(file: "flights.parquet")
///     let orders = try DataSource(address: "postgresql://reader@host/shop", table: "orders")
///     let delays = try await flights.rows(DataQuery(x: .bins("dep_delay", 60)))
///
/// Nothing is opened before the first query. CSV, TSV and JSON are read into memory and counted there; Parquet, compressed
/// and several files, databases and servers are counted by their engines, whose drivers `opencharts setup` installs.
/// Engines are only asked, never told to change anything. Passwords come from the environment and from PostgreSQL's own
/// files, never from addresses.
public struct DataSource: Sendable {
  private let connection: Connection

  /// A file, or a pattern such as `logs/*.csv.gz`.
  ///
  /// - Parameters:
  ///   - path: Where the file is; not read before the first query.
  ///   - table: Which table of a database in a file; `nil`: the only one.
  ///   - timeout: How long an engine may take for an answer, in seconds: above 0, up to a week.
  public init(file path: String, table: String? = nil, timeout: Double = 300) {
    let origin =
      DataFile(path: path).map { Connection.Origin.file($0, table: table) } ?? .text(path, table: table)
    connection = Connection(origin, timeout: timeout)
  }

  /// A table of a server: `postgresql://`, `spark://` or `flightsql://`.
  ///
  /// - Throws: ``DataError`` for what is no such address, or holds a password.
  public init(address: String, table: String, timeout: Double = 300) throws(DataError) {
    do throws(EngineError) {
      connection = Connection(.server(try EngineAddress(address), table: table), timeout: timeout)
    } catch {
      throw DataError(error)
    }
  }

  /// Columns in memory.
  ///
  ///     let sold = try DataSource(columns: ["day": .dates(dates), "cups": .numbers(cups)])
  ///
  /// - Throws: ``DataError`` where the columns have different lengths, or two have one name.
  public init(columns: KeyValuePairs<String, DataValues>) throws(DataError) {
    connection = Connection(.table(try Table(columns)), timeout: 300)
  }

  /// The columns that queries can name.
  ///
  /// - Throws: ``DataError``.
  public var columns: [DataColumn] {
    get async throws { try await connection.columns() }
  }

  /// The answer to a query. Cancelling the task stops the engine's work.
  ///
  /// - Throws: ``DataError``, or `CancellationError`.
  public func rows<X, Y>(_ query: DataQuery<X, Y>) async throws -> DataRows<X, Y> {
    let request = try Request(query)
    return DataRows(try await connection.answer(request, zone: query.timeZone))
  }

  /// How many rows that the filter keeps have no value, by each column that a query names: no group and no element of
  /// the answer counts them. Columns with a value in every row are not listed.
  ///
  ///     let missing = try await orders.missingCounts(in: DataQuery(x: .name("city")))   // ["city": 750]
  ///
  /// - Throws: ``DataError``, or `CancellationError`.
  public func missingCounts<X, Y>(in query: DataQuery<X, Y>) async throws -> [String: Int] {
    let request = try Request(query)
    return try await connection.missingCounts(request, zone: query.timeZone).filter { $0.value > 0 }
  }

  /// From the least to the greatest value of a column, for the domain of a scale; `nil` where there is none.
  ///
  /// - Parameters:
  ///   - key: A column of numbers or dates.
  ///   - filter: Which rows count; empty: all.
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

  /// How far columns of numbers and dates reach, by one question.
  func extents(of keys: [CrossKey], where filter: String, _ zone: TimeZone) async throws -> [Extent] {
    let keys = keys.map { Request.Key(column: $0.column, form: $0.kind) }
    return try await connection.extents(try Request(keys, where: filter, zone), zone: zone)
  }

  func raw(_ request: Request, _ zone: TimeZone) async throws -> RawRows {
    try await connection.answer(request, zone: zone)
  }

  /// The answer to a query, and where an interval is given the newest one again and again, as long as somebody iterates.
  ///
  ///     for try await rows in orders.answers(to: query, every: .seconds(30)) { latest = rows }
  ///
  /// `interval`, which is above 0, lies between one answer and the next question; `nil`: one answer.
  public func answers<X, Y>(
    to query: DataQuery<X, Y>, every interval: Duration? = nil
  ) -> DataAnswers<X, Y> {
    DataAnswers(source: self, query: query, interval: interval)
  }
}

/// Answers to one query, the newest last. An error ends it.
public struct DataAnswers<X: Sendable, Y: Sendable>: AsyncSequence, Sendable {
  public typealias Element = DataRows<X, Y>
  let source: DataSource
  let query: DataQuery<X, Y>
  let interval: Duration?

  public func makeAsyncIterator() -> Iterator { Iterator(answers: self) }

  /// Asks again at each call for the next answer, after the interval; ends after the first answer where there is none.
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
