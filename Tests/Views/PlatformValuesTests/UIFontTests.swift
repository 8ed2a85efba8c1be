import SwiftUI
import Testing
import UIKit.UIFont

@Suite struct UIFontTests {
  @Test("System fonts are the same as in SwiftUI")
  func system() {
    #expect(Font(UIFont.systemFont(ofSize: 15)) == .system(size: 15))
    #expect(Font(UIFont.systemFont(ofSize: 15, weight: .medium)) == .system(size: 15, weight: .medium))
    #expect(Font(UIFont.boldSystemFont(ofSize: 15)) == .system(size: 15, weight: .bold))
    #expect(Font(UIFont.italicSystemFont(ofSize: 15)) == .system(size: 15).italic())
    #expect(
      Font(UIFont.monospacedDigitSystemFont(ofSize: 9, weight: .light))
        == .system(size: 9, weight: .light).monospacedDigit())
    #expect(
      Font(UIFont.monospacedSystemFont(ofSize: 9, weight: .black))
        == .system(size: 9, weight: .black, design: .monospaced))
    #expect(Font(UIFont.systemFont(ofSize: 9, weight: .init(0.25))) == .system(size: 9, weight: .medium))
    #expect(Font(NSFont.systemFont(ofSize: 9, weight: .heavy)) == .system(size: 9, weight: .heavy))
  }

  @Test("Text styles have the system's sizes, and follow the user's text size")
  func styles() {
    let styles: [(UIFont.TextStyle, Font, CGFloat)] = [
      (.largeTitle, .largeTitle, 34), (.title1, .title, 28), (.title2, .title2, 22), (.title3, .title3, 20),
      (.headline, .headline, 17), (.body, .body, 17), (.callout, .callout, 16),
      (.subheadline, .subheadline, 15), (.footnote, .footnote, 13), (.caption1, .caption, 12),
      (.caption2, .caption2, 11),
    ]
    for (style, font, size) in styles {
      let preferred = UIFont.preferredFont(forTextStyle: style)
      #expect(preferred.pointSize == size)
      var large = EnvironmentValues()
      large.dynamicTypeSize = .accessibility3
      #expect(Font(preferred).resolve(in: large).size == font.resolve(in: large).size)
    }
  }

  @Test("Metrics grow with the size; a face has the requested name")
  func metrics() throws {
    let (small, large) = (UIFont.systemFont(ofSize: 10), UIFont.systemFont(ofSize: 20))
    #expect(small.ascender > 0 && small.descender < 0)
    #expect(abs(small.lineHeight - (small.ascender - small.descender)) < 1e-9)
    #expect(abs(large.lineHeight - 2 * small.lineHeight) < 1)
    #expect(small.withSize(20).pointSize == 20)
    let named = try #require(UIFont(name: "DejaVu Sans", size: 12))
    #expect(named.familyName == "DejaVu Sans" && named.pointSize == 12)
    #expect(UIFont(name: "", size: 12) == nil)
  }

  @Test("The heights of capitals and small letters come from the face")
  func letterHeights() {
    let font = UIFont.systemFont(ofSize: 100)
    // The heights in the font file of Inter.
    #expect(abs(font.capHeight - 72.7) < 0.1 && abs(font.xHeight - 54.6) < 0.1)
    #expect(NSFont.systemFont(ofSize: 50).capHeight == font.capHeight / 2)
    #expect(font.xHeight < font.capHeight && font.capHeight < font.ascender)
    let wide = UIFont.systemFont(ofSize: 12, weight: .bold, width: .expanded)
    #expect(Font(wide) == .system(size: 12, weight: .bold).width(.expanded))
    #expect(Font(NSFont.preferredFont(forTextStyle: .callout)) == .system(.callout))
  }

  @Test("Sizes grow with the user's text size, up to a limit")
  func growth() {
    func size(_ font: UIFont, _ typeSize: DynamicTypeSize) -> CGFloat {
      var environment = EnvironmentValues()
      environment.dynamicTypeSize = typeSize
      return Font(font).resolve(in: environment).size
    }
    let metrics = UIFontMetrics(forTextStyle: .body)
    let grown = metrics.scaledFont(for: .systemFont(ofSize: 34))
    #expect(size(grown, .large) == 34 && grown.pointSize == 34)
    #expect(size(grown, .accessibility5) == 106 && size(grown, .xSmall) == 28)
    let limited = metrics.scaledFont(for: .systemFont(ofSize: 34), maximumPointSize: 40)
    #expect(size(limited, .accessibility5) == 40 && size(limited, .xSmall) == 28)
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    #expect(metrics.scaledValue(for: 10) == 10)
    #expect(abs(metrics.scaledValue(for: 17, compatibleWith: traits) - 53) < 1e-9)
    #expect(UIFontMetrics.default == metrics && metrics != UIFontMetrics(forTextStyle: .caption1))
    // With given traits, the font has their text size. With the current traits, it follows the environment.
    let headline = UIFont.preferredFont(forTextStyle: .headline, compatibleWith: traits)
    #expect(Font(headline) == .system(size: 53, weight: .semibold))
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: .current)
    #expect(body == .preferredFont(forTextStyle: .body))
  }
}
