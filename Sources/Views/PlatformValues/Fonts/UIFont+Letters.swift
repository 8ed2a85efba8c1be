import Foundation
import Typography
import ViewValues

extension UIFont {
  /// Points from the baseline to the top of capitals.
  public var capHeight: CGFloat { Typesetter.shared.letterHeights(of: descriptor).capital }
  /// Points from the baseline to the top of small letters that have no upper part.
  public var xHeight: CGFloat { Typesetter.shared.letterHeights(of: descriptor).x }

  /// Width of letters. The stand-in for the system face has one width, so letters move closer or apart.
  public struct Width: Hashable, RawRepresentable, Sendable {
    /// 0 is the usual width; less is narrower, more is wider.
    public let rawValue: CGFloat
    /// A width between or beyond the named ones.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The narrowest of the named widths.
    public static let compressed = Width(rawValue: Font.Width.compressed.value)
    /// A little narrower than usual.
    public static let condensed = Width(rawValue: Font.Width.condensed.value)
    /// The usual width.
    public static let standard = Width(rawValue: Font.Width.standard.value)
    /// A little wider than usual.
    public static let expanded = Width(rawValue: Font.Width.expanded.value)
  }

  /// The system's face at a size in points, with strokes of a thickness and letters of a width.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.weight).width(Font.Width(width.rawValue)))
  }
}
