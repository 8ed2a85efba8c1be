/// Suffix sums over rows, which give scalar products of hinge functions in constant time.
struct TailSums {
  /// The x values, from 0 to 1.
  let x: [Double]
  let squares: Double
  private let ones: [Double]
  private let xs: [Double]
  private let xxs: [Double]
  private let ys: [Double]
  private let xys: [Double]

  init(x: [Double], y: [Double]) {
    let count = x.count
    var (ones, xs, xxs) = (
      [Double](repeating: 0, count: count + 1), [Double](repeating: 0, count: count + 1),
      [Double](repeating: 0, count: count + 1)
    )
    var (ys, xys) = (xs, xs)
    var squares = 0.0
    for row in stride(from: count - 1, through: 0, by: -1) {
      ones[row] = ones[row + 1] + 1
      xs[row] = xs[row + 1] + x[row]
      xxs[row] = xxs[row + 1] + x[row] * x[row]
      ys[row] = ys[row + 1] + y[row]
      xys[row] = xys[row + 1] + x[row] * y[row]
      squares += y[row] * y[row]
    }
    (self.x, self.ones, self.xs, self.xxs, self.ys, self.xys) = (x, ones, xs, xxs, ys, xys)
    self.squares = squares
  }

  /// The scalar product of the hinges at two knots, `b` not before `a`. ``constant`` is the function 1.
  func product(_ a: Int, _ b: Int) -> Double {
    if a == Self.constant { return b == Self.constant ? ones[0] : xs[b] - x[b] * ones[b] }
    return xxs[b] - (x[a] + x[b]) * xs[b] + x[a] * x[b] * ones[b]
  }

  /// The scalar product of the hinge at a knot with the values.
  func target(_ knot: Int) -> Double {
    knot == Self.constant ? ys[0] : xys[knot] - x[knot] * ys[knot]
  }

  static let constant = -1
}
