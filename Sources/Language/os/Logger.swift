/// Writes messages to standard error, a line each: how much it matters, whom it comes from, what it says.
///
///     let log = Logger(subsystem: "com.example.shop", category: "charts")
///     log.error("No rows for \(month, privacy: .public)")
///     // error com.example.shop:charts: No rows for March
///
/// The environment variable `OPENCHARTS_LOG` names the least that is written: `debug`, `info`, `default`, `error` (as
/// long as it names nothing), `fault` or `off`. Below that, nothing of a message is evaluated. There is no log that is
/// kept, and lines have no time: what starts the program knows it.
public struct Logger: Sendable {
  private let target: OSLog

  /// Messages from whom a log names.
  public init(_ logObj: OSLog) { target = logObj }
  /// Messages of the program, without names.
  public init() { target = .default }
  /// Messages from a part of a program; both names stand at the begin of each line.
  public init(subsystem: String, category: String) {
    target = OSLog(subsystem: subsystem, category: category)
  }

  var log: OSLog { target }

  private func write(_ level: LogLevel, _ message: () -> OSLogMessage) {
    if target.writes(level) { target.write(level.rawValue, message().text) }
  }

  /// Writes a message of the usual kind.
  public func log(_ message: @autoclosure () -> OSLogMessage) { write(.default, message) }
  /// Writes a message of a type.
  public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) {
    write(level.level, message)
  }
  /// As ``debug(_:)``.
  public func trace(_ message: @autoclosure () -> OSLogMessage) { write(.debug, message) }
  /// Writes what helps to find faults.
  public func debug(_ message: @autoclosure () -> OSLogMessage) { write(.debug, message) }
  /// Writes what may help, and is not needed.
  public func info(_ message: @autoclosure () -> OSLogMessage) { write(.info, message) }
  /// As ``log(_:)``.
  public func notice(_ message: @autoclosure () -> OSLogMessage) { write(.default, message) }
  /// As ``error(_:)``.
  public func warning(_ message: @autoclosure () -> OSLogMessage) { write(.error, message) }
  /// Writes that something failed.
  public func error(_ message: @autoclosure () -> OSLogMessage) { write(.error, message) }
  /// As ``fault(_:)``.
  public func critical(_ message: @autoclosure () -> OSLogMessage) { write(.fault, message) }
  /// Writes that the program itself is wrong.
  public func fault(_ message: @autoclosure () -> OSLogMessage) { write(.fault, message) }
}
