import Foundation
import OpenChartsViewValues

/// AppKit's font. See ``UIFont``, which has the same behaviour.
public final class NSFont: Hashable, Sendable {
  package let font: UIFont

  init(_ font: UIFont) { self.font = font }

  /// The thickness of strokes, from -1 to 1; 0 is regular.
  public typealias Weight = UIFont.Weight

  /// Creates a font by family name; `nil` if the name is empty. A font that is not installed is replaced when
  /// text is drawn.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let font = UIFont(name: fontName, size: fontSize) else { return nil }
    self.init(font)
  }
  /// Returns the system font at a size in points.
  public static func systemFont(ofSize fontSize: CGFloat) -> NSFont {
    NSFont(UIFont.systemFont(ofSize: fontSize))
  }
  /// Returns the system font at a size in points, in a weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont {
    NSFont(UIFont.systemFont(ofSize: fontSize, weight: weight))
  }
  /// Returns the bold system font at a size in points.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> NSFont {
    NSFont(UIFont.boldSystemFont(ofSize: fontSize))
  }
  /// Returns the system font with digits of equal width, at a size in points.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont {
    NSFont(UIFont.monospacedDigitSystemFont(ofSize: fontSize, weight: weight))
  }
  /// Returns the system font with letters of equal width, at a size in points.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont {
    NSFont(UIFont.monospacedSystemFont(ofSize: fontSize, weight: weight))
  }
  /// The standard size in points.
  public static let systemFontSize: CGFloat = 13
  /// The size of small text in points.
  public static let smallSystemFontSize: CGFloat = 11

  /// The size in points.
  public var pointSize: CGFloat { font.pointSize }
  /// The same as `familyName`: the names of single faces are unknown.
  public var fontName: String { font.fontName }
  /// The ascent above the baseline in points.
  public var ascender: CGFloat { font.ascender }
  /// The descent below the baseline in points, as a negative number.
  public var descender: CGFloat { font.descender }

  public static func == (a: NSFont, b: NSFont) -> Bool { a.font == b.font }
  public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

extension Font {
  /// Creates a SwiftUI font from an AppKit font.
  @_disfavoredOverload public init(_ font: NSFont) { self.init(font.font) }
}
