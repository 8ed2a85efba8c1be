import Foundation

/// What a window or a selection along an axis is made of: numbers and dates.
public protocol DataPosition: Comparable, Hashable, Sendable {
  /// Numbers as they are, dates in seconds since 1 January 2001, 00:00 UTC.
  var _position: Double { get }
  init(_position: Double)
  static var _isDate: Bool { get }
}

extension Double: DataPosition {
  public var _position: Double { self }
  public init(_position: Double) { self = _position }
  public static var _isDate: Bool { false }
}

extension Date: DataPosition {
  public var _position: Double { timeIntervalSinceReferenceDate }
  public init(_position: Double) { self.init(timeIntervalSinceReferenceDate: _position) }
  public static var _isDate: Bool { true }
}
