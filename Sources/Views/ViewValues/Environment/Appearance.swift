/// The appearance: light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// In order of the cases: dark text on a light background, and light text on a dark one.
  case light, dark
}

/// Standard or increased contrast.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// The system's default contrast, and a higher one at the user's request.
  case standard, increased
}

/// The direction of the interface.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// Left to right as in Latin script, and right to left as in Arabic and Hebrew.
  case leftToRight, rightToLeft
}

/// The user's text size. `large` is the default.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  /// Body text of 14 to 23 points.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// Body text of 28 to 53 points.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether this is one of the five accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}
