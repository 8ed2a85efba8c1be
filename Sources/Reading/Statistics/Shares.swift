/// Parts of a whole as percentages that add up to exactly 100.
package enum Shares {
  /// Percentages with `decimals` decimals, by the largest remainder (Hamilton's method).
  ///
  ///     Shares.percentages(of: [1, 1, 1])    // [34, 33, 33]
  ///
  /// `nil` where the parts make no whole: a negative or missing one, or a sum of zero.
  package static func percentages(of parts: [Double], decimals: Int = 0) -> [Double]? {
    let total = parts.reduce(0, +)
    guard total > 0, total.isFinite, parts.allSatisfy({ $0 >= 0 }) else { return nil }
    let steps = (0..<min(max(decimals, 0), 6)).reduce(100.0) { size, _ in size * 10 }
    let exact = parts.map { $0 / total * steps }
    var whole = exact.map { $0.rounded(.down) }
    let missing = Int((steps - whole.reduce(0, +)).rounded())
    let order = exact.indices.sorted { (exact[$1] - whole[$1], $0) < (exact[$0] - whole[$0], $1) }
    for index in order.prefix(max(missing, 0)) { whole[index] += 1 }
    return whole.map { $0 * 100 / steps }
  }
}
