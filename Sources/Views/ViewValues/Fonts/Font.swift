import DisplayList
import Foundation

/// A typeface, a size and how it is set, resolved in an environment.
///
///     Text("Steps").font(.title2.bold())
public struct Font: Hashable, Sendable {
  /// The system's sizes for kinds of text. They follow the reader's text size.
  public enum TextStyle: Hashable, CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption
    case caption2
  }

  /// Thickness of strokes.
  public struct Weight: Hashable, Sendable {
    /// 100 to 900.
    package let value: Int
    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }

  /// Width of letters. The stand-in for the system face has one width, so letters move closer or apart.
  public struct Width: Hashable, Sendable {
    public var value: CGFloat
    public init(_ value: CGFloat) { self.value = value }
    public static let compressed = Width(-0.4)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.3)
  }

  /// Kinds of system face.
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  /// Distance between lines.
  public enum Leading: Hashable, Sendable { case standard, tight, loose }

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

  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.style(style)).with(weight: weight, design: design)
  }

  private func with(weight: Weight?, design: Design?) -> Font {
    var font = self
    if let weight { font = font.weight(weight) }
    if let design { font = font.with(.design(design)) }
    return font
  }

  public static let largeTitle = Font(.style(.largeTitle))
  public static let title = Font(.style(.title))
  public static let title2 = Font(.style(.title2))
  public static let title3 = Font(.style(.title3))
  /// Semibold.
  public static let headline = Font(.style(.headline))
  public static let subheadline = Font(.style(.subheadline))
  public static let body = Font(.style(.body))
  public static let callout = Font(.style(.callout))
  public static let footnote = Font(.style(.footnote))
  public static let caption = Font(.style(.caption))
  public static let caption2 = Font(.style(.caption2))

  // MARK: Named fonts

  /// A face by name that grows with body text.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    custom(name, size: size, relativeTo: .body)
  }
  /// A face by name that grows with a text style; the size is that at the default text size.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.custom(name: name, size: size, relativeTo: textStyle))
  }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name: name, size: fixedSize, relativeTo: nil))
  }

  // MARK: Variations

  public func weight(_ weight: Weight) -> Font { with(.weight(weight)) }
  public func bold() -> Font { with(.weight(.bold)) }
  public func italic() -> Font { with(.italic) }
  /// All letters of one width.
  public func monospaced() -> Font { with(.monospaced) }
  /// Digits of one width, so that numbers stay in columns.
  public func monospacedDigit() -> Font { with(.monospacedDigit) }
  public func smallCaps() -> Font { with(.smallCaps) }
  public func lowercaseSmallCaps() -> Font { with(.smallCaps) }
  public func leading(_ leading: Leading) -> Font { with(.leading(leading)) }
  public func width(_ width: Width) -> Font { with(.width(width)) }
  public func scaled(by factor: CGFloat) -> Font { with(.scale(Double(factor))) }
}
