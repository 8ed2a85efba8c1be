/// The values of a function that its plot should show.
package enum FunctionRange {
  /// From the least to the greatest value over some parameters. Where values grow without bound, as at a pole,
  /// that side ends where all but two hundredths of the values do: else a pole would flatten all the rest.
  ///
  /// - Parameters:
  ///   - parameters: Ascending; close enough together to show the function's shape.
  ///   - value: Whatever is not finite is passed over.
  /// - Returns: `nil` where there is no value at all.
  package static func visible(at parameters: [Double], value: (Double) -> Double) -> ClosedRange<Double>? {
    var known: [(index: Int, value: Double)] = []
    for (index, t) in parameters.enumerated() {
      let v = value(t)
      if v.isFinite { known.append((index, v)) }
    }
    guard let least = known.min(by: { $0.value < $1.value }),
      let greatest = known.max(by: { $0.value < $1.value })
    else { return nil }
    var (lower, upper) = (least.value, greatest.value)
    var sorted: [Double] = []
    func share(_ part: Double) -> Double {
      if sorted.isEmpty { sorted = known.map(\.value).sorted() }
      return sorted[Int((part * Double(sorted.count - 1)).rounded())]
    }
    if isUnbounded(parameters, around: greatest.index, value) { upper = share(0.98) }
    if isUnbounded(parameters, around: least.index, { -value($0) }) { lower = share(0.02) }
    return lower <= upper ? lower...upper : least.value...greatest.value
  }

  /// Whether values keep growing while one looks closer and closer at a peak.
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
      var place = lower
      var found = -Double.infinity
      for i in 1...9 {
        let t = lower + step * Double(i)
        let v = value(t)
        if v.isFinite, v > found { (found, place) = (v, t) }
      }
      guard found.isFinite else { return false }
      best = max(best, found)
      if best > limit { return true }
      (lower, upper) = (place - step, place + step)
    }
    return false
  }
}
