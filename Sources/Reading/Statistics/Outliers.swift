import Foundation

/// Detects outliers by the median absolute deviation.
///
/// The modified z-score of Iglewicz and Hoaglin (1993). Its limit grows with the number of values, so
/// that one in forty series without outliers has a false alarm, at any length.
package enum Outliers {
  /// The minimum number of values.
  static let leastCount = 8
  /// The largest part of the values that can be outliers. If more values are far from the median, they are common.
  private static let largestShare = 0.1

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
    func rows(_ scale: Double) -> [Int] {
      let limit = max(limit(values.count) * scale, smallest)
      return values.indices.filter { abs(distances[$0] - center) > limit }
    }
    let far = rows(scale)
    guard Double(far.count) > largestShare * Double(values.count) else { return far }
    // The median deviation describes only the values that are nearly equal, such as changes that are mostly 0 or 7.
    let deviation = distances.reduce(0) { $0 + abs($1 - center) } / Double(values.count)
    return rows(max(scale, 1.2533 * deviation))
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
