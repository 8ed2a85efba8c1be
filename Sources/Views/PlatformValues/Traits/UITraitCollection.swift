import Foundation
import ViewValues

/// Light or dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// How strongly colours differ from their grounds.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal, high
}

/// Kinds of devices.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision = 6
}

/// The appearance that a colour is asked for in.
public final class UITraitCollection: Hashable, Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let accessibilityContrast: UIAccessibilityContrast
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// Pixels per point, as ``UIScreen`` has them.
  public var displayScale: CGFloat { 3 }

  /// The text size of fonts that are asked for with these traits; large is the usual one.
  public let preferredContentSizeCategory: UIContentSizeCategory

  init(
    _ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast,
    _ category: UIContentSizeCategory = .large
  ) {
    (userInterfaceStyle, accessibilityContrast) = (style, contrast)
    preferredContentSizeCategory = category
  }
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(userInterfaceStyle, .normal) }
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(.light, accessibilityContrast)
  }

  /// Light, with the usual contrast: a program has no appearance of its own here. Views ask their environment
  /// (`colorScheme`), which pictures and sessions set.
  public static let current = UITraitCollection(.light, .normal)

  public static func == (a: UITraitCollection, b: UITraitCollection) -> Bool {
    a.userInterfaceStyle == b.userInterfaceStyle && a.accessibilityContrast == b.accessibilityContrast
      && a.preferredContentSizeCategory == b.preferredContentSizeCategory
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(userInterfaceStyle)
    hasher.combine(accessibilityContrast)
    hasher.combine(preferredContentSizeCategory)
  }

  var environment: EnvironmentValues {
    var values = EnvironmentValues()
    values.colorScheme = userInterfaceStyle == .dark ? .dark : .light
    values.colorSchemeContrast = accessibilityContrast == .high ? .increased : .standard
    return values
  }
}
