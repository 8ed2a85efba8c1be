/// A place in space.
public struct Point3D: Hashable, Sendable, Codable {
  public var x: Double
  public var y: Double
  public var z: Double

  public init(x: Double = 0, y: Double = 0, z: Double = 0) {
    self.x = x
    self.y = y
    self.z = z
  }

  public init<T>(x: T, y: T, z: T) where T: BinaryFloatingPoint {
    self.init(x: Double(x), y: Double(y), z: Double(z))
  }

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

  public func distance(to other: Point3D) -> Double { (other - self).length }

  public func translated(by vector: Vector3D) -> Point3D { self + vector }

  /// Turned about the origin.
  public func rotated(by rotation: Rotation3D) -> Point3D {
    Point3D(rotation.applied(to: Vector3D(self)))
  }

  /// Turned about a point.
  public func rotated(by rotation: Rotation3D, around pivot: Point3D) -> Point3D {
    pivot + rotation.applied(to: self - pivot)
  }

  public func isApproximatelyEqual(to other: Point3D, tolerance: Double = 1e-12) -> Bool {
    distance(to: other) <= tolerance
  }

  public static func + (point: Point3D, vector: Vector3D) -> Point3D {
    Point3D(x: point.x + vector.x, y: point.y + vector.y, z: point.z + vector.z)
  }

  public static func - (point: Point3D, vector: Vector3D) -> Point3D { point + -vector }

  /// The vector from the second point to the first.
  public static func - (end: Point3D, start: Point3D) -> Vector3D {
    Vector3D(x: end.x - start.x, y: end.y - start.y, z: end.z - start.z)
  }

  public static func += (point: inout Point3D, vector: Vector3D) { point = point + vector }

  public static func -= (point: inout Point3D, vector: Vector3D) { point = point - vector }
}
