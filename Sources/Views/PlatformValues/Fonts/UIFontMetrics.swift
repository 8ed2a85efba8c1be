import Foundation
import OpenChartsViewValues

/// Scales sizes with a text style as the user's text size changes.
///
///     let name = UIFont(name: "Georgia", size: 20) ?? .systemFont(ofSize: 20)
///     Text("Steps").font(Font(UIFontMetrics(forTextStyle: .title3).scaledFont(for: name)))
public final class UIFontMetrics: Hashable, Sendable {
  private let style: Font.TextStyle

  /// Creates metrics that scale as the given text style does.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle.style }

  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Returns the font at its given size, which scales with the user's text size when a view draws it.
  public func scaledFont(for font: UIFont) -> UIFont { UIFont(font.font.growing(with: style)) }
  /// Returns the font at its given size, which scales with the user's text size up to `maximumPointSize`
  /// points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    UIFont(font.font.growing(with: style, upTo: Double(maximumPointSize)))
  }

  /// Returns `value` unchanged: outside a view the text size is the default. Inside a view, use
  /// `@ScaledMetric`.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
  /// Scales `value` to the text size of the traits; unchanged if they have none.
  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let size = traitCollection?.preferredContentSizeCategory.typeSize ?? .large
    return value * style.size(at: size) / style.size(at: .large)
  }

  public static func == (a: UIFontMetrics, b: UIFontMetrics) -> Bool { a.style == b.style }
  public func hash(into hasher: inout Hasher) { hasher.combine(style) }
}

extension UIFont {
  /// Returns the font of a text style at the text size of the traits. If they have none, or the default one,
  /// the font follows the user's text size as ``preferredFont(forTextStyle:)`` does.
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
