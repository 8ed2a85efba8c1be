import Foundation

/// A position along an axis, for windows and selections: a number or a date.
public protocol DataPosition: Comparable, Hashable, Sendable {
  /// The number itself, or the date in seconds since 1 January 2001, 00:00 UTC.
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
