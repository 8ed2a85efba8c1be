import Foundation
import ViewValues

/// Light or dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Left open, light, or dark.
  case unspecified, light, dark
}

/// How strongly colours differ from their grounds.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Left open.
  case unspecified = -1
  /// As usual, or with more contrast.
  case normal, high
}

/// Kinds of devices.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Left open.
  case unspecified = -1
  /// A phone, a tablet, a television, or the display of a car.
  case phone, pad, tv, carPlay
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// The appearance that a colour is asked for in.
public final class UITraitCollection: Hashable, Sendable {
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// How strongly colours differ from their grounds.
  public let accessibilityContrast: UIAccessibilityContrast
  /// Pictures are those of a phone.
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
  /// An appearance with the usual contrast.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(userInterfaceStyle, .normal) }
  /// Light appearance with a contrast.
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
