import Foundation

/// A direction and a length in space.
public struct Vector3D: Hashable, Sendable, Codable {
  /// The part along x, to the right.
  public var x: Double
  /// The part along y, up.
  public var y: Double
  /// The part along z, towards the viewer.
  public var z: Double

  /// A vector by its parts; without any it has no length.
  public init(x: Double = 0, y: Double = 0, z: Double = 0) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// A vector by parts of another type of number.
  public init<T>(x: T, y: T, z: T) where T: BinaryFloatingPoint {
    self.init(x: Double(x), y: Double(y), z: Double(z))
  }

  /// A vector by its three parts as one value.
  public init(_ xyz: SIMD3<Double>) { self.init(x: xyz.x, y: xyz.y, z: xyz.z) }

  /// The vector from the origin to a point.
  public init(_ point: Point3D) { self.init(x: point.x, y: point.y, z: point.z) }

  /// The three parts as one value.
  public var vector: SIMD3<Double> {
    get { SIMD3(x, y, z) }
    set { (x, y, z) = (newValue.x, newValue.y, newValue.z) }
  }

  /// Along x, of length 1.
  public static let right = Vector3D(x: 1)
  /// Along y, of length 1.
  public static let up = Vector3D(y: 1)
  /// Along z, of length 1.
  public static let forward = Vector3D(z: 1)

  /// The square of ``length``, which is quicker to compare.
  public var lengthSquared: Double { dot(self) }

  /// How long the vector is.
  public var length: Double { lengthSquared.squareRoot() }

  /// The same direction with length 1; zero stays zero.
  public var normalized: Vector3D {
    // Divided by the largest part first: squares of very large and very small parts are no numbers.
    let largest = max(abs(x), abs(y), abs(z))
    guard largest > 0, largest.isFinite else { return largest == 0 ? .zero : self }
    let scaled = self / largest
    return scaled / scaled.length
  }

  /// Makes the length 1 and keeps the direction; zero stays zero.
  public mutating func normalize() { self = normalized }

  /// The scalar product: the product of both lengths and the cosine of the angle between.
  public func dot(_ other: Vector3D) -> Double { x * other.x + y * other.y + z * other.z }

  /// Perpendicular to both, by the right hand.
  public func cross(_ other: Vector3D) -> Vector3D {
    Vector3D(
      x: y * other.z - z * other.y, y: z * other.x - x * other.z, z: x * other.y - y * other.x)
  }

  /// Turned by a rotation; the length stays.
  public func rotated(by rotation: Rotation3D) -> Vector3D { rotation.applied(to: self) }

  /// The shortest turn from this direction to another; none where either has no length.
  public func rotation(to other: Vector3D) -> Rotation3D { Rotation3D(from: self, to: other) }

  /// Whether the difference to another vector is no longer than a tolerance; never where a part is not a number.
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

  /// The vector the other way round.
  public static prefix func - (a: Vector3D) -> Vector3D { Vector3D(x: -a.x, y: -a.y, z: -a.z) }

  /// The vector so many times as long.
  public static func * (a: Vector3D, factor: Double) -> Vector3D {
    Vector3D(x: a.x * factor, y: a.y * factor, z: a.z * factor)
  }

  /// The vector so many times as long.
  public static func * (factor: Double, a: Vector3D) -> Vector3D { a * factor }

  /// The vector so many times shorter; by zero its parts are infinite or not numbers.
  public static func / (a: Vector3D, divisor: Double) -> Vector3D {
    Vector3D(x: a.x / divisor, y: a.y / divisor, z: a.z / divisor)
  }

  /// Makes the vector so many times as long.
  public static func *= (a: inout Vector3D, factor: Double) { a = a * factor }

  /// Makes the vector so many times shorter.
  public static func /= (a: inout Vector3D, divisor: Double) { a = a / divisor }
}
