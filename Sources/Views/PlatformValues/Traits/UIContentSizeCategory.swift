import ViewValues

/// The text size that a reader chose, by its names in UIKit; large is the usual one.
public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
  /// The name of the constant, as UIKit writes it down.
  public let rawValue: String
  /// A category by its name; names that are not among the constants stand for no size.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ name: String) { rawValue = "UICTContentSizeCategory" + name }

  /// None is named.
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

  /// SwiftUI's size; `nil` where none is named.
  var typeSize: DynamicTypeSize? { Self.sizes[self] }

  /// Whether it is one of the five largest.
  public var isAccessibilityCategory: Bool { typeSize?.isAccessibilitySize ?? false }
}

extension UIContentSizeCategory: Comparable {
  /// By size; one that names none comes before all that do.
  public static func < (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool {
    switch (a.typeSize, b.typeSize) {
    case (let a?, let b?): a < b
    case (nil, .some): true
    case (_, nil): false
    }
  }
}

extension DynamicTypeSize {
  /// The size of a category by its name in UIKit; `nil` where that names none.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let size = uiSizeCategory.typeSize else { return nil }
    self = size
  }
}
