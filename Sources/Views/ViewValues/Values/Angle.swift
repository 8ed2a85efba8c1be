import Foundation

/// An angle, stored in radians. Positive angles are clockwise on screen, where y points down.
public struct Angle: Hashable, Comparable, Sendable, Animatable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  @inlinable public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  /// Creates a zero angle.
  @inlinable public init() { radians = 0 }
  /// Creates an angle in radians.
  @inlinable public init(radians: Double) { self.radians = radians }
  /// Creates an angle in degrees.
  @inlinable public init(degrees: Double) { radians = degrees * (.pi / 180) }

  /// Returns an angle in radians.
  @inlinable public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// Returns an angle in degrees.
  @inlinable public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// A zero angle.
  public static let zero = Angle()

  /// The radians, for animations.
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }

  @inlinable public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
  /// Returns the negative angle.
  @inlinable public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }
  /// Returns the sum of two angles.
  @inlinable public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
  /// Returns the difference of two angles.
  @inlinable public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
  /// Returns the angle multiplied by a factor.
  @inlinable public static func * (a: Angle, factor: Double) -> Angle {
    Angle(radians: a.radians * factor)
  }
  /// Returns the angle multiplied by a factor.
  @inlinable public static func * (factor: Double, a: Angle) -> Angle { a * factor }
  /// Returns the angle divided by a number.
  @inlinable public static func / (a: Angle, divisor: Double) -> Angle {
    Angle(radians: a.radians / divisor)
  }
  /// Adds an angle.
  @inlinable public static func += (a: inout Angle, b: Angle) { a = a + b }
  /// Subtracts an angle.
  @inlinable public static func -= (a: inout Angle, b: Angle) { a = a - b }
  /// Multiplies the angle by a factor.
  @inlinable public static func *= (a: inout Angle, factor: Double) { a = a * factor }
  /// Divides the angle by a number.
  @inlinable public static func /= (a: inout Angle, divisor: Double) { a = a / divisor }
}
