import Foundation
import OpenChartsDisplayList
import OpenChartsTypography
import OpenChartsViewValues

/// UIKit's font: a face and a size, with its metrics. `Font(_:)` converts it to a SwiftUI font.
///
///     Text("Steps").font(Font(UIFont.monospacedDigitSystemFont(ofSize: 15, weight: .semibold)))
public final class UIFont: Hashable, Sendable {
  /// The thickness of strokes, from -1 to 1; 0 is regular.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a weight from UIKit's number, from -1 to 1.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The lightest.
    public static let ultraLight = Weight(-0.8)
    /// Lighter than light.
    public static let thin = Weight(-0.6)
    /// Lighter than text.
    public static let light = Weight(-0.4)
    /// The weight of body text.
    public static let regular = Weight(0)
    /// A little bolder than text.
    public static let medium = Weight(0.23)
    /// Between medium and bold.
    public static let semibold = Weight(0.3)
    /// A weight for emphasis.
    public static let bold = Weight(0.4)
    /// Bolder than bold.
    public static let heavy = Weight(0.56)
    /// Bolder than heavy.
    public static let black = Weight(0.62)

    /// The nearest SwiftUI weight.
    var weight: Font.Weight {
      let all: [(Weight, Font.Weight)] = [
        (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
        (.medium, .medium),
        (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
      ]
      return all.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? .regular
    }
  }

  /// Text styles.
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The style of large titles.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// The style of first-level headings.
    public static let title1 = TextStyle(rawValue: "title1")
    /// The style of second-level headings.
    public static let title2 = TextStyle(rawValue: "title2")
    /// The style of third-level headings.
    public static let title3 = TextStyle(rawValue: "title3")
    /// The style of headings, semibold.
    public static let headline = TextStyle(rawValue: "headline")
    /// The style of subheadings.
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// The style of body text.
    public static let body = TextStyle(rawValue: "body")
    /// The style of callouts.
    public static let callout = TextStyle(rawValue: "callout")
    /// The style of footnotes.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// The style of captions.
    public static let caption1 = TextStyle(rawValue: "caption1")
    /// The style of small captions.
    public static let caption2 = TextStyle(rawValue: "caption2")

    /// The SwiftUI text style; `body` for unknown names.
    var style: Font.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title1: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .callout: .callout
      case .footnote: .footnote
      case .caption1: .caption
      case .caption2: .caption2
      default: .body
      }
    }
  }

  package let font: Font
  /// The font resolved at the default text size.
  let descriptor: FontDescriptor

  package init(_ font: Font) {
    self.font = font
    descriptor = font.resolved(at: .large).descriptor
  }

  /// Creates a font by family name; `nil` if the name is empty. A font that is not installed is replaced when
  /// text is drawn.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(.custom(fontName, fixedSize: fontSize))
  }

  /// Returns the system font at a size in points.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(.system(size: fontSize)) }
  /// Returns the system font at a size in points, in a weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.weight))
  }
  /// Returns the bold system font at a size in points.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }
  /// Returns the italic system font at a size in points.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.system(size: fontSize).italic())
  }
  /// Returns the system font with digits of equal width, at a size in points.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.weight).monospacedDigit())
  }
  /// Returns the system font with letters of equal width, at a size in points.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.weight, design: .monospaced))
  }
  /// Returns the font of a text style. Drawn text follows the user's text size; the font's metrics are for the default
  /// size.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(.system(style.style)) }

  /// The size of label text in points.
  public static let labelFontSize: CGFloat = 17
  /// The size of button text in points.
  public static let buttonFontSize: CGFloat = 18
  /// The size of small text in points.
  public static let smallSystemFontSize: CGFloat = 12
  /// The standard size in points.
  public static let systemFontSize: CGFloat = 14

  /// The size in points, at the default text size.
  public var pointSize: CGFloat { descriptor.size }
  /// The family's name: the given one, or `Inter`, which replaces the system font.
  public var familyName: String { descriptor.family ?? "Inter" }
  /// The same as `familyName`: the names of single faces are unknown.
  public var fontName: String { familyName }

  private var metrics: TextMetrics { Typesetter.shared.lineHeight(of: descriptor) }
  /// The ascent above the baseline in points.
  public var ascender: CGFloat { metrics.ascent }
  /// The descent below the baseline in points, as a negative number.
  public var descender: CGFloat { -metrics.descent }
  /// The height of a line in points.
  public var lineHeight: CGFloat { metrics.height }
  /// Extra space between lines in points, in addition to ``lineHeight``: always 0.
  public var leading: CGFloat { 0 }

  /// Returns the font at another size in points.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(pointSize > 0 ? font.scaled(by: fontSize / pointSize) : .system(size: fontSize))
  }

  public static func == (a: UIFont, b: UIFont) -> Bool { a.font == b.font }
  public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

extension Font {
  /// Creates a SwiftUI font from a UIKit font.
  public init(_ font: UIFont) { self = font.font }
}
