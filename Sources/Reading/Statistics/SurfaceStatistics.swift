/// Heights at the crossings of evenly spaced lines over a floor, row by row along x.
package struct HeightGrid: Sendable {
  /// The number of crossings per row, and the number of rows.
  package let columns: Int
  package let rows: Int
  /// The heights; NaN for a hole.
  package let heights: [Double]

  package init(columns: Int, heights: [Double]) {
    precondition(
      columns > 0 && heights.count % columns == 0, "\(heights.count) heights in \(columns) columns")
    (self.columns, rows, self.heights) = (columns, heights.count / columns, heights)
  }

  package subscript(column: Int, row: Int) -> Double { heights[row * columns + column] }

  /// Returns the grid with heights clamped to bounds; NaN stays NaN.
  package func limited(to bounds: ClosedRange<Double>) -> HeightGrid {
    HeightGrid(
      columns: columns,
      heights: heights.map { $0.isNaN ? $0 : min(max($0, bounds.lowerBound), bounds.upperBound) })
  }
}

/// The statistics of a surface that the data support.
package struct SurfaceStatistics: Sendable {
  /// The least or greatest height, and all its crossings, row by row.
  package struct Extreme: Sendable, Equatable {
    package let height: Double
    package let positions: [Int]
  }

  /// The overall slope of a surface along an axis.
  package enum Slope: Hashable, Sendable {
    /// - Parameter isSteady: Whether no step of any row has the opposite direction.
    case rising(isSteady: Bool)
    case falling(isSteady: Bool)
    case none
  }

  package let minimum: Extreme?
  package let maximum: Extreme?
  package let alongX: Slope
  package let alongZ: Slope
  /// The local extremes.
  package let features: SurfaceFeatures
  /// The fraction of crossings without a height.
  package let holes: Double

  /// - Complexity: O(*n* log *n*).
  package init(_ grid: HeightGrid) {
    let finiteHeights = grid.heights.filter(\.isFinite)
    let missing = grid.heights.count - finiteHeights.count
    holes = missing == 0 ? 0 : Double(missing) / Double(grid.heights.count)
    guard let low = finiteHeights.min(), let high = finiteHeights.max() else {
      (minimum, maximum, alongX, alongZ, features) = (nil, nil, .none, .none, SurfaceFeatures())
      return
    }
    // Equal heights of a function may differ in their last digits.
    let slack = (high - low) * 1e-9
    func positions(_ height: Double) -> [Int] {
      grid.heights.indices.filter { abs(grid.heights[$0] - height) <= slack }
    }
    minimum = Extreme(height: low, positions: positions(low))
    maximum = Extreme(height: high, positions: positions(high))
    alongX = Self.slope(grid, range: high - low, count: grid.columns, lines: grid.rows) { grid[$0, $1] }
    alongZ = Self.slope(grid, range: high - low, count: grid.rows, lines: grid.columns) { grid[$1, $0] }
    features = SurfaceFeatures(grid, low...high)
  }

  /// The common least-squares slope of all lines along an axis, each with its own intercept. It counts if it spans
  /// more than a tenth of the range of heights and two thirds of the lines have the same direction.
  private static func slope(
    _ grid: HeightGrid, range: Double, count: Int, lines: Int, _ height: (Int, Int) -> Double
  ) -> Slope {
    guard range > 0, count > 1 else { return .none }
    var (xy, xx) = (0.0, 0.0)
    var (up, down, usableLines) = (0, 0, 0)
    var (hasRise, hasFall) = (false, false)
    for line in 0..<lines {
      let positions = (0..<count).filter { height($0, line).isFinite }
      guard positions.count > 1 else { continue }
      let x = Double(positions.reduce(0, +)) / Double(positions.count)
      let y = positions.reduce(0) { $0 + height($1, line) } / Double(positions.count)
      var (ownXY, ownXX) = (0.0, 0.0)
      for position in positions {
        ownXY += (Double(position) - x) * (height(position, line) - y)
        ownXX += (Double(position) - x) * (Double(position) - x)
      }
      usableLines += 1
      let change = ownXY / ownXX * Double(count - 1)
      if change > range * 1e-9 { up += 1 } else if change < -range * 1e-9 { down += 1 }
      (xy, xx) = (xy + ownXY, xx + ownXX)
      for (a, b) in zip(positions, positions.dropFirst()) {
        let step = height(b, line) - height(a, line)
        if step > range * 1e-9 { hasRise = true } else if step < -range * 1e-9 { hasFall = true }
      }
    }
    guard usableLines > 0 else { return .none }
    let change = xy / xx * Double(count - 1)
    guard abs(change) >= range / 10 else { return .none }
    if change > 0 { return 3 * up >= 2 * usableLines ? .rising(isSteady: !hasFall) : .none }
    return 3 * down >= 2 * usableLines ? .falling(isSteady: !hasRise) : .none
  }

  /// Returns the fractions of crossings at which one grid is above and below another, among those where both have a
  /// height; `nil` if there are none.
  package static func above(_ a: HeightGrid, _ b: HeightGrid) -> (above: Double, below: Double)? {
    let pairs = zip(a.heights, b.heights).filter { $0.isFinite && $1.isFinite }
    guard !pairs.isEmpty else { return nil }
    let count = Double(pairs.count)
    return (Double(pairs.count { $0 > $1 }) / count, Double(pairs.count { $0 < $1 }) / count)
  }
}
