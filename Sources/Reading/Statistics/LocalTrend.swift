/// Distinguishes values that continue a smooth curve through their neighbours, such as the ends of a sine wave, from
/// outliers.
///
/// A value is compared with three predictions: a line through the five values before it, a line through the five values
/// after it, and a cubic through the two values on each side. Its distance counts as small if it is similar to the
/// typical distances in the series.
struct LocalTrend {
  private static let sideLength = 5
  /// The maximum number of values from which the typical distances are calculated.
  private static let sampleSize = 1_000

  private let x: [Double]
  private let y: [Double]
  /// The typical distances from the lines and from the cubics; `nil` for too few values.
  private let usualFromLines: Double?
  private let usualFromCubics: Double?

  /// - Parameters:
  ///   - x: Ascending.
  ///   - isEven: Whether positions are approximately evenly spaced, so that cubics through neighbours are possible.
  init(x: [Double], y: [Double], isEven: Bool) {
    (self.x, self.y) = (x, y)
    let rows = Array(stride(from: 0, to: y.count, by: max(1, y.count / Self.sampleSize)))
    func usual(_ distances: [Double]) -> Double? {
      distances.count < 8 ? nil : Quantile.scale(distances, about: 0)
    }
    usualFromLines = usual(rows.compactMap { Self.distanceFromLines($0, x, y) })
    usualFromCubics = isEven ? usual(rows.compactMap { Self.distanceFromCubic($0, y) }) : nil
  }

  /// Whether a value continues a smooth curve through its neighbours.
  ///
  /// - Parameter distance: The distance from the expected value. Neighbours are considered only if distances from them
  ///   are usually much smaller, so that noise does not hide an outlier.
  func continues(_ row: Int, distance: Double) -> Bool {
    if let usual = usualFromLines, usual <= distance / 4,
      let fromLines = Self.distanceFromLines(row, x, y), fromLines <= 2 * usual
    {
      return true
    }
    if let usual = usualFromCubics, usual <= distance / 4,
      let fromCubic = Self.distanceFromCubic(row, y), fromCubic <= 1.5 * usual
    {
      return true
    }
    return false
  }

  /// Returns the distance from the nearer of the two lines; `nil` for too few neighbours.
  private static func distanceFromLines(_ row: Int, _ x: [Double], _ y: [Double]) -> Double? {
    var least: Double?
    for side in [
      max(row - sideLength, 0)..<row, row + 1..<min(row + 1 + sideLength, y.count),
    ] where side.count == sideLength {
      let line = TheilSen(x: Array(x[side]), y: Array(y[side]))
      let distance = abs(y[row] - line.value(at: x[row]))
      least = min(least ?? distance, distance)
    }
    return least
  }

  /// Returns the distance from the cubic through two neighbours on each side; `nil` near the ends.
  private static func distanceFromCubic(_ row: Int, _ y: [Double]) -> Double? {
    guard row >= 2, row + 2 < y.count else { return nil }
    return abs(y[row] - (4 * (y[row - 1] + y[row + 1]) - y[row - 2] - y[row + 2]) / 6)
  }
}
