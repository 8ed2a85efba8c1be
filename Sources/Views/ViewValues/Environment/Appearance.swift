/// Light or dark appearance.
public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }

/// Standard or increased contrast.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable { case standard, increased }

/// The direction in which the interface runs.
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }

/// The text size that the reader chose; `large` is the default.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}
