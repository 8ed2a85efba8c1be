import Foundation

/// A rotation in space, stored as a unit quaternion.
public struct Rotation3D: Hashable, Sendable, Codable {
  /// The quaternion's components along i, j and k, and its real part.
  private var i: Double
  private var j: Double
  private var k: Double
  private var real: Double

  /// The identity rotation.
  public static let identity = Rotation3D()

  /// Creates the identity rotation.
  public init() { (i, j, k, real) = (0, 0, 0, 1) }

  private init(i: Double, j: Double, k: Double, real: Double) {
    let largest = max(abs(i), abs(j), abs(k), abs(real))
    if largest > 0, largest.isFinite {
      let (a, b, c, d) = (i / largest, j / largest, k / largest, real / largest)
      let length = (a * a + b * b + c * c + d * d).squareRoot()
      (self.i, self.j, self.k, self.real) = (a / length, b / length, c / length, d / length)
    } else {
      (self.i, self.j, self.k, self.real) = (0, 0, 0, 1)
    }
  }

  /// Creates a rotation about an axis by the right-hand rule: counterclockwise as seen from the end of the axis. A
  /// zero axis or a NaN angle gives the identity.
  public init(angle: Angle2D, axis: RotationAxis3D) {
    let half = angle.radians / 2
    let s = Foundation.sin(half)
    guard half.isFinite, axis != .zero else {
      self.init()
      return
    }
    self.init(i: axis.x * s, j: axis.y * s, k: axis.z * s, real: Foundation.cos(half))
  }

  /// Creates a rotation from three consecutive rotations.
  public init(eulerAngles: EulerAngles) {
    let x = Rotation3D(angle: eulerAngles.x, axis: .x)
    let y = Rotation3D(angle: eulerAngles.y, axis: .y)
    let z = Rotation3D(angle: eulerAngles.z, axis: .z)
    self =
      switch eulerAngles.order {
      case .xyz: z * y * x
      case .zxy: y * x * z
      }
  }

  /// Creates the rotation that turns `Vector3D.forward` into a direction, with `up` as close to upwards as possible. If
  /// the direction is zero, creates the identity.
  public init(forward: Vector3D, up: Vector3D = .up) {
    let z = forward.normalized
    guard z != .zero else {
      self.init()
      return
    }
    var x = up.cross(z)
    // With a vertical view direction, any right vector is valid.
    if x.length < 1e-9 { x = (abs(z.x) < 0.9 ? Vector3D.right : .up).cross(z) }
    x.normalize()
    self.init(columns: x, z.cross(x), z)
  }

  /// Creates the rotation that looks from one point to another.
  public init(position: Point3D, target: Point3D, up: Vector3D = .up) {
    self.init(forward: target - position, up: up)
  }

  /// Creates the smallest rotation between two directions; the identity if one of them is zero.
  init(from start: Vector3D, to end: Vector3D) {
    let (a, b) = (start.normalized, end.normalized)
    guard a != .zero, b != .zero else {
      self.init()
      return
    }
    let cosine = a.dot(b)
    if cosine < -1 + 1e-12 {
      let other = abs(a.x) < 0.9 ? Vector3D.right : .up
      self.init(angle: Angle2D(radians: .pi), axis: RotationAxis3D(a.cross(other)))
    } else {
      let axis = a.cross(b)
      self.init(i: axis.x, j: axis.y, k: axis.z, real: 1 + cosine)
    }
  }

  /// Creates the rotation whose matrix has these columns. The computation starts from the largest quaternion
  /// component (Shepperd 1978, doi:10.2514/3.55767b).
  private init(columns a: Vector3D, _ b: Vector3D, _ c: Vector3D) {
    let trace = a.x + b.y + c.z
    if trace >= max(a.x, b.y, c.z) {
      self.init(i: b.z - c.y, j: c.x - a.z, k: a.y - b.x, real: 1 + trace)
    } else if a.x >= max(b.y, c.z) {
      self.init(i: 1 + 2 * a.x - trace, j: a.y + b.x, k: c.x + a.z, real: b.z - c.y)
    } else if b.y >= c.z {
      self.init(i: a.y + b.x, j: 1 + 2 * b.y - trace, k: b.z + c.y, real: c.x - a.z)
    } else {
      self.init(i: c.x + a.z, j: b.z + c.y, k: 1 + 2 * c.z - trace, real: a.y - b.x)
    }
  }

  /// The angle of rotation, from 0 to π radians.
  public var angle: Angle2D {
    Angle2D(radians: 2 * atan2((i * i + j * j + k * k).squareRoot(), abs(real)))
  }

  /// The axis of rotation; zero for the identity.
  public var axis: RotationAxis3D {
    let sign: Double = real < 0 ? -1 : 1
    return RotationAxis3D(x: i * sign, y: j * sign, z: k * sign)
  }

  /// The quaternion: its components along i, j and k, then its real part.
  public var vector: SIMD4<Double> { SIMD4(i, j, k, real) }

  /// The inverse rotation.
  public var inverse: Rotation3D { Rotation3D(i: -i, j: -j, k: -k, real: real) }

  /// Whether this is the identity within the rounding error.
  public var isIdentity: Bool { isApproximatelyEqual(to: .identity) }

  /// Returns this rotation followed by another one.
  public func rotated(by other: Rotation3D) -> Rotation3D { other * self }

  /// Appends another rotation.
  public mutating func rotate(by other: Rotation3D) { self = rotated(by: other) }

  /// Returns the second rotation followed by the first.
  public static func * (a: Rotation3D, b: Rotation3D) -> Rotation3D {
    Rotation3D(
      i: a.real * b.i + a.i * b.real + a.j * b.k - a.k * b.j,
      j: a.real * b.j - a.i * b.k + a.j * b.real + a.k * b.i,
      k: a.real * b.k + a.i * b.j - a.j * b.i + a.k * b.real,
      real: a.real * b.real - a.i * b.i - a.j * b.j - a.k * b.k)
  }

  /// Returns the rotated vector.
  public static func * (rotation: Rotation3D, vector: Vector3D) -> Vector3D { rotation.applied(to: vector) }

  /// Returns the point rotated about the origin.
  public static func * (rotation: Rotation3D, point: Point3D) -> Point3D { point.rotated(by: rotation) }

  /// Returns Euler angles that give this rotation, each from −π to π radians.
  public func eulerAngles(order: EulerAngles.Order) -> EulerAngles {
    let (x, y, z) = (applied(to: .right), applied(to: .up), applied(to: .forward))
    switch order {
    case .xyz:
      // The matrix is Rz Ry Rx.
      let tilt = asin(min(max(-x.z, -1), 1))
      guard abs(x.z) < 1 - 1e-12 else {
        return EulerAngles(angles: SIMD3(atan2(-z.y, y.y), tilt, 0), order: order)
      }
      return EulerAngles(angles: SIMD3(atan2(y.z, z.z), tilt, atan2(x.y, x.x)), order: order)
    case .zxy:
      // The matrix is Ry Rx Rz.
      let tilt = asin(min(max(-z.y, -1), 1))
      guard abs(z.y) < 1 - 1e-12 else {
        return EulerAngles(angles: SIMD3(tilt, atan2(-x.z, x.x), 0), order: order)
      }
      return EulerAngles(angles: SIMD3(tilt, atan2(z.x, z.z), atan2(x.y, y.y)), order: order)
    }
  }

  /// Interpolates between two rotations along the shorter path (Shoemake 1985, doi:10.1145/325165.325242).
  public static func slerp(from: Rotation3D, to: Rotation3D, t: Double) -> Rotation3D {
    var end = to
    var cosine = from.i * to.i + from.j * to.j + from.k * to.k + from.real * to.real
    if cosine < 0 {
      (end.i, end.j, end.k, end.real, cosine) = (-to.i, -to.j, -to.k, -to.real, -cosine)
    }
    var (a, b) = (1 - t, t)
    if cosine < 1 - 1e-9 {
      let angle = acos(cosine)
      (a, b) = (
        Foundation.sin((1 - t) * angle) / Foundation.sin(angle),
        Foundation.sin(t * angle) / Foundation.sin(angle)
      )
    }
    return Rotation3D(
      i: a * from.i + b * end.i, j: a * from.j + b * end.j, k: a * from.k + b * end.k,
      real: a * from.real + b * end.real)
  }

  /// Returns whether two rotations differ by at most a tolerance in radians.
  public func isApproximatelyEqual(to other: Rotation3D, tolerance: Double = 1e-12) -> Bool {
    (self * other.inverse).angle.radians <= max(tolerance, 1e-15)
  }

  func applied(to v: Vector3D) -> Vector3D {
    // v + 2 q × (q × v + real v)
    let q = Vector3D(x: i, y: j, z: k)
    return v + 2 * q.cross(q.cross(v) + real * v)
  }
}
