import Foundation
import OpenChartsChartMath
import OpenChartsStatistics

/// A curve of straight lines, each fitted by least squares to the points near one position, with the tricube weights of
/// Cleveland's lowess (1979, doi:10.1080/01621459.1979.10481038). Each fit uses the nearest two thirds of the points.
///
/// There are no robust iterations, so the curve is linear in the values, and its confidence interval follows from their
/// residuals (Cleveland and Devlin 1988, doi:10.1080/01621459.1988.10478639). The curve is computed at 49 equally
/// spaced positions and is linear between them, so the time is proportional to the number of points.
struct LocalRegression {
  /// Positions along x, ascending. `y` is the curve there, and `half` the half width of its 95 % confidence interval.
  let x: [Double]
  private(set) var y: [Double] = []
  private(set) var half: [Double] = []

  /// The share of the points in each fit.
  private static let span = 2.0 / 3
  private static let count = 49
  /// The minimum number of points and of different x values. With fewer, the curve would pass through its points.
  private static let (leastPoints, leastPlaces) = (6, 4)

  /// The fit at one position: the value, the weight of a point there, and the sum of the squared weights of all points.
  private struct Fit {
    var value: Double
    var leverage: Double
    var squares: Double
  }

  /// Returns `nil` for fewer than six points, or fewer than four different x values.
  ///
  /// - Parameter points: Finite numbers in any order.
  init?(_ points: [(x: Double, y: Double)]) {
    let points = points.sorted { $0.x < $1.x }
    guard points.count >= Self.leastPoints, Set(points.map(\.x)).count >= Self.leastPlaces,
      let first = points.first?.x, let last = points.last?.x, (last - first).isFinite
    else { return nil }
    x = (0..<Self.count).map { first + (last - first) * Double($0) / Double(Self.count - 1) }
    let fits = x.map { Self.fit(at: $0, points) }
    y = fits.map(\.value)
    guard y.allSatisfy(\.isFinite) else { return nil }
    var (residuals, traces) = (0.0, 0.0)
    for point in points {
      func between(_ part: (Fit) -> Double) -> Double {
        let fitPosition = (point.x - first) / (last - first) * Double(Self.count - 1)
        let index = min(Int(fitPosition), Self.count - 2)
        let share = fitPosition - Double(index)
        return part(fits[index]) * (1 - share) + part(fits[index + 1]) * share
      }
      let residual = point.y - between(\.value)
      residuals += residual * residual
      // The trace of (1 - L)(1 - L)ᵀ, where L maps values to the curve.
      traces += 1 - 2 * between(\.leverage) + between(\.squares)
    }
    guard traces >= 1, residuals.isFinite else { return nil }
    let deviation = (residuals / traces).squareRoot()
    half = fits.map { StudentT.quantile975(traces) * deviation * $0.squares.squareRoot() }
  }

  private static func fit(at position: Double, _ points: [(x: Double, y: Double)]) -> Fit {
    let windowSize = max(Int((Double(points.count) * span).rounded(.up)), 3)
    // The window of the nearest points starts at the first index from which the left end is the nearer one.
    let low = (0..<max(0, points.count - windowSize)).partitioningIndex {
      !(position - points[$0].x > points[$0 + windowSize].x - position)
    }
    var window = low..<low + windowSize
    var reach = max(position - points[window.lowerBound].x, points[window.upperBound - 1].x - position)
    if reach <= 0 {
      // All points of the window have this x: extend the window to the nearest others.
      window = points.indices
      reach = points.lazy.map { abs($0.x - position) }.filter { $0 > 0 }.min() ?? 1
    }
    // Points at the end of the window have a small weight instead of none.
    reach *= 1.001
    var (s0, s1, s2, sy, sxy) = (0.0, 0.0, 0.0, 0.0, 0.0)
    func weight(_ distance: Double) -> Double {
      let share = abs(distance) / reach
      guard share < 1 else { return 0 }
      let complement = 1 - share * share * share
      return complement * complement * complement
    }
    for point in points[window] {
      let distance = (point.x - position) / reach
      let weight = weight(point.x - position)
      (s0, s1, s2) = (s0 + weight, s1 + weight * distance, s2 + weight * distance * distance)
      (sy, sxy) = (sy + weight * point.y, sxy + weight * distance * point.y)
    }
    let determinant = s0 * s2 - s1 * s1
    // Points at one x have no slope: use their weighted mean.
    let isFlat = determinant <= 1e-9 * s0 * s2
    let (a, b) = isFlat ? (1 / s0, 0) : (s2 / determinant, -s1 / determinant)
    var squares = 0.0
    for point in points[window] {
      let share = weight(point.x - position) * (a + b * (point.x - position) / reach)
      squares += share * share
    }
    return Fit(value: a * sy + b * sxy, leverage: a, squares: squares)
  }
}
