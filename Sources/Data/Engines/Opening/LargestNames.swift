import Tables

/// The names of a key that have most, as an engine finds them.
package struct LargestNames: Sendable {
  /// From the largest down.
  package let names: [String]
  /// How many names there are, these and all others.
  package let all: Int

  /// The largest of them; `other`, what the rest is called, is none of its own.
  package func kept(_ limit: Int, other: String?) -> [String] {
    Array(names.filter { $0 != other }.prefix(limit))
  }
}

extension EngineSession {
  /// Which names of a key have most by the query's first measure.
  ///
  /// - Parameters:
  ///   - key: Its place in the query, whose measures are the number and the count of rows.
  ///   - keepsGaps: Whether a group without a number is one of nothing.
  /// - Returns: At most `limit` names; `nil` where the engine's answer is none.
  package func largestNames(
    of key: Int, in query: Query, keepsGaps: Bool, limit: Int, _ writer: SQLWriter
  ) throws -> LargestNames? {
    let found = try ask(try writer.sql(largestOf: key, in: query, keepsGaps: keepsGaps, limit: limit))
    guard found.columns.count == 3, case .text(let codes, let names) = found.columns[0],
      let all = found.columns[2].numbers([0]).first, all.isFinite
    else { return nil }
    return LargestNames(
      names: codes.filter { $0 >= 0 }.map { names[Int($0)] }, all: Int(all))
  }
}
