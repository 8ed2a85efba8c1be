import OpenChartsEngines
import OpenChartsTables

/// The failure of a query. The description is one line: the file or address, the problem, and where possible a
/// remedy. It contains no password.
public struct DataError: Error, Equatable, CustomStringConvertible, Sendable {
  public let description: String

  init(_ description: String) { self.description = description }

  /// Converts any error, because ``DataSource`` throws only this type.
  init(_ error: any Error) {
    description = (error as? DataError)?.description ?? "\(error)"
  }

  init(noColumn name: String, among names: [String], in source: String) {
    let near = nearestName(to: name, among: names).map { "did you mean \"\($0)\"?" }
    let all = names.prefix(12).map { "\"\($0)\"" }.joined(separator: ", ")
    description = "\(source): there is no column \"\(name)\"; " + (near ?? "there are \(all)")
  }
}
