import Foundation

/// The navigation controller of UIKit. It keeps its controllers and is never shown; a `NavigationStack` is.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// The controllers, the last on top.
  open var viewControllers: [UIViewController] = [] {
    didSet {
      let shown = Set(viewControllers.map(ObjectIdentifier.init))
      for controller in oldValue where !shown.contains(ObjectIdentifier(controller)) {
        controller.removeFromParent()
      }
      for controller in viewControllers where controller.parent !== self { addChild(controller) }
    }
  }
  /// The bar. Never drawn.
  public let navigationBar = UINavigationBar()
  /// Whether the bar is hidden. Stored, but has no effect.
  open var isNavigationBarHidden = false
  /// Receives no messages.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The recognizer of a drag back from the edge: always `nil`.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }

  /// Creates a controller with a controller at the bottom.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }
  /// The controller on top.
  open var topViewController: UIViewController? { viewControllers.last }
  /// The controller that is seen: the one on top.
  open var visibleViewController: UIViewController? { topViewController }
  /// Adds a controller on top. `animated` has no effect.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }
  /// Removes the controller on top, unless it is the only one. `animated` has no effect.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }
  /// Removes all controllers but the first. `animated` has no effect.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let removed = Array(viewControllers.dropFirst())
    viewControllers = Array(viewControllers.prefix(1))
    return removed
  }
  /// Replaces the controllers. `animated` has no effect.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }
  /// Hides or shows the bar. Stored, but has no effect.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
}

/// The delegate of a ``UINavigationController``. Its functions are not called: no controller is shown.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: AnyObject {}

/// The title and the buttons of a controller in a navigation bar. Stored, but has no effect.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// The time when titles are large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the previous screen's, always, and never.
    case automatic, always, never
  }
  /// The title.
  open var title: String?
  /// The view in place of the title.
  open var titleView: UIView?
  /// The button before the title.
  open var leftBarButtonItem: UIBarButtonItem?
  /// The button after the title.
  open var rightBarButtonItem: UIBarButtonItem?
  /// The buttons before the title.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons after the title.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// Whether the back button is hidden.
  open var hidesBackButton = false
  /// When the title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// Creates an item with a title.
  public init(title: String) { self.title = title }
}

/// A button in a bar of UIKit. Never shown; a `ToolbarItem` is.
@preconcurrency @MainActor open class UIBarButtonItem: NSObject {
  /// The style of a button.
  public enum Style: Int, Sendable {
    /// A usual button.
    case plain = 0
    /// A button that ends a task.
    case done = 2
  }
  /// A button with the system's title or symbol.
  public enum SystemItem: Int, Sendable {
    /// The title "Done".
    case done
    /// The title "Cancel".
    case cancel
    /// The title "Edit".
    case edit
    /// The title "Save".
    case save
    /// A plus sign.
    case add
    /// The space that the other items leave.
    case flexibleSpace
    /// A space of a given width.
    case fixedSpace
    /// The symbol for a new text.
    case compose
    /// The symbol of an answer.
    case reply
    /// The symbol for sharing.
    case action
    /// The symbol of a folder.
    case organize
    /// The symbol of a book.
    case bookmarks
    /// The symbol of a search.
    case search
    /// The symbol for loading again.
    case refresh
    /// The symbol for ending.
    case stop
    /// The symbol of a camera.
    case camera
    /// The symbol for deleting.
    case trash
    /// The symbol for playing.
    case play
    /// The symbol for pausing.
    case pause
    /// The symbol for winding back.
    case rewind
    /// The symbol for winding forward.
    case fastForward
    /// The title "Undo".
    case undo
    /// The title "Redo".
    case redo
    /// The symbol for closing.
    case close = 24
  }
  /// The title.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// The style.
  open var style = Style.plain
  /// Whether it can be pressed.
  open var isEnabled = true
  /// The tint.
  open var tintColor: UIColor?
  /// The view in place of a title.
  open var customView: UIView?
  /// The object whose method is the action. It is not called.
  open weak var target: AnyObject?
  /// The name of the method. It is not called.
  open var action: Selector?

  /// Creates a button without a title.
  nonisolated public override init() { super.init() }
  /// Creates a button with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    set(target, action)
  }
  /// Creates a button with a picture.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    set(target, action)
  }
  /// Creates a button with the system's title or symbol.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    style = systemItem == .done ? .done : .plain
    set(target, action)
  }
  /// Creates an item with a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  private func set(_ target: Any?, _ action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }
}
