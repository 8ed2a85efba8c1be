import Foundation

/// An angle in a plane, counted anticlockwise.
public struct Angle2D: Hashable, Sendable, Codable {
  /// The angle in radians; a full turn is 2π.
  public var radians: Double

  /// The angle in degrees; a full turn is 360.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// No turn.
  public init() { radians = 0 }

  /// An angle in radians, of any number of turns.
  public init(radians: Double) { self.radians = radians }

  /// An angle in radians from a number of another type.
  public init<T>(radians: T) where T: BinaryFloatingPoint { self.radians = Double(radians) }

  /// An angle in degrees, of any number of turns.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// An angle in degrees from a number of another type.
  public init<T>(degrees: T) where T: BinaryFloatingPoint { radians = Double(degrees) * .pi / 180 }

  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle2D { Angle2D(radians: radians) }

  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle2D { Angle2D(degrees: degrees) }

  /// The same direction from −π to π radians.
  public var normalized: Angle2D {
    let turned = radians.remainder(dividingBy: 2 * .pi)
    return Angle2D(radians: turned)
  }

  /// Whether two angles differ by at most a tolerance in radians.
  public func isApproximatelyEqual(to other: Angle2D, tolerance: Double = 1e-12) -> Bool {
    abs(radians - other.radians) <= tolerance
  }
}

extension Angle2D: AdditiveArithmetic {
  public static var zero: Angle2D { Angle2D() }

  public static func + (a: Angle2D, b: Angle2D) -> Angle2D { Angle2D(radians: a.radians + b.radians) }

  public static func - (a: Angle2D, b: Angle2D) -> Angle2D { Angle2D(radians: a.radians - b.radians) }

  /// The angle the other way round.
  public static prefix func - (a: Angle2D) -> Angle2D { Angle2D(radians: -a.radians) }

  /// An angle so many times as large.
  public static func * (a: Angle2D, factor: Double) -> Angle2D { Angle2D(radians: a.radians * factor) }

  /// An angle so many times as large.
  public static func * (factor: Double, a: Angle2D) -> Angle2D { Angle2D(radians: a.radians * factor) }

  /// A part of the angle; by zero it is infinite or not a number.
  public static func / (a: Angle2D, divisor: Double) -> Angle2D { Angle2D(radians: a.radians / divisor) }

  /// Makes the angle so many times as large.
  public static func *= (a: inout Angle2D, factor: Double) { a.radians *= factor }

  /// Makes the angle so many times smaller.
  public static func /= (a: inout Angle2D, divisor: Double) { a.radians /= divisor }
}

extension Angle2D: Comparable {
  public static func < (a: Angle2D, b: Angle2D) -> Bool { a.radians < b.radians }
}

extension Angle2D: CustomStringConvertible {
  public var description: String { "\(degrees)°" }
}

/// The sine of an angle.
public func sin(_ angle: Angle2D) -> Double { Foundation.sin(angle.radians) }

/// The cosine of an angle.
public func cos(_ angle: Angle2D) -> Double { Foundation.cos(angle.radians) }

/// The tangent of an angle; near a quarter turn a very large number.
public func tan(_ angle: Angle2D) -> Double { Foundation.tan(angle.radians) }
