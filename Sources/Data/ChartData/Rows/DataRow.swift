import Foundation

/// One element of an answer, which a mark shows.
public struct DataRow<X: Sendable, Y: Sendable>: Identifiable, Sendable {
  /// The index of the element in the answer.
  public let id: Int
  /// The value on x, or the midpoint of its bin.
  public let x: X
  /// The start of the bin or calendar unit; otherwise equal to ``x``.
  public let xStart: X
  /// The end of the bin or calendar unit; otherwise equal to ``x``.
  public let xEnd: X
  /// The value on y: the measure, or the second key's value or the midpoint of its bin.
  public let y: Y
  /// The start of the bin on y; otherwise equal to ``y``.
  public let yStart: Y
  /// The end of the bin on y; otherwise equal to ``y``.
  public let yEnd: Y
  /// The measure; in rows and lines the number on y.
  public let value: Double
  /// The name of the series; empty if there is none.
  public let series: String
  /// The number of source rows in this element.
  public let count: Int
}
