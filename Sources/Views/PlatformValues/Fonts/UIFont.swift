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
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
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
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    public static let title1 = TextStyle(rawValue: "title1")
    public static let title2 = TextStyle(rawValue: "title2")
    public static let title3 = TextStyle(rawValue: "title3")
    public static let headline = TextStyle(rawValue: "headline")
    public static let subheadline = TextStyle(rawValue: "subheadline")
    public static let body = TextStyle(rawValue: "body")
    public static let callout = TextStyle(rawValue: "callout")
    public static let footnote = TextStyle(rawValue: "footnote")
    public static let caption1 = TextStyle(rawValue: "caption1")
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

  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(.system(size: fontSize)) }
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.weight))
  }
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.system(size: fontSize).italic())
  }
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.weight).monospacedDigit())
  }
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.weight, design: .monospaced))
  }
  /// The font of a kind of text. As SwiftUI's it follows the reader's text size; its metrics are those of the usual one.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(.system(style.style)) }

  public static let labelFontSize: CGFloat = 17
  public static let buttonFontSize: CGFloat = 18
  public static let smallSystemFontSize: CGFloat = 12
  public static let systemFontSize: CGFloat = 14

  /// Points.
  public var pointSize: CGFloat { descriptor.size }
  /// The system's stand-in, or the name that was given.
  public var familyName: String { descriptor.family ?? "Inter" }
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
  public init(_ font: UIFont) { self = font.font }
}
