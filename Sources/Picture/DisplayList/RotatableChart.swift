import OpenChartsChartMath

/// A 3-D chart that can be drawn in other poses, for animations.
///
/// It is kept next to the picture, never in it. The group with the role ``GroupRole/space(_:)`` has its index.
package struct RotatableChart: Sendable {
  /// The pose of the picture.
  package var pose: SpacePose
  private let draw: @Sendable (SpacePose) -> [DisplayItem]

  /// - Parameter draw: Returns all items of the chart in a pose, relative to its top left.
  package init(pose: SpacePose, _ draw: @escaping @Sendable (SpacePose) -> [DisplayItem]) {
    self.pose = pose
    self.draw = draw
  }

  package func drawn(from pose: SpacePose) -> [DisplayItem] { draw(pose) }
}
