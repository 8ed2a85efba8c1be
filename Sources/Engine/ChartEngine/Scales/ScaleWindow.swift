import OpenChartsChartMath
import OpenChartsChartModel

/// The visible part of a scrollable axis, in numbers of its scale.
struct ScaleWindow: Sendable {
  let lower: Double
  let upper: Double

  /// Creates the window of a continuous axis; `nil` when the axis does not scroll or all of it is visible.
  init?(_ request: WindowRequest?, domain: ContinuousDomain) {
    guard let request, let asked = request.length, asked > 0, asked < domain.upper - domain.lower else {
      return nil
    }
    let length = request.visibleLength(of: asked, within: domain.upper - domain.lower)
    // The position is the start of the axis. On a reversed axis, that is the upper bound.
    let last = domain.upper - length
    var start = domain.isReversed ? last : domain.lower
    if let position = request.position?.magnitude, position.isFinite {
      start = domain.isReversed ? position - length : position
    }
    lower = min(max(start, domain.lower), last)
    upper = lower + length
    guard domain.transform.forward(upper) - domain.transform.forward(lower) > 0 else { return nil }
  }

  /// Creates the window of a category axis; `nil` when the axis does not scroll or all of it is visible. The window
  /// may show a part of a category.
  init?(_ request: WindowRequest?, categories: [DataValue]) {
    guard let request, let asked = request.length, asked > 0, asked < Double(categories.count) else {
      return nil
    }
    let length = request.visibleLength(of: asked, within: Double(categories.count))
    let index = request.position.flatMap { categories.firstIndex(of: $0) } ?? 0
    lower = min(Double(index), Double(categories.count) - length) - 0.5
    upper = lower + length
  }

  /// Returns a window of the same length at the start of the domain. Steps chosen for it stay the same at every
  /// scroll position.
  func first(of domain: ContinuousDomain) -> ContinuousDomain {
    var first = domain
    first.upper = domain.lower + (upper - lower)
    return first
  }

  /// Returns where the whole axis starts and ends, in points, when the window lies between `start` and `end`.
  func extended(
    start: Double, end: Double, lower wholeLower: Double, upper wholeUpper: Double,
    _ transform: ScaleTransform
  ) -> (start: Double, end: Double) {
    let (a, b) = (transform.forward(lower), transform.forward(upper))
    let factor = (end - start) / (b - a)
    return (
      start + (transform.forward(wholeLower) - a) * factor,
      start + (transform.forward(wholeUpper) - a) * factor
    )
  }
}

extension WindowRequest {
  fileprivate func visibleLength(of length: Double, within all: Double) -> Double {
    zoom > 0 ? min(length / zoom, all) : length
  }
}

extension ContinuousDomain {
  /// Returns the length of the whole axis as a multiple of the plot's length.
  func lengthFactor(_ request: PositionScaleRequest) -> Double {
    guard let window = ScaleWindow(request.window, domain: self), request.window?.isUnrolled == false else {
      return 1
    }
    let (start, end) = window.extended(start: 0, end: 1, lower: lower, upper: upper, transform)
    let factor = end - start
    return factor.isFinite ? min(max(factor, 1), 1_000) : 1
  }
}
