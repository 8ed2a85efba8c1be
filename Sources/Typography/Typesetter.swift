import DisplayList

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

/// What a paragraph may take and how it is cut.
package struct ParagraphStyle: Hashable, Sendable {
  package enum Truncation: UInt8, Sendable { case head, middle, tail }
  /// 0 left, 0.5 centre, 1 right; of lines among each other.
  package var alignment = 0.0
  package var lineLimit: Int?
  package var truncation = Truncation.tail
  /// Extra points between lines.
  package var lineSpacing = 0.0
  /// The smallest factor that the text may be scaled down by to fit, 1 for never.
  package var minimumScale = 1.0
  package var isRightToLeft = false
  package init() {}
}

/// Laid out text: runs with origins from the top left of the box.
package struct TextLayout: Hashable, Sendable {
  package var size: Size
  package var firstBaseline: Double
  package var lastBaseline: Double
  package var lineCount: Int
  package var isTruncated: Bool
  package var runs: [TextRun]
  package init(
    size: Size, firstBaseline: Double, lastBaseline: Double, lineCount: Int, isTruncated: Bool,
    runs: [TextRun]
  ) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lineCount = lineCount
    self.isTruncated = isTruncated
    self.runs = runs
  }
}

/// Measures, shapes and breaks text. Safe to use from any thread.
package final class Typesetter: Sendable {
  package static let shared = Typesetter()

  private init() {}

  /// Measures one line; line breaks in the string count as spaces.
  package func measure(_ string: String, font: FontDescriptor) -> TextMetrics {
    TextMetrics(
      width: Double(string.count) * font.size * 0.55, ascent: font.size * 0.97,
      descent: font.size * 0.24)
  }

  /// Shapes one line with its baseline's left end at `origin`.
  package func line(_ span: TextSpan, at origin: Point) -> TextRun {
    let m = measure(span.string, font: span.font)
    return TextRun(
      span: span, origin: origin, width: m.width, ascent: m.ascent, descent: m.descent,
      glyphRuns: [], isRightToLeft: false)
  }

  /// Breaks and aligns text in a box of at most this width and height; `nil` is unlimited.
  package func layout(_ spans: [TextSpan], style: ParagraphStyle, width: Double?, height: Double?)
    -> TextLayout
  {
    let span = spans.first ?? TextSpan("", font: FontDescriptor(size: 12), color: .black)
    var joined = span
    joined.string = spans.map(\.string).joined()
    let run = line(joined, at: Point(0, span.font.size))
    return TextLayout(
      size: Size(run.width, run.ascent + run.descent), firstBaseline: run.ascent,
      lastBaseline: run.ascent, lineCount: 1, isTruncated: false, runs: [run])
  }
}
