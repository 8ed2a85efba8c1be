import ChartModel
import Foundation

/// What labels do that would overlap.
public struct AxisValueLabelCollisionResolution: CustomStringConvertible {
  let collision: LabelCollision

  /// By the kind of axis and data.
  public static var automatic: AxisValueLabelCollisionResolution { Self(collision: .automatic) }
  /// A label is left out if it overlaps one that is there.
  public static var greedy: AxisValueLabelCollisionResolution { greedy() }
  /// A label is left out if it overlaps one that is there; those of higher priority come first, and
  /// `minimumSpacing` is the least distance between two labels, in points.
  public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil)
    -> AxisValueLabelCollisionResolution
  {
    Self(collision: .greedy(priority: priority, minimumSpacing: minimumSpacing.map(Double.init)))
  }
  /// Labels are cut to the room that they have.
  public static var truncate: AxisValueLabelCollisionResolution { Self(collision: .truncate) }
  /// Labels are shown whatever they overlap.
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

/// The direction in which a label is read.
public struct AxisValueLabelOrientation: CustomStringConvertible {
  let orientation: LabelOrientation

  /// Horizontal: labels without room wrap, are shortened or left out, but never turned.
  public static var automatic: AxisValueLabelOrientation { Self(orientation: .automatic) }
  /// Along the line of reading.
  public static var horizontal: AxisValueLabelOrientation { Self(orientation: .horizontal) }
  /// From top to bottom.
  public static var vertical: AxisValueLabelOrientation { Self(orientation: .vertical) }
  /// From bottom to top.
  public static var verticalReversed: AxisValueLabelOrientation { Self(orientation: .verticalReversed) }

  public var description: String { "\(orientation)" }
}
