import ChartMath
import ChartModel

/// One axis of a table's marks: where in the scene its numbers lie.
final class AxisPlaces: Sendable {
  private let lower: [Double]
  /// Empty where marks have no ranges on the axis.
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

  /// Whether each number has a place on the axis: as the least and the greatest one have. `false` where that takes more
  /// than a look.
  var holdsAll: Bool {
    guard isLinear, !hasRanges else { return false }
    var (least, most, odd) = (Double.infinity, -Double.infinity, 0.0)
    for v in lower {
      least = v < least ? v : least
      most = v > most ? v : most
      // No number comes of what is none, or without end.
      odd += v * 0
    }
    guard odd == 0, least <= most else { return lower.isEmpty }
    let slack = (high - low) * 1e-9
    let (a, b) = (place(least), place(most))
    return min(a, b) >= low - slack && max(a, b) <= high + slack
  }

  /// Hands out the numbers of the axis and how they become places; `nil` where a scale or ranges are in between.
  func withLine<Result>(_ body: (EvenPlaces) -> Result) -> Result? {
    guard isLinear, !hasRanges else { return nil }
    return lower.withUnsafeBufferPointer { numbers in
      numbers.baseAddress.map {
        body(
          EvenPlaces(
            numbers: $0, first: first, span: span, start: start, length: length, isReversed: isReversed))
      }
    }
  }

  private func place(_ v: Double) -> Double {
    let share = ((isLinear ? v : transform.forward(v)) - first) / span
    return start + length * (isReversed ? 1 - share : share)
  }

  /// The middle of a mark and half its length, as far as it lies on the axis. A point on a range lies in its middle.
  func place(_ row: Int, isPoint: Bool) -> (center: Double, extent: Double) {
    var a = place(lower[row])
    guard hasRanges else { return (a, 0) }
    // A range without an end is no range of this axis; one that a logarithm has no place for ends at the box.
    guard lower[row].isFinite, upper[row].isFinite else { return (.nan, 0) }
    var b = place(upper[row])
    if isPoint { return ((a + b) / 2, 0) }
    if b < a { swap(&a, &b) }
    (a, b) = (max(a, low), min(b, high))
    return ((a + b) / 2, (b - a) / 2)
  }

  /// Whether a mark's range lies beyond the axis.
  func isOutside(_ row: Int) -> Bool {
    guard hasRanges else { return false }
    let (a, b) = (place(lower[row]), place(upper[row]))
    return max(a, b) < low || min(a, b) > high
  }
}

/// Numbers that lie evenly along an axis: for loops over all of them, which look nothing up.
struct EvenPlaces: @unchecked Sendable {
  // Proof: the numbers are a column that does not change while this is handed out.
  let numbers: UnsafePointer<Double>
  let first: Double
  let span: Double
  let start: Double
  let length: Double
  let isReversed: Bool

  func place(_ row: Int) -> Double {
    let share = (numbers[row] - first) / span
    return start + length * (isReversed ? 1 - share : share)
  }
}

/// Where the points of a table lie.
struct PointPlaces: Sendable {
  let x: EvenPlaces
  let y: EvenPlaces
  let z: EvenPlaces

  func center(_ row: Int) -> Vector3 { Vector3(x.place(row), y.place(row), z.place(row)) }
}
