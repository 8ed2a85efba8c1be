/// A deterministic pseudo-random sample of rows by row number, with integer arithmetic that gives the same result in
/// Swift and SQL.
package enum RowSample {
  // x⁵ is a permutation modulo this prime, which scatters neighbors.
  private static let prime = 2_147_483_647
  private static let factor = 48_271
  private static let start = 2024

  /// The sort key of a row in pseudo-random order.
  ///
  /// - Parameter number: The row number, from 1.
  package static func rank(_ number: Int) -> Int {
    let x = (number * factor + start) % prime
    let square = x * x % prime
    return square * square % prime * x % prime
  }

  /// The same sort key in SQL. `number` is an SQL expression.
  package static func rank(sql number: String) -> String {
    let x = "((\(number) * \(factor) + \(start)) % \(prime))"
    let square = "((\(x) * \(x)) % \(prime))"
    return "((((\(square) * \(square)) % \(prime)) * \(x)) % \(prime))"
  }
}

extension Table {
  /// A sample of `count` rows in table order; the table itself if it has no more rows.
  package func sampled(_ count: Int) -> Table {
    guard rowCount > count else { return self }
    let ranks = (1...rowCount).map(RowSample.rank)
    let chosen = ranks.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.prefix(count).sorted()
    var table = picked(chosen)
    table.sample = Sample(count: count, all: rowCount)
    return table
  }
}
