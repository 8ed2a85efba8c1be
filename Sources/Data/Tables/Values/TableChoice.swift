/// Messages for files and databases with several tables.
package enum TableChoice {
  /// The note with the table that was read and the tables that were not.
  static func note(_ name: String, others: [String]) -> String {
    "the first table is in sheet \"\(name)\"; --table reads another: \(list(others))"
  }

  package static func question(_ names: [String]) -> String {
    "which table? Give --table and one of \(list(names))"
  }

  private static func list(_ names: [String]) -> String {
    names.prefix(30).joined(separator: ", ") + (names.count > 30 ? " and \(names.count - 30) more" : "")
  }

  package static func missing(_ name: String, near: String?) -> String {
    "there is no table \"\(name)\"" + (near.map { "; did you mean \"\($0)\"?" } ?? "")
  }
}
