import ChartModel
import DisplayList

/// Maps data to points along one axis of the plot, and back.
package struct PositionScale: Sendable {
  package var kind: ScaleKind = .linear

  /// Where a value lies, in points from the plot's left or top; the middle of a category's band. `nil` when it has no place.
  package func position(of value: DataValue) -> Double? { nil }
  /// The band of a category; `nil` on continuous scales.
  package func band(of value: DataValue) -> ClosedRange<Double>? { nil }
  /// The value at a position; extrapolates on continuous scales, gives the band's category otherwise.
  package func value(at position: Double) -> DataValue? { nil }
  /// Bounds of a continuous domain, or all categories in order.
  package var domain: [DataValue] { [] }
}
