import Foundation

/// An angle in a plane, measured counterclockwise.
public struct Angle2D: Hashable, Sendable, Codable {
  /// The angle in radians; a full turn is 2π.
  public var radians: Double

  /// The angle in degrees; a full turn is 360.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Creates an angle of zero.
  public init() { radians = 0 }

  /// Creates an angle in radians. It may be more than a full turn.
  public init(radians: Double) { self.radians = radians }

  /// Creates an angle in radians from another floating-point type.
  public init<T>(radians: T) where T: BinaryFloatingPoint { self.radians = Double(radians) }

  /// Creates an angle in degrees. It may be more than a full turn.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// Creates an angle in degrees from another floating-point type.
  public init<T>(degrees: T) where T: BinaryFloatingPoint { radians = Double(degrees) * .pi / 180 }

  /// Returns an angle in radians.
  public static func radians(_ radians: Double) -> Angle2D { Angle2D(radians: radians) }

  /// Returns an angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle2D { Angle2D(degrees: degrees) }

  /// The equivalent angle from −π to π radians.
  public var normalized: Angle2D {
    let normalized = radians.remainder(dividingBy: 2 * .pi)
    return Angle2D(radians: normalized)
  }

  /// Returns whether two angles differ by at most a tolerance in radians.
  public func isApproximatelyEqual(to other: Angle2D, tolerance: Double = 1e-12) -> Bool {
    abs(radians - other.radians) <= tolerance
  }
}

extension Angle2D: AdditiveArithmetic {
  public static var zero: Angle2D { Angle2D() }

  public static func + (a: Angle2D, b: Angle2D) -> Angle2D { Angle2D(radians: a.radians + b.radians) }

  public static func - (a: Angle2D, b: Angle2D) -> Angle2D { Angle2D(radians: a.radians - b.radians) }

  /// Returns the opposite angle.
  public static prefix func - (a: Angle2D) -> Angle2D { Angle2D(radians: -a.radians) }

  /// Returns the angle multiplied by a factor.
  public static func * (a: Angle2D, factor: Double) -> Angle2D { Angle2D(radians: a.radians * factor) }

  /// Returns the angle multiplied by a factor.
  public static func * (factor: Double, a: Angle2D) -> Angle2D { Angle2D(radians: a.radians * factor) }

  /// Returns the angle divided by a number. Dividing by zero gives infinity or NaN.
  public static func / (a: Angle2D, divisor: Double) -> Angle2D { Angle2D(radians: a.radians / divisor) }

  /// Multiplies the angle by a factor.
  public static func *= (a: inout Angle2D, factor: Double) { a.radians *= factor }

  /// Divides the angle by a number. Dividing by zero gives infinity or NaN.
  public static func /= (a: inout Angle2D, divisor: Double) { a.radians /= divisor }
}

extension Angle2D: Comparable {
  public static func < (a: Angle2D, b: Angle2D) -> Bool { a.radians < b.radians }
}

extension Angle2D: CustomStringConvertible {
  public var description: String { "\(degrees)°" }
}

/// Returns the sine of an angle.
public func sin(_ angle: Angle2D) -> Double { Foundation.sin(angle.radians) }

/// Returns the cosine of an angle.
public func cos(_ angle: Angle2D) -> Double { Foundation.cos(angle.radians) }

/// Returns the tangent of an angle; near a quarter turn it is a very large number.
public func tan(_ angle: Angle2D) -> Double { Foundation.tan(angle.radians) }
