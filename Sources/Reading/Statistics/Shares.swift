/// Parts of a whole as percentages.
package enum Shares {
  /// Returns the percentages as integers, if those add up to 100; otherwise with one decimal. Each share is rounded to
  /// the nearest number and never adjusted to make the sum 100.
  ///
  ///     Shares.percentages(of: [1, 1, 2])    // [25, 25, 50]
  ///     Shares.percentages(of: [1, 1, 1])    // [33.3, 33.3, 33.3]
  ///     Shares.percentages(of: [333, 333, 334])    // [33.3, 33.3, 33.4]
  ///
  /// `nil` if the parts do not form a whole: one is negative or missing, or the sum is zero.
  package static func percentages(of parts: [Double]) -> [Double]? {
    let total = parts.reduce(0, +)
    guard total > 0, total.isFinite, parts.allSatisfy({ $0 >= 0 }) else { return nil }
    let exact = parts.map { $0 / total * 100 }
    let whole = exact.map { $0.rounded() }
    return whole.reduce(0, +) == 100 ? whole : exact.map { ($0 * 10).rounded() / 10 }
  }

  /// Returns the percentage of the parts after the first `count`, with the same number of decimals.
  package static func rest(of parts: [Double], shown: [Double], beyond count: Int) -> Double {
    let total = parts.reduce(0, +)
    guard total > 0, count < parts.count else { return 0 }
    guard shown.allSatisfy({ $0 == $0.rounded() }) else {
      return (parts.dropFirst(count).reduce(0, +) / total * 1_000).rounded() / 10
    }
    return shown.dropFirst(count).reduce(0, +)
  }
}
