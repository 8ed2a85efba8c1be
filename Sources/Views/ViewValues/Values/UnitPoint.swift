import DisplayList
import Foundation

/// A point in a view's own space: (0, 0) is the top leading corner, (1, 1) the bottom trailing one. Gradients count x
/// from the left in either direction of text.
public struct UnitPoint: Hashable, Sendable, Animatable {
  /// From the leading side on; a fraction of the width.
  public var x: CGFloat
  /// From the top on; a fraction of the height.
  public var y: CGFloat

  /// The top leading corner.
  public init() { self.init(x: 0, y: 0) }
  /// A point by fractions of the width and the height, which may lie outside.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The top leading corner.
  public static let zero = UnitPoint()
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading side.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing side.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// Both fractions, for animations.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }

  package var point: Point { Point(Double(x), Double(y)) }
}
