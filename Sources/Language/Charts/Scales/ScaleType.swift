import OpenChartsChartModel

/// The mapping of data to positions, sizes or colours.
public struct ScaleType {
  let kind: ScaleKind

  /// Linear: equal differences have equal distances.
  public static var linear: ScaleType { ScaleType(kind: .linear) }
  /// Logarithmic. The domain must be positive.
  public static var log: ScaleType { ScaleType(kind: .log) }
  /// Logarithmic on both sides of zero, and continuous through zero.
  public static var symmetricLog: ScaleType { symmetricLog(slopeAtZero: 1) }
  /// Returns a scale that is logarithmic on both sides of zero. A higher slope spreads values near zero.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    ScaleType(kind: .symmetricLog(slopeAtZero: slopeAtZero))
  }
  /// The square root, mirrored at zero for negative values. Spreads values near zero.
  public static var squareRoot: ScaleType { ScaleType(kind: .squareRoot) }
  /// Returns a power scale, mirrored at zero for negative values. An exponent above 1 spreads large values, an exponent
  /// below 1 small values. An exponent that is not positive and finite gives a linear scale.
  public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent: exponent)) }
  /// Linear in time, the default for dates. Numbers get a linear scale.
  public static var date: ScaleType { ScaleType(kind: .date) }
  /// A band for each value.
  public static var category: ScaleType { ScaleType(kind: .category) }
}
