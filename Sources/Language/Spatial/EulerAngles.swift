/// Three consecutive rotations, each about one axis.
public struct EulerAngles: Hashable, Sendable {
  /// The order of the rotations.
  public enum Order: Hashable, Sendable {
    /// First about x, then y, then z.
    case xyz
    /// First about z, then x, then y.
    case zxy
  }

  /// The rotations about x, y and z, in radians.
  public var angles: SIMD3<Double>
  /// The order of the rotations.
  public var order: Order

  /// Creates no rotation, in the order ``Order/xyz``.
  public init() { (angles, order) = (.zero, .xyz) }

  /// Creates rotations about x, y and z, in radians.
  public init(angles: SIMD3<Double>, order: Order) {
    self.angles = angles
    self.order = order
  }

  /// Creates rotations about x, y and z.
  public init(x: Angle2D, y: Angle2D, z: Angle2D, order: Order) {
    self.init(angles: SIMD3(x.radians, y.radians, z.radians), order: order)
  }

  /// The rotation about x.
  public var x: Angle2D { Angle2D(radians: angles.x) }
  /// The rotation about y.
  public var y: Angle2D { Angle2D(radians: angles.y) }
  /// The rotation about z.
  public var z: Angle2D { Angle2D(radians: angles.z) }
}
