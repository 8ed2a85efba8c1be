import Foundation

/// What a chart asks of its data: rows in groups, and a number for each group.
///
///     DataQuery(x: .bins("dep_delay", 60))
///     DataQuery(x: .date("day", by: .month), y: .sum("total"), series: "country", where: "total > 0")
///     DataQuery(x: .bins("distance", 80), y: .bins("arr_delay", 80), value: .count)
///     DataQuery(x: .date("time"), line: "temperature", pixels: 1280)
///
/// The engine that has the data does the counting, so that what comes back has the size of a picture.
public struct DataQuery<X: Sendable, Y: Sendable>: Sendable, Hashable {
  let x: DataKey<X>
  /// A second key; `nil` where y is a measure or a value.
  let y: DataKey<Y>?
  var form: QueryForm
  let series: String?
  /// Which rows count, in the words of the command line's `--where`:
  /// `country in ('DE', 'FR') and total > 100`. Empty: all.
  public var filter: String
  /// Which names of the series the answer has, where there may be very many; for measures.
  public var seriesNames = NameChoice.all
  /// Where days and months begin, and where dates without a zone are meant.
  public var timeZone: TimeZone = .gmt
  /// The most elements that an answer may have, from 1 to 10,000,000; more are an error, never cut off.
  public var limit = 100_000
  /// What else a row must keep within.
  var bounds: [ColumnBounds] = []

  init(
    x: DataKey<X>, y: DataKey<Y>?, form: QueryForm, series: String?, filter: String
  ) {
    (self.x, self.y, self.form, self.series, self.filter) = (x, y, form, series, filter)
  }
}

extension DataQuery {
  /// A measure for each group by two keys, such as a heat map or a density has; groups without rows are left out.
  public init(
    x: DataKey<X>, y: DataKey<Y>, value: DataMeasure, series: String? = nil, where filter: String = ""
  ) {
    self.init(x: x, y: y, form: .measure(value), series: series, filter: filter)
  }
}

extension DataQuery where Y == Double {
  /// A measure for each group.
  ///
  /// - Parameters:
  ///   - x: How the rows are grouped.
  ///   - y: What each group shows.
  ///   - series: A column of names: a group for each name.
  ///   - filter: Which rows count; empty: all.
  public init(
    x: DataKey<X>, y: DataMeasure = .count, series: String? = nil, where filter: String = ""
  ) {
    self.init(x: x, y: nil, form: .measure(y), series: series, filter: filter)
  }

  /// The rows as they are, with the numbers of a column on y, in the order of x: numbers, dates or
  /// names. Intervals and units of time are for measures.
  public init(
    x: DataKey<X>, rows y: String, series: String? = nil, where filter: String = ""
  ) {
    self.init(x: x, y: nil, form: .rows(y), series: series, filter: filter)
  }

  /// A line of any number of rows that looks as one of all rows does: at most four places for each column of pixels
  /// and series. After Jugel and others, "M4: A Visualization-Oriented Time Series Data Aggregation" (2014).
  ///
  /// - Parameters:
  ///   - x: Numbers or dates.
  ///   - y: A column of numbers.
  ///   - pixels: How many pixels the plot is wide, from 1 to 100,000, or the query is an error.
  ///   - series: A column of names: a line for each name.
  ///   - filter: Which rows count; empty: all.
  public init(
    x: DataKey<X>, line y: String, pixels: Int, series: String? = nil, where filter: String = ""
  ) {
    self.init(
      x: x, y: nil, form: .line(y, pixels: pixels), series: series, filter: filter)
  }
}

/// What comes back of each group, or each row.
enum QueryForm: Hashable, Sendable {
  case measure(DataMeasure)
  /// Rows as they are, with the numbers of a column.
  case rows(String)
  /// As many pixel columns, with the first, last, least and greatest number of each.
  case line(String, pixels: Int)
}
