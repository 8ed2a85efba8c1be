import Foundation
import OpenChartsChartMath
import OpenChartsChartModel

/// The domain of a continuous axis, before it has a range in the picture.
struct ContinuousDomain: Sendable {
  var lower: Double
  var upper: Double
  var transform: ScaleTransform
  var kind: ValueKind
  var isReversed = false
  /// Whether the author set the domain, so that it is used without changes.
  var isExplicit = false

  /// Whether the domain includes zero. If so, ticks depend on the largest magnitude; otherwise on the span.
  var includesZero: Bool { lower <= 0 && upper >= 0 }

  /// Whether a value is in the domain, with a tolerance of 1e-9 of the span.
  func contains(_ v: Double) -> Bool {
    let slack = abs(upper - lower) * 1e-9
    return v >= lower - slack && v <= upper + slack
  }
}

extension ContinuousDomain {
  /// The bounds of the data on an axis.
  struct Extent: Sendable {
    var lower = Double.infinity
    var upper = -Double.infinity
    /// The number of finite values that the scale cannot map.
    var excluded = 0

    var isEmpty: Bool { lower > upper }

    mutating func include(_ v: Double) {
      if v < lower { lower = v }
      if v > upper { upper = v }
    }
  }

  /// Extends an automatic domain to the values that its axis shows.
  mutating func include(_ request: AxisValuesRequest) {
    guard case .values(let values) = request else { return }
    for value in values where value.kind == kind {
      guard let v = value.magnitude, transform.takes(v) else { continue }
      lower = min(lower, v)
      upper = max(upper, v)
    }
  }

  /// Widens a domain of a single value on both sides, so that the value is in the middle.
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
