import Foundation

/// The stack of UIKit. It keeps its views and is not laid out; an `HStack` or a `VStack` is.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// The lengths of the views along the stack.
  public enum Distribution: Int, Sendable {
    /// Filled, filled with equal lengths, filled in proportion, with equal gaps, and with equal distances.
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  /// The positions of the views across the stack.
  public enum Alignment: Int, Sendable {
    /// Filled, at the edge where text begins or the top, at the first line, in the middle, at the other edge, and at
    /// the last line.
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    /// The upper edge of a row.
    public static var top: Alignment { .leading }
    /// The lower edge of a row.
    public static var bottom: Alignment { .trailing }
  }
  /// The direction. Stored, but has no effect.
  open var axis = NSLayoutConstraint.Axis.horizontal
  /// The lengths along the stack. Stored, but has no effect.
  open var distribution = Distribution.fill
  /// The positions across the stack. Stored, but has no effect.
  open var alignment = Alignment.fill
  /// The gap between views in points. Stored, but has no effect.
  open var spacing: CGFloat = 0
  /// Whether the views keep within the margins. Stored, but has no effect.
  open var isLayoutMarginsRelativeArrangement = false
  /// The views in order.
  open private(set) var arrangedSubviews: [UIView] = []

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.append(view)
    addSubview(view)
  }
  /// Removes a view from the order. It stays a subview.
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
  /// Sets the gap after a view in points. Has no effect.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}
}
