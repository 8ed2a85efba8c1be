import Foundation

/// The correlation of two columns.
package struct Correlation: Sendable {
  /// Pearson's coefficient of the values, −1 to 1; 0 if a column is constant.
  package let pearson: Double
  /// Spearman's coefficient, of the ranks; ties have their mean rank.
  package let spearman: Double
  /// The two-sided p-value of Spearman's coefficient.
  package let pValue: Double
  /// The 95 % confidence interval of Spearman's coefficient (Fisher's transformation, with the variance of Fieller,
  /// Hartley and Pearson 1957, doi:10.1093/biomet/44.3-4.470).
  package let interval: ClosedRange<Double>
  /// The Theil–Sen slope, in units of y per unit of x.
  package let slope: Double

  /// The minimum number of values.
  static let leastCount = 10

  /// Whether the data support a statement: p < 0.01.
  package var isSupported: Bool { pValue < 0.01 }

  /// Returns `nil` for fewer than ten pairs of finite numbers.
  package init?(x: [Double], y: [Double]) {
    let rows = x.indices.filter { x[$0].isFinite && y[$0].isFinite }
    guard rows.count >= Self.leastCount else { return nil }
    let (u, v) = (rows.map { x[$0] }, rows.map { y[$0] })
    pearson = Self.coefficient(u, v)
    let rho = Self.coefficient(Self.ranks(u), Self.ranks(v))
    spearman = rho
    let error = (1.06 / Double(rows.count - 3)).squareRoot()
    let z = atanh(min(max(rho, -1 + 1e-15), 1 - 1e-15))
    pValue = Quantile.normalTails(z / error)
    interval = tanh(z - 1.96 * error)...tanh(z + 1.96 * error)
    slope = TheilSen(x: u, y: v).slope
  }

  /// Pearson's coefficient, −1 to 1, for columns of any equal length; 0 if one is constant or has a value that is not
  /// finite.
  package static func coefficient(_ x: [Double], _ y: [Double]) -> Double {
    let count = Double(x.count)
    let (x, y) = (scaled(x), scaled(y))
    let (mx, my) = (x.reduce(0, +) / count, y.reduce(0, +) / count)
    var (xy, xx, yy) = (0.0, 0.0, 0.0)
    for (a, b) in zip(x, y) {
      xy += (a - mx) * (b - my)
      xx += (a - mx) * (a - mx)
      yy += (b - my) * (b - my)
    }
    let size = xx.squareRoot() * yy.squareRoot()
    return size > 0 && size.isFinite ? min(max(xy / size, -1), 1) : 0
  }

  /// Scales by a power of two so that the largest value is near 1. This rounds nothing and avoids the overflow of
  /// squares.
  private static func scaled(_ values: [Double]) -> [Double] {
    let most = values.reduce(0) { max($0, abs($1)) }
    guard most > 0, most.isFinite else { return values }
    return values.map { Double(sign: .plus, exponent: -most.exponent, significand: $0) }
  }

  private static func ranks(_ values: [Double]) -> [Double] {
    let order = values.indices.sorted { (values[$0], $0) < (values[$1], $1) }
    var ranks = [Double](repeating: 0, count: values.count)
    var start = 0
    for end in 1...order.count where end == order.count || values[order[end]] != values[order[start]] {
      for orderIndex in start..<end { ranks[order[orderIndex]] = Double(start + end - 1) / 2 }
      start = end
    }
    return ranks
  }
}
