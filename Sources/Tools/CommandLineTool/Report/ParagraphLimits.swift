import Limits

/// The limits for paragraphs and words of a report, because the time of cmark-gfm is quadratic in their lengths.
enum ParagraphLimits {
  /// Checks all lines between empty lines, code and tables included: only cmark-gfm knows which of them are
  /// paragraphs.
  ///
  /// - Throws: ``ReportProblem`` with the first line of what is too long.
  static func check(_ text: [UInt8], file: String) throws(ReportProblem) {
    var line = 1
    var (paragraph, firstLine, word) = (0, 1, 0)
    var isBlank = true
    var previous: UInt8 = 0
    for byte in text {
      defer { previous = byte }
      switch byte {
      case UInt8(ascii: "\n") where previous == UInt8(ascii: "\r"):
        if paragraph > 0 { paragraph += 1 }
        continue
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        paragraph = isBlank ? 0 : paragraph + 1
        (isBlank, word) = (true, 0)
        line += 1
        continue
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        word = 0
      default:
        isBlank = false
        word += 1
      }
      if paragraph == 0 { firstLine = line }
      paragraph += 1
      if word > Limits.wordBytes.value {
        throw ReportProblem(
          file: file, line: line, text: "a word of more than \(Limits.wordBytes.text); put spaces into it")
      }
      // A line of spaces ends a paragraph only at its end.
      if paragraph > Limits.paragraphBytes.value, !isBlank {
        throw ReportProblem(
          file: file, line: firstLine,
          text:
            "more than \(Limits.paragraphBytes.text) without an empty line; put empty lines between paragraphs"
        )
      }
    }
  }
}
