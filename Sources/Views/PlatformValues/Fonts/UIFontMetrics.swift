import Foundation
import ViewValues

/// Lets sizes grow with a kind of text, as readers choose it.
///
///     let name = UIFont(name: "Georgia", size: 20) ?? .systemFont(ofSize: 20)
///     Text("Steps").font(Font(UIFontMetrics(forTextStyle: .title3).scaledFont(for: name)))
public final class UIFontMetrics: Hashable, Sendable {
  private let style: Font.TextStyle

  /// Grows as much as text of a kind.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle.style }

  /// Grows as much as body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// The font at the size that it is given, growing with the reader's text size where a view shows it.
  public func scaledFont(for font: UIFont) -> UIFont { UIFont(font.font.growing(with: style)) }
  /// The font at the size that it is given, growing with the reader's text size up to so many points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    UIFont(font.font.growing(with: style, upTo: Double(maximumPointSize)))
  }

  /// The value itself: outside a view the text size is the usual one. A view has `@ScaledMetric`.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
  /// The value as large as text of a category makes it; as it is where the traits name none.
  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let size = traitCollection?.preferredContentSizeCategory.typeSize ?? .large
    return value * style.size(at: size) / style.size(at: .large)
  }

  public static func == (a: UIFontMetrics, b: UIFontMetrics) -> Bool { a.style == b.style }
  public func hash(into hasher: inout Hasher) { hasher.combine(style) }
}

extension UIFont {
  /// The font of a kind of text as a category makes it. Where the traits name none or the usual one, it follows the
  /// reader's text size, as ``preferredFont(forTextStyle:)`` does.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    guard let size = traitCollection?.preferredContentSizeCategory.typeSize, size != .large else {
      return preferredFont(forTextStyle: style)
    }
    let weight: Font.Weight? = style == .headline ? .semibold : nil
    return UIFont(.system(size: style.style.size(at: size), weight: weight))
  }
}
