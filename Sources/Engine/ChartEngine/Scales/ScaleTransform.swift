import ChartModel
import Foundation

/// The curve of a continuous scale: data to a number that is then linear in points.
package enum ScaleTransform: Hashable, Sendable {
  case linear
  case log
  case symmetricLog(slope: Double)
  case power(exponent: Double)

  package init(_ kind: ScaleKind?) {
    switch kind {
    case .log: self = .log
    case .symmetricLog(let slope): self = .symmetricLog(slope: slope > 0 && slope.isFinite ? slope : 1)
    case .squareRoot: self = .power(exponent: 0.5)
    case .power(let exponent):
      self = exponent > 0 && exponent.isFinite ? .power(exponent: exponent) : .linear
    case .linear, .date, .category, nil: self = .linear
    }
  }

  /// NaN where the value has no place, such as the log of zero.
  @inlinable package func forward(_ v: Double) -> Double {
    switch self {
    case .linear: v
    case .log: v > 0 ? Foundation.log(v) : .nan
    case .symmetricLog(let slope): (v < 0 ? -1 : 1) * Foundation.log1p(abs(v) * slope)
    // Mirrored at zero, so that negative values have a place too.
    case .power(let exponent): (v < 0 ? -1 : 1) * Foundation.pow(abs(v), exponent)
    }
  }

  @inlinable package func inverse(_ u: Double) -> Double {
    switch self {
    case .linear: u
    case .log: Foundation.exp(u)
    case .symmetricLog(let slope): (u < 0 ? -1 : 1) * Foundation.expm1(abs(u)) / slope
    case .power(let exponent): (u < 0 ? -1 : 1) * Foundation.pow(abs(u), 1 / exponent)
    }
  }
}
