/// Measures text and lays it out, for those who make room for it in a picture.
package protocol TextMeasurer: Sendable {
  /// The metrics of one line; line breaks in the string count as spaces.
  func measure(_ string: String, font: FontDescriptor) -> TextMetrics
  /// Height of an empty line in a font: its ascent and descent.
  func lineHeight(of font: FontDescriptor) -> TextMetrics
  /// Breaks and aligns text in a box of at most this width and height, in points; `nil` is unlimited.
  func layout(_ spans: [TextSpan], style: ParagraphStyle, width: Double?, height: Double?) -> TextLayout
  /// The cells that texts stand in, in points, where they do: what stands beside a text keeps to them.
  var cell: Size? { get }
}

extension TextMeasurer {
  package var cell: Size? { nil }
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
