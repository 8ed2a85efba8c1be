/// The space available in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Unknown.
  case unspecified
  /// Little space, as across a phone.
  case compact
  /// Much space, as along a phone.
  case regular
}

extension UITraitCollection {
  /// Creates traits with a text size, in light appearance.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(.light, .normal, preferredContentSizeCategory)
  }
  /// Always compact, as across a phone. Inside a view, read the environment.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
  /// Always regular, as along a phone. Inside a view, read the environment.
  public var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
}
