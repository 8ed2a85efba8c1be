import Foundation

/// A relation between edges or lengths of views. Stored, but has no effect: there is no Auto Layout on Linux, and views
/// keep their frames.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// Whether the constraint applies. Stored, but has no effect.
  open var isActive = false
  /// The distance or length in points. Stored, but has no effect.
  open var constant: CGFloat
  /// The importance. Stored, but has no effect.
  open var priority = UILayoutPriority.required
  /// A name for messages.
  open var identifier: String?

  init(constant: CGFloat) { self.constant = constant }

  /// Makes constraints apply. Has no effect.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  /// Makes constraints no longer apply. Has no effect.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

/// The importance of a constraint, from 0 to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates an importance from 0 to 1000.
  public init(_ rawValue: Float) { self.init(rawValue: rawValue) }
  /// The constraint must hold: 1000.
  public static let required = UILayoutPriority(1000)
  /// Almost as important as one that must hold: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// Not important: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// The importance of the size that fits best: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// An edge, a middle or a length of a view, from which constraints are made.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  nonisolated override init() { super.init() }

  /// Creates a constraint: as far along as an anchor and a distance in points.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0)
    -> NSLayoutConstraint
  {
    NSLayoutConstraint(constant: c)
  }
  /// Creates a constraint: at least as far along as an anchor and a distance in points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: c) }
  /// Creates a constraint: at most as far along as an anchor and a distance in points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: c) }
}

/// A vertical edge or the horizontal middle of a view.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// A horizontal edge or the vertical middle of a view.
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// The width or the height of a view.
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Creates a constraint: a length in points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint(constant: c) }
  /// Creates a constraint: at least a length in points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: c)
  }
  /// Creates a constraint: at most a length in points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: c)
  }
  /// Creates a constraint: a multiple of a length, and a length in points.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: c) }
  /// Creates a constraint: at most a multiple of a length, and a length in points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: c) }
  /// Creates a constraint: at least a multiple of a length, and a length in points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: c) }
}

/// A part of a view, such as the one within its margins.
@preconcurrency @MainActor open class UILayoutGuide: NSObject, _LayoutAnchors {
  nonisolated public override init() { super.init() }
}

extension UIView: _LayoutAnchors {
  /// The part that no bar covers.
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  /// The part within the margins.
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
  /// The line of the first text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The line of the last text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// Sets how strongly the view keeps from growing. Has no effect.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
  /// Sets how strongly the view keeps from shrinking. Has no effect.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
}

extension NSLayoutConstraint {
  /// The direction of a length.
  public enum Axis: Int, Sendable {
    /// Widths, and heights.
    case horizontal, vertical
  }
}

/// The edges, middles and lengths of views and of their parts. All are alike: no constraint has an effect.
@preconcurrency @MainActor public protocol _LayoutAnchors: AnyObject {}

extension _LayoutAnchors {
  /// The edge at which text begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The edge at which text ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
  /// The horizontal middle.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The vertical middle.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
}
