/// Whether there is much room in a direction, by UIKit's names.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not known.
  case unspecified
  /// As across a phone.
  case compact
  /// As along a phone.
  case regular
}

extension UITraitCollection {
  /// Light appearance with text of a category.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(.light, .normal, preferredContentSizeCategory)
  }
  /// Compact, as across a phone. A view's environment says how wide its picture or window is.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
  /// Regular, as along a phone.
  public var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
}
