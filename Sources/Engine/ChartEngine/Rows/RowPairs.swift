import OpenChartsChartMath
import OpenChartsChartModel

/// Rows of a source as vectors of x and y.
struct RowPairs {
  private let x: UnsafeRawPointer
  private let y: UnsafeRawPointer
  private let xStride: Int
  private let yStride: Int
  let count: Int

  init(_ xs: RowSource.Numbers, _ ys: RowSource.Numbers) {
    (x, y, xStride, yStride) = (xs.base, ys.base, xs.stride, ys.stride)
    count = min(xs.count, ys.count)
  }

  @inline(__always) subscript(row: Int) -> SIMD2<Double> { SIMD2(self.x(row), self.y(row)) }

  @inline(__always) func x(_ row: Int) -> Double {
    x.loadUnaligned(fromByteOffset: row &* xStride, as: Double.self)
  }

  @inline(__always) func y(_ row: Int) -> Double {
    y.loadUnaligned(fromByteOffset: row &* yStride, as: Double.self)
  }

  /// Returns the first row in a range with this y, which must exist.
  func row(in rows: Range<Int>, whereY number: Double) -> Int {
    rows.first { y($0) == number } ?? rows.lowerBound
  }

  /// Returns the first row whose x is at or above a bound, by binary search. The x of the last row must be at or above
  /// the bound.
  func firstRow(from start: Int, whereXIsNotBelow bound: Double) -> Int {
    (start..<max(start, count - 1)).partitioningIndex { !(x($0) < bound) }
  }

  /// The least and greatest numbers of a range of rows.
  struct Bounds {
    var low = SIMD2<Double>(repeating: .infinity)
    var high = SIMD2<Double>(repeating: -.infinity)
    /// Whether all numbers and their sum are finite.
    var isFinite = true
    /// Whether x never descends from a row to the next one.
    var isAscending = true
  }

  /// - Parameter previous: The row before the first.
  func bounds(of rows: Range<Int>, after previous: SIMD2<Double>) -> Bounds {
    // Two independent accumulators, so that instructions do not wait for each other.
    var (low, low2) = (SIMD2(repeating: Double.infinity), SIMD2(repeating: Double.infinity))
    var (high, high2) = (-low, -low)
    var (sum, sum2) = (SIMD2<Double>(), SIMD2<Double>())
    var (step, step2) = (SIMD2<Double>(), SIMD2<Double>())
    var last = previous
    var row = rows.lowerBound
    while row &+ 2 <= rows.upperBound {
      let (a, b) = (self[row], self[row &+ 1])
      let (da, db) = (a - last, b - a)
      low.replace(with: a, where: a .< low)
      low2.replace(with: b, where: b .< low2)
      high.replace(with: a, where: a .> high)
      high2.replace(with: b, where: b .> high2)
      step.replace(with: da, where: da .< step)
      step2.replace(with: db, where: db .< step2)
      sum += a
      sum2 += b
      last = b
      row &+= 2
    }
    if row < rows.upperBound {
      let (a, step1) = (self[row], self[row] - last)
      low.replace(with: a, where: a .< low)
      high.replace(with: a, where: a .> high)
      step.replace(with: step1, where: step1 .< step)
      sum += a
    }
    low.replace(with: low2, where: low2 .< low)
    high.replace(with: high2, where: high2 .> high)
    sum += sum2
    return Bounds(
      low: low, high: high, isFinite: (sum.x + sum.y).isFinite, isAscending: min(step.x, step2.x) >= 0)
  }
}
