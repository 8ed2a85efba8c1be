/// Pieces of SQL: what somebody wrote enters it as quoted names and literals only.
package enum SQLText {
  /// A name of a column or a table, whatever it holds.
  package static func name(_ text: String) -> String {
    "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }

  /// The texts of the literals in a piece of SQL.
  static func literals(in sql: String) -> [String] {
    let pieces = sql.split(separator: "'", omittingEmptySubsequences: false)
    var found: [String] = []
    var isJoined = false
    for index in stride(from: 1, to: pieces.count, by: 2) {
      // Two quotes within a literal are one.
      if isJoined, !found.isEmpty {
        found[found.count - 1] += "'" + pieces[index]
      } else {
        found.append(String(pieces[index]))
      }
      isJoined = index + 1 < pieces.count && pieces[index + 1].isEmpty
    }
    return found
  }

  /// A text as a literal.
  package static func literal(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
  }
}
