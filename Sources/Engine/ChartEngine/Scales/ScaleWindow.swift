import ChartMath
import ChartModel

/// The part of a scrollable axis that is in view, in numbers of its scale.
struct ScaleWindow: Sendable {
  let lower: Double
  let upper: Double

  /// `nil` where the axis does not scroll, or all of it is in view.
  init?(_ request: WindowRequest?, domain: ContinuousDomain) {
    guard let request, let asked = request.length, asked > 0, asked < domain.upper - domain.lower else {
      return nil
    }
    let length = request.seen(of: asked, within: domain.upper - domain.lower)
    // The position is at the start of the axis; that is the upper bound where it runs downwards.
    let last = domain.upper - length
    var start = domain.isReversed ? last : domain.lower
    if let position = request.position?.magnitude, position.isFinite {
      start = domain.isReversed ? position - length : position
    }
    lower = min(max(start, domain.lower), last)
    upper = lower + length
    guard domain.transform.forward(upper) - domain.transform.forward(lower) > 0 else { return nil }
  }

  /// A number of categories; part of one may be in view.
  init?(_ request: WindowRequest?, categories: [DataValue]) {
    guard let request, let asked = request.length, asked > 0, asked < Double(categories.count) else {
      return nil
    }
    let length = request.seen(of: asked, within: Double(categories.count))
    let index = request.position.flatMap { categories.firstIndex(of: $0) } ?? 0
    lower = min(Double(index), Double(categories.count) - length) - 0.5
    upper = lower + length
  }

  /// A window of this length at the start of the domain. Steps that suit it stay the same wherever the axis is
  /// scrolled to.
  func first(of domain: ContinuousDomain) -> ContinuousDomain {
    var first = domain
    first.upper = domain.lower + (upper - lower)
    return first
  }

  /// The ends of the whole axis in points, where the window lies between `start` and `end`.
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
  fileprivate func seen(of length: Double, within all: Double) -> Double {
    zoom > 0 ? min(length / zoom, all) : length
  }
}

extension ContinuousDomain {
  /// How many times as long as the plot the whole axis is.
  func lengthFactor(_ request: PositionScaleRequest) -> Double {
    guard let window = ScaleWindow(request.window, domain: self), request.window?.isUnrolled == false else {
      return 1
    }
    let (start, end) = window.extended(start: 0, end: 1, lower: lower, upper: upper, transform)
    let factor = end - start
    return factor.isFinite ? min(max(factor, 1), 1_000) : 1
  }
}
