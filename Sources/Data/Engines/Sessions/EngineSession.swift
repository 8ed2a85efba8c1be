internal import CADBC
import Dispatch
import Glibc
import Synchronization

/// A connection to an engine: questions in SQL, answers as columns.
///
/// One question at a time; ``cancel()`` may come from any thread. Nobody waits for ever: a question that takes too
/// long is stopped, and one that cannot be stopped is left behind, and the session with it.
package final class EngineSession: @unchecked Sendable {
  /// For messages: without any password.
  package let place: String
  private let driver: DriverLibrary
  private let secrets: Secrets
  private let timeouts: EngineTimeouts
  private let byteLimit: Int
  /// For each question, as the driver names them.
  private let questionOptions: [(name: String, value: String)]
  // Written by `init` and `deinit` alone; the interface lets one thread at a time use them, which `lock` sees to.
  private let database: UnsafeMutablePointer<AdbcDatabase>
  private let connection: UnsafeMutablePointer<AdbcConnection>
  private let lock = Mutex(())
  private let state = Mutex(State())
  /// The statement whose answer is being read; kept while a driver is told to stop.
  private let running = Mutex(Running())
  /// Questions have a thread of their own, so that it can be left behind.
  private let queue = DispatchQueue(label: "opencharts.engine")

  /// More than any chart needs, and little enough for the machine that draws it: 1 GiB.
  package static let byteLimit = 1 << 30

  private struct Running: @unchecked Sendable {
    var statement: UnsafeMutablePointer<AdbcStatement>?
  }

  /// How many rows of the answer have been read.
  private let rowsRead = Atomic(0)

  private struct State {
    var pending: Pending<EngineAnswer>?
    /// Why the question is being stopped.
    var reason: EngineError.Problem?
    /// A question was left behind.
    var isLost = false
  }

  /// Opens a database.
  ///
  /// - Parameters:
  ///   - options: As the driver names them, in order; what is secret in them is kept out of messages.
  ///   - questionOptions: The same for each question.
  ///   - secrets: Words that no message may show.
  ///   - byteLimit: The most that an answer may hold.
  package init(
    _ driver: DriverLibrary, place: String, options: [(name: String, value: String)],
    questionOptions: [(name: String, value: String)] = [], secrets: [String] = [],
    timeouts: EngineTimeouts = EngineTimeouts(), byteLimit: Int = EngineSession.byteLimit
  ) throws(EngineError) {
    self.byteLimit = byteLimit
    self.driver = driver
    self.place = place
    self.secrets = Secrets(secrets)
    self.timeouts = timeouts
    self.questionOptions = questionOptions
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

  /// Asks, and reads the whole answer.
  ///
  /// - Throws: ``EngineError``; `.cancelled` after ``cancel()``, `.tooLong` after the time that questions have.
  package func ask(_ sql: String) throws(EngineError) -> EngineAnswer {
    try lock.withLock { _ throws(EngineError) in
      let pending = Pending<EngineAnswer>()
      let isLost = state.withLock { state in
        if !state.isLost { state = State(pending: pending) }
        return state.isLost
      }
      if isLost { throw EngineError(place, .abandoned) }
      defer { state.withLock { $0.pending = nil } }
      queue.async {
        do throws(EngineError) {
          pending.fulfil(.success(try self.askAlone(sql)))
        } catch {
          pending.fulfil(.failure(error))
        }
      }
      if let result = pending.wait(seconds: timeouts.asking) { return try result.get() }
      stop(.tooLong(seconds: timeouts.asking))
      return try pending.wait().get()
    }
  }

  /// Stops what is being asked, within moments; nothing where nothing is.
  package func cancel() { stop(.cancelled) }

  /// Whether nothing is being asked.
  package var isIdle: Bool { running.withLock { $0.statement == nil } }

  /// How far the question is that is being asked; `nil` where nothing is. May be asked on any thread.
  package var progress: EngineProgress? {
    running.withLock { running in
      guard running.statement != nil else { return nil }
      return EngineProgress(
        share: driver.shares?.share(of: connection), rows: rowsRead.load(ordering: .relaxed))
    }
  }

  /// Settings of DuckDB's that let it tell how far a question is.
  var progressSettings: [String] { driver.shares == nil ? [] : QuestionShares.settings }

  // MARK: - Stopping

  /// How long drivers have to stop, in seconds, before their question is left behind.
  private static let patience = 2.0
  /// How often they are told to within it.
  private static let turns = 8

  private func stop(_ reason: EngineError.Problem) {
    let pending = state.withLock { state in
      if state.pending != nil, state.reason == nil { state.reason = reason }
      return state.pending
    }
    guard let pending else { return }
    // Telling a server to stop takes a connection of its own, which may take for ever as well.
    let queue = DispatchQueue(label: "opencharts.stopping", attributes: .concurrent)
    for turn in 0..<Self.turns {
      // A driver that has not begun yet has nothing to stop, and so it is told again.
      queue.asyncAfter(deadline: .now() + Self.patience * Double(turn) / Double(Self.turns)) {
        if !self.tellDriver(of: pending) { self.leave(pending, reason) }
      }
    }
    queue.asyncAfter(deadline: .now() + Self.patience) { self.leave(pending, reason) }
  }

  /// - Returns: Whether the driver knows how to stop.
  private func tellDriver(of pending: Pending<EngineAnswer>) -> Bool {
    running.withLock { running in
      // While it has no answer, no other question has begun.
      guard pending.isOpen, let statement = running.statement else { return true }
      var error = AdbcError()
      let table = driver.functions.table
      // Drivers stop by one or the other.
      var isStopped = table.StatementCancel.map { $0(statement, &error) == UInt8(ADBC_OK) } ?? false
      _ = DriverLibrary.text(taking: &error)
      if !isStopped {
        isStopped = table.ConnectionCancel.map { $0(connection, &error) == UInt8(ADBC_OK) } ?? false
        _ = DriverLibrary.text(taking: &error)
      }
      return isStopped
    }
  }

  private func leave(_ pending: Pending<EngineAnswer>, _ reason: EngineError.Problem) {
    // A session is lost only where the question's thread has not ended by itself.
    if pending.fulfil(.failure(EngineError(place, reason))) { state.withLock { $0.isLost = true } }
  }

  private func askAlone(_ sql: String) throws(EngineError) -> EngineAnswer {
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
      // Whoever stopped it before there was a statement found nothing to stop.
      if let reason = state.withLock({ $0.reason }) { throw EngineError(place, reason) }
      for option in questionOptions {
        guard let set = table.StatementSetOption else { break }
        try check { set(statement, option.name, option.value, $0) }
      }
      try check { table.StatementSetSqlQuery(statement, sql, $0) }
      var stream = ArrowArrayStream()
      defer { stream.release?(&stream) }
      try check { table.StatementExecuteQuery(statement, &stream, nil, $0) }
      return try EngineAnswer(
        reading: &stream, place: place, atMost: byteLimit,
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
    if let reason = state.withLock({ $0.reason }) { return EngineError(place, reason) }
    // A server that keeps the time itself may be the first.
    if text.contains("due to statement timeout") {
      return EngineError(place, .tooLong(seconds: timeouts.asking))
    }
    return EngineError(place, .refused(secrets.redacted(text)))
  }
}
