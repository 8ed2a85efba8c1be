import OpenChartsChartMath
import OpenChartsDisplayList

/// Breaks a paragraph into lines, truncates text that does not fit, and stacks the lines.
struct ParagraphLayout {
  let text: ParagraphText
  let style: ParagraphStyle
  let width: Double
  let height: Double

  /// The tolerance for widths in points: sums may differ in the last digits from a width that was measured before.
  static let tolerance = 0.01

  private var lineLimit: Int { max(1, style.lineLimit ?? .max) }

  func lay() -> TextLayout {
    var lines: [ComposedLine] = []
    var used = 0.0
    var isTruncated = false
    var next: Int? = 0
    while let start = next {
      let (range, following) = line(from: start)
      let line = ComposedLine(text.pieces(range), of: text, start: start)
      let total = used + line.height + (lines.isEmpty ? 0 : style.lineSpacing)
      if let last = lines.last, total > height + Self.tolerance {
        lines[lines.count - 1] = truncated(from: last.start)
        isTruncated = true
        break
      }
      lines.append(line)
      used = total
      next = following
      if following != nil, lines.count == lineLimit {
        lines[lines.count - 1] = truncated(from: start)
        isTruncated = true
        break
      }
    }
    return stack(lines, isTruncated: isTruncated)
  }

  private func stack(_ lines: [ComposedLine], isTruncated: Bool) -> TextLayout {
    let widest = lines.reduce(0) { max($0, $1.width) }
    var runs: [TextRun] = []
    var y = 0.0
    var baselines: [Double] = []
    for (index, line) in lines.enumerated() {
      if index > 0 { y += style.lineSpacing }
      let baseline = y + line.ascent
      let x = (widest - line.width) * style.alignment
      for var run in line.runs {
        run.origin.x += x
        run.origin.y = baseline
        runs.append(run)
      }
      baselines.append(baseline)
      y += line.height
    }
    return TextLayout(
      size: Size(widest, max(0, y)), firstBaseline: baselines.first ?? 0, lastBaseline: baselines.last ?? 0,
      lineCount: lines.count, isTruncated: isTruncated, runs: runs)
  }

  /// Returns the text of the line that starts at an offset, and the start of the next line, or `nil` for the last.
  private func line(from start: Int) -> (range: Range<Int>, next: Int?) {
    let index = min(text.paragraphs.partitioningIndex { start <= $0.upperBound }, text.paragraphs.count - 1)
    let paragraph = text.paragraphs[index]
    let whole = start..<max(start, paragraph.upperBound)
    let afterBreak = index + 1 < text.paragraphs.count ? text.paragraphs[index + 1].lowerBound : nil
    // A last line keeps its trailing spaces if they fit.
    for range in [whole, text.trimmed(whole)] where fits(range) { return (range, afterBreak) }

    let from = text.widthBefore[start]
    var best = text.opportunities.partitioningIndex { $0 > start }
    var candidates: [Int] = []
    while best < text.opportunities.count, text.opportunities[best] < whole.upperBound {
      let end = text.trimmed(start..<text.opportunities[best]).upperBound
      if text.widthBefore[end] - from > width + Self.tolerance { break }
      candidates.append(text.opportunities[best])
      best += 1
    }
    for candidate in candidates.reversed() {
      let range = text.trimmed(start..<candidate)
      if fits(range) { return (range, candidate) }
    }
    // If not even one word fits, the word breaks after at least one character.
    var boundary = text.boundaries.partitioningIndex { $0 > start }
    let least = text.boundaries[min(boundary, text.boundaries.count - 1)]
    var end = least
    while boundary < text.boundaries.count, text.boundaries[boundary] < whole.upperBound,
      text.widthBefore[text.boundaries[boundary]] - from <= width + Self.tolerance
    {
      end = text.boundaries[boundary]
      boundary += 1
    }
    while end > least, !fits(start..<end) {
      end = text.boundaries[text.boundaries.partitioningIndex { $0 >= end } - 1]
    }
    return end >= whole.upperBound ? (whole, afterBreak) : (start..<end, end)
  }

  private func fits(_ range: Range<Int>) -> Bool {
    guard width.isFinite else { return true }
    // Kerning and joining at a break change widths slightly. A much wider range need not be shaped.
    let estimate = text.widthBefore[range.upperBound] - text.widthBefore[range.lowerBound]
    if estimate > width * 1.1 + 4 { return false }
    return ComposedLine(text.pieces(range), of: text, start: range.lowerBound).width <= width + Self.tolerance
  }

  /// Returns the line from an offset with all the following text, truncated to the width with an ellipsis.
  private func truncated(from start: Int) -> ComposedLine {
    let paragraph = text.paragraphs.first { start <= $0.upperBound } ?? start..<text.utf8.count
    let last = text.paragraphs.last { !$0.isEmpty } ?? paragraph
    // A line may start in an empty paragraph.
    let first = text.boundaries.partitioningIndex { $0 >= start }
    let firstEnd = text.boundaries.partitioningIndex { $0 >= paragraph.upperBound }
    let tailStart = text.boundaries.partitioningIndex { $0 >= max(last.lowerBound, start) }
    let tailEnd = text.boundaries.partitioningIndex { $0 >= last.upperBound }
    let (prefixes, suffixes) = (firstEnd - first, tailEnd - tailStart)

    func compose(prefix: Int, suffix: Int) -> ComposedLine {
      let head = text.trimmed(start..<text.boundaries[first + prefix])
      let tail = text.boundaries[tailEnd - suffix]..<text.boundaries[tailEnd]
      var pieces = text.pieces(head)
      let style = prefix > 0 ? text.span(at: max(start, head.upperBound - 1)) : text.span(at: tail.lowerBound)
      pieces.append(LinePiece(span: style, string: "…"))
      if suffix > 0 {
        // A space next to the ellipsis would look like a gap.
        var lower = tail.lowerBound
        while lower < tail.upperBound, text.utf8[lower] == 0x20 { lower += 1 }
        pieces += text.pieces(lower..<tail.upperBound)
      }
      return ComposedLine(pieces, of: text, start: start)
    }
    /// Returns the numbers of characters before and after the ellipsis if `retained` characters remain.
    func split(_ retained: Int) -> (prefix: Int, suffix: Int) {
      switch style.truncation {
      case .tail: (min(retained, prefixes), 0)
      case .head: (0, min(retained, suffixes))
      case .middle: (min((retained + 1) / 2, prefixes), min(retained / 2, suffixes))
      }
    }
    var low = 0
    var high =
      style.truncation == .head ? suffixes : style.truncation == .tail ? prefixes : text.boundaries.count
    var best = compose(prefix: 0, suffix: 0)
    while low < high {
      let retained = (low + high + 1) / 2
      let (prefix, suffix) = split(retained)
      let line = compose(prefix: prefix, suffix: suffix)
      if line.width <= width + Self.tolerance {
        best = line
        low = retained
      } else {
        high = retained - 1
      }
    }
    return best
  }
}
