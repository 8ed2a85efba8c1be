import OpenChartsCSQLite
import OpenChartsDynamicLibrary

/// A connection to an SQLite file. Not for several threads at once.
final class SQLiteDatabase {
  private static let library = Result {
    try DynamicLibrary(["libsqlite3.so.0"], package: "libsqlite3-0", for: "a model container in a file")
      .load(SQLiteFunctions(), find: sqlite_functions_find)
  }

  private let functions: SQLiteFunctions
  private var handle: OpaquePointer?
  private let path: String

  /// Opens a file, which is created if it does not exist.
  init(_ url: URL) throws {
    do { functions = try Self.library.get() } catch { throw SwiftDataError("\(error)") }
    path = url.path
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_FULLMUTEX
    guard functions.sqlite3_open_v2(path, &handle, flags, nil) == SQLITE_OK else {
      let problem = error()
      _ = functions.sqlite3_close_v2(handle)
      throw problem
    }
    // Wait, because another program may lock the file while it saves.
    _ = functions.sqlite3_busy_timeout(handle, 5_000)
  }

  deinit { _ = functions.sqlite3_close_v2(handle) }

  func run(_ statements: String) throws {
    guard functions.sqlite3_exec(handle, statements, nil, nil, nil) == SQLITE_OK else { throw error() }
  }

  /// Runs one statement and calls a closure with each row of its result.
  func run(_ statement: String, _ values: [Data], _ body: (Row) throws -> Void = { _ in }) throws {
    var prepared: OpaquePointer?
    guard functions.sqlite3_prepare_v2(handle, statement, -1, &prepared, nil) == SQLITE_OK else {
      throw error()
    }
    defer { _ = functions.sqlite3_finalize(prepared) }
    for (index, value) in values.enumerated() {
      let status = value.withUnsafeBytes { bytes in
        sqlite_bind_text(functions, prepared, Int32(index + 1), bytes.baseAddress, UInt64(bytes.count))
      }
      guard status == SQLITE_OK else { throw error() }
    }
    while true {
      switch functions.sqlite3_step(prepared) {
      case SQLITE_ROW: try body(Row(functions: functions, statement: prepared))
      case SQLITE_DONE: return
      default: throw error()
      }
    }
  }

  struct Row {
    fileprivate let functions: SQLiteFunctions
    fileprivate let statement: OpaquePointer?

    func data(_ column: Int32) -> Data {
      guard let bytes = functions.sqlite3_column_blob(statement, column) else { return Data() }
      return Data(bytes: bytes, count: Int(functions.sqlite3_column_bytes(statement, column)))
    }

    func text(_ column: Int32) -> String { String(decoding: data(column), as: UTF8.self) }
  }

  private func error() -> SwiftDataError {
    let words = functions.sqlite3_errmsg(handle).map { String(cString: $0) } ?? "not opened"
    return SwiftDataError("\(path): \(words)")
  }
}
