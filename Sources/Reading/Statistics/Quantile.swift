import Foundation

/// Order statistics and the normal distribution, for the other statistics.
package enum Quantile {
  /// The median; the mean of the two middle values for an even count; NaN for no values.
  package static func median(_ values: [Double]) -> Double {
    var copy = values
    return median(inPlace: &copy)
  }

  /// The median; reorders the array. O(*n*) on average.
  package static func median(inPlace values: inout [Double]) -> Double {
    let count = values.count
    guard count > 0 else { return .nan }
    if count >= sampledCount, let middle = sampledMedian(values) { return middle }
    let upper = select(count / 2, in: &values)
    guard count % 2 == 0 else { return upper }
    // Values before the selected index are not greater than it.
    let lower = values[..<(count / 2)].max() ?? upper
    return lower + (upper - lower) / 2
  }

  /// The minimum number of values for a sampled median.
  private static let sampledCount = 1_024

  /// The median by sampling, after Floyd and Rivest (1975, doi:10.1145/360680.360691). Two values of a sample enclose
  /// the median and few other values, and one branch-free pass extracts the values between the two. `nil` if the median
  /// is not among them, or if there are NaN values.
  private static func sampledMedian(_ values: [Double]) -> Double? {
    let (count, size, margin) = (values.count, 127, 17)
    var sample = (0..<size).map { values[$0 * (count - 1) / (size - 1)] }
    sample.sort()
    let (low, high) = (sample[size / 2 - margin], sample[size / 2 + margin])
    return withUnsafeTemporaryAllocation(of: Double.self, capacity: count + 1) { inside in
      var (below, insideCount) = (0, 0)
      for value in values {
        below += value < low ? 1 : 0
        inside[insideCount] = value
        insideCount += value >= low && value <= high ? 1 : 0
      }
      let rank = count / 2 - below
      guard rank >= (count % 2 == 0 ? 1 : 0), rank < insideCount else { return nil }
      let near = UnsafeMutableBufferPointer(rebasing: inside[..<insideCount])
      let upper = select(rank, in: near)
      guard count % 2 == 0 else { return upper }
      let lower = near[..<rank].max() ?? upper
      return lower + (upper - lower) / 2
    }
  }

  /// Returns a quantile of sorted values by linear interpolation (type 7 of Hyndman and Fan, 1996); NaN for no
  /// values.
  package static func quantile(_ fraction: Double, ofSorted values: [Double]) -> Double {
    guard let last = values.last else { return .nan }
    let position = min(max(fraction, 0), 1) * Double(values.count - 1)
    let index = Int(position)
    guard index + 1 < values.count else { return last }
    return values[index] + (values[index + 1] - values[index]) * (position - Double(index))
  }

  /// A robust estimate of the standard deviation about a centre, from the median absolute deviation. If this is zero,
  /// from the interquartile range; if this is zero too, from the mean absolute deviation. 0 if all values equal the
  /// centre.
  package static func scale(_ values: [Double], about center: Double) -> Double {
    var distances = values.map { abs($0 - center) }
    let deviation = median(inPlace: &distances)
    if deviation > 0 { return 1.4826 * deviation }
    let sorted = values.sorted()
    let middleHalf = quantile(0.75, ofSorted: sorted) - quantile(0.25, ofSorted: sorted)
    if middleHalf > 0 { return middleHalf / 1.349 }
    return 1.2533 * distances.reduce(0, +) / Double(max(distances.count, 1))
  }

  /// Returns the probability that the absolute value of a standard normal variable exceeds `z`.
  package static func normalTails(_ z: Double) -> Double { erfc(abs(z) / 2.0.squareRoot()) }

  /// Returns the value that a standard normal variable exceeds with probability `p`, by bisection; `p` in 0..<0.5.
  package static func normalUpper(_ p: Double) -> Double {
    var (low, high) = (0.0, 38.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if normalTails(middle) / 2 > p { low = middle } else { high = middle }
    }
    return low
  }

  private static func select(_ k: Int, in values: inout [Double]) -> Double {
    values.withUnsafeMutableBufferPointer { select(k, in: $0) }
  }

  /// Hoare's selection algorithm with the median of three as pivot.
  private static func select(_ k: Int, in a: UnsafeMutableBufferPointer<Double>) -> Double {
    var (left, right) = (0, a.count - 1)
    while left < right {
      let middle = left + (right - left) / 2
      if a[middle] < a[left] { a.swapAt(middle, left) }
      if a[right] < a[left] { a.swapAt(right, left) }
      if a[right] < a[middle] { a.swapAt(right, middle) }
      let pivot = a[middle]
      var (i, j) = (left, right)
      while i <= j {
        while a[i] < pivot { i += 1 }
        while pivot < a[j] { j -= 1 }
        if i <= j {
          a.swapAt(i, j)
          i += 1
          j -= 1
        }
      }
      if k <= j { right = j } else if k >= i { left = i } else { break }
    }
    return a[k]
  }
}
