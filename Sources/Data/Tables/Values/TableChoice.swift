/// Messages for files and databases with several tables.
package enum TableChoice {
  package static func question(_ names: [String]) -> String {
    "which table? Give --table and one of \(names.prefix(30).joined(separator: ", "))"
      + (names.count > 30 ? " and \(names.count - 30) more" : "")
  }

  package static func missing(_ name: String, near: String?) -> String {
    "there is no table \"\(name)\"" + (near.map { "; did you mean \"\($0)\"?" } ?? "")
  }
}
