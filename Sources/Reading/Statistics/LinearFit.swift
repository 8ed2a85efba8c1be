/// The straight line of least squares through points, with its confidence interval.
package struct LinearFit: Sendable {
  /// Units of y per unit of x.
  package let slope: Double
  private let (meanX, meanY): (Double, Double)
  private let count: Double
  /// The sum of squared distances of x from their mean.
  private let spread: Double
  /// The standard deviation of the residuals, with two degrees of freedom fewer than points.
  private let deviation: Double

  /// Returns `nil` for fewer than three points, and if all points have the same x.
  ///
  /// - Parameters: Columns of finite numbers.
  package init?(x: [Double], y: [Double]) {
    guard x.count == y.count, x.count >= 3 else { return nil }
    count = Double(x.count)
    (meanX, meanY) = (x.reduce(0, +) / count, y.reduce(0, +) / count)
    var (spread, product, squares) = (0.0, 0.0, 0.0)
    for (a, b) in zip(x, y) {
      spread += (a - meanX) * (a - meanX)
      product += (a - meanX) * (b - meanY)
      squares += (b - meanY) * (b - meanY)
    }
    guard spread > 0, spread.isFinite, squares.isFinite else { return nil }
    self.spread = spread
    slope = product / spread
    deviation = (max(0, squares - slope * product) / (count - 2)).squareRoot()
  }

  package func value(at x: Double) -> Double { meanY + slope * (x - meanX) }

  /// The 95 % confidence interval of the mean of y at x.
  package func interval(at x: Double) -> ClosedRange<Double> {
    let distance = (x - meanX) * (x - meanX) / spread
    let half = StudentT.quantile975(count - 2) * deviation * (1 / count + distance).squareRoot()
    return value(at: x) - half...value(at: x) + half
  }
}

/// Student's t distribution.
package enum StudentT {
  /// The value below which 97.5 % of the distribution lie.
  ///
  /// Exact for one and two degrees of freedom; else the expansion of Fisher and Cornish 1960
  /// (doi:10.1080/00401706.1960.10489895), with a relative error below 0.2 %.
  package static func quantile975(_ freedom: Double) -> Double {
    guard freedom >= 1 else { return .infinity }
    if freedom < 1.5 { return 12.706204736 }
    if freedom < 2.5 { return 4.302652730 }
    let z = 1.959963985
    let square = z * z
    let (third, fifth) = (z * square, z * square * square)
    let (seventh, ninth) = (fifth * square, fifth * square * square)
    let terms = [
      (third + z) / 4, (5 * fifth + 16 * third + 3 * z) / 96,
      (3 * seventh + 19 * fifth + 17 * third - 15 * z) / 384,
      (79 * ninth + 776 * seventh + 1482 * fifth - 1920 * third - 945 * z) / 92_160,
    ]
    return terms.reversed().reduce(0) { ($0 + $1) / freedom } + z
  }
}
