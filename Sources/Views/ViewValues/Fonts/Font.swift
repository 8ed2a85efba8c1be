import Foundation
import OpenChartsDisplayList

/// A typeface, a size and attributes, resolved in an environment.
///
///     Text("Steps").font(.title2.bold())
public struct Font: Hashable, Sendable {
  /// Text styles. They scale with the user's text size.
  public enum TextStyle: Hashable, CaseIterable, Sendable {
    /// From 34 points down at the default text size. `headline` is as large as `body` (17 points) but semibold;
    /// `subheadline` (15 points) is smaller than `callout` (16 points).
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption
    /// The smallest style: 11 points at the default text size.
    case caption2
  }

  /// The thickness of strokes.
  public struct Weight: Hashable, Sendable {
    /// The weight from 100 to 900.
    package let value: Int
    /// A weight of 100, on the scale from 100 to 900.
    public static let ultraLight = Weight(value: 100)
    /// A weight of 200, on the scale from 100 to 900.
    public static let thin = Weight(value: 200)
    /// A weight of 300, on the scale from 100 to 900.
    public static let light = Weight(value: 300)
    /// A weight of 400, on the scale from 100 to 900.
    public static let regular = Weight(value: 400)
    /// A weight of 500, on the scale from 100 to 900.
    public static let medium = Weight(value: 500)
    /// A weight of 600, on the scale from 100 to 900.
    public static let semibold = Weight(value: 600)
    /// A weight of 700, on the scale from 100 to 900.
    public static let bold = Weight(value: 700)
    /// A weight of 800, on the scale from 100 to 900.
    public static let heavy = Weight(value: 800)
    /// A weight of 900, on the scale from 100 to 900.
    public static let black = Weight(value: 900)
  }

  /// The width of letters. The replacement for the system font has one width, so only the spacing of letters changes.
  public struct Width: Hashable, Sendable {
    /// 0 is the standard width; negative is narrower, positive is wider. 1 adds 0.12 of the font size after each
    /// letter.
    public var value: CGFloat
    /// Creates a width between or beyond the named ones.
    public init(_ value: CGFloat) { self.value = value }
    /// The narrowest of the named widths.
    public static let compressed = Width(-0.4)
    /// Slightly narrower than the standard width.
    public static let condensed = Width(-0.2)
    /// The standard width.
    public static let standard = Width(0)
    /// Slightly wider than the standard width.
    public static let expanded = Width(0.3)
  }

  /// The design of a system font.
  public enum Design: Hashable, Sendable {
    /// The default design, one with serifs, one with rounded ends, and one with letters of equal width.
    case `default`, serif, rounded, monospaced
  }

  /// The space between lines.
  public enum Leading: Hashable, Sendable {
    /// The font's line spacing, 2 points less, and 2 points more.
    case standard, tight, loose
  }

  enum Base: Hashable, Sendable {
    case system(size: CGFloat)
    case style(TextStyle)
    /// `nil` for `relativeTo` means a fixed size, independent of the user's text size.
    case custom(name: String, size: CGFloat, relativeTo: TextStyle?)
  }

  package enum Modifier: Hashable, Sendable {
    case weight(Weight)
    case design(Design)
    case italic
    case monospaced
    case monospacedDigit
    case smallCaps
    case leading(Leading)
    case width(Width)
    case scale(Double)
    /// Scales with a text style at the user's text size, up to `limit` points.
    case growth(TextStyle, limit: Double)
  }

  let base: Base
  var modifiers: [Modifier] = []

  init(_ base: Base) { self.base = base }

  func with(_ modifier: Modifier) -> Font {
    var copy = self
    copy.modifiers.append(modifier)
    return copy
  }

  // MARK: System fonts

  /// Returns the system font at a fixed size in points.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.system(size: size)).with(weight: weight, design: design)
  }

  /// Returns the system font in a text style, which scales with the user's text size.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.style(style)).with(weight: weight, design: design)
  }

  private func with(weight: Weight?, design: Design?) -> Font {
    var font = self
    if let weight { font = font.weight(weight) }
    if let design { font = font.with(.design(design)) }
    return font
  }

  /// 34 points at the default text size.
  public static let largeTitle = Font(.style(.largeTitle))
  /// 28 points at the default text size.
  public static let title = Font(.style(.title))
  /// 22 points at the default text size.
  public static let title2 = Font(.style(.title2))
  /// 20 points at the default text size.
  public static let title3 = Font(.style(.title3))
  /// 17 points at the default text size, semibold.
  public static let headline = Font(.style(.headline))
  /// 15 points at the default text size.
  public static let subheadline = Font(.style(.subheadline))
  /// 17 points at the default text size.
  public static let body = Font(.style(.body))
  /// 16 points at the default text size.
  public static let callout = Font(.style(.callout))
  /// 13 points at the default text size.
  public static let footnote = Font(.style(.footnote))
  /// 12 points at the default text size.
  public static let caption = Font(.style(.caption))
  /// 11 points at the default text size.
  public static let caption2 = Font(.style(.caption2))

  // MARK: Named fonts

  /// Returns a named font that scales with body text; the size is that at the default text size. If the font is not
  /// installed, Inter is used.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    custom(name, size: size, relativeTo: .body)
  }
  /// Returns a named font that scales with a text style; the size is that at the default text size.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.custom(name: name, size: size, relativeTo: textStyle))
  }
  /// Returns a named font at a fixed size in points.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name: name, size: fixedSize, relativeTo: nil))
  }

  // MARK: Variations

  /// Returns the font with another weight.
  public func weight(_ weight: Weight) -> Font { with(.weight(weight)) }
  /// Returns the font in bold (700).
  public func bold() -> Font { with(.weight(.bold)) }
  /// Returns the font in italics.
  public func italic() -> Font { with(.italic) }
  /// Returns the font with letters of equal width.
  public func monospaced() -> Font { with(.monospaced) }
  /// Returns the font with digits of equal width, so that numbers line up in columns.
  public func monospacedDigit() -> Font { with(.monospacedDigit) }
  /// Returns the font with lower-case letters as small capitals, if the font has them.
  public func smallCaps() -> Font { with(.smallCaps) }
  /// Returns the font with small capitals. The same as `smallCaps()`.
  public func lowercaseSmallCaps() -> Font { with(.smallCaps) }
  /// Returns the font with another line spacing.
  public func leading(_ leading: Leading) -> Font { with(.leading(leading)) }
  /// Returns the font with another width of letters.
  public func width(_ width: Width) -> Font { with(.width(width)) }
  /// Returns the font at a multiple of its size. NaN, infinity and negative factors are ignored.
  public func scaled(by factor: CGFloat) -> Font { with(.scale(Double(factor))) }

  /// Returns the font scaling with a text style up to `limit` points. Its size is that at the default text size.
  package func growing(with style: TextStyle, upTo limit: Double = .infinity) -> Font {
    with(.growth(style, limit: limit))
  }
}
