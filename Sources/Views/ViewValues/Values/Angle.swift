import Foundation

/// An angle, kept in radians. Positive angles turn clockwise on screen, where y grows downwards.
public struct Angle: Hashable, Comparable, Sendable, Animatable {
  /// Half a turn is π.
  public var radians: Double

  /// Half a turn is 180.
  @inlinable public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  /// No turn.
  @inlinable public init() { radians = 0 }
  /// An angle in radians.
  @inlinable public init(radians: Double) { self.radians = radians }
  /// An angle in degrees.
  @inlinable public init(degrees: Double) { radians = degrees * (.pi / 180) }

  /// An angle in radians.
  @inlinable public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// An angle in degrees.
  @inlinable public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// No turn.
  public static let zero = Angle()

  /// The radians, for animations.
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }

  @inlinable public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
  /// The same turn the other way.
  @inlinable public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }
  /// Both turns after each other.
  @inlinable public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
  /// The first turn less the second.
  @inlinable public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
  /// The turn so many times.
  @inlinable public static func * (a: Angle, factor: Double) -> Angle {
    Angle(radians: a.radians * factor)
  }
  /// The turn so many times.
  @inlinable public static func * (factor: Double, a: Angle) -> Angle { a * factor }
  /// The turn divided by a number.
  @inlinable public static func / (a: Angle, divisor: Double) -> Angle {
    Angle(radians: a.radians / divisor)
  }
  /// Adds a turn.
  @inlinable public static func += (a: inout Angle, b: Angle) { a = a + b }
  /// Takes a turn away.
  @inlinable public static func -= (a: inout Angle, b: Angle) { a = a - b }
  /// Turns so many times as far.
  @inlinable public static func *= (a: inout Angle, factor: Double) { a = a * factor }
  /// Divides the turn by a number.
  @inlinable public static func /= (a: inout Angle, divisor: Double) { a = a / divisor }
}
