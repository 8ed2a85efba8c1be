internal import CADBC
import Glibc
import Synchronization

/// A connection to an engine: questions in SQL, answers as columns.
///
/// One question at a time; ``cancel()`` may come from any thread.
package final class EngineSession: @unchecked Sendable {
  /// For messages: without any password.
  package let place: String
  private let driver: DriverLibrary
  // Written by `init` and `deinit` alone; the interface lets one thread at a time use them, which `lock` sees to.
  private let database: UnsafeMutablePointer<AdbcDatabase>
  private let connection: UnsafeMutablePointer<AdbcConnection>
  private let lock = Mutex(())
  /// The statement whose answer is being read.
  private let running = Mutex(Running())

  private struct Running: @unchecked Sendable {
    var statement: UnsafeMutablePointer<AdbcStatement>?
    var isCancelled = false
  }

  /// Opens a database.
  ///
  /// - Parameters:
  ///   - options: As the driver names them, in order; what is secret in them is kept out of messages.
  ///   - secrets: Words that no message may show.
  package init(
    _ driver: DriverLibrary, place: String, options: [(name: String, value: String)], secrets: [String] = []
  ) throws(EngineError) {
    self.driver = driver
    self.place = place
    self.secrets = secrets.filter { !$0.isEmpty }
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

  private let secrets: [String]

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

  /// Asks, and reads the whole answer.
  ///
  /// - Throws: ``EngineError``; `.cancelled` after ``cancel()``.
  package func ask(_ sql: String) throws(EngineError) -> EngineAnswer {
    try lock.withLock { _ throws(EngineError) in try askAlone(sql) }
  }

  /// Stops what is being asked, within moments; nothing where nothing is.
  package func cancel() {
    running.withLock { running in
      guard let statement = running.statement else { return }
      running.isCancelled = true
      var error = AdbcError()
      // Drivers stop by one or the other.
      let table = driver.functions.table
      let isStopped = table.StatementCancel.map { $0(statement, &error) == UInt8(ADBC_OK) } ?? false
      _ = DriverLibrary.text(taking: &error)
      if !isStopped { _ = table.ConnectionCancel?(connection, &error) }
      _ = DriverLibrary.text(taking: &error)
    }
  }

  /// Whether nothing is being asked.
  package var isIdle: Bool { running.withLock { $0.statement == nil } }

  private func askAlone(_ sql: String) throws(EngineError) -> EngineAnswer {
    let table = driver.functions.table
    var statement = AdbcStatement()
    return try withUnsafeMutablePointer(to: &statement) { statement throws(EngineError) in
      try check { table.StatementNew(connection, statement, $0) }
      running.withLock { $0 = Running(statement: statement) }
      defer {
        running.withLock { $0.statement = nil }
        var error = AdbcError()
        _ = table.StatementRelease(statement, &error)
        _ = DriverLibrary.text(taking: &error)
      }
      try check { table.StatementSetSqlQuery(statement, sql, $0) }
      var stream = ArrowArrayStream()
      defer { stream.release?(&stream) }
      try check { table.StatementExecuteQuery(statement, &stream, nil, $0) }
      return try EngineAnswer(reading: &stream) { text in failure(text) }
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
    if running.withLock({ $0.isCancelled }) { return EngineError(place, .cancelled) }
    return EngineError(place, .refused(redacted(text)))
  }

  /// Engines repeat what they were given, passwords too.
  private func redacted(_ text: String) -> String {
    var text = text
    for secret in secrets {
      while let range = text.firstRange(of: secret) { text.replaceSubrange(range, with: "…") }
    }
    return text
  }
}
