/// Measures and lays out text for the layout of a picture.
package protocol TextMeasurer: Sendable {
  /// The metrics of one line; line breaks in the string count as spaces.
  func measure(_ string: String, font: FontDescriptor) -> TextMetrics
  /// Returns the ascent and descent of an empty line in a font.
  func lineHeight(of font: FontDescriptor) -> TextMetrics
  /// Breaks and aligns text in a box with a maximum width and height in points; `nil` is unlimited.
  func layout(_ spans: [TextSpan], style: ParagraphStyle, width: Double?, height: Double?) -> TextLayout
  /// The size of a character cell in points, for renderers that draw in cells; else `nil`. Layout aligns to it.
  var cell: Size? { get }
}

extension TextMeasurer {
  package var cell: Size? { nil }

  /// Whether every word of a text is at most as wide as a line, so that none must be broken.
  package func fitsWords(of span: TextSpan, in width: Double) -> Bool {
    span.string.split(whereSeparator: { $0 == " " || $0 == "-" || $0 == "\n" })
      .allSatisfy { measure(String($0), font: span.font).width <= width }
  }
}

/// Width of a line and its height above and below the baseline, in points.
package struct TextMetrics: Hashable, Sendable {
  package var width: Double
  package var ascent: Double
  package var descent: Double
  package init(width: Double, ascent: Double, descent: Double) {
    self.width = width
    self.ascent = ascent
    self.descent = descent
  }
  package var height: Double { ascent + descent }
}
