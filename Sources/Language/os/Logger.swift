/// Writes messages to standard error, one line each: level, source and text.
///
///     let log = Logger(subsystem: "com.example.shop", category: "charts")
///     log.error("No rows for \(month, privacy: .public)")
///     // error com.example.shop:charts: No rows for March
///
/// The environment variable `OPENCHARTS_LOG` sets the lowest level that is written: `debug`, `info`, `default`,
/// `error` (if it is not set), `fault` or `off`. Messages below that level are not evaluated. Messages are not stored
/// and have no timestamp; the process that runs the program can add one.
public struct Logger: Sendable {
  private let target: OSLog

  /// Creates a logger with the subsystem and category of a log.
  public init(_ logObj: OSLog) { target = logObj }
  /// Creates a logger without subsystem and category.
  public init() { target = .default }
  /// Creates a logger for a part of a program. Each line starts with the subsystem and the category.
  public init(subsystem: String, category: String) {
    target = OSLog(subsystem: subsystem, category: category)
  }

  var log: OSLog { target }

  private func write(_ level: LogLevel, _ message: () -> OSLogMessage) {
    if target.writes(level) { target.write(level.rawValue, message().text) }
  }

  /// Writes a message at the default level.
  public func log(_ message: @autoclosure () -> OSLogMessage) { write(.default, message) }
  /// Writes a message of a type.
  public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) {
    write(level.level, message)
  }
  /// Equivalent to ``debug(_:)``.
  public func trace(_ message: @autoclosure () -> OSLogMessage) { write(.debug, message) }
  /// Writes a message that is useful for debugging.
  public func debug(_ message: @autoclosure () -> OSLogMessage) { write(.debug, message) }
  /// Writes a message that is helpful but not essential.
  public func info(_ message: @autoclosure () -> OSLogMessage) { write(.info, message) }
  /// Equivalent to ``log(_:)``.
  public func notice(_ message: @autoclosure () -> OSLogMessage) { write(.default, message) }
  /// Equivalent to ``error(_:)``.
  public func warning(_ message: @autoclosure () -> OSLogMessage) { write(.error, message) }
  /// Writes a message about an error.
  public func error(_ message: @autoclosure () -> OSLogMessage) { write(.error, message) }
  /// Equivalent to ``fault(_:)``.
  public func critical(_ message: @autoclosure () -> OSLogMessage) { write(.fault, message) }
  /// Writes a message about a bug in the program.
  public func fault(_ message: @autoclosure () -> OSLogMessage) { write(.fault, message) }
}
