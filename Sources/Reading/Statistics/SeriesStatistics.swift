import Foundation

/// The statistics of one series that the data support. Rows are indices in the given series.
package struct SeriesStatistics: Sendable {
  /// The lowest or highest value, and its rows.
  package struct Extreme: Sendable, Equatable {
    package let value: Double
    /// All rows with the value, in the order of x.
    package let rows: [Int]
  }

  /// The median and the quartiles.
  package struct Distribution: Sendable, Equatable {
    package let lowerQuarter: Double
    package let median: Double
    package let upperQuarter: Double
  }

  package struct Outlier: Sendable, Equatable {
    package let row: Int
    package let value: Double
    /// The expected value: on the fitted line, or the median.
    package let expected: Double
  }

  /// The number of values that are not missing.
  package let count: Int
  /// Rows without a value, in the order of x.
  package let missing: [Int]
  package let minimum: Extreme?
  package let maximum: Extreme?
  package let distribution: Distribution?
  /// The trend; `nil` for too few values, for categories, and for several values at one x.
  package let trend: Trend?
  package let shape: Shape?
  package let season: Season?
  /// The outliers in the order of x.
  package let outliers: [Outlier]
  /// Rows with values, in the order of x. `shape` refers to indices in this array.
  package let order: [Int]

  /// - Parameters:
  ///   - isOrdered: Whether the x axis has an order and distances; false for categories.
  ///   - yRange: The length of the displayed y axis in units of y; `nil` takes the range of the values.
  /// - Complexity: O(*n* log *n*).
  package init(x: [Double], y: [Double], isOrdered: Bool, yRange: Double? = nil) {
    var placed = x.indices.filter { x[$0].isFinite }
    if !zip(placed, placed.dropFirst()).allSatisfy({ x[$0] <= x[$1] }) {
      placed.sort { (x[$0], $0) < (x[$1], $1) }
    }
    let order = placed.filter { y[$0].isFinite }
    self.order = order
    missing = placed.filter { !y[$0].isFinite }
    count = order.count
    let values = order.map { y[$0] }
    let sorted = values.sorted()
    guard let lowest = sorted.first, let highest = sorted.last else {
      (minimum, maximum, distribution, trend, shape, season, outliers) = (nil, nil, nil, nil, nil, nil, [])
      return
    }
    minimum = Extreme(value: lowest, rows: order.filter { y[$0] == lowest })
    maximum = Extreme(value: highest, rows: order.filter { y[$0] == highest })
    distribution = Distribution(
      lowerQuarter: Quantile.quantile(0.25, ofSorted: sorted),
      median: Quantile.quantile(0.5, ofSorted: sorted),
      upperQuarter: Quantile.quantile(0.75, ofSorted: sorted))

    let positions = order.map { x[$0] }
    let isFunction = isOrdered && zip(positions, positions.dropFirst()).allSatisfy { $0 < $1 }
    guard isFunction, values.count >= Trend.leastCount, highest > lowest else {
      (trend, shape, season) = (nil, nil, nil)
      let middle = Quantile.median(values)
      // Outliers of scatter plots are left to visual comparison.
      outliers =
        isOrdered && !isFunction
        ? []
        : Outliers.rows(values).map { Outlier(row: order[$0], value: values[$0], expected: middle) }
      return
    }
    let line = TheilSen(x: positions, y: values)
    let season = Self.season(values, at: positions, around: line)
    let pattern = values.indices.map { row in season.map { $0.pattern[row % $0.period] } ?? 0 }
    let rest = season == nil ? values : zip(values, pattern).map { $0 - $1 }
    let fittedShape = rest.count >= Shape.leastCount ? Shape(x: positions, y: rest) : nil
    let trend = Trend(
      x: positions, y: rest, line: season == nil ? line : TheilSen(x: positions, y: rest), shape: fittedShape,
      range: yRange ?? highest - lowest)
    self.trend = trend
    self.season = season
    shape = fittedShape.map { $0.supported(by: trend) }

    let straight = positions.map { trend.intercept + trend.slope * $0 }
    var expected = straight
    if let fittedShape {
      let spread = [straight, fittedShape.fitted].map { fit in
        Quantile.scale(zip(rest, fit).map { $0 - $1 }, about: 0)
      }
      // The line is more robust to outliers; the curve is used if its fit is clearly better.
      if fittedShape.spreadFactor * spread[1] < 0.8 * spread[0] { expected = fittedShape.fitted }
    }
    let far = Outliers.rows(rest, around: expected)
    // A smooth curve that the fit does not describe is not an outlier.
    let localTrend = far.isEmpty ? nil : LocalTrend(x: positions, y: values, isEven: Self.isEven(positions))
    outliers = far.filter { localTrend?.continues($0, distance: abs(rest[$0] - expected[$0])) != true }.map {
      Outlier(row: order[$0], value: values[$0], expected: expected[$0] + pattern[$0])
    }
  }

  /// Finds a season in approximately even rows.
  ///
  /// The lengths of months and years repeat. Values that grow equally from month to month therefore repeat around a
  /// line over time, and values that grow with time repeat around a line over rows: a true season does both.
  private static func season(_ values: [Double], at positions: [Double], around line: TheilSen) -> Season? {
    guard isEven(positions), let season = Season(values, detrendedBy: { line.value(at: positions[$0]) })
    else { return nil }
    let rows = values.indices.map(Double.init)
    let lineOverRows = TheilSen(x: rows, y: values)
    return Season(values, detrendedBy: { lineOverRows.value(at: rows[$0]) }) == nil ? nil : season
  }

  /// Whether positions are approximately evenly spaced, such as months.
  private static func isEven(_ x: [Double]) -> Bool {
    let steps = zip(x, x.dropFirst()).map { $1 - $0 }
    let middle = Quantile.median(steps)
    return steps.allSatisfy { abs($0 - middle) <= 0.15 * middle }
  }
}

extension Shape {
  /// Returns the part of the shape that can be stated: one direction requires a trend, several require a fit that
  /// explains half of the variance.
  fileprivate func supported(by trend: Trend) -> Shape {
    var pieces = pieces
    if pieces.count <= 1 {
      let last = fitted.count - 1
      pieces = trend.direction.map { [Piece(start: 0, end: last, direction: $0)] } ?? []
    } else if explained < 0.5 {
      pieces = []
    }
    return Shape(pieces: pieces, fitted: fitted, explained: explained, spreadFactor: spreadFactor)
  }

  private init(pieces: [Piece], fitted: [Double], explained: Double, spreadFactor: Double) {
    self.pieces = pieces
    self.spreadFactor = spreadFactor
    self.fitted = fitted
    self.explained = explained
  }
}
