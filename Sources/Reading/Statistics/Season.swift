import Foundation

/// A repeating pattern in evenly spaced values.
package struct Season: Sendable, Equatable {
  /// The period in rows.
  package let period: Int
  /// The autocorrelation at the period after detrending: 0.5 to 1.
  package let strength: Double
  /// The contribution of each row of the pattern; the mean is 0.
  package let pattern: [Double]

  /// The maximum lag, less in long series: 100,000 rows take a hundredth of a second.
  private static let lagLimit = 400

  /// Finds a pattern of at least three rows with at least three repetitions; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - values: Finite, evenly spaced values.
  ///   - line: Returns the trend at a row.
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
      // Before a true period, the autocorrelation must have been low.
      let least = max(0.5, 2.6 / Double(count - lag).squareRoot())
      if lag >= 3, r[lag] >= least, r[lag] > r[lag - 1], r[lag] >= r[lag + 1], low < 0.1 { peaks.append(lag) }
    }
    guard let highest = peaks.map({ r[$0] }).max(),
      let period = peaks.first(where: { r[$0] >= 0.9 * highest })
    else { return nil }
    // A random walk can correlate with itself at one lag by chance; a pattern does so again at twice the period.
    guard correlation(2 * period) >= 0.35, r[period / 2] < r[period] - 0.3 else { return nil }

    var (sums, counts) = ([Double](repeating: 0, count: period), [Double](repeating: 0, count: period))
    for row in rest.indices {
      sums[row % period] += rest[row]
      counts[row % period] += 1
    }
    let means = zip(sums, counts).map { $0 / $1 }
    // An F test for the pattern at the 1 % level.
    let unexplained = rest.enumerated().reduce(0) { sum, next in
      let error = next.element - means[next.offset % period]
      return sum + error * error
    }
    let explained = variance * Double(count) - unexplained
    let freedom = Double(count - period)
    let f = explained / Double(period - 1) / max(unexplained / freedom, variance * 1e-12)
    guard f > 3.5 + 6 / Double(period - 1) else { return nil }
    // Medians, so that one outlier does not become part of the pattern.
    let middles = (0..<period).map { phase in
      Quantile.median(stride(from: phase, to: count, by: period).map { rest[$0] })
    }
    let center = middles.reduce(0, +) / Double(period)
    self.period = period
    strength = min(r[period], 1)
    pattern = middles.map { $0 - center }
  }
}
