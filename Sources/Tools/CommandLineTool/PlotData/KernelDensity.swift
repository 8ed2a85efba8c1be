import Foundation
import OpenChartsStatistics

/// The density of values, estimated with a Gaussian kernel.
///
/// The bandwidth is Silverman's rule of thumb: 0.9 · min(s, q / 1.34) · n^(−1/5), with the standard deviation s, the
/// interquartile range q and the count n (B. W. Silverman, Density Estimation, 1986, equation 3.31). Values are first
/// distributed over 512 equally spaced positions, so the time is proportional to their number.
struct KernelDensity {
  let bandwidth: Double
  private let low: Double
  private let step: Double
  private let weights: [Double]
  private static let binCount = 512

  /// Returns `nil` for fewer than two different values.
  ///
  /// - Parameter values: Finite numbers in any order.
  init?(_ values: [Double]) {
    let sorted = values.sorted()
    guard let first = sorted.first, let last = sorted.last, first < last, (last - first).isFinite else {
      return nil
    }
    let count = Double(sorted.count)
    // Use distances from the first value, because sums of large, similar values would lose digits.
    let mean = sorted.reduce(0) { $0 + ($1 - first) } / count
    let variance = sorted.reduce(0) { $0 + ($1 - first - mean) * ($1 - first - mean) } / (count - 1)
    let quarters = Quantile.quantile(0.75, ofSorted: sorted) - Quantile.quantile(0.25, ofSorted: sorted)
    let deviation = variance.squareRoot()
    let spread = quarters > 0 ? min(deviation, quarters / 1.34) : deviation
    let bandwidth = 0.9 * spread * pow(count, -0.2)
    let step = (last - first) / Double(Self.binCount - 1)
    guard bandwidth > 0, bandwidth.isFinite, step > 0 else { return nil }
    var weights = [Double](repeating: 0, count: Self.binCount)
    for value in sorted {
      // A value between two positions adds weight to both, more to the nearer one.
      let binPosition = (value - first) / step
      let index = min(Int(binPosition), Self.binCount - 2)
      weights[index] += 1 - (binPosition - Double(index))
      weights[index + 1] += binPosition - Double(index)
    }
    (low, self.step, self.bandwidth) = (first, step, bandwidth)
    self.weights = weights.map { $0 / count }
  }

  /// The density at a position: the share of values per unit of length.
  func value(at position: Double) -> Double {
    let reach = bandwidth * 4.5
    let first = max(0, ((position - reach - low) / step).rounded(.down))
    let last = min(Double(Self.binCount - 1), ((position + reach - low) / step).rounded(.up))
    guard first <= last else { return 0 }
    var sum = 0.0
    for index in Int(first)...Int(last) where weights[index] > 0 {
      let distance = (position - low - Double(index) * step) / bandwidth
      sum += weights[index] * exp(-distance * distance / 2)
    }
    return sum / (bandwidth * (2 * Double.pi).squareRoot())
  }
}
