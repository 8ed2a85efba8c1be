import Foundation

/// An answer: columns of equal length, and a collection of their rows for plots and charts.
///
///     BarPlot(delays, x: .value("Delay", \.x), y: .value("Flights", \.y))
///
/// Elements are sorted by x, then by y if y is a key, then by series, then by value. In lines, elements with equal x
/// and series are in the order of the line.
public struct DataRows<X: Sendable, Y: Sendable>: RandomAccessCollection, Sendable {
  public typealias Element = DataRow<X, Y>

  /// The values on x, or the midpoints of bins.
  public let x: [X]
  /// The starts of the bins or calendar units on x; otherwise equal to ``x``.
  public let xStart: [X]
  /// The ends of the bins or calendar units on x; otherwise equal to ``x``.
  public let xEnd: [X]
  /// The measures, or the values or bin midpoints of a second key.
  public let y: [Y]
  /// The starts of the bins on y; otherwise equal to ``y``.
  public let yStart: [Y]
  /// The ends of the bins on y; otherwise equal to ``y``.
  public let yEnd: [Y]
  /// The measures; in rows and lines the numbers on y.
  public let values: [Double]
  /// The number of source rows in each element.
  public let counts: [Int]
  /// Indices into ``seriesNames``, -1 for missing; empty if there are no series.
  public let seriesCodes: [Int32]
  /// The names of the series, in code-point order.
  public let seriesNames: [String]
  /// The number of source rows in all elements.
  public let rowCount: Int

  /// Creates an empty answer, for views that wait for the first one.
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
