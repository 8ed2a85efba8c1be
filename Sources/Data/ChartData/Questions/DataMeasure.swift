import Tables

/// One number for many rows.
///
///     .count   .mean("delay")   .percentile(95, "delay")
public struct DataMeasure: Hashable, Sendable {
  /// `nil`: rows are counted.
  let column: String?
  let aggregate: Aggregate

  /// How many rows there are.
  public static let count = DataMeasure(column: nil, aggregate: .count)
  /// How many rows have a value of a column.
  public static func count(_ column: String) -> Self { Self(column: column, aggregate: .count) }
  public static func sum(_ column: String) -> Self { Self(column: column, aggregate: .sum) }
  public static func mean(_ column: String) -> Self { Self(column: column, aggregate: .mean) }
  public static func median(_ column: String) -> Self { Self(column: column, aggregate: .median) }
  public static func min(_ column: String) -> Self { Self(column: column, aggregate: .min) }
  public static func max(_ column: String) -> Self { Self(column: column, aggregate: .max) }
  /// The value below which so many in a hundred lie, from 0 to 100, between neighbours in proportion.
  public static func percentile(_ percent: Double, _ column: String) -> Self {
    Self(column: column, aggregate: .quantile(percent: percent))
  }
}
