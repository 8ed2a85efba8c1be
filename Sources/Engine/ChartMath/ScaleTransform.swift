import Foundation

/// The transform of a continuous scale, with everything that distinguishes one scale from another: accepted numbers,
/// ticks, bounds and description. Callers use these properties and never check which scale it is.
package enum ScaleTransform: Hashable, Sendable {
  case linear
  case log
  case symmetricLog(slope: Double)
  case power(exponent: Double)

  // MARK: - The function

  /// Returns a number that grows evenly along the axis; NaN if the scale does not accept the value.
  @inlinable package func forward(_ v: Double) -> Double {
    switch self {
    case .linear: v
    case .log: v > 0 ? Foundation.log(v) : .nan
    case .symmetricLog(let slope): (v < 0 ? -1 : 1) * Foundation.log1p(abs(v) * slope)
    // The scale is mirrored at zero, so that negative values have a position too.
    case .power(let exponent): (v < 0 ? -1 : 1) * Foundation.pow(abs(v), exponent)
    }
  }

  /// Returns the value that `forward` maps to a number.
  @inlinable package func inverse(_ u: Double) -> Double {
    switch self {
    case .linear: u
    case .log: Foundation.exp(u)
    case .symmetricLog(let slope): (u < 0 ? -1 : 1) * Foundation.expm1(abs(u)) / slope
    case .power(let exponent): (u < 0 ? -1 : 1) * Foundation.pow(abs(u), 1 / exponent)
    }
  }

  /// Whether the position is a linear function of the value.
  @inlinable package var isLinear: Bool { if case .linear = self { true } else { false } }

  // MARK: - Accepted numbers

  /// The finite numbers that have no position on the scale, as text for diagnostics; `nil` if the scale accepts all of
  /// them.
  package var exclusion: ScaleExclusion? {
    switch self {
    case .log:
      ScaleExclusion(
        numbers: "at or below zero", scale: "logarithmic", remedy: "Use .symmetricLog, or positive values.")
    case .linear, .symmetricLog, .power: nil
    }
  }

  /// Returns whether a number has a position on the scale. On a logarithmic scale, zero and negative numbers have
  /// none.
  @inlinable package func takes(_ v: Double) -> Bool {
    switch self {
    case .log: v > 0 && v.isFinite
    case .linear, .symmetricLog, .power: v.isFinite
    }
  }

  // MARK: - Ticks and bounds

  /// Returns the ticks of a domain in ascending order; `nil` if they are evenly spaced.
  /// - Parameter desiredCount: The approximate number of ticks; `nil` uses the default.
  package func ticks(lower: Double, upper: Double, desiredCount: Int?) -> [Double]? {
    switch self {
    case .linear: nil
    case .log: LogTicks.values(lower: lower, upper: upper, desiredCount: desiredCount)
    case .symmetricLog(let slope):
      SymmetricLogTicks.values(lower: lower, upper: upper, slopeAtZero: slope, desiredCount: desiredCount)
    case .power(let exponent):
      PowerTicks.values(lower: lower, upper: upper, exponent: exponent, desiredCount: desiredCount)
    }
  }

  /// Returns a domain widened to round bounds; `nil` if these are multiples of an even step.
  package func rounded(lower: Double, upper: Double) -> (lower: Double, upper: Double)? {
    switch self {
    case .log: LogTicks.rounded(lower: lower, upper: upper)
    case .linear, .symmetricLog, .power: nil
    }
  }

  /// The domain of an axis without data.
  package var emptyDomain: (lower: Double, upper: Double) {
    switch self {
    case .log: (1, 10)
    case .linear, .symmetricLog, .power: (0, 1)
    }
  }

  /// Returns a domain around one number, with space on both sides.
  package func domain(around v: Double) -> (lower: Double, upper: Double) {
    switch self {
    case .log: return (max(v / 10, .leastNonzeroMagnitude), v * 10)
    case .linear, .symmetricLog, .power:
      let half = v == 0 ? 1 : abs(v) / 2
      return (v - half, v + half)
    }
  }

  // MARK: - Words

  /// Whether equal distances are equal factors; audio graphs need this.
  package var isLogarithmic: Bool { self == .log }

  /// Whether tick labels share one notation. Over many orders of magnitude, each label has its own notation: 1, 1,000,
  /// 1.0E6.
  package var sharesNotation: Bool {
    switch self {
    case .log, .symmetricLog: false
    case .linear, .power: true
    }
  }
}
