/// Heights at the crossings of evenly spaced lines over a floor, row after row along x.
package struct HeightGrid: Sendable {
  /// Number of crossings in a row, and of rows.
  package let columns: Int
  package let rows: Int
  /// No number where there is no height.
  package let heights: [Double]

  package init(columns: Int, heights: [Double]) {
    precondition(
      columns > 0 && heights.count % columns == 0, "\(heights.count) heights in \(columns) columns")
    (self.columns, rows, self.heights) = (columns, heights.count / columns, heights)
  }

  package subscript(column: Int, row: Int) -> Double { heights[row * columns + column] }

  /// The same with heights within bounds: what lies beyond is as high as they are.
  package func limited(to bounds: ClosedRange<Double>) -> HeightGrid {
    HeightGrid(
      columns: columns,
      heights: heights.map { $0.isNaN ? $0 : min(max($0, bounds.lowerBound), bounds.upperBound) })
  }
}

/// What can be said of a surface with certainty.
package struct SurfaceStatistics: Sendable {
  /// The least or greatest height, and all crossings that have it, row after row.
  package struct Extreme: Sendable, Equatable {
    package let height: Double
    package let places: [Int]
  }

  /// How a surface goes along an axis, as a whole.
  package enum Slope: Hashable, Sendable {
    /// - Parameter isSteady: Whether no step of any row goes the other way.
    case rising(isSteady: Bool)
    case falling(isSteady: Bool)
    case none
  }

  package let minimum: Extreme?
  package let maximum: Extreme?
  package let alongX: Slope
  package let alongZ: Slope
  /// Where the surface goes up or down all around.
  package let forms: SurfaceForms
  /// The share of the crossings without a height.
  package let holes: Double

  /// - Complexity: O(*n* log *n*).
  package init(_ grid: HeightGrid) {
    let known = grid.heights.filter(\.isFinite)
    let missing = grid.heights.count - known.count
    holes = missing == 0 ? 0 : Double(missing) / Double(grid.heights.count)
    guard let low = known.min(), let high = known.max() else {
      (minimum, maximum, alongX, alongZ, forms) = (nil, nil, .none, .none, SurfaceForms())
      return
    }
    // Heights of a function that are equal differ in their last digits.
    let slack = (high - low) * 1e-9
    func places(_ height: Double) -> [Int] {
      grid.heights.indices.filter { abs(grid.heights[$0] - height) <= slack }
    }
    minimum = Extreme(height: low, places: places(low))
    maximum = Extreme(height: high, places: places(high))
    alongX = Self.slope(grid, range: high - low, count: grid.columns, lines: grid.rows) { grid[$0, $1] }
    alongZ = Self.slope(grid, range: high - low, count: grid.rows, lines: grid.columns) { grid[$1, $0] }
    forms = SurfaceForms(grid, low...high)
  }

  /// The line of least squares that all lines along an axis share, each at a height of its own. It counts as a slope
  /// where it leads over a tenth of the range of heights and two thirds of the lines go the same way by themselves.
  private static func slope(
    _ grid: HeightGrid, range: Double, count: Int, lines: Int, _ height: (Int, Int) -> Double
  ) -> Slope {
    guard range > 0, count > 1 else { return .none }
    var (xy, xx) = (0.0, 0.0)
    var (up, down, told) = (0, 0, 0)
    var (hasRise, hasFall) = (false, false)
    for line in 0..<lines {
      let places = (0..<count).filter { height($0, line).isFinite }
      guard places.count > 1 else { continue }
      let x = Double(places.reduce(0, +)) / Double(places.count)
      let y = places.reduce(0) { $0 + height($1, line) } / Double(places.count)
      var (ownXY, ownXX) = (0.0, 0.0)
      for place in places {
        ownXY += (Double(place) - x) * (height(place, line) - y)
        ownXX += (Double(place) - x) * (Double(place) - x)
      }
      told += 1
      let change = ownXY / ownXX * Double(count - 1)
      if change > range * 1e-9 { up += 1 } else if change < -range * 1e-9 { down += 1 }
      (xy, xx) = (xy + ownXY, xx + ownXX)
      for (a, b) in zip(places, places.dropFirst()) {
        let step = height(b, line) - height(a, line)
        if step > range * 1e-9 { hasRise = true } else if step < -range * 1e-9 { hasFall = true }
      }
    }
    guard told > 0 else { return .none }
    let change = xy / xx * Double(count - 1)
    guard abs(change) >= range / 10 else { return .none }
    if change > 0 { return 3 * up >= 2 * told ? .rising(isSteady: !hasFall) : .none }
    return 3 * down >= 2 * told ? .falling(isSteady: !hasRise) : .none
  }

  /// The share of the crossings with a height of both at which one grid lies above another, and below it; `nil` where
  /// there are none.
  package static func above(_ a: HeightGrid, _ b: HeightGrid) -> (above: Double, below: Double)? {
    let pairs = zip(a.heights, b.heights).filter { $0.isFinite && $1.isFinite }
    guard !pairs.isEmpty else { return nil }
    let count = Double(pairs.count)
    return (Double(pairs.count { $0 > $1 }) / count, Double(pairs.count { $0 < $1 }) / count)
  }
}
