import Foundation

/// One element of an answer: what a mark shows.
public struct DataRow<X: Sendable, Y: Sendable>: Identifiable, Sendable {
  /// Its place in the answer.
  public let id: Int
  /// The value, or the middle of the interval.
  public let x: X
  /// Where the interval or the unit of time begins; of other values ``x``.
  public let xStart: X
  /// Where it ends.
  public let xEnd: X
  /// The value on y: the measure, or the second key or the middle of its interval.
  public let y: Y
  /// Where the interval on y begins; of other values ``y``.
  public let yStart: Y
  /// Where it ends.
  public let yEnd: Y
  /// The measure; of rows and lines the number on y.
  public let value: Double
  /// The name of the series; empty without series.
  public let series: String
  /// How many rows stand behind it.
  public let count: Int
}
