import ChartMath
import ChartModel
import DisplayList

extension SpaceRequest {
  /// The chart for those who do not see it.
  func described(
    _ placed: PlacedBodies, on scales: SpaceScales, _ guides: SpaceGuides, _ fit: SpaceFit,
    in frame: SpaceFrame
  ) -> AccessibilityNode {
    AccessibilityNode(
      role: .chart, label: accessibilityLabel ?? "", frame: Rect(origin: .zero, size: frame.size))
  }
}
