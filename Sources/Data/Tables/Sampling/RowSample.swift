/// Which rows stand for a table: a choice as if by lot that is the same every time, and the same wherever rows are
/// numbered, in memory and in the arithmetic of SQL.
package enum RowSample {
  // x⁵ takes every value once modulo this prime, and neighbours far apart.
  private static let prime = 2_147_483_647
  private static let factor = 48_271
  private static let start = 2024

  /// Where a row stands when all are drawn by lot.
  ///
  /// - Parameter number: Of the row, from 1 on.
  package static func rank(_ number: Int) -> Int {
    let x = (number * factor + start) % prime
    let square = x * x % prime
    return square * square % prime * x % prime
  }

  /// The same in SQL, of an expression for the number.
  package static func rank(sql number: String) -> String {
    let x = "((\(number) * \(factor) + \(start)) % \(prime))"
    let square = "((\(x) * \(x)) % \(prime))"
    return "((((\(square) * \(square)) % \(prime)) * \(x)) % \(prime))"
  }
}

extension Table {
  /// So many rows that stand for all, in the order of the table; the table itself where it has no more.
  package func sampled(_ count: Int) -> Table {
    guard rowCount > count else { return self }
    let ranks = (1...rowCount).map(RowSample.rank)
    let chosen = ranks.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.prefix(count).sorted()
    var table = picked(chosen)
    table.sample = Sample(count: count, all: rowCount)
    return table
  }
}
