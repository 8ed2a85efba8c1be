import Tables

extension SQLWriter {
  /// The question which names of a key have most: the names from the largest down, how large they are, and how many
  /// names there are.
  ///
  /// A name is as large as its groups' first number, whatever sign that has; names of groups without one are none.
  /// Equally large names come in the order of their code points.
  ///
  /// - Parameters:
  ///   - key: Its place in the query, whose measures are the number and the count of rows.
  ///   - keepsGaps: Whether a group without a number is one of nothing.
  package func sql(largestOf key: Int, in query: Query, keepsGaps: Bool, limit: Int) throws(FilterError)
    -> String
  {
    var query = query
    query.limit = nil
    let number = "abs(\(dialect.cast("m0")))"
    // Numbers that are none are larger than any in some engines.
    let largest = "1.7976931348623157e308"
    let bound = dialect.kind == .postgresql ? "'\(largest)'" : largest
    let size =
      "sum(CASE WHEN \(number) <= \(bound) THEN \(number)\(keepsGaps ? " WHEN m0 IS NULL THEN 0" : "") END)"
    return "SELECT k\(key) AS name, \(size) AS size, count(\(size)) OVER () AS names_found "
      + "FROM (\(try sql(query))) AS groups_found "
      + "GROUP BY k\(key) ORDER BY 2 DESC NULLS LAST, \(dialect.ordered("k\(key)")) LIMIT \(limit)"
  }
}
