import Foundation

/// A controller of UIKit. It has a view and is never shown.
@preconcurrency @MainActor open class UIViewController {
  /// The view.
  open var view: UIView! = UIView()
  /// The title. Stored, but has no effect.
  open var title: String?
  /// The controllers in this one.
  open private(set) var children: [UIViewController] = []
  /// The controller that contains this one.
  open private(set) weak var parent: UIViewController?
  /// The style of a presentation. Stored, but has no effect.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The animation of a presentation. Stored, but has no effect.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether the user cannot dismiss the controller. Stored, but has no effect.
  open var isModalInPresentation = false
  /// The size in points that the controller asks for. Stored, but has no effect.
  open var preferredContentSize = CGSize.zero
  /// The title and the buttons in the bar of a ``UINavigationController``. Stored, but has no effect.
  open lazy var navigationItem = UINavigationItem(title: title ?? "")
  /// The tab in the bar of a ``UITabBarController``. Stored, but has no effect.
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem()

  /// Creates a controller. There are no nib files on Linux: both arguments are ignored.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}
  /// Creates a controller from an archive. Not called: there are no storyboards on Linux.
  public required init?(coder: NSCoder) {}
  /// Creates a controller.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Not called: the view exists already.
  open func loadView() {}
  /// Not called: the controller is never shown.
  open func viewDidLoad() {}
  /// Not called: the controller is never shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// Not called: the controller is never shown.
  open func viewDidAppear(_ animated: Bool) {}
  /// Not called: the controller is never shown.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Not called: the controller is never shown.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Not called: the controller is never shown.
  open func viewWillLayoutSubviews() {}
  /// Not called: the controller is never shown.
  open func viewDidLayoutSubviews() {}
  /// Not called: the system reports no lack of memory.
  open func didReceiveMemoryWarning() {}

  /// Whether the view exists: always true.
  open var isViewLoaded: Bool { true }
  /// The nearest navigation controller that contains this one.
  open var navigationController: UINavigationController? {
    parent.flatMap { $0 as? UINavigationController ?? $0.navigationController }
  }
  /// The nearest tab bar controller that contains this one.
  open var tabBarController: UITabBarController? {
    parent.flatMap { $0 as? UITabBarController ?? $0.tabBarController }
  }

  /// Makes this the parent of a controller.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    children.append(childController)
    childController.parent = self
  }
  /// Removes this controller from its parent.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  /// Not called.
  open func willMove(toParent parent: UIViewController?) {}
  /// Not called.
  open func didMove(toParent parent: UIViewController?) {}
}

extension UIViewController {
  /// The controller itself. The closure of a property's initial value names it `self`, as it does the function of
  /// `NSObject` on Apple's systems, for example in `addTarget(self, action:for:)`.
  public func `self`() -> UIViewController { self }
}

extension UIViewController: Hashable {
  /// Whether both are the same object.
  nonisolated public static func == (a: UIViewController, b: UIViewController) -> Bool { a === b }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The style of a presentation of UIKit. Has no effect: a controller is never shown.
public enum UIModalPresentationStyle: Int, Sendable {
  /// On the whole screen.
  case fullScreen = 0
  /// On a sheet as large as a page.
  case pageSheet
  /// On a smaller sheet.
  case formSheet
  /// In place of the controller around it.
  case currentContext
  /// By a transition of the app.
  case custom
  /// Over the whole screen, which stays visible.
  case overFullScreen
  /// Over the controller around it, which stays visible.
  case overCurrentContext
  /// In a popover.
  case popover
  /// Not presented.
  case none = -1
  /// By the system's choice.
  case automatic = -2
}

/// The animation of a presentation of UIKit. Has no effect.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From the bottom, turned around, faded, and curled like a page.
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
