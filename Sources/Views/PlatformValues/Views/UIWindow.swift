import Foundation

/// Insets from the four edges, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The inset from the top in points.
  public var top: CGFloat
  /// The inset from the left edge in points.
  public var left: CGFloat
  /// The inset from the bottom in points.
  public var bottom: CGFloat
  /// The inset from the right edge in points.
  public var right: CGFloat
  /// No insets.
  public static let zero = UIEdgeInsets()

  /// Creates zero insets.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }
  /// Creates insets in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// A window of UIKit. It keeps its controller and is never shown.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The controller of the content.
  open var rootViewController: UIViewController?
  /// The scene. Stored, but has no effect.
  open var windowScene: UIWindowScene?
  /// Whether it is the only window of the program's scene.
  open var isKeyWindow: Bool { self === Self.main }
  /// The only window of the program's scene. It has a controller with an empty view.
  static let main = {
    let window = UIWindow(windowScene: .main)
    window.rootViewController = UIViewController()
    return window
  }()
  /// The interface style. Stored, but has no effect; use `preferredColorScheme` in views.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// Creates a window in a scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
  }
  /// No-op: the window is never shown.
  open func makeKeyAndVisible() {}
}

extension UIView {
  /// Always zero: no bar or corner covers the view.
  public var safeAreaInsets: UIEdgeInsets { .zero }
  /// Always `nil`: no window contains the view.
  public var window: UIWindow? { nil }
  /// Returns true: the view does not receive the keyboard's input.
  @discardableResult public func endEditing(_ force: Bool) -> Bool { true }
}

extension UIWindowScene {
  /// The only window of the program's scene.
  public var windows: [UIWindow] { self === Self.main ? [.main] : [] }
  /// The only window of the program's scene.
  public var keyWindow: UIWindow? { windows.first }
}

extension UIApplication {
  /// The only window. Views are shown in pictures and pages, not in it.
  public var windows: [UIWindow] { [.main] }
  /// The only window.
  public var keyWindow: UIWindow? { .main }
}

extension UIViewController {
  /// Always `nil`: no controller is shown over this one.
  public var presentedViewController: UIViewController? { nil }
  /// No-op: a controller is never shown, and the completion handler is not called.
  public func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {}
  /// No-op: a controller is never shown, and the completion handler is not called.
  public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
}

/// A message of UIKit. Never shown; `alert(_:isPresented:actions:)` is.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// The kind of a message.
  public enum Style: Int, Sendable {
    /// A list of actions at the bottom edge, and a message in the middle.
    case actionSheet, alert
  }
  /// The text below the title.
  open var message: String?
  /// The kind.
  public let preferredStyle: Style
  /// The buttons.
  open private(set) var actions: [UIAlertAction] = []

  /// Creates a message.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }
  /// Returns `nil`: an archive has no message.
  public required init?(coder: NSCoder) { nil }
  /// Adds a button.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
}

/// A button of a message. Its handler is never called.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// The kind of a button.
  public enum Style: Int, Sendable {
    /// A usual button, one that closes without effect, and one that deletes.
    case `default`, cancel, destructive
  }
  /// The text.
  public let title: String?
  /// The kind.
  public let style: Style
  /// Creates a button.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
  }
}
