import Foundation

/// The appearance of a bar of UIKit. It has no effect: `toolbarBackground` sets the drawn appearance.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  /// The background colour. Stored, but has no effect.
  open var backgroundColor: UIColor?
  /// The blur behind the bar. Stored, but has no effect.
  open var backgroundEffect: UIBlurEffect?
  /// The background image. Stored, but has no effect.
  open var backgroundImage: UIImage?
  /// The colour of the line at the edge. Stored, but has no effect.
  open var shadowColor: UIColor?
  /// The image of the line at the edge. Stored, but has no effect.
  open var shadowImage: UIImage?
  /// Creates the default appearance.
  nonisolated public override init() { super.init() }
  /// Sets the default blur as the background.
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

/// The appearance of a navigation bar of UIKit. It has no effect.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title. Stored, but has no effect.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of a large title. Stored, but has no effect.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The appearance of a tab in a state. It has no effect.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
  /// The colour of the symbol. Stored, but has no effect.
  open var iconColor: UIColor?
  /// The attributes of the title. Stored, but has no effect.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The colour behind the badge. Stored, but has no effect.
  open var badgeBackgroundColor: UIColor?
}

/// The appearance of a tab. It has no effect: `tint` sets the drawn appearance.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
  /// The appearance of a tab that is not selected.
  public let normal = UITabBarItemStateAppearance()
  /// The appearance of the selected tab.
  public let selected = UITabBarItemStateAppearance()
}

/// The appearance of a tab bar of UIKit. It has no effect.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of tabs with the symbol above the title. Stored, but has no effect.
  open lazy var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of tabs with the symbol beside the title. Stored, but has no effect.
  open lazy var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of small tabs. Stored, but has no effect.
  open lazy var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// The navigation bar of UIKit. Its settings have no effect: `toolbarBackground` and `toolbarColorScheme` set the drawn
/// appearance.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  private static let proxy = UINavigationBar()
  /// The settings for all views of this type. Stored, but has no effect.
  public class func appearance() -> UINavigationBar { proxy }
  /// Whether content shows through. Stored, but has no effect.
  open var isTranslucent = true
  /// The background colour. Stored, but has no effect.
  open var barTintColor: UIColor?
  /// The image of the line at the edge. Stored, but has no effect.
  open var shadowImage: UIImage?
  /// The attributes of the title. Stored, but has no effect.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of a large title. Stored, but has no effect.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// Whether titles are large. Stored, but has no effect.
  open var prefersLargeTitles = false
  /// The default appearance. Stored, but has no effect.
  open var standardAppearance = UINavigationBarAppearance()
  /// The appearance without content behind it. Stored, but has no effect.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The appearance of a low bar. Stored, but has no effect.
  open var compactAppearance: UINavigationBarAppearance?
  /// The appearance of a low bar without content behind it. Stored, but has no effect.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  private var background: UIImage?
  /// Sets the background image. Stored, but has no effect.
  open func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) { background = image }
}

/// The height of a bar of UIKit.
public enum UIBarMetrics: Int, Sendable {
  /// The default height, and the height of a low bar.
  case `default`, compact
}

/// The tab bar of UIKit. Its settings have no effect: `toolbarBackground` and `tint` set the drawn appearance.
@preconcurrency @MainActor open class UITabBar: UIView {
  private static let proxy = UITabBar()
  /// The settings for all views of this type. Stored, but has no effect.
  public class func appearance() -> UITabBar { proxy }
  /// Whether content shows through. Stored, but has no effect.
  open var isTranslucent = true
  /// The background colour. Stored, but has no effect.
  open var barTintColor: UIColor?
  /// The image of the line at the edge. Stored, but has no effect.
  open var shadowImage: UIImage?
  /// The background image. Stored, but has no effect.
  open var backgroundImage: UIImage?
  /// The colour of tabs that are not selected. Stored, but has no effect.
  open var unselectedItemTintColor: UIColor?
  /// The default appearance. Stored, but has no effect.
  open var standardAppearance = UITabBarAppearance()
  /// The appearance without content behind it. Stored, but has no effect.
  open var scrollEdgeAppearance: UITabBarAppearance?
}

/// The toolbar of UIKit. Its settings have no effect: `toolbarBackground` sets the drawn appearance.
@preconcurrency @MainActor open class UIToolbar: UIView {
  private static let proxy = UIToolbar()
  /// The settings for all views of this type. Stored, but has no effect.
  public class func appearance() -> UIToolbar { proxy }
  /// Whether content shows through. Stored, but has no effect.
  open var isTranslucent = true
  /// The background colour. Stored, but has no effect.
  open var barTintColor: UIColor?
  /// The image of the line at the edge. Stored, but has no effect.
  open var shadowImage: UIImage?
}
