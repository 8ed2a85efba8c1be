/// One row of an answer.
public struct ChartRow<X: ChartDataValue, Y: ChartDataValue>: Identifiable, Hashable, Sendable {
  /// Its place in the answer.
  public var id: Int
  /// The value on x, or the start of its interval.
  public var x: X
  /// The end of the interval; without intervals, the value.
  public var xEnd: X
  /// The value on y, or the start of its interval.
  public var y: Y
  /// The end of the interval; without intervals, the value.
  public var yEnd: Y
  /// What was measured: the count, or the aggregate; NaN for rows themselves.
  public var value: Double
  /// The name of the series; empty without one.
  public var series: String
}

/// An answer: columns that plots read, and rows that are made when somebody asks for one.
///
///     Chart {
///       BarPlot(rows, x: .value("Delay", \.x, \.xEnd), y: .value("Flights", \.y))
///         .foregroundStyle(by: .value("Carrier", \.series))
///     }
///
/// Groups come in the order of x, y and series, rows themselves in the order of the source.
public struct ChartRows<X: ChartDataValue, Y: ChartDataValue>: RandomAccessCollection, Hashable, Sendable {
  /// Values on x, or the starts of their intervals.
  public private(set) var x: [X] = []
  /// Ends of intervals; none without intervals.
  private var xEnds: [X] = []
  /// Values on y, or the starts of their intervals.
  public private(set) var y: [Y] = []
  private var yEnds: [Y] = []
  /// What was measured; empty for rows themselves.
  public private(set) var values: [Double] = []
  private var seriesCodes: [Int32] = []
  /// The names of all series, in order.
  public private(set) var seriesNames: [String] = []

  /// No rows, to begin with.
  public init() {}

  init(x: KeyValues, y: KeyValues, values: [Double], series: KeyValues?) {
    self.x = X._values(numbers: x.numbers, names: x.names)
    xEnds = x.ends.isEmpty ? [] : X._values(numbers: x.ends, names: [])
    self.y = Y._values(numbers: y.numbers, names: y.names)
    yEnds = y.ends.isEmpty ? [] : Y._values(numbers: y.ends, names: [])
    self.values = values
    guard let series else { return }
    var codes: [String: Int32] = [:]
    seriesNames = Set(series.names).sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
    for (code, name) in seriesNames.enumerated() { codes[name] = Int32(code) }
    seriesCodes = series.names.map { codes[$0] ?? 0 }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { x.count }

  public subscript(row: Int) -> ChartRow<X, Y> {
    ChartRow(
      id: row, x: x[row], xEnd: xEnds.isEmpty ? x[row] : xEnds[row], y: y[row],
      yEnd: yEnds.isEmpty ? y[row] : yEnds[row], value: values.isEmpty ? .nan : values[row],
      series: seriesCodes.isEmpty ? "" : seriesNames[Int(seriesCodes[row])])
  }
}

/// The values of one key, of each row of an answer.
struct KeyValues {
  /// Numbers, or moments in seconds since 2001.
  var numbers: [Double] = []
  /// The ends of intervals; empty where there are none.
  var ends: [Double] = []
  var names: [String] = []

  func picked(_ rows: [Int]) -> KeyValues {
    KeyValues(
      numbers: numbers.isEmpty ? [] : rows.map { numbers[$0] },
      ends: ends.isEmpty ? [] : rows.map { ends[$0] },
      names: names.isEmpty ? [] : rows.map { names[$0] })
  }
}
