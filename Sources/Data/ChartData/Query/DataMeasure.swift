import OpenChartsTables

/// The aggregate of the rows of a group. Missing values are ignored.
public struct DataMeasure: Sendable, Hashable {
  let aggregate: Aggregate
  /// The name of the measured column; `nil` to count the rows themselves.
  let column: String?

  /// The number of rows.
  public static let count = DataMeasure(aggregate: .count, column: nil)

  /// The number of rows with a value in the column.
  public static func count(_ column: String) -> DataMeasure {
    DataMeasure(aggregate: .count, column: column)
  }
  /// The sum of a column of numbers; NaN if a group has no values.
  public static func sum(_ column: String) -> DataMeasure { DataMeasure(aggregate: .sum, column: column) }
  /// The mean of a column of numbers; NaN if a group has no values.
  public static func mean(_ column: String) -> DataMeasure { DataMeasure(aggregate: .mean, column: column) }
  /// The median of a column of numbers; the mean of the middle two if their number is even.
  public static func median(_ column: String) -> DataMeasure {
    DataMeasure(aggregate: .median, column: column)
  }
  /// The minimum of a column of numbers.
  public static func min(_ column: String) -> DataMeasure { DataMeasure(aggregate: .min, column: column) }
  /// The maximum of a column of numbers.
  public static func max(_ column: String) -> DataMeasure { DataMeasure(aggregate: .max, column: column) }

  /// A percentile of a column of numbers, by linear interpolation between two neighbors. `percent` is from 0 to 100,
  /// otherwise an error; 95 is `--aggregate p95` of the command line.
  public static func percentile(_ percent: Double, _ column: String) -> DataMeasure {
    DataMeasure(aggregate: .quantile(percent: percent), column: column)
  }
}
