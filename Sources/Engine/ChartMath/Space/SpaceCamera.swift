import Foundation

/// The viewing direction of a scene, in radians: its rotation about the vertical axis and the elevation of the eye.
package struct SpacePose: Hashable, Sendable {
  /// The rotation about the vertical axis, counterclockwise seen from above.
  package var azimuth: Double
  /// The elevation of the eye; positive if it is above the scene.
  package var inclination: Double

  package init(azimuth: Double, inclination: Double) {
    self.azimuth = azimuth
    self.inclination = inclination
  }

  /// The default viewing direction.
  package static let standard = NamedView.standard.pose

  /// Interpolates to another direction. The azimuth turns the shorter way.
  ///
  /// - Parameter progress: 0 is this direction and 1 the other; a spring may go beyond.
  package func mixed(with other: SpacePose, at progress: Double) -> SpacePose {
    if progress == 0 { return self }
    if progress == 1 { return other }
    let rotation = (other.azimuth - azimuth).remainder(dividingBy: 2 * .pi)
    return SpacePose(
      azimuth: azimuth + rotation * progress,
      inclination: inclination + (other.inclination - inclination) * progress
    ).sanitised
  }

  /// The same direction with finite numbers, and with the inclination clamped to ±90°.
  package var sanitised: SpacePose {
    let azimuth = azimuth.isFinite ? azimuth.remainder(dividingBy: 2 * .pi) : Self.standard.azimuth
    let inclination = inclination.isFinite ? inclination : Self.standard.inclination
    return SpacePose(azimuth: azimuth, inclination: min(max(inclination, -.pi / 2), .pi / 2))
  }
}

package enum SpaceProjection: UInt8, Hashable, Sendable { case orthographic, perspective }

/// Projects positions in space to positions in a picture.
///
/// Without perspective, the height of the picture shows two units. With perspective, the eye is 3.18 units from the
/// centre, and a unit there takes 0.485 of the height. Both were measured from Apple's pictures.
package struct SpaceCamera: Hashable, Sendable {
  /// The distance from the eye to the centre of the scene, in units.
  package static let distance = 3.18
  private static let perspectiveShare = 0.485

  package let pose: SpacePose
  package let projection: SpaceProjection
  /// Points per unit at the centre of the scene.
  package var scale: Double
  /// The position of the scene's centre in the picture, in points.
  package var x: Double
  package var y: Double
  private let cosA: Double
  private let sinA: Double
  private let cosI: Double
  private let sinI: Double

  /// Creates a camera that centres the scene in a picture of `width` by `height` points.
  package init(_ pose: SpacePose, _ projection: SpaceProjection, width: Double, height: Double) {
    self.pose = pose
    self.projection = projection
    scale = height * (projection == .perspective ? Self.perspectiveShare : 0.5)
    (x, y) = (width / 2, height / 2)
    (cosA, sinA) = (cos(pose.azimuth), sin(pose.azimuth))
    (cosI, sinI) = (cos(pose.inclination), sin(pose.inclination))
  }

  /// Converts a position to eye coordinates: x to the right, y up, z towards the eye.
  package func rotated(_ p: Vector3) -> Vector3 {
    let (x, z) = (p.x * cosA + p.z * sinA, p.z * cosA - p.x * sinA)
    return Vector3(x, p.y * cosI - z * sinI, p.y * sinI + z * cosI)
  }

  /// Converts eye coordinates back; the inverse of ``rotated(_:)``.
  package func unrotated(_ q: Vector3) -> Vector3 {
    let (y, z) = (q.y * cosI + q.z * sinI, q.z * cosI - q.y * sinI)
    return Vector3(q.x * cosA - z * sinA, y, q.x * sinA + z * cosA)
  }

  /// Returns how many points a unit has at a depth. Depth is 0 at the centre and increases towards the eye.
  package func magnification(atDepth depth: Double) -> Double {
    guard projection == .perspective else { return scale }
    // A position behind the eye gets the largest magnification. A fitted scene has no such position.
    return scale * Self.distance / max(Self.distance - depth, 0.05)
  }

  /// Returns the projection of a position, in points from the picture's top left; `z` is its depth, greater for
  /// nearer.
  package func project(_ p: Vector3) -> Vector3 {
    let q = rotated(p)
    let factor = magnification(atDepth: q.z)
    return Vector3(x + q.x * factor, y - q.y * factor, q.z)
  }

  /// Returns the depth of a position in points, for interpolation in the picture: 0 at the centre, greater for
  /// nearer. Along a straight line it changes linearly in the picture.
  ///
  /// - Parameter z: The depth of a projected position.
  package func depthInPicture(_ z: Double) -> Double {
    eyeDistance.map { $0 * (magnification(atDepth: z) / scale - 1) } ?? z * scale
  }

  /// The distance from the eye to the centre of the scene, in points at the centre; `nil` without perspective.
  package var eyeDistance: Double? { projection == .perspective ? scale * Self.distance : nil }

  /// Returns a vector from a position in the scene towards the eye. It is not normalised.
  package func towardsEye(from p: Vector3) -> Vector3 {
    let far = unrotated(Vector3(0, 0, projection == .perspective ? Self.distance : 1))
    return projection == .perspective ? far - p : far
  }
}
