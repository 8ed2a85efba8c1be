import Foundation

/// The shape of a series: its rising and falling segments, if the data support them.
package struct Shape: Sendable {
  package enum Direction: Int, Sendable {
    case falling = -1
    case rising = 1
  }

  /// Rows with one direction.
  package struct Piece: Sendable, Equatable {
    /// The rows of its two ends, in the order of x.
    package var start: Int
    package var end: Int
    package var direction: Direction
  }

  package enum Name: Sendable {
    case rising, falling, level, peak, valley, several
  }

  /// The minimum number of values.
  package static let leastCount = 20
  /// The maximum number of values; more are replaced by means of bins of equal size.
  private static let binLimit = 2_000
  private static let bins = 512

  /// Adjacent segments have different directions; a level segment between two segments with the same direction is
  /// merged with them.
  package let pieces: [Piece]
  /// The fitted value of each row.
  let fitted: [Double]
  /// The fraction of the variance that the fit explains, adjusted for its knots.
  let explained: Double
  /// The factor from the spread of the residuals to the spread of the noise.
  let spreadFactor: Double

  package var name: Name {
    switch pieces.map(\.direction) {
    case []: .level
    case [.rising]: .rising
    case [.falling]: .falling
    case [.rising, .falling]: .peak
    case [.falling, .rising]: .valley
    default: .several
    }
  }

  /// - Parameters: At least ``leastCount`` rows; x strictly ascending, all finite.
  init(x: [Double], y: [Double]) {
    let count = x.count
    let withoutOutliers = Self.withoutOutliers(y)
    var (u, v) = (x, withoutOutliers)
    var rows = Array(0..<count)
    if count > Self.binLimit {
      let bounds = (0...Self.bins).map { $0 * count / Self.bins }
      func means(_ values: [Double]) -> [Double] {
        zip(bounds, bounds.dropFirst()).map { values[$0..<$1].reduce(0, +) / Double($1 - $0) }
      }
      (u, v) = (means(x), means(withoutOutliers))
      rows = zip(bounds, bounds.dropFirst()).map { ($0 + $1) / 2 }
      rows[0] = 0
      rows[Self.bins - 1] = count - 1
    }
    let fit = PiecewiseFit(x: u, y: v)
    fitted = count > Self.binLimit ? Self.interpolate(fit.fitted, at: u, to: x) : fit.fitted
    explained = fit.explained
    spreadFactor = fit.spreadFactor
    let pieces = Self.pieces(fit)
    let isMonotone = pieces.count > 1 && Self.isMonotone(v, fit)
    if isMonotone, let first = fit.fitted.first, let last = fit.fitted.last {
      self.pieces = [Piece(start: 0, end: count - 1, direction: last > first ? .rising : .falling)]
    } else {
      self.pieces = pieces.map { Piece(start: rows[$0.start], end: rows[$0.end], direction: $0.direction) }
    }
  }

  /// Returns segments that change by at least a tenth of the fitted range and 2.5 standard errors. Adjacent segments
  /// with the same direction are merged.
  private static func pieces(_ fit: PiecewiseFit) -> [Piece] {
    let ends = [0] + fit.knots + [fit.fitted.count - 1]
    let range = (fit.fitted.max() ?? 0) - (fit.fitted.min() ?? 0)
    var pieces: [Piece] = []
    for (index, (start, end)) in zip(ends, ends.dropFirst()).enumerated() {
      let change = fit.fitted[end] - fit.fitted[start]
      guard abs(change) > 0, abs(change) >= 0.1 * range, abs(change) >= 2.5 * fit.changeErrors[index] else {
        continue
      }
      let direction: Direction = change > 0 ? .rising : .falling
      if pieces.last?.direction == direction {
        pieces[pieces.count - 1].end = end
      } else {
        pieces.append(Piece(start: start, end: end, direction: direction))
      }
    }
    return pieces
  }

  /// Whether a monotonic fit is nearly as good: a noisy S-curve has no peak.
  private static func isMonotone(_ y: [Double], _ fit: PiecewiseFit) -> Bool {
    guard let first = fit.fitted.first, let last = fit.fitted.last, first != last else { return false }
    let rest = monotoneResidual(last > first ? y : y.map { -$0 })
    let mean = y.reduce(0, +) / Double(y.count)
    let floor = 1e-12 * y.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    let count = Double(y.count)
    return count * log(max(rest, floor) / max(fit.residualSquares, floor)) < 3 * log(count)
  }

  /// Returns the residual sum of squares of the best ascending fit, by pooling adjacent violators (Ayer and others,
  /// 1955).
  private static func monotoneResidual(_ y: [Double]) -> Double {
    var blocks: [(sum: Double, squares: Double, count: Double)] = []
    for value in y {
      var block = (sum: value, squares: value * value, count: 1.0)
      while let last = blocks.last, last.sum / last.count >= block.sum / block.count {
        block = (last.sum + block.sum, last.squares + block.squares, last.count + block.count)
        blocks.removeLast()
      }
      blocks.append(block)
    }
    return blocks.reduce(0) { $0 + max($1.squares - $1.sum * $1.sum / $1.count, 0) }
  }

  /// Returns the values with isolated outliers replaced by the median of their neighbours, so that the fit describes
  /// the rest. The method is Hampel's filter (1974) with a window of seven.
  private static func withoutOutliers(_ y: [Double]) -> [Double] {
    let count = y.count
    var window: [Double] = []
    // Near an end there is no centred window, so the line of the nine values at that end gives the expected value.
    let positions = (0..<9).map(Double.init)
    let (first, last) = (
      TheilSen(x: positions, y: Array(y.prefix(9))), TheilSen(x: positions, y: Array(y.suffix(9)))
    )
    let middles = y.indices.map { row in
      if row < 3 { return first.value(at: Double(row)) }
      if row >= count - 3 { return last.value(at: Double(9 - count + row)) }
      window.removeAll(keepingCapacity: true)
      window.append(contentsOf: y[row - 3...row + 3])
      window.sort()
      return window[3]
    }
    let distances = zip(y, middles).map { $0 - $1 }
    let limit = 5 * Quantile.scale(distances, about: 0)
    return y.indices.map { row in
      guard abs(distances[row]) > limit else { return y[row] }
      // A sharp turn is not an outlier: the value continues the line of one of its sides.
      for side in [max(row - 5, 0)..<row, row + 1..<min(row + 6, count)] where side.count >= 3 {
        let line = TheilSen(x: side.map(Double.init), y: Array(y[side]))
        if abs(y[row] - line.value(at: Double(row))) <= limit { return y[row] }
      }
      return middles[row]
    }
  }

  private static func interpolate(_ values: [Double], at positions: [Double], to x: [Double]) -> [Double] {
    var bin = 0
    return x.map { x in
      while bin + 2 < positions.count, positions[bin + 1] < x { bin += 1 }
      let slope = (values[bin + 1] - values[bin]) / (positions[bin + 1] - positions[bin])
      return values[bin] + slope * (x - positions[bin])
    }
  }
}
