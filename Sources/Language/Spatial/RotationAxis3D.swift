/// An axis of rotation with length 1.
public struct RotationAxis3D: Hashable, Sendable, Codable {
  /// The x component. If you set a component, the axis is not normalised. Create a new axis to get length 1.
  public var x: Double
  /// The y component.
  public var y: Double
  /// The z component.
  public var z: Double

  /// Creates a zero axis; a rotation about it is the identity.
  public init() { (x, y, z) = (0, 0, 0) }

  /// Creates an axis from three components, which need not have length 1.
  public init(x: Double = 0, y: Double = 0, z: Double = 0) {
    let unit = Vector3D(x: x, y: y, z: z).normalized
    (self.x, self.y, self.z) = (unit.x, unit.y, unit.z)
  }

  /// Creates an axis from components of another floating-point type, which need not have length 1.
  public init<T>(x: T, y: T, z: T) where T: BinaryFloatingPoint {
    self.init(x: Double(x), y: Double(y), z: Double(z))
  }

  /// Creates an axis in the direction of a vector; a zero vector gives the zero axis.
  public init(_ vector: Vector3D) { self.init(x: vector.x, y: vector.y, z: vector.z) }

  /// Creates an axis from a SIMD vector; a zero vector gives the zero axis.
  public init(_ xyz: SIMD3<Double>) { self.init(x: xyz.x, y: xyz.y, z: xyz.z) }

  /// The three components as a SIMD vector.
  public var vector: SIMD3<Double> { SIMD3(x, y, z) }

  /// The x axis.
  public static let x = RotationAxis3D(x: 1)
  /// The y axis.
  public static let y = RotationAxis3D(y: 1)
  /// The z axis.
  public static let z = RotationAxis3D(z: 1)
  /// The direction midway between x and y.
  public static let xy = RotationAxis3D(x: 1, y: 1)
  /// The direction midway between y and z.
  public static let yz = RotationAxis3D(y: 1, z: 1)
  /// The direction midway between x and z.
  public static let xz = RotationAxis3D(x: 1, z: 1)
  /// The diagonal between all three axes.
  public static let xyz = RotationAxis3D(x: 1, y: 1, z: 1)
  /// The zero axis; a rotation about it is the identity.
  public static let zero = RotationAxis3D()

  /// Returns the opposite axis; rotations about it are reversed.
  public static prefix func - (axis: RotationAxis3D) -> RotationAxis3D {
    RotationAxis3D(x: -axis.x, y: -axis.y, z: -axis.z)
  }
}
