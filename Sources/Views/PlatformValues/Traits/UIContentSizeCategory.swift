import OpenChartsViewValues

/// The user's text size, with UIKit's names. `large` is the default size.
public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
  /// UIKit's string for the category, such as `UICTContentSizeCategoryL`.
  public let rawValue: String
  /// Creates a category from UIKit's string. A string that is not one of the constants sets no size.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ name: String) { rawValue = "UICTContentSizeCategory" + name }

  /// No text size.
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// Body text of 14 points.
  public static let extraSmall = UIContentSizeCategory("XS")
  /// Body text of 15 points.
  public static let small = UIContentSizeCategory("S")
  /// Body text of 16 points.
  public static let medium = UIContentSizeCategory("M")
  /// Body text of 17 points.
  public static let large = UIContentSizeCategory("L")
  /// Body text of 19 points.
  public static let extraLarge = UIContentSizeCategory("XL")
  /// Body text of 21 points.
  public static let extraExtraLarge = UIContentSizeCategory("XXL")
  /// Body text of 23 points.
  public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
  /// Body text of 28 points.
  public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
  /// Body text of 33 points.
  public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
  /// Body text of 40 points.
  public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
  /// Body text of 47 points.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
  /// Body text of 53 points.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

  private static let sizes: [UIContentSizeCategory: DynamicTypeSize] = [
    .extraSmall: .xSmall, .small: .small, .medium: .medium, .large: .large, .extraLarge: .xLarge,
    .extraExtraLarge: .xxLarge, .extraExtraExtraLarge: .xxxLarge, .accessibilityMedium: .accessibility1,
    .accessibilityLarge: .accessibility2, .accessibilityExtraLarge: .accessibility3,
    .accessibilityExtraExtraLarge: .accessibility4, .accessibilityExtraExtraExtraLarge: .accessibility5,
  ]

  /// The SwiftUI size; `nil` if the category sets none.
  var typeSize: DynamicTypeSize? { Self.sizes[self] }

  /// Whether it is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { typeSize?.isAccessibilitySize ?? false }
}

extension UIContentSizeCategory: Comparable {
  /// Compares sizes. A category without a size precedes all others.
  public static func < (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool {
    switch (a.typeSize, b.typeSize) {
    case (let a?, let b?): a < b
    case (nil, .some): true
    case (_, nil): false
    }
  }
}

extension DynamicTypeSize {
  /// Creates the size of a UIKit category; `nil` if the category sets none.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let size = uiSizeCategory.typeSize else { return nil }
    self = size
  }
}
