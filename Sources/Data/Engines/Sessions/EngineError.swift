/// Why an engine could not answer: one line that says where, what, and what would be right.
package struct EngineError: Error, Equatable, CustomStringConvertible {
  /// The driver, the file or the address, without any password.
  package var place: String
  package var problem: Problem

  package enum Problem: Equatable, Sendable {
    /// A shared library that cannot be opened.
    case noLibrary(String)
    /// A library without the entry of a driver, and the names that it was looked for by.
    case noDriver([String])
    /// In the engine's own words.
    case refused(String)
    case cancelled
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
    case .noLibrary(let reason): "the driver cannot be loaded: \(Self.line(reason))"
    case .noDriver(let names):
      "this library is no driver of ADBC; expected a function \(names.joined(separator: " or "))"
    case .refused(let text): text.isEmpty ? "the engine gave no reason" : Self.line(text)
    case .cancelled: "stopped"
    case .unknownType(let column, let format):
      "column \"\(column)\" has a type that no chart shows (\(format)); choose another, or convert it in a view"
    case .malformed(let text): "the engine's answer cannot be read: \(text)"
    }
  }

  /// The first line of a message: what follows are hints and pieces of the question.
  private static func line(_ text: String) -> String {
    let first = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? text
    return first.count > 300 ? first.prefix(299) + "…" : first
  }
}
