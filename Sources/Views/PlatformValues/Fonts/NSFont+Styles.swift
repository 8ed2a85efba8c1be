import Foundation
import ViewValues

extension NSFont {
  /// Kinds of text, in the sizes that they have on phones.
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    /// The name of the constant.
    public let rawValue: String
    /// A kind by its name; names that are not among the constants stand for body text.
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

  /// What a kind of text can be asked for beside its name: nothing that has a meaning here, so that all are empty.
  public enum TextStyleOptionKey: Hashable, Sendable {}

  /// The font of a kind of text. As SwiftUI's it follows the reader's text size; its metrics are those of the usual one.
  public static func preferredFont(
    forTextStyle style: TextStyle, options: [TextStyleOptionKey: Any] = [:]
  ) -> NSFont {
    NSFont(UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style.rawValue)))
  }

  /// Points from the baseline to the top of capitals.
  public var capHeight: CGFloat { font.capHeight }
  /// Points from the baseline to the top of small letters that have no upper part.
  public var xHeight: CGFloat { font.xHeight }
  /// Lines have no room between them beside their ascent and descent.
  public var leading: CGFloat { font.leading }
  /// The system's stand-in, or the name that was given.
  public var familyName: String? { font.familyName }
}
