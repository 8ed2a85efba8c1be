import Foundation

/// A distance in two directions, in points.
public struct UIOffset: Hashable, Sendable {
  /// The distance to the right in points.
  public var horizontal: CGFloat
  /// The distance downwards in points.
  public var vertical: CGFloat
  /// No distance.
  public static let zero = UIOffset()

  /// Creates a distance of zero.
  public init() { self.init(horizontal: 0, vertical: 0) }
  /// Creates a distance in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// A tab of UIKit. Its settings have no effect: `tabItem` and `Tab` set the drawn appearance.
@preconcurrency @MainActor open class UITabBarItem: NSObject {
  private static let proxy = UITabBarItem()
  /// The settings for all tabs. Stored, but has no effect.
  public class func appearance() -> UITabBarItem { proxy }
  /// The title.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// The text of the badge; `nil` for no badge.
  open var badgeValue: String?
  /// The colour behind the badge. Stored, but has no effect.
  open var badgeColor: UIColor?
  /// The distance of the title from its usual position. Stored, but has no effect.
  open var titlePositionAdjustment = UIOffset.zero
  private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of the title in a state. Stored, but has no effect.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state] = attributes
  }
  /// Returns the attributes of the title in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state]
  }
}
