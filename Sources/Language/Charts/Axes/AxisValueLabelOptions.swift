import Foundation
import OpenChartsChartModel

/// The handling of labels that would overlap.
public struct AxisValueLabelCollisionResolution: CustomStringConvertible {
  let collision: LabelCollision

  /// Depends on the kind of axis and data.
  public static var automatic: AxisValueLabelCollisionResolution { Self(collision: .automatic) }
  /// Omits a label that would overlap a previous one.
  public static var greedy: AxisValueLabelCollisionResolution { greedy() }
  /// Omits a label that would overlap a previous one. Labels of a higher priority are placed first; `minimumSpacing`
  /// is the minimum distance between labels, in points.
  public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil)
    -> AxisValueLabelCollisionResolution
  {
    Self(collision: .greedy(priority: priority, minimumSpacing: minimumSpacing.map(Double.init)))
  }
  /// Truncates labels to the available width.
  public static var truncate: AxisValueLabelCollisionResolution { Self(collision: .truncate) }
  /// Shows all labels, even if they overlap.
  public static var disabled: AxisValueLabelCollisionResolution { Self(collision: .disabled) }

  public var description: String {
    switch collision {
    case .automatic: "automatic"
    case .greedy(let priority, _): "greedy(priority: \(priority))"
    case .truncate: "truncate"
    case .disabled: "disabled"
    }
  }
}

/// The reading direction of a label.
public struct AxisValueLabelOrientation: CustomStringConvertible {
  let orientation: LabelOrientation

  /// Horizontal. Labels that do not fit are wrapped, shortened or omitted, but never rotated.
  public static var automatic: AxisValueLabelOrientation { Self(orientation: .automatic) }
  /// Horizontal.
  public static var horizontal: AxisValueLabelOrientation { Self(orientation: .horizontal) }
  /// From top to bottom.
  public static var vertical: AxisValueLabelOrientation { Self(orientation: .vertical) }
  /// From bottom to top.
  public static var verticalReversed: AxisValueLabelOrientation { Self(orientation: .verticalReversed) }

  public var description: String { "\(orientation)" }
}
