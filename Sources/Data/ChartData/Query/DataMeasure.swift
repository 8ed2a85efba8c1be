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
  /// The sum of a column of numbers; not a number where a group has none.
  public static func sum(_ column: String) -> DataMeasure { DataMeasure(aggregate: .sum, column: column) }
  /// The mean of a column of numbers; not a number where a group has none.
  public static func mean(_ column: String) -> DataMeasure { DataMeasure(aggregate: .mean, column: column) }
  /// The middle value of a column of numbers, or the mean of the two in the middle.
  public static func median(_ column: String) -> DataMeasure {
    DataMeasure(aggregate: .median, column: column)
  }
  /// The least number of a column.
  public static func min(_ column: String) -> DataMeasure { DataMeasure(aggregate: .min, column: column) }
  /// The greatest number of a column.
  public static func max(_ column: String) -> DataMeasure { DataMeasure(aggregate: .max, column: column) }

  /// The value below which so many in a hundred of the others lie, between two neighbours in proportion. `percent` is
  /// from 0 to 100, or the query is an error; 95 is what `--aggregate p95` of the command line is.
  public static func percentile(_ percent: Double, _ column: String) -> DataMeasure {
    DataMeasure(aggregate: .quantile(percent: percent), column: column)
  }
}
