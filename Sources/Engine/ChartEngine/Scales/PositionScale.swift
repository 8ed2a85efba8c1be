import OpenChartsChartMath
import OpenChartsChartModel
import OpenChartsDisplayList

/// Maps data to points along one axis of the plot, and back.
package struct PositionScale: Sendable {
  package enum Form: Sendable {
    /// The bounds of the domain in data units, lower first.
    case continuous(lower: Double, upper: Double, transform: ScaleTransform, kind: ValueKind)
    /// Equal bands without padding.
    case band([DataValue])
  }

  package let form: Form
  /// The positions of the domain's start and end in points. The end may be before the start.
  package let start: Double
  package let end: Double
  /// The height in points that a label takes at the top of each band. Marks are in the rest of the band.
  package let head: Double
  private let bandIndex: [DataValue: Int]
  // position = offset + factor · (transform(value) − anchor)
  private let offset: Double
  private let factor: Double
  // 0, or the domain's start if it is so far from zero that precision would be lost.
  private let anchor: Double

  /// - Parameter bandIndex: The index of each category, if it is known.
  package init(
    _ form: Form, from start: Double, to end: Double, head: Double = 0, bandIndex: [DataValue: Int]? = nil
  ) {
    self.form = form
    self.start = start
    self.end = end
    self.head = head
    switch form {
    case .continuous(let lower, let upper, let transform, _):
      let (a, b) = (transform.forward(lower), transform.forward(upper))
      anchor = abs(a) > 1e6 * abs(b - a) ? a : 0
      // Halved, because the difference of the largest numbers would overflow.
      let slope = (b - a).isFinite ? (end - start) / (b - a) : (end - start) / 2 / (b / 2 - a / 2)
      if slope.isFinite {
        factor = slope
        offset = start - slope * (a - anchor)
      } else {
        factor = 0
        offset = (start + end) / 2
      }
      self.bandIndex = [:]
    case .band(let domain):
      factor = domain.isEmpty ? 0 : (end - start) / Double(domain.count)
      offset = start + factor / 2 + head / 2
      anchor = 0
      self.bandIndex = bandIndex ?? Dictionary(zip(domain, 0...), uniquingKeysWith: { first, _ in first })
    }
  }

  package var isBand: Bool { if case .band = form { true } else { false } }

  /// The distance between the centres of adjacent bands, in points, positive; 0 on continuous scales.
  package var step: Double { isBand ? abs(factor) : 0 }

  /// Returns the position of a number: in data units on continuous scales, an index on bands.
  @inlinable package func position(_ v: Double) -> Double { map(v) }

  @usableFromInline func map(_ v: Double) -> Double {
    switch form {
    case .continuous(_, _, let transform, _): offset + factor * (transform.forward(v) - anchor)
    case .band: offset + factor * (v - anchor)
    }
  }

  /// Offset and factor of `position = offset + factor · (v − anchor)`; `nil` if the scale is not linear.
  var line: (offset: Double, factor: Double, anchor: Double)? {
    switch form {
    case .continuous(_, _, let transform, _): transform.isLinear ? (offset, factor, anchor) : nil
    case .band: (offset, factor, anchor)
    }
  }

  /// Maps a whole column in one pass.
  package func positions(_ values: [Double]) -> [Double] {
    let (offset, factor, anchor) = (offset, factor, anchor)
    switch form {
    case .continuous(_, _, let transform, _) where !transform.isLinear:
      return values.map { offset + factor * (transform.forward($0) - anchor) }
    case .continuous, .band:
      return values.map { offset + factor * ($0 - anchor) }
    }
  }

  /// Returns the number of a value on this scale: its magnitude, or the index of its band. `nil` for an unknown
  /// category.
  package func number(of value: DataValue) -> Double? {
    switch form {
    case .continuous: value.magnitude
    case .band: bandIndex[value].map(Double.init)
    }
  }

  /// Returns the position of a value, in points from the plot's left or top edge; for a category, the middle of its
  /// band. Returns `nil` when the value has no position.
  package func position(of value: DataValue) -> Double? {
    guard let number = number(of: value) else { return nil }
    let p = map(number)
    return p.isFinite ? p : nil
  }

  /// Returns the band of a category, in points; `nil` on continuous scales and for unknown categories.
  package func band(of value: DataValue) -> ClosedRange<Double>? {
    guard isBand, let index = bandIndex[value] else { return nil }
    let center = map(Double(index)) - head / 2
    return (center - step / 2)...(center + step / 2)
  }

  /// Returns the part of a range of bands that marks may use, in points: without the space for labels.
  ///
  /// - Parameters:
  ///   - low: The lower end, in numbers of the scale: the first index minus a half.
  ///   - high: The upper end.
  func usableRange(from low: Double, to high: Double) -> (Double, Double) {
    let (a, b) = (map(low), map(high))
    return a < b ? (a + head / 2, b - head / 2) : (a - head / 2, b + head / 2)
  }

  /// Returns the position of a number without the space for labels within bands. An index plus a half is the boundary
  /// between two bands.
  func boundary(_ number: Double) -> Double { map(number) - head / 2 }

  /// Returns the value at a position. Continuous scales extrapolate; band scales return the category of the nearest
  /// band.
  package func value(at position: Double) -> DataValue? {
    guard position.isFinite else { return nil }
    switch form {
    case .continuous(let lower, _, let transform, let kind):
      let v = factor == 0 ? lower : transform.inverse((position - offset) / factor + anchor)
      guard v.isFinite else { return nil }
      return DataValue(v, kind)
    case .band(let domain):
      guard !domain.isEmpty, factor != 0 else { return nil }
      let index = ((position + head / 2 - offset) / factor).rounded()
      return domain[Int(min(max(index, 0), Double(domain.count - 1)))]
    }
  }

  /// The scale in the form in which the audit model stores it; `nil` on band scales.
  var drawn: AuditModel.Axis.Scale? {
    guard case .continuous(let lower, let upper, let transform, _) = form else { return nil }
    return AuditModel.Axis.Scale(lower, upper, from: start, to: end, transform: transform)
  }

  /// The bounds of a continuous domain, or all categories in order.
  package var domain: [DataValue] {
    switch form {
    case .continuous(let lower, let upper, _, .date): [.date(lower), .date(upper)]
    case .continuous(let lower, let upper, _, _): [.number(lower), .number(upper)]
    case .band(let domain): domain
    }
  }

  /// The bounds in data units, lower first; on band scales, half a band beyond the first and the last index.
  package var bounds: (lower: Double, upper: Double) {
    switch form {
    case .continuous(let lower, let upper, _, _): (lower, upper)
    case .band(let domain): (-0.5, Double(domain.count) - 0.5)
    }
  }

  /// The value where bars and areas start: zero, or the end of the domain that is nearest to zero.
  package var baseline: Double {
    switch form {
    case .continuous(let lower, let upper, let transform, _):
      transform.takes(0) ? min(max(0, lower), upper) : lower
    case .band: -0.5
    }
  }
}
