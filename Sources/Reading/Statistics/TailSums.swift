/// Suffix sums over rows, which give scalar products of hinge functions in constant time.
struct TailSums {
  /// The sums over all rows from one on.
  private struct Tail {
    /// The x value of the row, from 0 to 1.
    var x = 0.0
    var ones = 0.0
    var xs = 0.0
    var xxs = 0.0
    var ys = 0.0
    var xys = 0.0
  }

  let squares: Double
  private let tails: [Tail]

  init(x: [Double], y: [Double]) {
    var tails = [Tail](repeating: Tail(), count: x.count)
    var (tail, squares) = (Tail(), 0.0)
    for row in x.indices.reversed() {
      tail.x = x[row]
      tail.ones += 1
      tail.xs += x[row]
      tail.xxs += x[row] * x[row]
      tail.ys += y[row]
      tail.xys += x[row] * y[row]
      tails[row] = tail
      squares += y[row] * y[row]
    }
    self.tails = tails
    self.squares = squares
  }

  /// Returns the x value of a row, from 0 to 1.
  func x(_ row: Int) -> Double { tails[row].x }

  /// The scalar product of the hinges at two knots, `b` not before `a`. ``constant`` is the function 1.
  @inline(__always) func product(_ a: Int, _ b: Int) -> Double {
    guard a != Self.constant else {
      guard b != Self.constant else { return tails[0].ones }
      return tails[b].xs - tails[b].x * tails[b].ones
    }
    let (x, tail) = (tails[a].x, tails[b])
    return tail.xxs - (x + tail.x) * tail.xs + x * tail.x * tail.ones
  }

  /// The scalar product of the hinge at a knot with the values.
  func target(_ knot: Int) -> Double {
    knot == Self.constant ? tails[0].ys : tails[knot].xys - tails[knot].x * tails[knot].ys
  }

  static let constant = -1
}
