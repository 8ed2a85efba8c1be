import OpenChartsDisplayList
import OpenChartsLimits

/// Measures, shapes and breaks text. Safe to use from any thread.
///
/// Sizes are unhinted and in points, so they do not depend on the resolution of a picture. Latin, Greek and Cyrillic
/// text in the system font takes a fast path (Inter and HarfBuzz). Pango itemizes all other text first. Results are
/// cached.
package final class Typesetter: TextMeasurer {
  package static let shared = Typesetter()

  private let cache = ShapeCache()

  private init() {}

  /// Measures one line; line breaks in the string count as spaces. Text beyond ``Limits/measuredCharacters`` is
  /// replaced by an ellipsis.
  package func measure(_ string: String, font: FontDescriptor) -> TextMetrics {
    shaped(string.shortened(to: Limits.measuredCharacters), font: font).metrics
  }

  /// Shapes one line whose baseline starts, at its left end, at `origin`. Text beyond ``Limits/measuredCharacters``
  /// is replaced by an ellipsis.
  ///
  /// The run keeps the origin on the line's baseline; a renderer shifts the glyphs by the span's `baselineOffset`.
  package func line(_ span: TextSpan, at origin: Point) -> TextRun {
    var span = span
    span.string = span.string.shortened(to: Limits.measuredCharacters)
    return line(span, at: origin, prefersRightToLeft: false)
  }

  func line(_ span: TextSpan, at origin: Point, prefersRightToLeft: Bool) -> TextRun {
    var span = span
    span.string = SimpleText.singleLine(span.string)
    let line = shaped(span.string, font: span.font, prefersRightToLeft: prefersRightToLeft)
    let (runs, extra) = line.spaced(by: span.tracking)
    return TextRun(
      span: span, origin: origin, width: line.metrics.width + extra, ascent: line.metrics.ascent,
      descent: line.metrics.descent, glyphRuns: runs, isRightToLeft: line.isRightToLeft)
  }

  /// Returns the ascent and descent of an empty line in a font.
  package func lineHeight(of font: FontDescriptor) -> TextMetrics {
    LineShaper.height(of: Self.sound(font))
  }

  /// Returns the positions of underlines and strikethroughs, as fractions of the font size.
  package func decoration(of font: FontDescriptor) -> TextDecorationMetrics {
    LineShaper.primaryFace(font)?.decoration
      ?? TextDecorationMetrics(underlineOffset: 0.1, strikethroughOffset: -0.3, thickness: 0.05)
  }

  func shaped(_ string: String, font: FontDescriptor, prefersRightToLeft: Bool = false) -> ShapedLine {
    let key = ShapeKey(
      string: SimpleText.singleLine(string), font: Self.sound(font), prefersRightToLeft: prefersRightToLeft)
    return cache.line(for: key) { LineShaper.shape(key) }
  }

  /// Returns the font with its size limited to 0...100,000 points.
  private static func sound(_ font: FontDescriptor) -> FontDescriptor {
    guard !(font.size >= 0 && font.size <= 100_000) else { return font }
    var font = font
    font.size = font.size > 100_000 ? 100_000 : 0
    return font
  }
}
