/// The line whose slope is the median of the slopes between all pairs of points. If a tenth of the points
/// are outliers, they hardly change it.
///
/// Theil 1950, Sen 1968 (doi:10.1080/01621459.1968.10480934).
package struct TheilSen: Sendable {
  /// Units of y per unit of x.
  package let slope: Double
  package let intercept: Double

  /// The maximum number of pairs. If there are more, a random sample of this size with a fixed seed is used.
  static let pairLimit = 60_000

  /// - Parameters: Columns of finite numbers. With fewer than two different x the slope is 0.
  package init(x: [Double], y: [Double]) {
    let count = x.count
    var slopes: [Double] = []
    if count * (count - 1) / 2 <= Self.pairLimit {
      slopes = Self.slopes(x, y)
    } else {
      var random = SeededGenerator(seed: 0x7E11)
      slopes.reserveCapacity(Self.pairLimit)
      for _ in 0..<Self.pairLimit {
        let (i, j) = (random.index(below: count), random.index(below: count))
        if x[i] != x[j] { slopes.append((y[j] - y[i]) / (x[j] - x[i])) }
      }
    }
    let middle = Quantile.median(inPlace: &slopes)
    let slope = middle.isFinite ? middle : 0
    self.slope = slope
    let left = Quantile.median(zip(x, y).map { $1 - slope * $0 })
    intercept = left.isFinite ? left : 0
  }

  /// Returns the slopes between all pairs of points with different x.
  private static func slopes(_ x: [Double], _ y: [Double]) -> [Double] {
    let count = x.count
    return [Double](unsafeUninitializedCapacity: count * (count - 1) / 2 + 1) { slopes, filled in
      var next = 0
      x.withUnsafeBufferPointer { x in
        y.withUnsafeBufferPointer { y in
          for i in 0..<count {
            for j in i + 1..<max(count, i + 1) {
              // Without a branch: the next slope replaces one between equal x.
              slopes[next] = (y[j] - y[i]) / (x[j] - x[i])
              next += x[j] != x[i] ? 1 : 0
            }
          }
        }
      }
      filled = next
    }
  }

  package func value(at x: Double) -> Double { intercept + slope * x }
}
