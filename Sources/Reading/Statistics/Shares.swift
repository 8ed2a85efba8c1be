/// Parts of a whole as percentages.
package enum Shares {
  /// Returns integer percentages that add up to 100, by the largest remainder (Hamilton's method). If equal parts
  /// would get different percentages, all are rounded to one decimal instead.
  ///
  ///     Shares.percentages(of: [1, 1, 2])    // [25, 25, 50]
  ///     Shares.percentages(of: [1, 1, 1])    // [33.3, 33.3, 33.3]
  ///
  /// `nil` if the parts make no whole: one is negative or missing, or the sum is zero.
  package static func percentages(of parts: [Double]) -> [Double]? {
    let total = parts.reduce(0, +)
    guard total > 0, total.isFinite, parts.allSatisfy({ $0 >= 0 }) else { return nil }
    let exact = parts.map { $0 / total * 100 }
    var whole = exact.map { $0.rounded(.down) }
    let missing = Int((100 - whole.reduce(0, +)).rounded())
    let order = exact.indices.sorted { (exact[$1] - whole[$1], $0) < (exact[$0] - whole[$0], $1) }
    for index in order.prefix(max(missing, 0)) { whole[index] += 1 }
    // Parts that differ only by rounding errors count as equal.
    let sorted = exact.indices.sorted { exact[$0] < exact[$1] }
    let isFair = zip(sorted, sorted.dropFirst()).allSatisfy { a, b in
      exact[b] - exact[a] > 1e-9 || whole[a] == whole[b]
    }
    return isFair ? whole : exact.map { ($0 * 10).rounded() / 10 }
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
