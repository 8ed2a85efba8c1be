import Foundation

/// A pattern that repeats in values at even distances.
package struct Season: Sendable, Equatable {
  /// Length of the pattern in rows.
  package let period: Int
  /// Autocorrelation at that distance, after the trend is taken away: 0.5 to 1.
  package let strength: Double
  /// What the pattern adds at each of its rows; the mean is 0.
  package let pattern: [Double]

  /// Lags beyond this are not tried, and fewer in a long series: 100,000 rows take a hundredth of a second.
  private static let lagLimit = 400

  /// A pattern of at least three rows that is seen at least three times.
  ///
  /// - Parameters:
  ///   - values: Finite values at even distances.
  ///   - line: Their trend, by row.
  package init?(_ values: [Double], detrendedBy line: (Int) -> Double) {
    let count = values.count
    guard count >= 12 else { return nil }
    var rest = values.enumerated().map { $1 - line($0) }
    let mean = rest.reduce(0, +) / Double(count)
    for row in rest.indices { rest[row] -= mean }
    let variance = rest.reduce(0) { $0 + $1 * $1 } / Double(count)
    let size = values.reduce(0) { max($0, abs($1)) }
    guard variance > 0, variance.squareRoot() > size * 1e-9 else { return nil }
    func correlation(_ lag: Int) -> Double {
      rest.withUnsafeBufferPointer { rest in
        var sum = 0.0
        for row in 0..<count - lag { sum += rest[row] * rest[row + lag] }
        return sum / Double(count - lag) / variance
      }
    }
    let limit = min(count / 3, Self.lagLimit, max(100, 8_000_000 / count))
    let r = (0...limit + 1).map(correlation)
    var low = 1.0
    var peaks: [Int] = []
    for lag in 1...limit {
      low = min(low, r[lag])
      // Before a pattern returns there is a place where it is unlike itself.
      let least = max(0.5, 2.6 / Double(count - lag).squareRoot())
      if lag >= 3, r[lag] >= least, r[lag] > r[lag - 1], r[lag] >= r[lag + 1], low < 0.1 { peaks.append(lag) }
    }
    guard let highest = peaks.map({ r[$0] }).max(),
      let period = peaks.first(where: { r[$0] >= 0.9 * highest })
    else { return nil }
    // A wandering series returns once by chance; a pattern returns again.
    guard correlation(2 * period) >= 0.35, r[period / 2] < r[period] - 0.3 else { return nil }

    var (sums, counts) = ([Double](repeating: 0, count: period), [Double](repeating: 0, count: period))
    for row in rest.indices {
      sums[row % period] += rest[row]
      counts[row % period] += 1
    }
    let means = zip(sums, counts).map { $0 / $1 }
    // An F test of the pattern against none, at the hundredth.
    let unexplained = rest.enumerated().reduce(0) { sum, next in
      let error = next.element - means[next.offset % period]
      return sum + error * error
    }
    let explained = variance * Double(count) - unexplained
    let freedom = Double(count - period)
    let f = explained / Double(period - 1) / max(unexplained / freedom, variance * 1e-12)
    guard f > 3.5 + 6 / Double(period - 1) else { return nil }
    // Medians, so that one wild value does not become part of the pattern.
    let middles = (0..<period).map { phase in
      Quantile.median(stride(from: phase, to: count, by: period).map { rest[$0] })
    }
    let center = middles.reduce(0, +) / Double(period)
    self.period = period
    strength = min(r[period], 1)
    pattern = middles.map { $0 - center }
  }
}
