import Foundation

/// How two columns go together.
package struct Correlation: Sendable {
  /// Of the values: −1 to 1. 0 where a column does not vary.
  package let pearson: Double
  /// Of their ranks, with ties at their mean rank.
  package let spearman: Double
  /// Two-sided, of Spearman's coefficient.
  package let pValue: Double
  /// Where Spearman's coefficient lies with a certainty of 95 percent (Fisher's transformation, with the variance
  /// of Fieller, Hartley and Pearson 1957, doi:10.1093/biomet/44.3-4.470).
  package let interval: ClosedRange<Double>
  /// Theil and Sen's slope: units of y that go with one unit of x.
  package let slope: Double

  /// Fewer values get no statement.
  static let leastCount = 10

  /// Whether the data support a statement.
  package var isSupported: Bool { pValue < 0.01 }

  /// `nil` for fewer than ten pairs of finite numbers.
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

  /// Pearson's, −1 to 1, of columns of any length; 0 where one does not vary or holds what is no number.
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

  /// The same by a power of two with the largest near 1: nothing is rounded, and squares of very large numbers are
  /// numbers.
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
      for place in start..<end { ranks[order[place]] = Double(start + end - 1) / 2 }
      start = end
    }
    return ranks
  }
}
