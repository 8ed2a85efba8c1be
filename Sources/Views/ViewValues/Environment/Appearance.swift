/// Light or dark appearance.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Dark on light, and light on dark.
  case light, dark
}

/// Standard or increased contrast.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// As the system draws, and as readers see better who ask for it.
  case standard, increased
}

/// The direction in which the interface runs.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// As Latin is written, and as Arabic and Hebrew are.
  case leftToRight, rightToLeft
}

/// The text size that the reader chose; `large` is the default.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  /// Body text of 14 to 23 points.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// Body text of 28 to 53 points.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is one of the five largest.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}
