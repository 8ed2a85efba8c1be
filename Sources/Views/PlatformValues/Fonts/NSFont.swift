import Foundation
import ViewValues

/// AppKit's font: what ``UIFont`` is by UIKit's names.
public final class NSFont: Hashable, Sendable {
  package let font: UIFont

  init(_ font: UIFont) { self.font = font }

  /// Thickness of strokes, from -1 to 1.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    private init(_ weight: UIFont.Weight) { rawValue = weight.rawValue }
    public static let ultraLight = Weight(.ultraLight)
    public static let thin = Weight(.thin)
    public static let light = Weight(.light)
    public static let regular = Weight(.regular)
    public static let medium = Weight(.medium)
    public static let semibold = Weight(.semibold)
    public static let bold = Weight(.bold)
    public static let heavy = Weight(.heavy)
    public static let black = Weight(.black)

    var weight: UIFont.Weight { UIFont.Weight(rawValue) }
  }

  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let font = UIFont(name: fontName, size: fontSize) else { return nil }
    self.init(font)
  }
  public static func systemFont(ofSize fontSize: CGFloat) -> NSFont {
    NSFont(UIFont.systemFont(ofSize: fontSize))
  }
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont {
    NSFont(UIFont.systemFont(ofSize: fontSize, weight: weight.weight))
  }
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> NSFont {
    NSFont(UIFont.boldSystemFont(ofSize: fontSize))
  }
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont {
    NSFont(UIFont.monospacedDigitSystemFont(ofSize: fontSize, weight: weight.weight))
  }
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont {
    NSFont(UIFont.monospacedSystemFont(ofSize: fontSize, weight: weight.weight))
  }
  public static let systemFontSize: CGFloat = 13
  public static let smallSystemFontSize: CGFloat = 11

  public var pointSize: CGFloat { font.pointSize }
  public var fontName: String { font.fontName }
  public var ascender: CGFloat { font.ascender }
  public var descender: CGFloat { font.descender }

  public static func == (a: NSFont, b: NSFont) -> Bool { a.font == b.font }
  public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

extension Font {
  @_disfavoredOverload public init(_ font: NSFont) { self.init(font.font) }
}
