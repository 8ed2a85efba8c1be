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
  /// Direction of a line that has no letters of its own with a direction.
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
