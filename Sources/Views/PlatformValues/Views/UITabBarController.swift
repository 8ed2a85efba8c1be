/// The tab bar controller of UIKit. It keeps its controllers and is never shown; a `TabView` is.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  /// The controllers of the tabs.
  open var viewControllers: [UIViewController]? {
    didSet {
      for controller in oldValue ?? [] { controller.removeFromParent() }
      for controller in viewControllers ?? [] { addChild(controller) }
    }
  }
  /// The index of the selected tab.
  open var selectedIndex = 0
  /// The controller of the selected tab; `nil` if there is none.
  open var selectedViewController: UIViewController? {
    guard let viewControllers, viewControllers.indices.contains(selectedIndex) else { return nil }
    return viewControllers[selectedIndex]
  }
  /// The bar. Never drawn.
  public let tabBar = UITabBar()
  /// Replaces the controllers. `animated` has no effect.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }
}
