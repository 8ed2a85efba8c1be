/// The alignment, line limit and truncation of a paragraph.
package struct ParagraphStyle: Hashable, Sendable {
  package enum Truncation: UInt8, Sendable { case head, middle, tail }
  /// The alignment of the lines: 0 left, 0.5 centre, 1 right.
  package var alignment = 0.0
  package var lineLimit: Int?
  package var truncation = Truncation.tail
  /// Additional space between lines, in points.
  package var lineSpacing = 0.0
  /// The minimum scale factor for text that does not fit; 1 never scales.
  package var minimumScale = 1.0
  /// The direction of a line without strongly directional letters.
  package var isRightToLeft = false
  package init() {}
}

/// Laid-out text: runs whose origins are relative to the top left of the box.
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
