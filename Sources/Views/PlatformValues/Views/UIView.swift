import Foundation

/// A view of UIKit. It keeps its properties and is not shown; ``drawHierarchy(in:afterScreenUpdates:)`` draws it into
/// an image.
@preconcurrency @MainActor open class UIView {
  /// The frame in the coordinates of the superview, in points.
  open var frame: CGRect
  /// The background colour.
  open var backgroundColor: UIColor?
  /// The tint. Stored, but has no effect.
  open var tintColor: UIColor?
  /// A number by which the app recognizes the view; 0 by default.
  open var tag = 0
  /// The opacity from 0 to 1.
  open var alpha: CGFloat = 1
  /// Whether the view is hidden.
  open var isHidden = false
  /// Whether content is clipped to the bounds.
  open var clipsToBounds = false
  /// Whether touches reach the view. Stored, but has no effect.
  open var isUserInteractionEnabled = true
  /// Whether the frame becomes constraints. Stored, but has no effect: there is no Auto Layout.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// The views in this one, the last in front.
  open private(set) var subviews: [UIView] = []
  /// The view that contains this one.
  open private(set) weak var superview: UIView?
  /// The way in which content fills the bounds. Stored, but has no effect.
  open var contentMode = ContentMode.scaleToFill
  /// Whether the background is opaque. Stored, but has no effect.
  open var isOpaque = true
  /// Whether the view is an element of assistive technology. Stored, but has no effect.
  open var isAccessibilityElement = false
  /// The name for assistive technology. Stored, but has no effect.
  open var accessibilityLabel: String?
  /// The hint for assistive technology. Stored, but has no effect.
  open var accessibilityHint: String?
  /// The value for assistive technology. Stored, but has no effect.
  open var accessibilityValue: String?
  /// The identifier for tests. Stored, but has no effect.
  open var accessibilityIdentifier: String?

  /// The way in which content fills the bounds of its view.
  public enum ContentMode: Int, Sendable {
    /// Stretched, as large as fits, and as small as covers the bounds.
    case scaleToFill, scaleAspectFit, scaleAspectFill
    /// Drawn again for each size.
    case redraw
    /// In the middle, at the middle of an edge, or in a corner.
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  /// The corners, the border and the shadow.
  public private(set) lazy var layer = CALayer(self)

  /// Creates a view.
  public init(frame: CGRect) { self.frame = frame }
  /// Creates a view from an archive. Not called: there are no storyboards on Linux.
  public required init?(coder: NSCoder) { frame = .zero }
  /// Creates a view without a size.
  public convenience init() { self.init(frame: .zero) }

  /// The bounds in points. The origin is always zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// The centre in the coordinates of the superview, in points.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  /// The length of a view without a natural size: -1.
  public static var noIntrinsicMetric: CGFloat { -1 }
  /// The natural size in points; ``noIntrinsicMetric`` in both directions unless overridden.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  /// Returns the size in points for a proposed one: the current size unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
  /// Sets the size to the one that fits.
  open func sizeToFit() { frame.size = sizeThatFits(frame.size) }

  /// Adds a view in front of the others.
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }
  /// Adds a view behind the subviews at an index and above.
  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
  }
  /// Removes this view from its superview.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  /// Returns the frontmost view that contains a point of this view's coordinates, itself or a subview; `nil` if there
  /// is none. Hidden views and those without interaction are left out.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event) else {
      return nil
    }
    for view in subviews.reversed() {
      let inner = CGPoint(x: point.x - view.frame.minX, y: point.y - view.frame.minY)
      if let hit = view.hitTest(inner, with: event) { return hit }
    }
    return self
  }
  /// Whether a point is within the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// Draws the content into the current context. Empty unless overridden.
  open func draw(_ rect: CGRect) {}
  /// No-op: the view is drawn again for each image.
  open func setNeedsDisplay() {}
  /// No-op: the view is laid out again for each image.
  open func setNeedsLayout() {}
  /// Calls ``layoutSubviews()``.
  open func layoutIfNeeded() { layoutSubviews() }
  /// Places the subviews before the view is drawn. Empty unless overridden.
  open func layoutSubviews() {}
}

extension UIView: Hashable {
  /// Whether both are the same object.
  nonisolated public static func == (a: UIView, b: UIView) -> Bool { a === b }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An effect of ``UIVisualEffectView``.
@preconcurrency @MainActor open class UIVisualEffect {
  /// Creates an effect.
  public init() {}
}

/// A blur. Has no effect.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// The strength of a blur. Has no effect.
  public enum Style: Int, Sendable {
    /// Lighter than the view below.
    case extraLight
    /// About as light as the view below.
    case light
    /// Darker than the view below.
    case dark
    /// Follows the colour scheme.
    case regular
    /// Follows the colour scheme, with more contrast.
    case prominent
    /// Shows most of the content below.
    case systemUltraThinMaterial
    /// Shows more of the content below than usual.
    case systemThinMaterial
    /// Shows the usual part of the content below.
    case systemMaterial
    /// Shows less of the content below than usual.
    case systemThickMaterial
    /// The material of bars.
    case systemChromeMaterial
  }
  /// The strength.
  public let style: Style
  /// Creates a blur.
  public init(style: Style) { self.style = style }
}

/// A view with an effect. Never drawn.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// The effect. Stored, but has no effect.
  open var effect: UIVisualEffect?
  /// The view of the content.
  public let contentView = UIView()
  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }
  /// Creates a view from an archive. Not called.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
