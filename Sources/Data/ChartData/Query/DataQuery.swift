import Foundation

/// The query of a chart: rows in groups, and a number for each group.
///
///     DataQuery(x: .bins("dep_delay", 60))
///     DataQuery(x: .date("day", by: .month), y: .sum("total"), series: "country", where: "total > 0")
///     DataQuery(x: .bins("distance", 80), y: .bins("arr_delay", 80), value: .count)
///     DataQuery(x: .date("time"), line: "temperature", pixels: 1280)
///
/// The engine aggregates the data, so that the answer is about as large as a picture.
public struct DataQuery<X: Sendable, Y: Sendable>: Sendable, Hashable {
  let x: DataKey<X>
  /// A second key; `nil` if y is a measure or a value.
  let y: DataKey<Y>?
  var form: QueryForm
  let series: String?
  /// A condition on the rows, in the syntax of `--where`: `country in ('DE', 'FR') and total > 100`. Empty for all
  /// rows.
  public var filter: String
  /// The names of the series to include, for series with many names; only for measures.
  public var seriesNames = NameChoice.all
  /// The time zone of days and months, and of dates without a zone.
  public var timeZone: TimeZone = .gmt
  /// The maximum number of elements, from 1 to 10,000,000. A larger answer is an error; it is never truncated.
  public var limit = 100_000
  /// Further ranges to which the rows are restricted.
  var bounds: [ColumnBounds] = []

  init(
    x: DataKey<X>, y: DataKey<Y>?, form: QueryForm, series: String?, filter: String
  ) {
    (self.x, self.y, self.form, self.series, self.filter) = (x, y, form, series, filter)
  }
}

extension DataQuery {
  /// Creates a query for a measure of each group by two keys, as for a heat map or a density. Groups without rows are
  /// left out.
  public init(
    x: DataKey<X>, y: DataKey<Y>, value: DataMeasure, series: String? = nil, where filter: String = ""
  ) {
    self.init(x: x, y: y, form: .measure(value), series: series, filter: filter)
  }
}

extension DataQuery where Y == Double {
  /// Creates a query for a measure of each group.
  ///
  /// - Parameters:
  ///   - x: The key by which rows are grouped.
  ///   - y: The measure of each group.
  ///   - series: A column of names, by which rows are grouped, too.
  ///   - filter: A condition on the rows; empty for all rows.
  public init(
    x: DataKey<X>, y: DataMeasure = .count, series: String? = nil, where filter: String = ""
  ) {
    self.init(x: x, y: nil, form: .measure(y), series: series, filter: filter)
  }

  /// Creates a query for individual rows, with the numbers of a column on y, in the order of x: numbers, dates or
  /// names. Bins and calendar units are an error.
  public init(
    x: DataKey<X>, rows y: String, series: String? = nil, where filter: String = ""
  ) {
    self.init(x: x, y: nil, form: .rows(y), series: series, filter: filter)
  }

  /// Creates a query for a line that looks the same as with all rows: at most four points for each pixel column and
  /// series. After Jugel and others, "M4: A Visualization-Oriented Time Series Data Aggregation" (2014).
  ///
  /// - Parameters:
  ///   - x: A key of numbers or dates.
  ///   - y: A column of numbers.
  ///   - pixels: The width of the plot in pixels, from 1 to 100,000, otherwise an error.
  ///   - series: A column of names, with a line for each name.
  ///   - filter: A condition on the rows; empty for all rows.
  public init(
    x: DataKey<X>, line y: String, pixels: Int, series: String? = nil, where filter: String = ""
  ) {
    self.init(
      x: x, y: nil, form: .line(y, pixels: pixels), series: series, filter: filter)
  }
}

/// The result for each group, or each row.
enum QueryForm: Hashable, Sendable {
  case measure(DataMeasure)
  /// Individual rows with the numbers of a column.
  case rows(String)
  /// Pixel columns with the first, last, minimum and maximum number of each.
  case line(String, pixels: Int)
}
