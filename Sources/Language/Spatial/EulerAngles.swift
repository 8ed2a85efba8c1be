/// Three turns one after another, each about an axis of space.
public struct EulerAngles: Hashable, Sendable {
  /// Which turn comes first.
  public enum Order: Hashable, Sendable {
    /// About x, then y, then z.
    case xyz
    /// About z, then x, then y.
    case zxy
  }

  /// The turns about x, y and z, in radians.
  public var angles: SIMD3<Double>
  /// Which of the turns comes first.
  public var order: Order

  /// No turns, in the order ``Order/xyz``.
  public init() { (angles, order) = (.zero, .xyz) }

  /// Turns about x, y and z in radians.
  public init(angles: SIMD3<Double>, order: Order) {
    self.angles = angles
    self.order = order
  }

  /// Turns about x, y and z as angles.
  public init(x: Angle2D, y: Angle2D, z: Angle2D, order: Order) {
    self.init(angles: SIMD3(x.radians, y.radians, z.radians), order: order)
  }

  /// The turn about x.
  public var x: Angle2D { Angle2D(radians: angles.x) }
  /// The turn about y.
  public var y: Angle2D { Angle2D(radians: angles.y) }
  /// The turn about z.
  public var z: Angle2D { Angle2D(radians: angles.z) }
}
