import ChartModel

/// How a scale turns data into places, sizes or colours.
public struct ScaleType {
  let kind: ScaleKind

  /// Equal differences of the data are equal distances.
  public static var linear: ScaleType { ScaleType(kind: .linear) }
  /// By logarithm; the domain must be positive.
  public static var log: ScaleType { ScaleType(kind: .log) }
  /// By logarithm away from zero on both sides; goes through zero.
  public static var symmetricLog: ScaleType { symmetricLog(slopeAtZero: 1) }
  /// By logarithm away from zero on both sides; a higher slope spreads what lies near zero.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    ScaleType(kind: .symmetricLog(slopeAtZero: slopeAtZero))
  }
  /// By square root, mirrored at zero for negative values: spreads what lies near zero.
  public static var squareRoot: ScaleType { ScaleType(kind: .squareRoot) }
  /// By a power, mirrored at zero for negative values: above 1 spreads large values, below 1 small ones. An exponent
  /// that is not positive and finite gives a linear scale.
  public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent: exponent)) }
  /// Equal spans of time are equal distances, as dates have it by themselves; numbers stay numbers on a linear scale.
  public static var date: ScaleType { ScaleType(kind: .date) }
  /// A band for each value.
  public static var category: ScaleType { ScaleType(kind: .category) }
}
