import DisplayList
import Foundation
import Typography
import ViewValues

/// UIKit's font: a face and a size, with its metrics. `Font(_:)` makes SwiftUI's of it.
///
///     Text("Steps").font(Font(UIFont.monospacedDigitSystemFont(ofSize: 15, weight: .semibold)))
public final class UIFont: Hashable, Sendable {
  /// Thickness of strokes, from -1 to 1.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A weight by UIKit's number, from -1 to 1.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The lightest.
    public static let ultraLight = Weight(-0.8)
    /// Lighter than light.
    public static let thin = Weight(-0.6)
    /// Lighter than text.
    public static let light = Weight(-0.4)
    /// That of text.
    public static let regular = Weight(0)
    /// A little bolder than text.
    public static let medium = Weight(0.23)
    /// Between medium and bold.
    public static let semibold = Weight(0.3)
    /// That of what stands out.
    public static let bold = Weight(0.4)
    /// Bolder than bold.
    public static let heavy = Weight(0.56)
    /// The boldest.
    public static let black = Weight(0.62)

    /// The nearest of SwiftUI's.
    var weight: Font.Weight {
      let all: [(Weight, Font.Weight)] = [
        (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
        (.medium, .medium),
        (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
      ]
      return all.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? .regular
    }
  }

  /// The system's sizes for kinds of text.
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Large titles.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// Titles.
    public static let title1 = TextStyle(rawValue: "title1")
    /// Titles below others.
    public static let title2 = TextStyle(rawValue: "title2")
    /// Titles below those.
    public static let title3 = TextStyle(rawValue: "title3")
    /// Headings, in semibold.
    public static let headline = TextStyle(rawValue: "headline")
    /// Subheadings.
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// Text.
    public static let body = TextStyle(rawValue: "body")
    /// What is said beside text.
    public static let callout = TextStyle(rawValue: "callout")
    /// Footnotes.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// Captions.
    public static let caption1 = TextStyle(rawValue: "caption1")
    /// Small captions.
    public static let caption2 = TextStyle(rawValue: "caption2")

    /// Body, where the name is another's.
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
  /// As text of the usual size is set.
  let descriptor: FontDescriptor

  package init(_ font: Font) {
    self.font = font
    descriptor = font.resolved(at: .large).descriptor
  }

  /// A face by name; `nil` where it has none. One that is not installed is replaced when it is drawn.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(.custom(fontName, fixedSize: fontSize))
  }

  /// The system's font, in points.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(.system(size: fontSize)) }
  /// The system's font in a weight, in points.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.weight))
  }
  /// The system's font in bold, in points.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }
  /// The system's font in italics, in points.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.system(size: fontSize).italic())
  }
  /// The system's font whose digits are equally wide, in points.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.weight).monospacedDigit())
  }
  /// The system's font whose letters are all equally wide, in points.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.weight, design: .monospaced))
  }
  /// The font of a kind of text. As SwiftUI's it follows the reader's text size; its metrics are those of the usual one.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(.system(style.style)) }

  /// Points of a label's text on a device.
  public static let labelFontSize: CGFloat = 17
  /// Points of a button's text on a device.
  public static let buttonFontSize: CGFloat = 18
  /// Points of small text on a device.
  public static let smallSystemFontSize: CGFloat = 12
  /// Points of text on a device.
  public static let systemFontSize: CGFloat = 14

  /// Points.
  public var pointSize: CGFloat { descriptor.size }
  /// The system's stand-in, or the name that was given.
  public var familyName: String { descriptor.family ?? "Inter" }
  /// The family's name: faces have no names of their own here.
  public var fontName: String { familyName }

  private var metrics: TextMetrics { Typesetter.shared.lineHeight(of: descriptor) }
  /// Points above the baseline.
  public var ascender: CGFloat { metrics.ascent }
  /// Points below the baseline, below zero.
  public var descender: CGFloat { -metrics.descent }
  /// Points from the top of a line to its end.
  public var lineHeight: CGFloat { metrics.height }
  /// Lines have no room between them beside ``lineHeight``.
  public var leading: CGFloat { 0 }

  /// The face in another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(pointSize > 0 ? font.scaled(by: fontSize / pointSize) : .system(size: fontSize))
  }

  public static func == (a: UIFont, b: UIFont) -> Bool { a.font == b.font }
  public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

extension Font {
  /// A font of UIKit's.
  public init(_ font: UIFont) { self = font.font }
}
