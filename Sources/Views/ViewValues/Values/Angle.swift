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
  /// An angle in degrees.
  /// An angle in radians.
  @inlinable public init() { radians = 0 }
  @inlinable public init(radians: Double) { self.radians = radians }
  @inlinable public init(degrees: Double) { radians = degrees * (.pi / 180) }

  /// An angle in radians.
  /// No turn.
  /// An angle in degrees.
  @inlinable public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  @inlinable public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  public static let zero = Angle()

  /// The radians, for animations.
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }

  /// The turn so many times.
  /// The same turn the other way.
  /// The turn from the second to the first.
  /// Both turns after each other.
  @inlinable public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
  @inlinable public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }
  @inlinable public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
  @inlinable public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
  @inlinable public static func * (a: Angle, factor: Double) -> Angle {
    Angle(radians: a.radians * factor)
  }
  /// The turn so many times.
  /// A part of the turn.
  @inlinable public static func * (factor: Double, a: Angle) -> Angle { a * factor }
  @inlinable public static func / (a: Angle, divisor: Double) -> Angle {
    Angle(radians: a.radians / divisor)
  }
  /// Adds a turn.
  /// Turns a part as far.
  /// Takes a turn away.
  /// Turns so many times as far.
  @inlinable public static func += (a: inout Angle, b: Angle) { a = a + b }
  @inlinable public static func -= (a: inout Angle, b: Angle) { a = a - b }
  @inlinable public static func *= (a: inout Angle, factor: Double) { a = a * factor }
  @inlinable public static func /= (a: inout Angle, divisor: Double) { a = a / divisor }
}
