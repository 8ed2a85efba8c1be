/// The size of text. The older form of ``DynamicTypeSize``.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  /// Body text of 14 to 23 points.
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  /// Body text of 28 to 53 points.
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge,
    accessibilityExtraExtraExtraLarge

  /// The category with the same text size. Both types have the same twelve sizes in the same order.
  init(_ size: DynamicTypeSize) {
    self = zip(DynamicTypeSize.allCases, Self.allCases).first { $0.0 == size }?.1 ?? .large
  }

  /// The size of the category.
  var typeSize: DynamicTypeSize {
    zip(Self.allCases, DynamicTypeSize.allCases).first { $0.0 == self }?.1 ?? .large
  }

  /// Whether this is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { typeSize.isAccessibilitySize }

  /// Whether `a` is smaller than `b`.
  public static func < (a: Self, b: Self) -> Bool { a.typeSize < b.typeSize }
  /// Whether `a` is smaller than `b` or the same.
  public static func <= (a: Self, b: Self) -> Bool { a.typeSize <= b.typeSize }
  /// Whether `a` is larger than `b`.
  public static func > (a: Self, b: Self) -> Bool { a.typeSize > b.typeSize }
  /// Whether `a` is larger than `b` or the same.
  public static func >= (a: Self, b: Self) -> Bool { a.typeSize >= b.typeSize }
}

extension EnvironmentValues {
  /// The size of text. The older form of `dynamicTypeSize`, which it reads and sets.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.typeSize }
  }
}
