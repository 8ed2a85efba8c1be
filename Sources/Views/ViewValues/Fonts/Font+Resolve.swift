import Foundation
import OpenChartsDisplayList

/// A font resolved for layout.
package struct ResolvedFont: Hashable, Sendable {
  package var descriptor: FontDescriptor
  /// Extra space after each character in points.
  package var tracking = 0.0
  /// Extra space between lines in points.
  package var lineSpacing = 0.0
}

extension Font {
  package func resolve(in environment: EnvironmentValues) -> FontDescriptor {
    resolved(in: environment).descriptor
  }

  package func resolved(in environment: EnvironmentValues) -> ResolvedFont {
    var font = resolved(at: environment.dynamicTypeSize)
    if let family = environment.systemFontFamily, font.descriptor.family == nil,
      font.descriptor.design == .standard
    {
      font.descriptor.family = family
    }
    return font
  }

  package func resolved(at typeSize: DynamicTypeSize) -> ResolvedFont {
    var font: FontDescriptor
    switch base {
    case .system(let size): font = FontDescriptor(size: Self.usable(size))
    case .style(let style):
      font = FontDescriptor(size: style.size(at: typeSize), weight: style == .headline ? 600 : 400)
    case .custom(let name, let size, let style):
      let growth = style.map { $0.size(at: typeSize) / $0.size(at: .large) } ?? 1
      font = FontDescriptor(size: Self.usable(size) * growth)
      font.family = name
    }
    var result = ResolvedFont(descriptor: font)
    for modifier in modifiers { result.apply(modifier, at: typeSize) }
    return result
  }

  /// Returns a valid size: at least 0, and 17 if it is not finite.
  private static func usable(_ size: CGFloat) -> Double {
    size.isFinite ? max(Double(size), 0) : 17
  }
}

extension ResolvedFont {
  package mutating func apply(_ modifier: Font.Modifier, at typeSize: DynamicTypeSize = .large) {
    switch modifier {
    case .weight(let weight): descriptor.weight = weight.value
    case .design(let design): descriptor.design = design.descriptor
    case .italic: descriptor.italic = true
    case .monospaced: descriptor.design = .monospaced
    case .monospacedDigit: descriptor.monospacedDigits = true
    case .smallCaps: descriptor.smallCaps = true
    case .leading(let leading):
      lineSpacing = leading == .tight ? -2 : leading == .loose ? 2 : 0
    case .width(let width):
      tracking = width.value.isFinite ? Double(width.value) * descriptor.size * 0.12 : 0
    case .scale(let factor):
      if factor.isFinite, factor >= 0 { descriptor.size *= factor }
    case .growth(let style, let limit):
      let grown = descriptor.size * style.size(at: typeSize) / style.size(at: .large)
      descriptor.size = limit > 0 ? min(grown, limit) : grown
    }
  }
}

extension Font.Design {
  package var descriptor: FontDescriptor.Design {
    switch self {
    case .default: .standard
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }
}

extension Font.TextStyle {
  /// Returns the size in points for a text size, from the iOS tables of the Human Interface Guidelines.
  package func size(at typeSize: DynamicTypeSize) -> Double {
    let column =
      switch typeSize {
      case .xSmall: 0
      case .small: 1
      case .medium: 2
      case .large: 3
      case .xLarge: 4
      case .xxLarge: 5
      case .xxxLarge: 6
      case .accessibility1: 7
      case .accessibility2: 8
      case .accessibility3: 9
      case .accessibility4: 10
      case .accessibility5: 11
      }
    return Double(sizes[column])
  }

  private var sizes: [Int] {
    switch self {
    case .largeTitle: Self.largeTitleSizes
    case .title: Self.titleSizes
    case .title2: Self.title2Sizes
    case .title3: Self.title3Sizes
    case .headline, .body: Self.bodySizes
    case .callout: Self.calloutSizes
    case .subheadline: Self.subheadlineSizes
    case .footnote: Self.footnoteSizes
    case .caption: Self.captionSizes
    case .caption2: Self.caption2Sizes
    }
  }

  private static let largeTitleSizes = [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
  private static let titleSizes = [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
  private static let title2Sizes = [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
  private static let title3Sizes = [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
  private static let bodySizes = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
  private static let calloutSizes = [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
  private static let subheadlineSizes = [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
  private static let footnoteSizes = [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
  private static let captionSizes = [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
  private static let caption2Sizes = [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
}
