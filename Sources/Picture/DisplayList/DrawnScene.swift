import ChartMath

/// What the drawing of a chart in three dimensions shows of its scene, for those who check it.
package struct DrawnScene: Hashable, Sendable {
  package struct Axis: Hashable, Sendable {
    /// In units of the scene.
    package var length: Double
    /// Whether the author chose the length.
    package var hasOwnLength = false
    /// What should stand beside it; none for an axis without a title.
    package var title = ""
    /// Whether there was room for the title.
    package var showsTitle = false
    /// How many labels it should have, and how many there was room for.
    package var labelCount = 0
    package var shownLabelCount = 0
    /// Whether it is looked at along its edge, where nothing can be read.
    package var isEndOn = false

    package init(length: Double) { self.length = length }
  }

  /// An axis that is more than so many times as long as another makes a slab of the scene, in which nothing is told
  /// apart along the short one.
  package static let mostLength = 4.0

  package var x: Axis
  package var y: Axis
  package var z: Axis
  package var pose: SpacePose
  package var projection: SpaceProjection
  /// The kinds of its marks, each a word in lower case: "point".
  package var kinds: [String] = []
  /// Frames of labels and titles, in points from the chart's top left.
  package var texts: [Rect] = []

  package init(x: Axis, y: Axis, z: Axis, pose: SpacePose, projection: SpaceProjection) {
    (self.x, self.y, self.z) = (x, y, z)
    (self.pose, self.projection) = (pose, projection)
  }
}

/// Where the marks of a scene lie, in its units: what can be asked of other poses too.
package struct ScenePlaces: Sendable {
  /// The middles of the points, and how far each reaches.
  package var points: [Vector3] = []
  package var radii: [Double] = []
  /// How many lines there are.
  package var ruleCount = 0
  /// What covers things behind it: four corners after four corners.
  package var corners: [Vector3] = []

  package init() {}
}
