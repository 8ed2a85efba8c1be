import OpenChartsDisplayList
import OpenChartsLimits

/// The visible part of a text in a box. Text is cut before it is measured.
///
/// Measuring and shaping take time proportional to the text. A line in a box of unlimited width has at most
/// ``Limits/measuredCharacters``. In a box with a limited number of lines, text is cut to the number of narrow letters
/// that would fill it. Text that wraps in a box of unlimited height is kept whole, because all of it is visible.
package struct VisibleSpans {
  package private(set) var spans: [TextSpan]
  /// Whether any text was removed.
  private(set) var isCut = false

  private static let limit = Limits.measuredCharacters.value
  /// The width of a narrow letter and the height of a low line, in ems.
  private static let (thinnest, lowest) = (0.2, 0.8)

  /// - Parameters:
  ///   - width: The width in points; may be infinite.
  ///   - height: The height in points; may be infinite.
  init(_ spans: [TextSpan], style: ParagraphStyle, width: Double, height: Double) {
    self.spans = spans
    guard spans.reduce(0, { $0 + $1.string.utf8.count }) > Self.limit else { return }
    let smallest = spans.reduce(.infinity) { min($0, $1.font.size) } * min(max(style.minimumScale, 0.01), 1)
    let tightest = spans.reduce(0) { min($0, $1.tracking) }
    let letter = max(Self.thinnest * smallest + tightest, 0.05 * smallest)
    let perLine = Self.count(width / letter, upTo: Self.limit)
    let lines = min(
      max(style.lineLimit ?? .max, 1), Self.count(height / (smallest * Self.lowest), upTo: .max))
    let (characters, overflows) = lines.multipliedReportingOverflow(by: perLine)
    if lines == 1 {
      // The ellipsis of the layout may replace the ellipsis that is inserted at this point.
      switch style.truncation {
      case .tail: keep(first: perLine - 1, last: 0)
      case .head: keep(first: 0, last: perLine - 1)
      case .middle: keep(first: perLine / 2, last: perLine - 1 - perLine / 2)
      }
    } else if !overflows {
      keep(first: characters, last: style.truncation == .tail ? 0 : perLine)
    }
    if width == .infinity { limitLines() }
  }

  /// Creates the text of a label: at most ``Limits/measuredCharacters``, however it wraps.
  package init(label spans: [TextSpan]) {
    self.spans = spans
    guard spans.reduce(0, { $0 + $1.string.utf8.count }) > Self.limit else { return }
    keep(first: Self.limit, last: 0)
  }

  /// Returns `ratio` rounded up plus a margin for rounding errors, at most `limit`; `limit` if the ratio is not
  /// finite.
  private static func count(_ ratio: Double, upTo limit: Int) -> Int {
    ratio < 1e9 ? min(Int(ratio) + 3, limit) : limit
  }

  /// Removes the text between the first `first` and the last `last` characters.
  private mutating func keep(first: Int, last: Int) {
    var remaining = first
    for (index, span) in spans.enumerated() {
      let string = span.string
      if let end = string.index(string.startIndex, offsetBy: remaining, limitedBy: string.endIndex) {
        guard end < string.endIndex || spans[(index + 1)...].contains(where: { !$0.string.isEmpty }) else {
          return
        }
        cut(after: (index, end), last: last)
        return
      }
      remaining -= string.count
    }
  }

  private mutating func cut(after start: (span: Int, index: String.Index), last: Int) {
    var remaining = last
    var end = (span: spans.count - 1, index: spans[spans.count - 1].string.endIndex)
    while end.span > start.span || end.index > start.index {
      let string = spans[end.span].string
      let lower = end.span == start.span ? start.index : string.startIndex
      if let index = string.index(end.index, offsetBy: -remaining, limitedBy: lower) {
        end.index = index
        break
      }
      remaining -= string.distance(from: lower, to: end.index)
      // All text between the two is kept.
      guard end.span > start.span else { return }
      end = (end.span - 1, spans[end.span - 1].string.endIndex)
    }
    let tail = String(spans[end.span].string[end.index...])
    if start.span == end.span {
      spans[start.span].string = spans[start.span].string[..<start.index] + "…" + tail
    } else {
      spans[end.span].string = tail
      spans[start.span].string = spans[start.span].string[..<start.index] + "…"
      spans.removeSubrange((start.span + 1)..<end.span)
    }
    isCut = true
  }

  /// Truncates each line between hard breaks that has too many characters.
  private mutating func limitLines() {
    var length = 0
    for index in spans.indices {
      let lines = spans[index].string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      guard length + spans[index].string.utf8.count > Self.limit else {
        // The number of bytes is at least the number of characters.
        length = lines.count > 1 ? lines[lines.count - 1].count : length + spans[index].string.count
        continue
      }
      var result = ""
      for (lineIndex, line) in lines.enumerated() {
        if lineIndex > 0 {
          result += "\n"
          length = 0
        }
        let remaining = max(Self.limit - length, 0)
        let part = Self.part(line, remaining: remaining)
        isCut = isCut || part != nil
        // The first part of a line that reaches the limit ends with the ellipsis; the line's other parts are removed.
        result += part ?? String(line)
        length += part == nil ? line.count : Self.limit
      }
      spans[index].string = result
    }
  }

  /// Returns the part of a line that fits, with an ellipsis; `nil` if the whole line fits.
  private static func part(_ line: Substring, remaining: Int) -> String? {
    guard line.utf8.count > remaining,
      line.index(line.startIndex, offsetBy: remaining + 1, limitedBy: line.endIndex) != nil
    else { return nil }
    return remaining > 0 ? line.prefix(remaining - 1) + "…" : ""
  }
}
