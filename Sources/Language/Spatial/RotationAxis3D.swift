/// The axis that something turns about, of length 1.
public struct RotationAxis3D: Hashable, Sendable, Codable {
  public var x: Double
  public var y: Double
  public var z: Double

  /// No axis: a turn about it turns nothing.
  public init() { (x, y, z) = (0, 0, 0) }

  /// The direction of three parts, which need not have length 1.
  public init(x: Double = 0, y: Double = 0, z: Double = 0) {
    let unit = Vector3D(x: x, y: y, z: z).normalized
    (self.x, self.y, self.z) = (unit.x, unit.y, unit.z)
  }

  public init<T>(x: T, y: T, z: T) where T: BinaryFloatingPoint {
    self.init(x: Double(x), y: Double(y), z: Double(z))
  }

  public init(_ vector: Vector3D) { self.init(x: vector.x, y: vector.y, z: vector.z) }

  public init(_ xyz: SIMD3<Double>) { self.init(x: xyz.x, y: xyz.y, z: xyz.z) }

  /// The three parts as one value.
  public var vector: SIMD3<Double> { SIMD3(x, y, z) }

  public static let x = RotationAxis3D(x: 1)
  public static let y = RotationAxis3D(y: 1)
  public static let z = RotationAxis3D(z: 1)
  public static let xy = RotationAxis3D(x: 1, y: 1)
  public static let yz = RotationAxis3D(y: 1, z: 1)
  public static let xz = RotationAxis3D(x: 1, z: 1)
  public static let xyz = RotationAxis3D(x: 1, y: 1, z: 1)
  public static let zero = RotationAxis3D()

  public static prefix func - (axis: RotationAxis3D) -> RotationAxis3D {
    RotationAxis3D(x: -axis.x, y: -axis.y, z: -axis.z)
  }
}
