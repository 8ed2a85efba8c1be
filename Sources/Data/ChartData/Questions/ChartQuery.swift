/// What a chart asks of a ``DataSource``. It reads like the options of the command line tool:
///
///     ChartQuery(x: .bins("delay"), y: .count, where: "distance > 500")
///     ChartQuery(x: .unit("day", .month), y: .percentile(95, "delay"), series: "carrier")
///     ChartQuery(x: .bins("distance"), y: .bins("delay"), value: .count)
///     ChartQuery(x: .date("time"), y: .number("load"), lineColumns: 800)
///     ChartQuery(x: .number("power"), y: .number("economy"))
///
/// A filter compares columns with values, with `and`, `or`, `not`, `in (…)`, `between` and `is missing`; names with
/// spaces stand in "double quotes", text in 'single quotes'. Rows without a value on x or y, or a series, are left out,
/// but for numbers on y of rows themselves, which are NaN: there, a line has a gap.
public struct ChartQuery<X: ChartDataValue, Y: ChartDataValue>: Hashable, Sendable {
  let x: ChannelForm
  let y: ChannelForm?
  let measure: DataMeasure?
  let series: String?
  let filter: String?
  let lineColumns: Int?
  var window: ClosedRange<Double>?

  /// An answer of more rows than this is an error rather than a chart of a part of the data.
  public var limit = 500_000

  private init(
    _ x: ChannelForm, _ y: ChannelForm?, _ measure: DataMeasure?, _ series: String?, _ filter: String?,
    lineColumns: Int? = nil
  ) {
    (self.x, self.y, self.measure) = (x, y, measure)
    (self.series, self.filter, self.lineColumns) = (series, filter, lineColumns)
  }

  /// A number for the rows of each place on x, and of each series.
  public init(
    x: DataChannel<X>, y: DataMeasure, series: String? = nil, where filter: String? = nil
  ) where Y == Double {
    self.init(x.form, nil, y, series, filter)
  }

  /// A number for the rows of each place on x and y, and of each series: heat maps and densities.
  public init(
    x: DataChannel<X>, y: DataChannel<Y>, value: DataMeasure, series: String? = nil,
    where filter: String? = nil
  ) {
    self.init(x.form, y.form, value, series, filter)
  }

  /// The rows themselves.
  public init(
    x: DataChannel<X>, y: DataChannel<Y>, series: String? = nil, where filter: String? = nil
  ) {
    self.init(x.form, y.form, nil, series, filter)
  }

  /// The points of a line that draw the same picture as all rows would: of each of so many columns of pixels, where the
  /// line comes in and goes out, and its lowest and highest value.
  public init(
    x: DataChannel<X>, y: DataChannel<Double>, series: String? = nil, where filter: String? = nil,
    lineColumns: Int
  ) where X: ContinuousDataValue, Y == Double {
    self.init(x.form, y.form, nil, series, filter, lineColumns: lineColumns)
  }

  /// The same question of the rows with x in a range.
  public func within(_ range: ClosedRange<X>) -> Self where X: ContinuousDataValue {
    var query = self
    query.window = range.lowerBound._number...range.upperBound._number
    return query
  }
}
