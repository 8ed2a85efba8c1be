import Dispatch
import Foundation
import OpenChartsChartMath
import OpenChartsEngines
import OpenChartsTables
import Synchronization

/// The data of a source, opened by the first query. Queries run one at a time, in order.
final class Connection: Sendable {
  enum Origin: Sendable {
    case table(Table)
    /// The path of a text file that the module Tables reads.
    case text(String, table: String?)
    case file(DataFile, table: String?)
    case server(EngineAddress, table: String?)
  }

  let origin: Origin
  private let timeouts: EngineTimeouts
  private let queue = DispatchQueue(label: "opencharts.data", qos: .userInitiated)
  private let opened = Mutex<Opened>(.nothing)

  private enum Opened: Sendable {
    case nothing
    case engine(EngineSource)
    /// A file's content, the file's state when it was read, and the time zone.
    case table(Table, stamp: [Int], zone: String)
  }

  init(_ origin: Origin, timeout: Double) {
    self.origin = origin
    timeouts = EngineTimeouts(asking: timeout)
  }

  func answer(_ request: Request, zone: TimeZone) async throws -> RawRows {
    try await run {
      switch try self.open(zone) {
      case .table(let table): try TableReading(table, request).answer()
      case .engine(let source): try EngineReading(source: source, request: request).answer()
      }
    }
  }

  /// The range of each key.
  func extents(_ request: Request, zone: TimeZone) async throws -> [Extent] {
    try await run {
      switch try self.open(zone) {
      case .table(let table): try TableReading(table, request).extents()
      case .engine(let source): try EngineReading(source: source, request: request).extents()
      }
    }
  }

  func missingCounts(_ request: Request, zone: TimeZone) async throws -> [String: Int] {
    try await run {
      switch try self.open(zone) {
      case .table(let table): try TableReading(table, request).missingCounts()
      case .engine(let source): try EngineReading(source: source, request: request).missingCounts()
      }
    }
  }

  func columns() async throws -> [DataColumn] {
    try await run {
      switch try self.open(.gmt) {
      case .table(let table): table.columns.map { DataColumn(name: $0.name, type: $0.type) }
      case .engine(let source):
        source.fields.compactMap { field in field.type.map { DataColumn(name: field.name, type: $0) } }
      }
    }
  }

  // MARK: Opening

  private enum OpenedSource {
    case table(Table)
    case engine(EngineSource)
  }

  private func open(_ zone: TimeZone) throws -> OpenedSource {
    guard timeouts.asking > 0, timeouts.asking <= 604_800 else {
      throw DataError("the timeout is \(timeouts.asking) s; expected one above 0, up to a week (604800)")
    }
    let cached = opened.withLock { $0 }
    var origin = origin
    if case .text(let path, let table) = origin, let file = DataFile(path: path, head: Self.head(path)) {
      origin = .file(file, table: table)
    }
    switch origin {
    case .table(let table): return .table(table)
    case .text(let path, let table):
      if table != nil { throw EngineError(path, .oneTable) }
      return .table(try text(path, cached, zone))
    case .file, .server: break
    }
    if case .engine(let source) = cached { return .engine(source) }
    let environment = ProcessInfo.processInfo.environment
    let finder = DriverFinder(environment: environment)
    let source: EngineSource
    switch origin {
    case .file(let file, let table):
      source = try EngineSource.opening(file, table: table, finder, timeouts: timeouts)
    case .server(let address, let table):
      let session = try EngineSession.open(address, finder, environment: environment, timeouts: timeouts)
      source = try EngineSource(session, address.kind, table: table)
    case .table, .text: fatalError("these were opened above")
    }
    opened.withLock { $0 = .engine(source) }
    return .engine(source)
  }

  /// The first 16 bytes of a file, which identify databases and Parquet files with any name; empty for pipes.
  private static func head(_ path: String) -> [UInt8] {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, let file = fopen(path, "r") else {
      return []
    }
    defer { fclose(file) }
    var head = [UInt8](repeating: 0, count: 16)
    return Array(head[..<fread(&head, 1, head.count, file)])
  }

  /// Reads a text file, unless neither the file nor the zone has changed.
  private func text(_ path: String, _ cached: Opened, _ zone: TimeZone) throws -> Table {
    var status = stat()
    guard stat(path, &status) == 0 else {
      throw DataError("\(path): \(FileProblem.reason(errno))")
    }
    // A device may have no end. A pipe ends when its writer closes it.
    guard ![S_IFCHR, S_IFBLK].contains(status.st_mode & S_IFMT) else {
      throw DataError("\(path): this is a device, not a table")
    }
    let stamp = [
      Int(status.st_size), Int(status.st_mtim.tv_sec), Int(status.st_mtim.tv_nsec), Int(status.st_ino),
    ]
    if case .table(let table, stamp, zone.identifier) = cached { return table }
    guard let bytes = FileManager.default.contents(atPath: path) else {
      throw DataError("\(path): this cannot be read")
    }
    var options = TableOptions()
    options.zone = ZoneOffsets(of: zone)
    let table = try Table(bytes: [UInt8](bytes), file: path, options: options)
    opened.withLock { $0 = .table(table, stamp: stamp, zone: zone.identifier) }
    return table
  }

  // MARK: Running

  /// The state of a query: whether it has started, and whether it was cancelled.
  private final class Job: Sendable {
    private enum State { case waiting, cancelled, running, stopping, ended }
    private let state = Mutex(State.waiting)

    func begin() -> Bool {
      state.withLock { state in
        if state == .waiting { state = .running }
        return state == .running
      }
    }

    /// - Returns: Whether the query was cancelled.
    func end() -> Bool {
      state.withLock { state in
        defer { state = .ended }
        return state == .stopping
      }
    }

    /// Cancels the query. Calls `stop` while the state is locked, so that `stop` cannot affect a later query. Calls it
    /// again every 0.1 s until the query ends, because the engine may not have started the query yet.
    func cancel(_ stop: @escaping @Sendable () -> Void) {
      let goesOn = state.withLock { state in
        if state == .waiting { state = .cancelled }
        guard state == .running || state == .stopping else { return false }
        stop()
        state = .stopping
        return true
      }
      guard goesOn else { return }
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) { self.cancel(stop) }
    }
  }

  private func run<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result {
    let job = Job()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        queue.async {
          guard job.begin() else {
            continuation.resume(throwing: CancellationError())
            return
          }
          var result = Swift.Result { try work() }
          if case .failure(let error as EngineError) = result, error.problem == .abandoned {
            // An earlier query that could not be stopped made the session unusable.
            self.forget(error)
            result = Swift.Result { try work() }
          }
          let wasStopped = job.end()
          if case .failure(let error) = result {
            if wasStopped { return continuation.resume(throwing: CancellationError()) }
            self.forget(error)
            return continuation.resume(throwing: DataError(error))
          }
          continuation.resume(with: result)
        }
      }
    } onCancel: {
      job.cancel {
        if case .engine(let source) = self.opened.withLock({ $0 }) { source.session.cancel() }
      }
    }
  }

  /// Discards an unusable session, so that the next query opens a new one.
  private func forget(_ error: any Error) {
    guard let error = error as? EngineError else { return }
    switch error.problem {
    case .abandoned, .tooLong, .refused, .noServer: opened.withLock { $0 = .nothing }
    default: break
    }
  }
}
