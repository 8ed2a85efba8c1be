import Tables

/// The number that stands for the rows of a group. Missing values count for nothing.
public struct DataMeasure: Sendable, Hashable {
  let aggregate: Aggregate
  /// `nil`: the rows themselves are counted.
  let column: String?

  /// How many rows there are.
  public static let count = DataMeasure(aggregate: .count, column: nil)

  /// How many rows have a value in the column.
  public static func count(_ column: String) -> DataMeasure {
    DataMeasure(aggregate: .count, column: column)
  }
  public static func sum(_ column: String) -> DataMeasure { DataMeasure(aggregate: .sum, column: column) }
  public static func mean(_ column: String) -> DataMeasure { DataMeasure(aggregate: .mean, column: column) }
  public static func median(_ column: String) -> DataMeasure {
    DataMeasure(aggregate: .median, column: column)
  }
  public static func min(_ column: String) -> DataMeasure { DataMeasure(aggregate: .min, column: column) }
  public static func max(_ column: String) -> DataMeasure { DataMeasure(aggregate: .max, column: column) }

  /// The value below which so many in a hundred of the others lie, between two neighbours in proportion. `percent` is
  /// from 0 to 100; 95 is what `--aggregate p95` of the command line is.
  public static func percentile(_ percent: Double, _ column: String) -> DataMeasure {
    DataMeasure(aggregate: .quantile(percent: Swift.min(Swift.max(percent, 0), 100)), column: column)
  }
}
