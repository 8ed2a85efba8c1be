/// Finds the values of a function that its plot should show.
package enum FunctionRange {
  /// Returns the range from the least to the greatest value at the parameters. On a side where values grow without
  /// bound, as at a pole, the range ends at the value that 2 % of the values exceed; otherwise a pole would flatten
  /// the rest of the curve.
  ///
  /// - Parameters:
  ///   - parameters: Ascending, and dense enough to show the shape of the function.
  ///   - value: Returns the value at a parameter; values that are not finite are ignored.
  /// - Returns: The range; `nil` if there is no finite value.
  package static func visible(at parameters: [Double], value: (Double) -> Double) -> ClosedRange<Double>? {
    var samples: [(index: Int, value: Double)] = []
    for (index, t) in parameters.enumerated() {
      let v = value(t)
      if v.isFinite { samples.append((index, v)) }
    }
    guard let least = samples.min(by: { $0.value < $1.value }),
      let greatest = samples.max(by: { $0.value < $1.value })
    else { return nil }
    var (lower, upper) = (least.value, greatest.value)
    var sorted: [Double] = []
    func share(_ part: Double) -> Double {
      if sorted.isEmpty { sorted = samples.map(\.value).sorted() }
      return sorted[Int((part * Double(sorted.count - 1)).rounded())]
    }
    if isUnbounded(parameters, around: greatest.index, value) { upper = share(0.98) }
    if isUnbounded(parameters, around: least.index, { -value($0) }) { lower = share(0.02) }
    return lower <= upper ? lower...upper : least.value...greatest.value
  }

  /// Returns whether values keep growing as the interval around a peak shrinks.
  private static func isUnbounded(
    _ parameters: [Double], around index: Int, _ value: (Double) -> Double
  ) -> Bool {
    var lower = parameters[max(index - 1, 0)]
    var upper = parameters[min(index + 1, parameters.count - 1)]
    var best = value(parameters[index])
    let limit = max(abs(best), .leastNormalMagnitude) * 1_000
    for _ in 0..<40 {
      let step = (upper - lower) / 10
      guard step > 0 else { return false }
      var parameter = lower
      var greatest = -Double.infinity
      for i in 1...9 {
        let t = lower + step * Double(i)
        let v = value(t)
        if v.isFinite, v > greatest { (greatest, parameter) = (v, t) }
      }
      guard greatest.isFinite else { return false }
      best = max(best, greatest)
      if best > limit { return true }
      (lower, upper) = (parameter - step, parameter + step)
    }
    return false
  }
}
