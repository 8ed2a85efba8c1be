import Dispatch
internal import OpenChartsCADBC
import Synchronization

#if canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A connection to an engine that runs SQL queries and returns columns.
///
/// Runs one query at a time; ``cancel()`` can be called on any thread. Each query has a timeout. If a query cannot be
/// stopped, its thread is abandoned and the session becomes unusable.
package final class EngineSession: @unchecked Sendable {
  /// The file or address for messages, without passwords.
  package let location: String
  private let driver: DriverLibrary
  private let secrets: Secrets
  private let timeouts: EngineTimeouts
  private let byteLimit: Int
  /// Driver options for each query, by the driver's names.
  private let queryOptions: [(name: String, value: String)]
  // Written only by `init` and `deinit`. ADBC allows one thread at a time, which `lock` ensures.
  private let database: UnsafeMutablePointer<AdbcDatabase>
  private let connection: UnsafeMutablePointer<AdbcConnection>
  private let lock = Mutex(())
  private let state = Mutex(State())
  /// The statement whose answer is being read. Locked while the driver cancels the statement, so that no other thread
  /// releases the statement.
  private let running = Mutex(Running())
  /// Queries run on a separate queue, so that a blocked query can be abandoned.
  private let queue = DispatchQueue(label: "opencharts.engine")

  /// The default limit of an answer, 1 GiB: more than a chart needs, but within a machine's memory.
  package static let byteLimit = 1 << 30

  private struct Running: @unchecked Sendable {
    var statement: UnsafeMutablePointer<AdbcStatement>?
  }

  /// The number of rows of the answer that were read.
  private let rowsRead = Atomic(0)

  private struct State {
    var pending: Promise<EngineAnswer>?
    /// The reason for stopping the query; `nil` if the query is not being stopped.
    var reason: EngineError.Problem?
    /// Whether a query was abandoned.
    var isLost = false
  }

  /// Opens a database.
  ///
  /// - Parameters:
  ///   - options: Options by the driver's names, set in this order.
  ///   - queryOptions: Options that are set for each query.
  ///   - secrets: Words that are removed from messages.
  ///   - byteLimit: The maximum size of an answer in bytes.
  package init(
    _ driver: DriverLibrary, location: String, options: [(name: String, value: String)],
    queryOptions: [(name: String, value: String)] = [], secrets: [String] = [],
    timeouts: EngineTimeouts = EngineTimeouts(), byteLimit: Int = EngineSession.byteLimit
  ) throws(EngineError) {
    self.byteLimit = byteLimit
    self.driver = driver
    self.location = location
    self.secrets = Secrets(secrets)
    self.timeouts = timeouts
    self.queryOptions = queryOptions
    database = .allocate(capacity: 1)
    connection = .allocate(capacity: 1)
    database.initialize(to: AdbcDatabase())
    connection.initialize(to: AdbcConnection())
    let table = driver.functions.table
    try check { table.DatabaseNew(database, $0) }
    for option in options { try check { table.DatabaseSetOption(database, option.name, option.value, $0) } }
    try check { table.DatabaseInit(database, $0) }
    try check { table.ConnectionNew(connection, $0) }
    try check { table.ConnectionInit(connection, database, $0) }
  }

  deinit {
    var error = AdbcError()
    let table = driver.functions.table
    if connection.pointee.private_data != nil { _ = table.ConnectionRelease(connection, &error) }
    _ = DriverLibrary.text(taking: &error)
    if database.pointee.private_data != nil { _ = table.DatabaseRelease(database, &error) }
    _ = DriverLibrary.text(taking: &error)
    connection.deallocate()
    database.deallocate()
  }

  /// Runs a query and reads the whole answer.
  ///
  /// - Throws: ``EngineError``; `.cancelled` after ``cancel()``, `.tooLong` after the query timeout.
  package func execute(_ sql: String) throws(EngineError) -> EngineAnswer {
    try lock.withLock { _ throws(EngineError) in
      let pending = Promise<EngineAnswer>()
      let isLost = state.withLock { state in
        if !state.isLost { state = State(pending: pending) }
        return state.isLost
      }
      if isLost { throw EngineError(location, .abandoned) }
      defer { state.withLock { $0.pending = nil } }
      queue.async {
        do throws(EngineError) {
          pending.fulfil(.success(try self.executeAlone(sql)))
        } catch {
          pending.fulfil(.failure(error))
        }
      }
      if let result = pending.wait(seconds: timeouts.asking) { return try result.get() }
      stop(.tooLong(seconds: timeouts.asking))
      return try pending.wait().get()
    }
  }

  /// Stops the running query within about 2 s. No-op if there is none.
  package func cancel() { stop(.cancelled) }

  /// Whether no query is running.
  package var isIdle: Bool { running.withLock { $0.statement == nil } }

  /// The number of rows that the running query has returned; `nil` if no query is running. Can be read on any thread.
  ///
  /// A percentage is unknown: ADBC forbids a thread to read its option for progress while another thread waits for
  /// the answer.
  package var receivedRows: Int? {
    running.withLock { $0.statement == nil ? nil : rowsRead.load(ordering: .relaxed) }
  }

  // MARK: - Stopping

  /// The time in seconds that a driver has to stop before the query is abandoned.
  private static let cancelTimeout = 2.0
  /// The number of attempts to stop the driver within that time.
  private static let stopAttempts = 8

  private func stop(_ reason: EngineError.Problem) {
    let pending = state.withLock { state in
      if state.pending != nil, state.reason == nil { state.reason = reason }
      return state.pending
    }
    guard let pending else { return }
    // Cancelling can open a second connection, which can block too, so it needs another queue.
    let queue = DispatchQueue(label: "opencharts.stopping", attributes: .concurrent)
    for attempt in 0..<Self.stopAttempts {
      // Repeat: the first attempts have no effect if the driver has not started the query yet.
      queue.asyncAfter(deadline: .now() + Self.cancelTimeout * Double(attempt) / Double(Self.stopAttempts)) {
        if !self.cancelInDriver(of: pending) { self.abandon(pending, reason) }
      }
    }
    queue.asyncAfter(deadline: .now() + Self.cancelTimeout) { self.abandon(pending, reason) }
  }

  /// - Returns: Whether the driver supports cancellation.
  private func cancelInDriver(of pending: Promise<EngineAnswer>) -> Bool {
    running.withLock { running in
      // As long as `pending` has no result, no other query has started.
      guard pending.isOpen, let statement = running.statement else { return true }
      var error = AdbcError()
      let table = driver.functions.table
      // Drivers implement only one of these two functions.
      var isStopped = table.StatementCancel.map { $0(statement, &error) == UInt8(ADBC_OK) } ?? false
      _ = DriverLibrary.text(taking: &error)
      if !isStopped {
        isStopped = table.ConnectionCancel.map { $0(connection, &error) == UInt8(ADBC_OK) } ?? false
        _ = DriverLibrary.text(taking: &error)
      }
      return isStopped
    }
  }

  private func abandon(_ pending: Promise<EngineAnswer>, _ reason: EngineError.Problem) {
    // The session is lost only if the query's thread has not finished meanwhile.
    if pending.fulfil(.failure(EngineError(location, reason))) { state.withLock { $0.isLost = true } }
  }

  private func executeAlone(_ sql: String) throws(EngineError) -> EngineAnswer {
    let table = driver.functions.table
    var statement = AdbcStatement()
    return try withUnsafeMutablePointer(to: &statement) { statement throws(EngineError) in
      try check { table.StatementNew(connection, statement, $0) }
      rowsRead.store(0, ordering: .relaxed)
      running.withLock { $0.statement = statement }
      defer {
        running.withLock { $0.statement = nil }
        var error = AdbcError()
        _ = table.StatementRelease(statement, &error)
        _ = DriverLibrary.text(taking: &error)
      }
      // There was no statement yet when the query was cancelled.
      if let reason = state.withLock({ $0.reason }) { throw EngineError(location, reason) }
      for option in queryOptions {
        guard let set = table.StatementSetOption else { break }
        try check { set(statement, option.name, option.value, $0) }
      }
      try check { table.StatementSetSqlQuery(statement, sql, $0) }
      var stream = ArrowArrayStream()
      defer { stream.release?(&stream) }
      try check { table.StatementExecuteQuery(statement, &stream, nil, $0) }
      return try EngineAnswer(
        reading: &stream, location: location, atMost: byteLimit,
        seeing: { rows in rowsRead.add(rows, ordering: .relaxed) }, failure: { text in failure(text) })
    }
  }

  // MARK: - Errors

  private func check(_ call: (UnsafeMutablePointer<AdbcError>) -> AdbcStatusCode) throws(EngineError) {
    var error = AdbcError()
    let status = call(&error)
    let text = DriverLibrary.text(taking: &error)
    guard status != UInt8(ADBC_OK) else { return }
    throw failure(text)
  }

  private func failure(_ text: String) -> EngineError {
    if let reason = state.withLock({ $0.reason }) { return EngineError(location, reason) }
    // A server with its own timeout can stop the query first.
    if text.contains("due to statement timeout") {
      return EngineError(location, .tooLong(seconds: timeouts.asking))
    }
    return EngineError(location, .refused(secrets.redacted(text)))
  }
}
