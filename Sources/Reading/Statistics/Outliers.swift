import Foundation

/// Detects outliers by the median absolute deviation.
///
/// The modified z-score of Iglewicz and Hoaglin (1993). Its limit grows with the number of values, so
/// that one in forty series without outliers has a false alarm, at any length.
package enum Outliers {
  /// The minimum number of values.
  static let leastCount = 8

  /// Returns the rows whose distance from `fitted` is beyond the limit.
  ///
  /// - Parameters:
  ///   - values: Finite values.
  ///   - fitted: The expected value of each row.
  package static func rows(_ values: [Double], around fitted: [Double]) -> [Int] {
    guard values.count >= leastCount else { return [] }
    let distances = zip(values, fitted).map { $0 - $1 }
    let center = Quantile.median(distances)
    let scale = Quantile.scale(distances, about: center)
    // Distances that are only rounding errors do not count.
    let smallest = 1e-9 * values.reduce(0) { max($0, abs($1)) }
    let limit = max(limit(values.count) * scale, smallest)
    return values.indices.filter { abs(distances[$0] - center) > limit }
  }

  /// Returns the rows far from the median, for values without an order. Positive skewed values are compared by their
  /// logarithms.
  package static func rows(_ values: [Double]) -> [Int] {
    var values = values
    let sorted = values.sorted()
    let quarters = [0.25, 0.5, 0.75].map { Quantile.quantile($0, ofSorted: sorted) }
    if let lowest = sorted.first, lowest > 0, quarters[2] > quarters[0] {
      let skewness = (quarters[0] + quarters[2] - 2 * quarters[1]) / (quarters[2] - quarters[0])
      if skewness > 0.3 { values = values.map(log) }
    }
    return rows(values, around: [Double](repeating: Quantile.median(values), count: values.count))
  }

  /// Returns the limit in standard deviations of a normal distribution, which few clean series exceed. Small series
  /// estimate their spread less well, so their limit is higher.
  static func limit(_ count: Int) -> Double {
    let n = Double(count)
    return max(3.5, Quantile.normalUpper(0.025 / n) * (1 + 2.4 / n.squareRoot()))
  }
}
