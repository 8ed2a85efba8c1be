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
    let size =
      "sum(CASE WHEN \(number) <= \(largestNumber) THEN \(number)\(keepsGaps ? " WHEN m0 IS NULL THEN 0" : "") END)"
    return "SELECT k\(key) AS name, \(size) AS size, count(\(size)) OVER () AS names_found "
      + "FROM (\(try sql(query))) AS groups_found "
      + "GROUP BY k\(key) ORDER BY 2 DESC NULLS LAST, \(dialect.ordered("k\(key)")) LIMIT \(limit)"
  }

  /// The query for the names of a key with the largest last values: name, value, and number of names, in descending
  /// order.
  ///
  /// A name's value is the sum of its groups' first measure at the last position with enough numbers: at least half as
  /// many groups have a number there as at the fullest position. Names without a number there come last. Equal values
  /// are in code-point order. The engine reads the table once.
  ///
  /// - Parameters:
  ///   - key: The index of the names' key in `query`. The measures of `query` must be the number and the row count.
  ///   - position: The index of the key of positions, which are numbers.
  package func sql(lastOf key: Int, along position: Int, in query: Query, limit: Int) throws(FilterError)
    -> String
  {
    var query = query
    query.limit = nil
    let number = dialect.cast("m0")
    let numbers =
      "SELECT k\(key) AS name, k\(position) AS place, "
      + "CASE WHEN abs(\(number)) <= \(largestNumber) THEN \(number) END AS amount "
      + "FROM (\(try sql(query))) AS groups_found"
    let counted =
      "SELECT name, place, amount, count(amount) OVER (PARTITION BY place) AS amounts_here "
      + "FROM (\(numbers)) AS numbers_found"
    let compared =
      "SELECT name, place, amount, amounts_here, max(amounts_here) OVER () AS most_amounts "
      + "FROM (\(counted)) AS counts_found"
    let placed =
      "SELECT name, place, amount, "
      + "max(CASE WHEN amounts_here * 2 >= most_amounts THEN place END) OVER () AS last_place "
      + "FROM (\(compared)) AS counts_compared"
    return
      "SELECT name, sum(CASE WHEN place = last_place THEN amount END) AS size, count(*) OVER () AS names_found "
      + "FROM (\(placed)) AS places_found GROUP BY name "
      + "ORDER BY 2 DESC NULLS LAST, \(dialect.ordered("name")) LIMIT \(limit)"
  }

  /// The largest number. In some engines NaN compares greater than all numbers; this bound excludes it.
  private var largestNumber: String {
    dialect.kind == .postgresql ? "'1.7976931348623157e308'" : "1.7976931348623157e308"
  }
}
