import Foundation
import OpenChartsTypography
import OpenChartsViewValues

extension UIFont {
  /// The height of capital letters above the baseline, in points.
  public var capHeight: CGFloat { Typesetter.shared.letterHeights(of: descriptor).capital }
  /// The height of lower-case letters without ascenders, in points.
  public var xHeight: CGFloat { Typesetter.shared.letterHeights(of: descriptor).x }

  /// The width of letters. The replacement for the system font has one width, so only the spacing of letters
  /// changes.
  public struct Width: Hashable, RawRepresentable, Sendable {
    /// 0 is the usual width; less is narrower, more is wider.
    public let rawValue: CGFloat
    /// Creates a width between or beyond the named ones.
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

  /// Returns the system font at a size in points, in a weight and a width.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.weight).width(Font.Width(width.rawValue)))
  }
}
