/// Pieces of SQL: what somebody wrote enters it as quoted names and literals only.
package enum SQLText {
  /// A name of a column or a table, whatever it holds.
  package static func name(_ text: String) -> String {
    "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }

  /// A text as a literal.
  package static func literal(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
  }
}
