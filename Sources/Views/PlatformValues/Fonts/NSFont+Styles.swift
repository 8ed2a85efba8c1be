import Foundation
import OpenChartsViewValues

extension NSFont {
  /// Text styles, with the sizes that they have on iOS.
  public typealias TextStyle = UIFont.TextStyle

  /// Options of a text style. There are none.
  public enum TextStyleOptionKey: Hashable, Sendable {}

  /// Returns the font of a text style. Drawn text follows the user's text size; the font's metrics are for the default
  /// size.
  public static func preferredFont(
    forTextStyle style: TextStyle, options: [TextStyleOptionKey: Any] = [:]
  ) -> NSFont {
    NSFont(UIFont.preferredFont(forTextStyle: style))
  }

  /// The height of capital letters above the baseline, in points.
  public var capHeight: CGFloat { font.capHeight }
  /// The height of lower-case letters without ascenders, in points.
  public var xHeight: CGFloat { font.xHeight }
  /// Extra space between lines in points: always 0.
  public var leading: CGFloat { font.leading }
  /// The given family name, or the family name of the font that replaces the system font.
  public var familyName: String? { font.familyName }
}
