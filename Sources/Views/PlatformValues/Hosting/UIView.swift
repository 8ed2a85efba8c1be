import Foundation

/// A view of UIKit. There is no UIKit on Linux: it keeps its properties and is never drawn.
@MainActor open class UIView {
  /// The frame in the coordinates of the superview, in points.
  open var frame: CGRect
  /// The background colour. Stored only.
  open var backgroundColor: UIColor?
  /// The tint. Stored only.
  open var tintColor: UIColor?
  /// The opacity. Stored only.
  open var alpha: CGFloat = 1
  /// Whether the view is hidden. Stored only.
  open var isHidden = false
  /// Whether content is clipped to the bounds. Stored only.
  open var clipsToBounds = false
  /// Whether touches reach the view. Stored only.
  open var isUserInteractionEnabled = true
  /// Whether the frame becomes constraints. Stored only: there is no Auto Layout.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// The views in this one, the last in front.
  open private(set) var subviews: [UIView] = []

  /// Creates a view.
  public init(frame: CGRect) { self.frame = frame }
  /// Creates a view without a size.
  public convenience init() { self.init(frame: .zero) }

  /// The bounds in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  /// Adds a view in front of the others.
  open func addSubview(_ view: UIView) { subviews.append(view) }
  /// No-op: the view is not drawn.
  open func setNeedsDisplay() {}
  /// No-op: the view is not drawn.
  open func setNeedsLayout() {}
  /// No-op: the view is not drawn.
  open func layoutSubviews() {}
}

/// A controller of UIKit. It has a view and is never shown.
@MainActor open class UIViewController {
  /// The view.
  open var view: UIView! = UIView()
  /// The title. Stored only.
  open var title: String?
  /// Creates a controller.
  public init() {}
  /// Not called: the controller is never shown.
  open func viewDidLoad() {}
}

/// The sharing sheet of UIKit. Never shown; `ShareLink` is.
@MainActor open class UIActivityViewController: UIViewController {
  /// The items.
  public let activityItems: [Any]
  /// Creates a sheet for items. `applicationActivities` has no effect.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    super.init()
  }
}

/// An action of the sharing sheet. Has no effect.
@MainActor open class UIActivity {
  /// Creates an action.
  public init() {}
}

/// An effect of ``UIVisualEffectView``.
@MainActor open class UIVisualEffect {
  /// Creates an effect.
  public init() {}
}

/// A blur. Has no effect.
@MainActor open class UIBlurEffect: UIVisualEffect {
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
@MainActor open class UIVisualEffectView: UIView {
  /// The effect. Stored only.
  open var effect: UIVisualEffect?
  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }
}
