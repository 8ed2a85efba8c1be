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
  /// The common position is the last one at which at least half as many groups have a number as at the position with the
  /// most numbers. A name's value is the sum of its groups' first measure at its last position with a number, up to the
  /// common one. If at least half of the names have a number at the common position, the others come last. Equal values
  /// are in code-point order, and names without a value come last. The engine reads the table once.
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
      + "max(CASE WHEN amounts_here * 2 >= most_amounts THEN place END) OVER () AS common_place "
      + "FROM (\(compared)) AS counts_compared"
    let ended =
      "SELECT name, place, amount, common_place, "
      + "max(CASE WHEN amount IS NOT NULL AND place <= common_place THEN place END) OVER (PARTITION BY name) "
      + "AS last_place FROM (\(placed)) AS places_found"
    let sizes =
      "SELECT name, sum(CASE WHEN place = last_place THEN amount END) AS size, "
      + "max(CASE WHEN last_place = common_place THEN 1 ELSE 0 END) AS is_common "
      + "FROM (\(ended)) AS ends_found GROUP BY name"
    let counts =
      "SELECT name, size, is_common, count(*) OVER () AS names_found, sum(is_common) OVER () AS common_names "
      + "FROM (\(sizes)) AS sizes_found"
    return "SELECT name, size, names_found FROM (\(counts)) AS names_counted "
      + "ORDER BY CASE WHEN common_names * 2 >= names_found THEN is_common ELSE 0 END DESC, "
      + "size DESC NULLS LAST, \(dialect.ordered("name")) LIMIT \(limit)"
  }

  /// The largest number. In some engines NaN compares greater than all numbers; this bound excludes it.
  private var largestNumber: String {
    dialect.kind == .postgresql ? "'1.7976931348623157e308'" : "1.7976931348623157e308"
  }
}
