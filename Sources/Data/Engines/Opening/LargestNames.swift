import OpenChartsTables

/// The names of a key with the largest totals or last values, as the engine computed them.
package struct LargestNames: Sendable {
  /// The names in descending order of their totals or last values.
  package let names: [String]
  /// The number of all distinct names, including those not in `names`.
  package let all: Int

  /// The largest `limit` names, excluding `other`, the label of the remainder.
  package func prefix(_ limit: Int, other: String?) -> [String] {
    Array(names.filter { $0 != other }.prefix(limit))
  }
}

extension EngineSession {
  /// Queries the names of a key with the largest totals, or the largest last values, of the query's first measure.
  ///
  /// - Parameters:
  ///   - key: The index of the key in `query`. The measures of `query` must be the number and the row count.
  ///   - position: The index of the key along which the last values decide; `nil`: totals decide.
  ///   - keepsGaps: Whether a group without a number counts as zero. Ignored with `position`.
  /// - Returns: At most `limit` names; `nil` if the answer has unexpected columns.
  package func largestNames(
    of key: Int, along position: Int? = nil, in query: Query, keepsGaps: Bool, limit: Int, _ writer: SQLWriter
  ) throws -> LargestNames? {
    let sql: String
    if let position {
      sql = try writer.sql(lastOf: key, along: position, in: query, limit: limit)
    } else {
      sql = try writer.sql(largestOf: key, in: query, keepsGaps: keepsGaps, limit: limit)
    }
    let answer = try execute(sql)
    guard answer.columns.count == 3, case .text(let codes, let names) = answer.columns[0],
      let all = answer.columns[2].numbers([0]).first, all.isFinite
    else { return nil }
    return LargestNames(
      names: codes.filter { $0 >= 0 }.map { names[Int($0)] }, all: Int(all))
  }
}
