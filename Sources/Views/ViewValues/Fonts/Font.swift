import DisplayList
import Foundation

/// A typeface, a size and how it is set, resolved in an environment.
///
///     Text("Steps").font(.title2.bold())
public struct Font: Hashable, Sendable {
  /// The system's sizes for kinds of text. They follow the reader's text size.
  public enum TextStyle: Hashable, CaseIterable, Sendable {
    /// From 34 points down at the default text size. A headline is as large as body text (17 points), and semibold; a
    /// subheadline (15 points) is smaller than a callout (16 points).
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption
    /// The smallest: 11 points at the default text size.
    case caption2
  }

  /// Thickness of strokes.
  public struct Weight: Hashable, Sendable {
    /// 100 to 900.
    package let value: Int
    /// 100 on the scale from 100 to 900.
    public static let ultraLight = Weight(value: 100)
    /// 200 on the scale from 100 to 900.
    public static let thin = Weight(value: 200)
    /// 300 on the scale from 100 to 900.
    public static let light = Weight(value: 300)
    /// 400 on the scale from 100 to 900.
    public static let regular = Weight(value: 400)
    /// 500 on the scale from 100 to 900.
    public static let medium = Weight(value: 500)
    /// 600 on the scale from 100 to 900.
    public static let semibold = Weight(value: 600)
    /// 700 on the scale from 100 to 900.
    public static let bold = Weight(value: 700)
    /// 800 on the scale from 100 to 900.
    public static let heavy = Weight(value: 800)
    /// 900 on the scale from 100 to 900.
    public static let black = Weight(value: 900)
  }

  /// Width of letters. The stand-in for the system face has one width, so letters move closer or apart.
  public struct Width: Hashable, Sendable {
    /// 0 is the usual width; less is narrower, more is wider. 1 adds 0.12 of the size after each letter.
    public var value: CGFloat
    /// A width between or beyond the named ones.
    public init(_ value: CGFloat) { self.value = value }
    /// The narrowest of the named widths.
    public static let compressed = Width(-0.4)
    /// A little narrower than usual.
    public static let condensed = Width(-0.2)
    /// The usual width.
    public static let standard = Width(0)
    /// A little wider than usual.
    public static let expanded = Width(0.3)
  }

  /// Kinds of system face.
  public enum Design: Hashable, Sendable {
    /// The system's face, one with serifs, one with round ends, and one whose letters are all as wide.
    case `default`, serif, rounded, monospaced
  }

  /// Distance between lines.
  public enum Leading: Hashable, Sendable {
    /// As the face has it, 2 points less, and 2 points more.
    case standard, tight, loose
  }

  enum Base: Hashable, Sendable {
    case system(size: CGFloat)
    case style(TextStyle)
    /// `nil` stays as large as it is, whatever the reader's text size.
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
    /// With a text style, as the reader's text size makes that, up to so many points.
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

  /// The system face at a size in points, which the reader's text size leaves alone.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.system(size: size)).with(weight: weight, design: design)
  }

  /// The system's face in a text style, which follows the reader's text size.
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

  /// A face by name that grows with body text; the size is that at the default text size. Inter stands in where the
  /// machine has no such face.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    custom(name, size: size, relativeTo: .body)
  }
  /// A face by name that grows with a text style; the size is that at the default text size.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.custom(name: name, size: size, relativeTo: textStyle))
  }
  /// A face by name at a size in points, which the reader's text size leaves alone.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name: name, size: fixedSize, relativeTo: nil))
  }

  // MARK: Variations

  /// The font with strokes of another thickness.
  public func weight(_ weight: Weight) -> Font { with(.weight(weight)) }
  /// The font in bold, 700 on the scale from 100 to 900.
  public func bold() -> Font { with(.weight(.bold)) }
  /// The font slanted.
  public func italic() -> Font { with(.italic) }
  /// All letters of one width.
  public func monospaced() -> Font { with(.monospaced) }
  /// Digits of one width, so that numbers stay in columns.
  public func monospacedDigit() -> Font { with(.monospacedDigit) }
  /// Small letters as small capitals, where the face has them.
  public func smallCaps() -> Font { with(.smallCaps) }
  /// The same as `smallCaps()`.
  public func lowercaseSmallCaps() -> Font { with(.smallCaps) }
  /// The font with another distance between lines.
  public func leading(_ leading: Leading) -> Font { with(.leading(leading)) }
  /// The font with narrower or wider letters.
  public func width(_ width: Width) -> Font { with(.width(width)) }
  /// The font at a multiple of its size; NaN, infinity and negative factors are passed over.
  public func scaled(by factor: CGFloat) -> Font { with(.scale(Double(factor))) }

  /// The font growing with a text style up to so many points; its size is that at the default text size.
  package func growing(with style: TextStyle, upTo limit: Double = .infinity) -> Font {
    with(.growth(style, limit: limit))
  }
}
