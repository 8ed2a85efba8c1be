import ChartMath
import ChartModel
import Foundation

/// What a continuous axis covers, before it gets a place in the picture.
struct ContinuousDomain: Sendable {
  var lower: Double
  var upper: Double
  var transform: ScaleTransform
  var kind: ValueKind
  var isReversed = false
  /// Given by the author: used exactly.
  var isExplicit = false

  /// Numbers around zero choose their ticks by the largest magnitude, others by the span.
  var includesZero: Bool { lower <= 0 && upper >= 0 }

  /// Whether a value lies inside, floating noise at the ends forgiven.
  func contains(_ v: Double) -> Bool {
    let slack = abs(upper - lower) * 1e-9
    return v >= lower - slack && v <= upper + slack
  }
}

extension ContinuousDomain {
  /// Bounds of the data on an axis.
  struct Extent: Sendable {
    var lower = Double.infinity
    var upper = -Double.infinity
    /// How many finite values the scale does not take.
    var excluded = 0

    var isEmpty: Bool { lower > upper }

    mutating func include(_ v: Double) {
      if v < lower { lower = v }
      if v > upper { upper = v }
    }
  }

  /// Widens an automatic domain to the values that its axis is told to show.
  mutating func include(_ request: AxisValuesRequest) {
    guard case .values(let values) = request else { return }
    for value in values where value.kind == kind {
      guard let v = value.magnitude, transform.takes(v) else { continue }
      lower = min(lower, v)
      upper = max(upper, v)
    }
  }

  /// Gives a domain of one value some room on both sides, so that the value has a place in the middle.
  mutating func widenIfSingle(_ dimension: AxisDimension, calendar: Calendar, diagnostics: inout [Diagnostic])
  {
    guard !(upper > lower) else { return }
    switch kind {
    case .date:
      let unit = DateTicks.step(lower: lower, upper: lower, calendar: calendar, desiredCount: nil).unit
      let half: Double =
        switch unit {
        case .second: 0.5
        case .minute: 30
        case .hour: 1_800
        default: 43_200
        }
      (lower, upper) = (lower - half, lower + half)
    case .number, .category:
      diagnostics.append(Messages.widenedDomain(dimension))
      (lower, upper) = transform.domain(around: lower)
      lower = max(lower, -.greatestFiniteMagnitude)
      upper = min(upper, .greatestFiniteMagnitude)
    }
  }
}
