import Engines
import Tables

/// Why a source gave no answer: one line that says where, what, and what would be right.
public struct DataError: Error, Equatable, CustomStringConvertible, Sendable {
  public let description: String

  init(_ description: String) { self.description = description }

  /// In the words of a program rather than of a command line.
  init(_ error: any Error) {
    switch error {
    case let error as DataError: self = error
    case let error as FilterError:
      let text = error.description
      description = text.hasPrefix("--where") ? "where" + text.dropFirst("--where".count) : text
    case let error as EngineError:
      switch error.problem {
      case .whichTable(let names):
        description =
          "\(error.place): which table? Give table: and one of \(names.prefix(30).joined(separator: ", "))"
          + (names.count > 30 ? " and \(names.count - 30) more" : "")
      case .tooLong(let seconds):
        description =
          "\(error.place): the answer took longer than \(seconds) s and was stopped; timeout: allows more"
      default: description = error.description
      }
    default: description = "\(error)"
    }
  }
}
