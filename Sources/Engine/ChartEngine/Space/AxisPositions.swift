import OpenChartsChartMath
import OpenChartsChartModel

/// Maps the values of one table column to scene coordinates on one axis.
final class AxisPositions: Sendable {
  private let lower: [Double]
  /// Empty if the marks have no ranges on this axis.
  private let upper: [Double]
  private let transform: ScaleTransform
  private let isLinear: Bool
  private let first: Double
  private let span: Double
  private let start: Double
  private let length: Double
  private let isReversed: Bool
  private let low: Double
  private let high: Double

  init(_ column: Column, _ scale: SpaceScale) {
    (lower, upper) = scale.setup.resolve(column)
    transform = scale.domain.transform
    isLinear = transform.isLinear
    first = transform.forward(scale.domain.lower)
    span = transform.forward(scale.domain.upper) - first
    (start, length) = (scale.start, scale.end - scale.start)
    isReversed = scale.domain.isReversed
    (low, high) = (scale.low, scale.high)
  }

  var hasRanges: Bool { !upper.isEmpty }

  /// True if all values are known to lie within the axis, from the least and the greatest value. False if the scale is
  /// not linear or there are ranges, which need a check of each value.
  var holdsAll: Bool {
    guard isLinear, !hasRanges else { return false }
    var (least, most, odd) = (Double.infinity, -Double.infinity, 0.0)
    for v in lower {
      least = v < least ? v : least
      most = v > most ? v : most
      // `v * 0` is NaN for NaN and infinity, and makes `odd` NaN.
      odd += v * 0
    }
    guard odd == 0, least <= most else { return lower.isEmpty }
    let slack = (high - low) * 1e-9
    let (a, b) = (position(least), position(most))
    return min(a, b) >= low - slack && max(a, b) <= high + slack
  }

  /// Calls `body` with the values and their linear mapping. Returns `nil` without a call if the scale is not linear or
  /// there are ranges.
  func withLine<Result>(_ body: (UniformPositions) -> Result) -> Result? {
    guard isLinear, !hasRanges else { return nil }
    return lower.withUnsafeBufferPointer { numbers in
      numbers.baseAddress.map {
        body(
          UniformPositions(
            numbers: $0, first: first, span: span, start: start, length: length, isReversed: isReversed))
      }
    }
  }

  private func position(_ v: Double) -> Double {
    let share = ((isLinear ? v : transform.forward(v)) - first) / span
    return start + length * (isReversed ? 1 - share : share)
  }

  /// The centre of a mark and half its length, clipped to the axis. A point with a range is at the range's centre.
  func placement(_ row: Int, isPoint: Bool) -> (center: Double, extent: Double) {
    var a = position(lower[row])
    guard hasRanges else { return (a, 0) }
    // An infinite range does not belong to the axis. An end outside a logarithmic scale is clipped to the box.
    guard lower[row].isFinite, upper[row].isFinite else { return (.nan, 0) }
    var b = position(upper[row])
    if isPoint { return ((a + b) / 2, 0) }
    if b < a { swap(&a, &b) }
    (a, b) = (max(a, low), min(b, high))
    return ((a + b) / 2, (b - a) / 2)
  }

  /// Whether a mark's range lies outside the axis.
  func isOutside(_ row: Int) -> Bool {
    guard hasRanges else { return false }
    let (a, b) = (position(lower[row]), position(upper[row]))
    return max(a, b) < low || min(a, b) > high
  }
}

/// Values with a linear mapping to scene coordinates, for loops over all rows without look-ups.
struct UniformPositions: @unchecked Sendable {
  // Proof: the column does not change while this value exists.
  let numbers: UnsafePointer<Double>
  let first: Double
  let span: Double
  let start: Double
  let length: Double
  let isReversed: Bool

  func position(_ row: Int) -> Double {
    let share = (numbers[row] - first) / span
    return start + length * (isReversed ? 1 - share : share)
  }
}

/// Maps the rows of a table to points in the scene.
struct PointPositions: Sendable {
  let x: UniformPositions
  let y: UniformPositions
  let z: UniformPositions

  func center(_ row: Int) -> Vector3 { Vector3(x.position(row), y.position(row), z.position(row)) }
}
