/// Builds SQL. User input enters it only as quoted names and literals.
package enum SQLText {
  /// Quotes a column or table name, which can contain any characters.
  package static func name(_ text: String) -> String {
    "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }

  /// The values of the string literals in a piece of SQL.
  static func literals(in sql: String) -> [String] {
    let pieces = sql.split(separator: "'", omittingEmptySubsequences: false)
    var texts: [String] = []
    var isJoined = false
    for index in stride(from: 1, to: pieces.count, by: 2) {
      // A doubled quote within a literal is one quote.
      if isJoined, !texts.isEmpty {
        texts[texts.count - 1] += "'" + pieces[index]
      } else {
        texts.append(String(pieces[index]))
      }
      isJoined = index + 1 < pieces.count && pieces[index + 1].isEmpty
    }
    return texts
  }

  /// Quotes a text as a literal.
  package static func literal(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
  }
}
