import Foundation

/// An answer: columns of one length, and a collection of their rows for plots and charts.
///
///     BarPlot(delays, x: .value("Delay", \.x), y: .value("Flights", \.y))
///
/// Elements are in the order of x, then y, then series.
public struct DataRows<X: Sendable, Y: Sendable>: RandomAccessCollection, Sendable {
  public typealias Element = DataRow<X, Y>

  /// Values on x, or the middles of intervals.
  public let x: [X]
  /// Where the intervals or units of time on x begin; of other values ``x``.
  public let xStart: [X]
  /// Where they end.
  public let xEnd: [X]
  /// Measures, or what a second key has: values or the middles of intervals.
  public let y: [Y]
  /// Where the intervals on y begin; of other values ``y``.
  public let yStart: [Y]
  /// Where they end.
  public let yEnd: [Y]
  /// The measures; of rows and lines the numbers on y.
  public let values: [Double]
  /// How many rows stand behind each element.
  public let counts: [Int]
  /// Places in ``seriesNames``; empty without series.
  public let seriesCodes: [Int32]
  /// In the order of their code points.
  public let seriesNames: [String]
  /// How many rows of the source stand behind all of it.
  public let rowCount: Int

  /// No elements: what a view has before an answer is there.
  public init() {
    (x, xStart, xEnd, y, yStart, yEnd) = ([], [], [], [], [], [])
    (values, counts, seriesCodes, seriesNames, rowCount) = ([], [], [], [], 0)
  }

  init(
    x: (middles: [X], starts: [X], ends: [X]), y: (middles: [Y], starts: [Y], ends: [Y]), values: [Double],
    counts: [Int], series: (codes: [Int32], names: [String]), rowCount: Int
  ) {
    (self.x, xStart, xEnd) = x
    (self.y, yStart, yEnd) = y
    (self.values, self.counts, self.rowCount) = (values, counts, rowCount)
    (seriesCodes, seriesNames) = series
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { x.count }

  public subscript(position: Int) -> DataRow<X, Y> {
    let name =
      seriesCodes.isEmpty || seriesCodes[position] < 0 ? "" : seriesNames[Int(seriesCodes[position])]
    return DataRow(
      id: position, x: x[position], xStart: xStart[position], xEnd: xEnd[position], y: y[position],
      yStart: yStart[position], yEnd: yEnd[position], value: values[position], series: name,
      count: counts[position])
  }
}
