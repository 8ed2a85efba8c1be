import OpenChartsTables

/// The failure of an engine. The description is one line: the file or address, the problem, and where possible a
/// remedy.
package struct EngineError: Error, Equatable, CustomStringConvertible {
  /// The driver, file or address, without passwords.
  package var location: String
  package var problem: Problem

  package enum Problem: Equatable, Sendable {
    /// The file cannot be opened; `reason` is the system's message.
    case noFile(reason: String)
    /// A table was named, but the file is a single table.
    case oneTable
    /// The shared library cannot be loaded.
    case noLibrary(String)
    /// The library has no driver entry function; the names that were tried.
    case noDriver([String])
    /// The engine refused the query, with its own message.
    case refused(String)
    case cancelled
    /// The query timed out.
    case tooLong(seconds: Double)
    /// The server did not respond.
    case noServer(seconds: Double)
    /// An earlier query could not be stopped, so the session is unusable.
    case abandoned
    /// No driver is installed: the data that it would read, and the engine's name.
    case notInstalled(purpose: String, name: String)
    /// The address is malformed, or contains something that is not allowed.
    case address(String)
    /// The database has no tables; `hasRights` is true if it could hide tables from this user.
    case noTables(hasRights: Bool)
    /// There are several tables, and none was named.
    case whichTable([String])
    case noTable(String, near: String?)
    /// More rows than the limit; `count` is `nil` if the engine could not count them.
    case tooManyRows(count: Int?, limit: Int)
    /// The answer exceeds the limit in bytes.
    case tooManyBytes(limit: Int)
    /// A column has a type that charts cannot use.
    case unknownType(column: String, format: String)
    case malformed(String)
  }

  package init(_ location: String, _ problem: Problem) {
    (self.location, self.problem) = (location, problem)
  }

  package var description: String { "\(location): \(problem.text)" }
}

extension EngineError.Problem {
  package var text: String {
    switch self {
    case .noFile(let reason): reason
    case .oneTable: "this file is one table; tables of databases have names"
    case .noLibrary(let reason): "the driver cannot be loaded: \(Self.line(reason))"
    case .noDriver(let names):
      "this library is no driver of ADBC; expected a function \(names.joined(separator: " or "))"
    case .refused(let text):
      text.isEmpty
        ? "the engine gave no reason"
        : Self.line(text)
          + (text.contains("only read versions between")
            ? "; a copy made with ATTACH 'copy.duckdb' (STORAGE_VERSION 'v1.0.0') can be read" : "")
    case .cancelled: "stopped"
    case .tooLong(let seconds):
      "the answer took longer than \(Self.number(seconds)) s and was stopped; --timeout SECONDS allows more"
    case .noServer(let seconds): "the server did not respond within \(Self.number(seconds)) s"
    case .abandoned: "an earlier query could not be stopped; open a new connection"
    case .notInstalled(let purpose, let name):
      "\(purpose) are read by a driver that is not installed; opencharts setup \(name) does it"
    case .address(let text): text
    case .noTables(let hasRights):
      "there is no table in this database" + (hasRights ? " that this user may read" : "")
    case .whichTable(let names): TableChoice.question(names)
    case .noTable(let name, let near): TableChoice.missing(name, near: near)
    case .tooManyRows(let count, let limit):
      (count.map { Self.grouped($0) } ?? "more than \(Self.grouped(limit))")
        + " rows are too many to read one by one (at most \(Self.grouped(limit))); "
        + "let the engine count them with --bins or --aggregate, or leave some out with --where"
    case .tooManyBytes(let limit):
      "the answer is larger than \(Self.size(limit)) and was stopped; choose fewer columns, let the engine count "
        + "with --bins or --aggregate, or leave rows out with --where"
    case .unknownType(let column, let format):
      "column \"\(column)\" has a type that no chart shows (\(format)); choose another, or convert it in a view"
    case .malformed(let text): "the engine's answer cannot be read: \(text)"
    }
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
  }

  private static func size(_ bytes: Int) -> String {
    bytes >= 1 << 20 ? "\(bytes >> 20) MiB" : "\(grouped(bytes)) bytes"
  }

  /// Formats a number with commas between groups of three digits.
  private static func grouped(_ number: Int) -> String {
    var digits = Array("\(number)")
    for position in stride(from: digits.count - 3, to: 0, by: -3) { digits.insert(",", at: position) }
    return String(digits)
  }

  /// The first line of a message, without the driver's name. The further lines are hints and parts of the query.
  private static func line(_ text: String) -> String {
    var first = text.split(whereSeparator: \.isNewline).first ?? text[...]
    for name in ["[libpq] ", "[SQLite] ", "[FlightSQL] ", "[Spark] "] where first.hasPrefix(name) {
      first = first.dropFirst(name.count)
    }
    // PostgreSQL puts its message after the whole query.
    if let range = first.firstRange(of: "ERROR:  ") { first = first[range.upperBound...] }
    return first.count > 300 ? first.prefix(299) + "…" : String(first)
  }
}
