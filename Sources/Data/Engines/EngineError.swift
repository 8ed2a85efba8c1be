import Tables

/// Why an engine could not answer: one line that says where, what, and what would be right.
package struct EngineError: Error, Equatable, CustomStringConvertible {
  /// The driver, the file or the address, without any password.
  package var place: String
  package var problem: Problem

  package enum Problem: Equatable, Sendable {
    /// A file that cannot be opened, in the system's words.
    case noFile(reason: String)
    /// A table was named in a file that is one.
    case oneTable
    /// A shared library that cannot be opened.
    case noLibrary(String)
    /// A library without the entry of a driver, and the names that it was looked for by.
    case noDriver([String])
    /// In the engine's own words.
    case refused(String)
    case cancelled
    /// An answer took longer than it may.
    case tooLong(seconds: Double)
    /// Nobody answered at all.
    case noServer(seconds: Double)
    /// A question was given up that could not be stopped, and the session with it.
    case abandoned
    /// There is no driver on this machine: what it would read, and its engine's name.
    case notInstalled(purpose: String, name: String)
    /// An address that is none, or holds what it must not.
    case address(String)
    /// Whether the server keeps tables from users.
    case noTables(hasRights: Bool)
    /// Several tables, none of which was named.
    case whichTable([String])
    case noTable(String, near: String?)
    /// More rows than are read; their count, where the engine could tell it.
    case tooManyRows(count: Int?, limit: Int)
    /// An answer of more bytes than are taken.
    case tooManyBytes(limit: Int)
    /// A column of a type that no chart shows.
    case unknownType(column: String, format: String)
    case malformed(String)
  }

  package init(_ place: String, _ problem: Problem) {
    (self.place, self.problem) = (place, problem)
  }

  package var description: String { "\(place): \(problem.text)" }
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
    case .noServer(let seconds): "nobody answered within \(Self.number(seconds)) s"
    case .abandoned: "an earlier question could not be stopped; this connection is of no use any more"
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

  /// Digits in threes.
  private static func grouped(_ number: Int) -> String {
    var digits = Array("\(number)")
    for place in stride(from: digits.count - 3, to: 0, by: -3) { digits.insert(",", at: place) }
    return String(digits)
  }

  /// The first line of a message, without the driver's own name: what follows are hints and pieces of the question.
  private static func line(_ text: String) -> String {
    var first = text.split(whereSeparator: \.isNewline).first ?? text[...]
    for name in ["[libpq] ", "[SQLite] ", "[FlightSQL] ", "[Spark] "] where first.hasPrefix(name) {
      first = first.dropFirst(name.count)
    }
    // PostgreSQL's own words stand behind the whole question.
    if let range = first.firstRange(of: "ERROR:  ") { first = first[range.upperBound...] }
    return first.count > 300 ? first.prefix(299) + "…" : String(first)
  }
}
