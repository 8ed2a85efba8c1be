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
    /// The lightest.
    public static let ultraLight = Weight(.ultraLight)
    /// Lighter than light.
    public static let thin = Weight(.thin)
    /// Lighter than text.
    public static let light = Weight(.light)
    /// That of text.
    public static let regular = Weight(.regular)
    /// A little bolder than text.
    public static let medium = Weight(.medium)
    /// Between medium and bold.
    public static let semibold = Weight(.semibold)
    /// That of what stands out.
    public static let bold = Weight(.bold)
    /// Bolder than bold.
    public static let heavy = Weight(.heavy)
    /// The boldest.
    public static let black = Weight(.black)

    var weight: UIFont.Weight { UIFont.Weight(rawValue) }
  }

  /// A face by name; `nil` where it has none. One that is not installed is replaced when it is drawn.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let font = UIFont(name: fontName, size: fontSize) else { return nil }
    self.init(font)
  }
  /// The system's font, in points.
  public static func systemFont(ofSize fontSize: CGFloat) -> NSFont {
    NSFont(UIFont.systemFont(ofSize: fontSize))
  }
  /// The system's font in a weight, in points.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont {
    NSFont(UIFont.systemFont(ofSize: fontSize, weight: weight.weight))
  }
  /// The system's font in bold, in points.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> NSFont {
    NSFont(UIFont.boldSystemFont(ofSize: fontSize))
  }
  /// The system's font whose digits are equally wide, in points.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont {
    NSFont(UIFont.monospacedDigitSystemFont(ofSize: fontSize, weight: weight.weight))
  }
  /// The system's font whose letters are all equally wide, in points.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont {
    NSFont(UIFont.monospacedSystemFont(ofSize: fontSize, weight: weight.weight))
  }
  /// Points of text on a device.
  public static let systemFontSize: CGFloat = 13
  /// Points of small text on a device.
  public static let smallSystemFontSize: CGFloat = 11

  /// Points.
  public var pointSize: CGFloat { font.pointSize }
  /// The family's name: faces have no names of their own here.
  public var fontName: String { font.fontName }
  /// Points above the baseline.
  public var ascender: CGFloat { font.ascender }
  /// Points below the baseline, below zero.
  public var descender: CGFloat { font.descender }

  public static func == (a: NSFont, b: NSFont) -> Bool { a.font == b.font }
  public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

extension Font {
  /// A font of AppKit's.
  @_disfavoredOverload public init(_ font: NSFont) { self.init(font.font) }
}
