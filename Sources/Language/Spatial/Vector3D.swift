import Foundation

/// A vector in space.
public struct Vector3D: Hashable, Sendable, Codable {
  /// The x component, to the right.
  public var x: Double
  /// The y component, up.
  public var y: Double
  /// The z component, towards the viewer.
  public var z: Double

  /// Creates a vector from its components; the default is the zero vector.
  public init(x: Double = 0, y: Double = 0, z: Double = 0) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// Creates a vector from components of another floating-point type.
  public init<T>(x: T, y: T, z: T) where T: BinaryFloatingPoint {
    self.init(x: Double(x), y: Double(y), z: Double(z))
  }

  /// Creates a vector from a SIMD vector.
  public init(_ xyz: SIMD3<Double>) { self.init(x: xyz.x, y: xyz.y, z: xyz.z) }

  /// Creates the vector from the origin to a point.
  public init(_ point: Point3D) { self.init(x: point.x, y: point.y, z: point.z) }

  /// The three components as a SIMD vector.
  public var vector: SIMD3<Double> {
    get { SIMD3(x, y, z) }
    set { (x, y, z) = (newValue.x, newValue.y, newValue.z) }
  }

  /// The unit vector along x.
  public static let right = Vector3D(x: 1)
  /// The unit vector along y.
  public static let up = Vector3D(y: 1)
  /// The unit vector along z.
  public static let forward = Vector3D(z: 1)

  /// The square of ``length``, which is faster to compute.
  public var lengthSquared: Double { dot(self) }

  /// The length of the vector.
  public var length: Double { lengthSquared.squareRoot() }

  /// The vector scaled to length 1; the zero vector stays zero.
  public var normalized: Vector3D {
    // Divide by the largest component first: squares of very large or very small components would overflow or become
    // zero.
    let largest = max(abs(x), abs(y), abs(z))
    guard largest > 0, largest.isFinite else { return largest == 0 ? .zero : self }
    let scaled = self / largest
    return scaled / scaled.length
  }

  /// Scales the vector to length 1; the zero vector stays zero.
  public mutating func normalize() { self = normalized }

  /// Returns the dot product: the product of both lengths and the cosine of the angle between the vectors.
  public func dot(_ other: Vector3D) -> Double { x * other.x + y * other.y + z * other.z }

  /// Returns the cross product, by the right-hand rule.
  public func cross(_ other: Vector3D) -> Vector3D {
    Vector3D(
      x: y * other.z - z * other.y, y: z * other.x - x * other.z, z: x * other.y - y * other.x)
  }

  /// Returns the rotated vector.
  public func rotated(by rotation: Rotation3D) -> Vector3D { rotation.applied(to: self) }

  /// Returns the smallest rotation from this direction to another; the identity if either vector is zero.
  public func rotation(to other: Vector3D) -> Rotation3D { Rotation3D(from: self, to: other) }

  /// Returns whether the length of the difference is at most a tolerance; false if a component is NaN.
  public func isApproximatelyEqual(to other: Vector3D, tolerance: Double = 1e-12) -> Bool {
    (self - other).length <= tolerance
  }
}

extension Vector3D: AdditiveArithmetic {
  public static let zero = Vector3D()

  public static func + (a: Vector3D, b: Vector3D) -> Vector3D {
    Vector3D(x: a.x + b.x, y: a.y + b.y, z: a.z + b.z)
  }

  public static func - (a: Vector3D, b: Vector3D) -> Vector3D {
    Vector3D(x: a.x - b.x, y: a.y - b.y, z: a.z - b.z)
  }

  /// Returns the opposite vector.
  public static prefix func - (a: Vector3D) -> Vector3D { Vector3D(x: -a.x, y: -a.y, z: -a.z) }

  /// Returns the vector multiplied by a factor.
  public static func * (a: Vector3D, factor: Double) -> Vector3D {
    Vector3D(x: a.x * factor, y: a.y * factor, z: a.z * factor)
  }

  /// Returns the vector multiplied by a factor.
  public static func * (factor: Double, a: Vector3D) -> Vector3D { a * factor }

  /// Returns the vector divided by a number. Dividing by zero gives infinite or NaN components.
  public static func / (a: Vector3D, divisor: Double) -> Vector3D {
    Vector3D(x: a.x / divisor, y: a.y / divisor, z: a.z / divisor)
  }

  /// Multiplies the vector by a factor.
  public static func *= (a: inout Vector3D, factor: Double) { a = a * factor }

  /// Divides the vector by a number. Dividing by zero gives infinite or NaN components.
  public static func /= (a: inout Vector3D, divisor: Double) { a = a / divisor }
}
