/// A position or a direction in space: x to the right, y up, z towards the viewer.
package typealias Vector3 = SIMD3<Double>

extension SIMD3 where Scalar == Double {
  @inlinable package func dot(_ other: SIMD3<Double>) -> Double { x * other.x + y * other.y + z * other.z }

  /// Returns the cross product, by the right-hand rule.
  @inlinable package func cross(_ other: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3<Double>(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }

  @inlinable package var length: Double { dot(self).squareRoot() }

  /// The same direction with length 1; the zero vector stays zero.
  @inlinable package var unit: SIMD3<Double> {
    let length = length
    return length > 0 ? self / length : self
  }

  @inlinable package var isFinite: Bool { x.isFinite && y.isFinite && z.isFinite }
}

/// Rotates vectors by a unit quaternion (its parts along i, j and k, then its real part).
package struct VectorRotation: Sendable {
  private let axis: Vector3
  private let real: Double

  package init(_ quaternion: SIMD4<Double>) {
    axis = Vector3(quaternion.x, quaternion.y, quaternion.z)
    real = quaternion.w
  }

  package func callAsFunction(_ v: SIMD3<Double>) -> SIMD3<Double> {
    v + 2 * axis.cross(axis.cross(v) + real * v)
  }
}
