/// A point in space.
public struct Point3D: Hashable, Sendable, Codable {
  /// The x coordinate, to the right.
  public var x: Double
  /// The y coordinate, up.
  public var y: Double
  /// The z coordinate, towards the viewer.
  public var z: Double

  /// Creates a point from its coordinates; the default is the origin.
  public init(x: Double = 0, y: Double = 0, z: Double = 0) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// Creates a point from coordinates of another floating-point type.
  public init<T>(x: T, y: T, z: T) where T: BinaryFloatingPoint {
    self.init(x: Double(x), y: Double(y), z: Double(z))
  }

  /// Creates a point from a vector of three coordinates.
  public init(_ xyz: SIMD3<Double>) { self.init(x: xyz.x, y: xyz.y, z: xyz.z) }

  /// Creates the point at the end of a vector from the origin.
  public init(_ vector: Vector3D) { self.init(x: vector.x, y: vector.y, z: vector.z) }

  /// The three components as a SIMD vector.
  public var vector: SIMD3<Double> {
    get { SIMD3(x, y, z) }
    set { (x, y, z) = (newValue.x, newValue.y, newValue.z) }
  }

  /// The origin.
  public static let zero = Point3D()

  /// Returns the distance to another point.
  public func distance(to other: Point3D) -> Double { (other - self).length }

  /// Returns the point translated by a vector.
  public func translated(by vector: Vector3D) -> Point3D { self + vector }

  /// Returns the point rotated about the origin.
  public func rotated(by rotation: Rotation3D) -> Point3D {
    Point3D(rotation.applied(to: Vector3D(self)))
  }

  /// Returns the point rotated about another point.
  public func rotated(by rotation: Rotation3D, around pivot: Point3D) -> Point3D {
    pivot + rotation.applied(to: self - pivot)
  }

  /// Returns whether the distance to another point is at most a tolerance; false if a coordinate is NaN.
  public func isApproximatelyEqual(to other: Point3D, tolerance: Double = 1e-12) -> Bool {
    distance(to: other) <= tolerance
  }

  /// Returns the point translated by a vector.
  public static func + (point: Point3D, vector: Vector3D) -> Point3D {
    Point3D(x: point.x + vector.x, y: point.y + vector.y, z: point.z + vector.z)
  }

  /// Returns the point translated by the opposite of a vector.
  public static func - (point: Point3D, vector: Vector3D) -> Point3D { point + -vector }

  /// Returns the vector from the second point to the first.
  public static func - (end: Point3D, start: Point3D) -> Vector3D {
    Vector3D(x: end.x - start.x, y: end.y - start.y, z: end.z - start.z)
  }

  /// Translates the point by a vector.
  public static func += (point: inout Point3D, vector: Vector3D) { point = point + vector }

  /// Translates the point by the opposite of a vector.
  public static func -= (point: inout Point3D, vector: Vector3D) { point = point - vector }
}
