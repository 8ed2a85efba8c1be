/// Equal intervals between familiar numbers that cover some data, as the command line groups a column.
///
/// `Bins` of `ChartMath`, which stand behind `NumberBins`, follow Apple's: steps of 1, 2 and 5, the number of bins near
/// the desired one, up to 200. Here the width comes first: a fifth to a hundredth of the data's extent by Scott's rule,
/// then the nearest of 1, 2, 2.5 and 5 times a power of ten.
package struct EqualBins: Hashable, Sendable {
  package var start: Double
  package var step: Double
  package var count: Int
  /// Whether the greatest value is the end of the last interval, which is closed for it.
  package private(set) var reachesEnd = false

  /// - Parameters:
  ///   - values: NaN and infinities are passed over; `nil` comes back where nothing is left.
  ///   - wanted: About how many; `nil`: by Scott's rule, 3.49 σ n^(-1/3) wide.
  ///   - wholeNumbers: Steps are not below 1.
  package init?(_ values: [Double], wanted: Int? = nil, wholeNumbers: Bool = false) {
    var (low, high) = (Double.infinity, -Double.infinity)
    var (count, mean, squares) = (0.0, 0.0, 0.0)
    for value in values where value.isFinite {
      low = min(low, value)
      high = max(high, value)
      count += 1
      let delta = value - mean
      mean += delta / count
      squares += delta * (value - mean)
    }
    guard count > 0 else { return nil }
    self.init(
      low: low, high: high, count: count, deviation: (squares / count).squareRoot(), wanted: wanted,
      wholeNumbers: wholeNumbers)
  }

  /// Of values of which no more is known.
  ///
  /// - Parameters:
  ///   - count: How many finite values there are.
  ///   - deviation: Their standard deviation, for Scott's rule.
  package init?(
    low: Double, high: Double, count: Double, deviation: Double, wanted: Int? = nil,
    wholeNumbers: Bool = false
  ) {
    guard low <= high, (high - low).isFinite else { return nil }
    if high == low {
      start = low - 0.5
      step = 1
      self.count = 1
      return
    }
    var width: Double
    if let wanted {
      width = (high - low) / Double(max(1, min(wanted, 1000)))
    } else {
      width = 3.49 * deviation / Self.cubeRoot(count)
      width = min(max(width, (high - low) / 100), (high - low) / 5)
    }
    if wholeNumbers { width = max(width, 1) }
    step = Self.familiar(near: width)
    if wholeNumbers { step = max(1, step.rounded()) }
    start = (low / step).rounded(.down) * step
    // The last interval is closed, so that a maximum on an edge opens no interval of its own.
    self.count = max(1, Int(((high - start) / step).rounded(.up)))
    reachesEnd = ((high - start) / step).rounded(.down) >= Double(self.count)
  }

  package func index(of value: Double) -> Int? {
    guard value.isFinite else { return nil }
    let index = Int(((value - start) / step).rounded(.down))
    if index == count, value <= start + step * Double(count) { return count - 1 }
    return (0..<count).contains(index) ? index : nil
  }

  package func lower(_ index: Int) -> Double { start + Double(index) * step }

  /// The number of 1, 2, 2.5 and 5 times a power of ten that is nearest in ratio.
  static func familiar(near width: Double) -> Double {
    var power = 1.0
    while power * 10 <= width { power *= 10 }
    while power > width { power /= 10 }
    guard power > 0, power.isFinite else { return width }
    let factors = [1, 2, 2.5, 5, 10].min { a, b in
      max(a * power / width, width / (a * power)) < max(b * power / width, width / (b * power))
    }
    return factors! * power
  }

  private static func cubeRoot(_ x: Double) -> Double {
    var root = x > 1 ? x.squareRoot() : 1
    for _ in 0..<40 { root = (2 * root + x / (root * root)) / 3 }
    return root
  }
}
