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
  public var order: Order

  public init() { (angles, order) = (.zero, .xyz) }

  public init(angles: SIMD3<Double>, order: Order) {
    self.angles = angles
    self.order = order
  }

  public init(x: Angle2D, y: Angle2D, z: Angle2D, order: Order) {
    self.init(angles: SIMD3(x.radians, y.radians, z.radians), order: order)
  }

  public var x: Angle2D { Angle2D(radians: angles.x) }
  public var y: Angle2D { Angle2D(radians: angles.y) }
  public var z: Angle2D { Angle2D(radians: angles.z) }
}
