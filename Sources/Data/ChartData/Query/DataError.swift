import Engines
import Tables

/// Why data could not be had: one line that says where, what, and what would be right. No password stands in it.
public struct DataError: Error, Equatable, CustomStringConvertible, Sendable {
  public let description: String

  init(_ description: String) { self.description = description }

  /// As ``DataSource`` throws them, whatever went wrong below.
  init(_ error: any Error) {
    description = (error as? DataError)?.description ?? "\(error)"
  }

  init(noColumn name: String, among names: [String], in place: String) {
    let near = nearestName(to: name, among: names).map { "did you mean \"\($0)\"?" }
    let all = names.prefix(12).map { "\"\($0)\"" }.joined(separator: ", ")
    description = "\(place): there is no column \"\(name)\"; " + (near ?? "there are \(all)")
  }
}
