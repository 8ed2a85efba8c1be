/// The axis that something turns about, of length 1.
public struct RotationAxis3D: Hashable, Sendable, Codable {
  /// The direction's part along x. Setting it leaves the length as it comes: make a new axis to have length 1.
  public var x: Double
  /// The direction's part along y.
  public var y: Double
  /// The direction's part along z.
  public var z: Double

  /// No axis: a turn about it turns nothing.
  public init() { (x, y, z) = (0, 0, 0) }

  /// The direction of three parts, which need not have length 1.
  public init(x: Double = 0, y: Double = 0, z: Double = 0) {
    let unit = Vector3D(x: x, y: y, z: z).normalized
    (self.x, self.y, self.z) = (unit.x, unit.y, unit.z)
  }

  /// The direction of three parts of another type of number, which need not have length 1.
  public init<T>(x: T, y: T, z: T) where T: BinaryFloatingPoint {
    self.init(x: Double(x), y: Double(y), z: Double(z))
  }

  /// The direction of a vector; no axis where it has no length.
  public init(_ vector: Vector3D) { self.init(x: vector.x, y: vector.y, z: vector.z) }

  /// The direction of three parts as one value; no axis where all are zero.
  public init(_ xyz: SIMD3<Double>) { self.init(x: xyz.x, y: xyz.y, z: xyz.z) }

  /// The three parts as one value.
  public var vector: SIMD3<Double> { SIMD3(x, y, z) }

  /// The x axis.
  public static let x = RotationAxis3D(x: 1)
  /// The y axis.
  public static let y = RotationAxis3D(y: 1)
  /// The z axis.
  public static let z = RotationAxis3D(z: 1)
  /// Midway between x and y.
  public static let xy = RotationAxis3D(x: 1, y: 1)
  /// Midway between y and z.
  public static let yz = RotationAxis3D(y: 1, z: 1)
  /// Midway between x and z.
  public static let xz = RotationAxis3D(x: 1, z: 1)
  /// The diagonal between all three axes.
  public static let xyz = RotationAxis3D(x: 1, y: 1, z: 1)
  /// No axis: a turn about it turns nothing.
  public static let zero = RotationAxis3D()

  /// The axis that points the other way, about which turns run the other way round.
  public static prefix func - (axis: RotationAxis3D) -> RotationAxis3D {
    RotationAxis3D(x: -axis.x, y: -axis.y, z: -axis.z)
  }
}
