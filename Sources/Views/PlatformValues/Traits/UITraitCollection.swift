import Foundation
import OpenChartsViewValues

/// The appearance: light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Unspecified, light, or dark.
  case unspecified, light, dark
}

/// The contrast between colours and their backgrounds.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// Normal or increased contrast.
  case normal, high
}

/// The kind of a device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// A phone, a tablet, a television, or the display of a car.
  case phone, pad, tv, carPlay
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// The traits under which a colour or font is resolved.
public final class UITraitCollection: Hashable, Sendable {
  /// The appearance: light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The contrast between colours and their backgrounds.
  public let accessibilityContrast: UIAccessibilityContrast
  /// Always `phone`.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// Pixels per point: 3, as for ``UIScreen``.
  public var displayScale: CGFloat { 3 }

  /// The text size of fonts; `large` is the default.
  public let preferredContentSizeCategory: UIContentSizeCategory

  init(
    _ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast,
    _ category: UIContentSizeCategory = .large
  ) {
    (userInterfaceStyle, accessibilityContrast) = (style, contrast)
    preferredContentSizeCategory = category
  }
  /// Creates traits with an appearance and normal contrast.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(userInterfaceStyle, .normal) }
  /// Creates traits with a contrast, in light appearance.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(.light, accessibilityContrast)
  }

  /// Light appearance with normal contrast. Inside a view, read `colorScheme` from the environment.
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
