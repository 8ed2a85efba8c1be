import Foundation

/// A test for a monotonic trend: Kendall's τ, and the probability that chance gives a τ of at least this size.
///
/// The variance is corrected for ties (Mann 1945, doi:10.2307/1907187; Kendall 1975) and multiplied by (1 + ρ) / (1 −
/// ρ) for autocorrelated values, where ρ is the autocorrelation at lag 1 of the residuals of a fitted line.
package struct MannKendall: Sendable {
  /// Kendall's τ: −1 if every later value is lower, 1 if every later value is higher.
  package let tau: Double
  /// The two-sided p-value.
  package let pValue: Double

  /// - Parameters:
  ///   - values: Finite values in the order of x.
  ///   - autocorrelation: ρ, from 0 to below 1.
  /// - Complexity: O(*n* log *n*), by Knight's count of inversions (1966, doi:10.1080/01621459.1966.10480879).
  package init(_ values: [Double], autocorrelation: Double = 0) {
    let n = Double(values.count)
    guard values.count > 2 else {
      (tau, pValue) = (0, 1)
      return
    }
    var sorted = values
    let inversions = Self.sortCountingInversions(&sorted)
    var (tied, correction) = (0.0, 0.0)
    var start = 0
    for end in 1...sorted.count where end == sorted.count || sorted[end] != sorted[start] {
      let t = Double(end - start)
      tied += t * (t - 1) / 2
      correction += t * (t - 1) * (2 * t + 5)
      start = end
    }
    let pairs = n * (n - 1) / 2
    let s = pairs - tied - 2 * Double(inversions)
    let variance =
      (n * (n - 1) * (2 * n + 5) - correction) / 18 * (1 + autocorrelation) / (1 - autocorrelation)
    tau = s / pairs
    guard variance > 0 else {
      pValue = 1
      return
    }
    let z = abs(s) < 1 ? 0 : (abs(s) - 1) / variance.squareRoot()
    pValue = Quantile.normalTails(z)
  }

  /// Sorts by merging, and returns the number of inversions.
  private static func sortCountingInversions(_ values: inout [Double]) -> Int {
    var inversions = 0
    var buffer = values
    let count = values.count
    values.withUnsafeMutableBufferPointer { values in
      buffer.withUnsafeMutableBufferPointer { buffer in
        var (from, to) = (values, buffer)
        var width = 1
        while width < count {
          for start in stride(from: 0, to: count, by: 2 * width) {
            let (middle, end) = (min(start + width, count), min(start + 2 * width, count))
            var (i, j) = (start, middle)
            for k in start..<end {
              if i < middle, j >= end || from[i] <= from[j] {
                to[k] = from[i]
                i += 1
              } else {
                to[k] = from[j]
                j += 1
                inversions += middle - i
              }
            }
          }
          swap(&from, &to)
          width *= 2
        }
        if from.baseAddress != values.baseAddress { _ = values.update(from: from) }
      }
    }
    return inversions
  }
}
