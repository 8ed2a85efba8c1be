import Foundation
import ViewValues

extension NSFont {
  /// Text styles, with the sizes that they have on iOS.
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    /// The name of the constant.
    public let rawValue: String
    /// Creates a text style from the name of a constant; any other name means body text.
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ style: UIFont.TextStyle) { rawValue = style.rawValue }
    /// 34 points at the default text size.
    public static let largeTitle = TextStyle(.largeTitle)
    /// 28 points at the default text size.
    public static let title1 = TextStyle(.title1)
    /// 22 points at the default text size.
    public static let title2 = TextStyle(.title2)
    /// 20 points at the default text size.
    public static let title3 = TextStyle(.title3)
    /// 17 points at the default text size, semibold.
    public static let headline = TextStyle(.headline)
    /// 15 points at the default text size.
    public static let subheadline = TextStyle(.subheadline)
    /// 17 points at the default text size.
    public static let body = TextStyle(.body)
    /// 16 points at the default text size.
    public static let callout = TextStyle(.callout)
    /// 13 points at the default text size.
    public static let footnote = TextStyle(.footnote)
    /// 12 points at the default text size.
    public static let caption1 = TextStyle(.caption1)
    /// 11 points at the default text size.
    public static let caption2 = TextStyle(.caption2)
  }

  /// Options of a text style. There are none.
  public enum TextStyleOptionKey: Hashable, Sendable {}

  /// Returns the font of a text style. Drawn text follows the user's text size; the font's metrics are those
  /// of the default size.
  public static func preferredFont(
    forTextStyle style: TextStyle, options: [TextStyleOptionKey: Any] = [:]
  ) -> NSFont {
    NSFont(UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style.rawValue)))
  }

  /// The height of capital letters above the baseline, in points.
  public var capHeight: CGFloat { font.capHeight }
  /// The height of lower-case letters without ascenders, in points.
  public var xHeight: CGFloat { font.xHeight }
  /// Extra space between lines in points: always 0.
  public var leading: CGFloat { font.leading }
  /// The family's name: the given one, or that of the font used as the system font.
  public var familyName: String? { font.familyName }
}
