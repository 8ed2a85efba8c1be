/// A place in space.
public struct Point3D: Hashable, Sendable, Codable {
  /// The place along x, to the right.
  public var x: Double
  /// The place along y, up.
  public var y: Double
  /// The place along z, towards the viewer.
  public var z: Double

  /// A place by its coordinates; without any, the origin.
  public init(x: Double = 0, y: Double = 0, z: Double = 0) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// A place by coordinates of another type of number.
  public init<T>(x: T, y: T, z: T) where T: BinaryFloatingPoint {
    self.init(x: Double(x), y: Double(y), z: Double(z))
  }

  /// A place by its three coordinates as one value.
  public init(_ xyz: SIMD3<Double>) { self.init(x: xyz.x, y: xyz.y, z: xyz.z) }

  /// Where a vector from the origin ends.
  public init(_ vector: Vector3D) { self.init(x: vector.x, y: vector.y, z: vector.z) }

  /// The three coordinates as one value.
  public var vector: SIMD3<Double> {
    get { SIMD3(x, y, z) }
    set { (x, y, z) = (newValue.x, newValue.y, newValue.z) }
  }

  /// The origin.
  public static let zero = Point3D()

  /// How far another point is.
  public func distance(to other: Point3D) -> Double { (other - self).length }

  /// Moved by a vector.
  public func translated(by vector: Vector3D) -> Point3D { self + vector }

  /// Turned about the origin.
  public func rotated(by rotation: Rotation3D) -> Point3D {
    Point3D(rotation.applied(to: Vector3D(self)))
  }

  /// Turned about a point.
  public func rotated(by rotation: Rotation3D, around pivot: Point3D) -> Point3D {
    pivot + rotation.applied(to: self - pivot)
  }

  /// Whether another point is no farther away than a tolerance; never where a coordinate is not a number.
  public func isApproximatelyEqual(to other: Point3D, tolerance: Double = 1e-12) -> Bool {
    distance(to: other) <= tolerance
  }

  /// The point moved by a vector.
  public static func + (point: Point3D, vector: Vector3D) -> Point3D {
    Point3D(x: point.x + vector.x, y: point.y + vector.y, z: point.z + vector.z)
  }

  /// The point moved against a vector.
  public static func - (point: Point3D, vector: Vector3D) -> Point3D { point + -vector }

  /// The vector from the second point to the first.
  public static func - (end: Point3D, start: Point3D) -> Vector3D {
    Vector3D(x: end.x - start.x, y: end.y - start.y, z: end.z - start.z)
  }

  /// Moves the point by a vector.
  public static func += (point: inout Point3D, vector: Vector3D) { point = point + vector }

  /// Moves the point against a vector.
  public static func -= (point: inout Point3D, vector: Vector3D) { point = point - vector }
}
