import Foundation

/// The look of a bar of UIKit. It has no effect: `toolbarBackground` styles what is drawn.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  /// The background colour. Stored only.
  open var backgroundColor: UIColor?
  /// The blur behind the bar. Stored only.
  open var backgroundEffect: UIBlurEffect?
  /// The background image. Stored only.
  open var backgroundImage: UIImage?
  /// The colour of the line at the edge. Stored only.
  open var shadowColor: UIColor?
  /// The image of the line at the edge. Stored only.
  open var shadowImage: UIImage?
  /// Creates the usual look.
  nonisolated public override init() { super.init() }
  /// Sets the usual blur as the background.
  open func configureWithDefaultBackground() { backgroundEffect = UIBlurEffect(style: .systemChromeMaterial) }
  /// Sets the system's background colour.
  open func configureWithOpaqueBackground() {
    backgroundEffect = nil
    backgroundColor = .systemBackground
  }
  /// Removes the background and the line.
  open func configureWithTransparentBackground() {
    backgroundEffect = nil
    backgroundColor = nil
    shadowColor = nil
  }
}

/// The look of a navigation bar of UIKit. It has no effect.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title. Stored only.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of a large title. Stored only.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The look of a tab in a state. It has no effect.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
  /// The colour of the symbol. Stored only.
  open var iconColor: UIColor?
  /// The attributes of the title. Stored only.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The colour behind the badge. Stored only.
  open var badgeBackgroundColor: UIColor?
}

/// The look of a tab. It has no effect: `tint` styles what is drawn.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
  /// The look of a tab that is not selected.
  public let normal = UITabBarItemStateAppearance()
  /// The look of the selected tab.
  public let selected = UITabBarItemStateAppearance()
}

/// The look of a tab bar of UIKit. It has no effect.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// The look of tabs with the symbol above the title. Stored only.
  open lazy var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The look of tabs with the symbol beside the title. Stored only.
  open lazy var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The look of small tabs. Stored only.
  open lazy var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// The navigation bar of UIKit. Its settings have no effect: `toolbarBackground` and `toolbarColorScheme` style what is drawn.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  private static let proxy = UINavigationBar()
  /// The settings for all views of this type. Stored only.
  public class func appearance() -> UINavigationBar { proxy }
  /// Whether content shows through. Stored only.
  open var isTranslucent = true
  /// The background colour. Stored only.
  open var barTintColor: UIColor?
  /// The image of the line at the edge. Stored only.
  open var shadowImage: UIImage?
  /// The attributes of the title. Stored only.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of a large title. Stored only.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// Whether titles are large. Stored only.
  open var prefersLargeTitles = false
  /// The usual look. Stored only.
  open var standardAppearance = UINavigationBarAppearance()
  /// The look without content behind it. Stored only.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The look of a low bar. Stored only.
  open var compactAppearance: UINavigationBarAppearance?
  /// The look of a low bar without content behind it. Stored only.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  private var background: UIImage?
  /// Sets the background image. Stored only.
  open func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) { background = image }
}

/// The height of a bar of UIKit.
public enum UIBarMetrics: Int, Sendable {
  /// The usual height, and the height of a low bar.
  case `default`, compact
}

/// The tab bar of UIKit. Its settings have no effect: `toolbarBackground` and `tint` style what is drawn.
@preconcurrency @MainActor open class UITabBar: UIView {
  private static let proxy = UITabBar()
  /// The settings for all views of this type. Stored only.
  public class func appearance() -> UITabBar { proxy }
  /// Whether content shows through. Stored only.
  open var isTranslucent = true
  /// The background colour. Stored only.
  open var barTintColor: UIColor?
  /// The image of the line at the edge. Stored only.
  open var shadowImage: UIImage?
  /// The background image. Stored only.
  open var backgroundImage: UIImage?
  /// The colour of tabs that are not selected. Stored only.
  open var unselectedItemTintColor: UIColor?
  /// The usual look. Stored only.
  open var standardAppearance = UITabBarAppearance()
  /// The look without content behind it. Stored only.
  open var scrollEdgeAppearance: UITabBarAppearance?
}

/// The toolbar of UIKit. Its settings have no effect: `toolbarBackground` styles what is drawn.
@preconcurrency @MainActor open class UIToolbar: UIView {
  private static let proxy = UIToolbar()
  /// The settings for all views of this type. Stored only.
  public class func appearance() -> UIToolbar { proxy }
  /// Whether content shows through. Stored only.
  open var isTranslucent = true
  /// The background colour. Stored only.
  open var barTintColor: UIColor?
  /// The image of the line at the edge. Stored only.
  open var shadowImage: UIImage?
}
