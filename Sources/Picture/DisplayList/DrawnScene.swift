import OpenChartsChartMath

/// The properties of a 3-D chart's drawing, for the audit.
package struct DrawnScene: Hashable, Sendable {
  package struct Axis: Hashable, Sendable {
    /// The length in units of the scene.
    package var length: Double
    /// Whether the author chose the length.
    package var hasOwnLength = false
    /// The axis title; empty if there is none.
    package var title = ""
    /// Whether the title was drawn; false if there was not enough space.
    package var showsTitle = false
    /// The number of labels before and after overlapping ones were left out.
    package var labelCount = 0
    package var shownLabelCount = 0
    /// Whether the axis is seen end on, which makes its labels unreadable.
    package var isEndOn = false

    package init(length: Double) { self.length = length }
  }

  /// The maximum ratio of two axis lengths. Beyond it the scene is a slab, and values along the short axis cannot be
  /// distinguished.
  package static let mostLength = 4.0

  package var x: Axis
  package var y: Axis
  package var z: Axis
  package var pose: SpacePose
  package var projection: SpaceProjection
  /// The kinds of its marks in lower case: "point".
  package var kinds: [String] = []
  /// Frames of labels and titles, in points from the chart's top left.
  package var texts: [Rect] = []

  package init(x: Axis, y: Axis, z: Axis, pose: SpacePose, projection: SpaceProjection) {
    (self.x, self.y, self.z) = (x, y, z)
    (self.pose, self.projection) = (pose, projection)
  }
}

/// The positions of a scene's marks in units of the scene, for checks of other poses.
package struct ScenePositions: Sendable {
  /// The centres of the points and their radii.
  package var points: [Vector3] = []
  package var radii: [Double] = []
  /// The number of rules.
  package var ruleCount = 0
  /// The corners of opaque faces, four per face.
  package var corners: [Vector3] = []

  package init() {}
}
