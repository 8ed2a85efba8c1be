import ChartMath

/// A chart in three dimensions that can be drawn as seen from elsewhere, for pictures that move.
///
/// It stands beside the picture, never in it: the group of the role ``GroupRole/space(_:)`` has its number.
package struct TurnableChart: Sendable {
  /// From where the picture shows it.
  package var pose: SpacePose
  private let draw: @Sendable (SpacePose) -> [DisplayItem]

  /// - Parameter draw: Everything that the chart draws, from its top left.
  package init(pose: SpacePose, _ draw: @escaping @Sendable (SpacePose) -> [DisplayItem]) {
    self.pose = pose
    self.draw = draw
  }

  package func drawn(from pose: SpacePose) -> [DisplayItem] { draw(pose) }
}
