import Foundation

/// The direction from which a scene is seen: how far it is turned about its upright axis, and how far above it the
/// eye stands. Radians.
package struct SpacePose: Hashable, Sendable {
  /// Anticlockwise as seen from above.
  package var azimuth: Double
  /// Positive from above.
  package var inclination: Double

  package init(azimuth: Double, inclination: Double) {
    self.azimuth = azimuth
    self.inclination = inclination
  }

  /// How a scene is seen of which nobody says it.
  package static let standard = NamedView.standard.pose

  /// A direction on the way to another one: about the upright axis the shorter way.
  ///
  /// - Parameter progress: 0 is this one and 1 the other; a spring may go beyond.
  package func mixed(with other: SpacePose, at progress: Double) -> SpacePose {
    if progress == 0 { return self }
    if progress == 1 { return other }
    let turn = (other.azimuth - azimuth).remainder(dividingBy: 2 * .pi)
    return SpacePose(
      azimuth: azimuth + turn * progress,
      inclination: inclination + (other.inclination - inclination) * progress
    ).sanitised
  }

  /// The same direction with numbers that are there and an inclination of a quarter turn at most.
  package var sanitised: SpacePose {
    let azimuth = azimuth.isFinite ? azimuth.remainder(dividingBy: 2 * .pi) : Self.standard.azimuth
    let inclination = inclination.isFinite ? inclination : Self.standard.inclination
    return SpacePose(azimuth: azimuth, inclination: min(max(inclination, -.pi / 2), .pi / 2))
  }
}

package enum SpaceProjection: UInt8, Hashable, Sendable { case orthographic, perspective }

/// Takes places in space to places in a picture.
///
/// Without perspective the picture's height shows two units. With perspective the eye stands 3.18 units from the
/// middle, and a unit there takes 0.485 of the height (both measured from Apple's pictures).
package struct SpaceCamera: Hashable, Sendable {
  /// From the eye to the middle of the scene, in units.
  package static let distance = 3.18
  private static let perspectiveShare = 0.485

  package let pose: SpacePose
  package let projection: SpaceProjection
  /// Points for a unit in the middle of the scene.
  package var scale: Double
  /// Where the middle of the scene lies in the picture, in points.
  package var x: Double
  package var y: Double
  private let cosA: Double
  private let sinA: Double
  private let cosI: Double
  private let sinI: Double

  /// Aims at the middle of a picture of `width` by `height` points.
  package init(_ pose: SpacePose, _ projection: SpaceProjection, width: Double, height: Double) {
    self.pose = pose
    self.projection = projection
    scale = height * (projection == .perspective ? Self.perspectiveShare : 0.5)
    (x, y) = (width / 2, height / 2)
    (cosA, sinA) = (cos(pose.azimuth), sin(pose.azimuth))
    (cosI, sinI) = (cos(pose.inclination), sin(pose.inclination))
  }

  /// The place as the eye has it: x to its right, y up, z towards it.
  package func turned(_ p: Vector3) -> Vector3 {
    let (x, z) = (p.x * cosA + p.z * sinA, p.z * cosA - p.x * sinA)
    return Vector3(x, p.y * cosI - z * sinI, p.y * sinI + z * cosI)
  }

  /// The way back from ``turned(_:)``.
  package func unturned(_ q: Vector3) -> Vector3 {
    let (y, z) = (q.y * cosI + q.z * sinI, q.z * cosI - q.y * sinI)
    return Vector3(q.x * cosA - z * sinA, y, q.x * sinA + z * cosA)
  }

  /// How many points a unit has at a depth, which is 0 in the middle and grows towards the eye.
  package func magnification(atDepth depth: Double) -> Double {
    guard projection == .perspective else { return scale }
    // What lies behind the eye is as near as can be; a scene that was fitted has nothing there.
    return scale * Self.distance / max(Self.distance - depth, 0.05)
  }

  /// Where a place is seen, in points from the picture's top left; `z` is its depth, greater for nearer.
  package func project(_ p: Vector3) -> Vector3 {
    let q = turned(p)
    let factor = magnification(atDepth: q.z)
    return Vector3(x + q.x * factor, y - q.y * factor, q.z)
  }

  /// How near a place is as it is seen, in points: 0 in the middle, greater for nearer, and along a straight line it
  /// changes linearly across the picture.
  ///
  /// - Parameter z: The depth of a place that was projected.
  package func depthInPicture(_ z: Double) -> Double {
    eyeDistance.map { $0 * (magnification(atDepth: z) / scale - 1) } ?? z * scale
  }

  /// From the eye to the middle of the scene, in points there; `nil` without perspective.
  package var eyeDistance: Double? { projection == .perspective ? scale * Self.distance : nil }

  /// From a place in the scene towards the eye; need not have length 1.
  package func towardsEye(from p: Vector3) -> Vector3 {
    let far = unturned(Vector3(0, 0, projection == .perspective ? Self.distance : 1))
    return projection == .perspective ? far - p : far
  }
}
