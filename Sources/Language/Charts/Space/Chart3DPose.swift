import OpenChartsChartMath
import Spatial

/// The direction from which a 3-D chart is seen.
public struct Chart3DPose: Hashable, Sendable {
  /// The rotation of the chart about its vertical axis, anticlockwise as seen from above.
  public let azimuth: Angle2D
  /// The elevation of the eye above the chart; negative below.
  public let inclination: Angle2D

  /// Creates a pose. An inclination beyond ±90° is drawn as ±90°.
  public init(azimuth: Angle2D, inclination: Angle2D) {
    self.azimuth = azimuth
    self.inclination = inclination
  }

  private init(_ view: NamedView) {
    self.init(azimuth: Angle2D(degrees: view.azimuth), inclination: Angle2D(degrees: view.inclination))
  }

  /// Slightly from the right and from above.
  public static let `default` = Chart3DPose(NamedView.standard)
  /// From the front: x points to the right and y up.
  public static let front = Chart3DPose(.front)
  /// From the back: x points to the left and y up.
  public static let back = Chart3DPose(.back)
  /// From the left side: azimuth 90°.
  public static let left = Chart3DPose(.left)
  /// From the right side: azimuth −90°.
  public static let right = Chart3DPose(.right)
  /// From above, along the y axis.
  public static let top = Chart3DPose(.top)
  /// From below, along the y axis.
  public static let bottom = Chart3DPose(.bottom)

  init(_ space: SpacePose) {
    self.init(azimuth: Angle2D(radians: space.azimuth), inclination: Angle2D(radians: space.inclination))
  }

  var space: SpacePose { SpacePose(azimuth: azimuth.radians, inclination: inclination.radians) }
}

/// The projection of a 3-D chart.
public struct Chart3DCameraProjection: Hashable, Sendable {
  let space: SpaceProjection

  /// The same as ``orthographic``.
  public static let automatic = Chart3DCameraProjection(space: .orthographic)
  /// Equal lengths look equal, near or far, so that values can be compared.
  public static let orthographic = Chart3DCameraProjection(space: .orthographic)
  /// Near objects look larger.
  public static let perspective = Chart3DCameraProjection(space: .perspective)
}

/// Whether a chart is drawn in space or on a plane, on stereoscopic displays. Pictures are not stereoscopic: all styles
/// are drawn as ``flat``.
public struct Chart3DRenderingStyle: Hashable, Sendable {
  private let name: String

  /// The same as ``flat``.
  public static let automatic = Chart3DRenderingStyle(name: "automatic")
  /// Draws the chart on a plane.
  public static let flat = Chart3DRenderingStyle(name: "flat")
  /// Apple's style for stereoscopic displays. It is drawn like ``flat``.
  public static let volumetric = Chart3DRenderingStyle(name: "volumetric")
}
