import ChartMath
import Spatial

/// The direction from which a chart in three dimensions is seen.
public struct Chart3DPose: Hashable, Sendable {
  /// How far the chart is turned about its upright axis, anticlockwise as seen from above.
  public let azimuth: Angle2D
  /// How far above the chart the eye stands; below where it is negative.
  public let inclination: Angle2D

  /// A direction; an inclination beyond a quarter turn is drawn as a quarter turn.
  public init(azimuth: Angle2D, inclination: Angle2D) {
    self.azimuth = azimuth
    self.inclination = inclination
  }

  private init(_ view: NamedView) {
    self.init(azimuth: Angle2D(degrees: view.azimuth), inclination: Angle2D(degrees: view.inclination))
  }

  /// A little from the right and from above.
  public static let `default` = Chart3DPose(NamedView.standard)
  /// Straight from the front: x runs to the right and y up.
  public static let front = Chart3DPose(.front)
  /// Straight from the back: x runs to the left.
  public static let back = Chart3DPose(.back)
  /// From the left side: azimuth 90°.
  public static let left = Chart3DPose(.left)
  /// From the right side: azimuth −90°.
  public static let right = Chart3DPose(.right)
  /// Straight from above, along the y axis.
  public static let top = Chart3DPose(.top)
  /// Straight from below, along the y axis.
  public static let bottom = Chart3DPose(.bottom)

  init(_ space: SpacePose) {
    self.init(azimuth: Angle2D(radians: space.azimuth), inclination: Angle2D(radians: space.inclination))
  }

  var space: SpacePose { SpacePose(azimuth: azimuth.radians, inclination: inclination.radians) }
}

/// How depth shows in a chart of three dimensions.
public struct Chart3DCameraProjection: Hashable, Sendable {
  let space: SpaceProjection

  /// ``orthographic``.
  public static let automatic = Chart3DCameraProjection(space: .orthographic)
  /// Equal lengths look equal, near or far: values can be compared.
  public static let orthographic = Chart3DCameraProjection(space: .orthographic)
  /// What is near looks larger.
  public static let perspective = Chart3DCameraProjection(space: .perspective)
}

/// Whether a chart stands in the room or lies on a plane, on devices with two displays for two eyes. Pictures have one
/// eye: all styles are drawn as ``flat``.
public struct Chart3DRenderingStyle: Hashable, Sendable {
  private let name: String

  /// The same as ``flat``.
  public static let automatic = Chart3DRenderingStyle(name: "automatic")
  /// On a plane.
  public static let flat = Chart3DRenderingStyle(name: "flat")
  /// Standing in the room on such devices; drawn as ``flat`` here.
  public static let volumetric = Chart3DRenderingStyle(name: "volumetric")
}
