import OpenChartsTables

extension SQLWriter {
  /// The query for the names of a key with the largest totals: name, total, and number of names, in descending order.
  ///
  /// A name's total is the sum of the absolute values of its groups' first measure. Equal totals are in code-point
  /// order.
  ///
  /// - Parameters:
  ///   - key: The index of the key in `query`. The measures of `query` must be the number and the row count.
  ///   - keepsGaps: Whether a group without a number counts as zero. If false, a name without numbers is not counted.
  package func sql(largestOf key: Int, in query: Query, keepsGaps: Bool, limit: Int) throws(FilterError)
    -> String
  {
    var query = query
    query.limit = nil
    let number = "abs(\(dialect.cast("m0")))"
    // In some engines NaN compares greater than all numbers; this bound excludes it.
    let largest = "1.7976931348623157e308"
    let bound = dialect.kind == .postgresql ? "'\(largest)'" : largest
    let size =
      "sum(CASE WHEN \(number) <= \(bound) THEN \(number)\(keepsGaps ? " WHEN m0 IS NULL THEN 0" : "") END)"
    return "SELECT k\(key) AS name, \(size) AS size, count(\(size)) OVER () AS names_found "
      + "FROM (\(try sql(query))) AS groups_found "
      + "GROUP BY k\(key) ORDER BY 2 DESC NULLS LAST, \(dialect.ordered("k\(key)")) LIMIT \(limit)"
  }
}
