import OpenChartsDisplayList

/// Measures text for a terminal: a character is as wide as its cells and a line is one cell high, in any font.
///
/// A layout that uses it reserves the cells that texts need, so that texts are not truncated and do not overlap.
package struct CellTypesetter: TextMeasurer {
  /// The size of a cell in points, approximately the size of a character in a terminal's font.
  package static let cell = Size(8, 16)
  private static let descent = 4.0

  package init() {}

  package var cell: Size? { Self.cell }

  package func measure(_ string: String, font: FontDescriptor) -> TextMetrics {
    TextMetrics(
      width: Double(CellWidth.of(string)) * Self.cell.width, ascent: Self.cell.height - Self.descent,
      descent: Self.descent)
  }

  package func lineHeight(of font: FontDescriptor) -> TextMetrics { measure("", font: font) }

  /// Breaks lines at line breaks, spaces and hyphens. A word that is wider than the box breaks inside.
  package func layout(
    _ spans: [TextSpan], style: ParagraphStyle, width: Double?, height: Double?
  ) -> TextLayout {
    func cells(_ length: Double?, _ side: Double) -> Int {
      guard let length, length < 100_000 else { return .max }
      return max(Int((max(length, 0) / side + 0.01).rounded(.down)), 1)
    }
    let columnLimit = cells(width, Self.cell.width)
    let letters = spans.enumerated().flatMap { index, span in span.string.map { Letter($0, index) } }
    var lines = Self.broken(letters, columnLimit)
    let limit = min(max(style.lineLimit ?? .max, 1), cells(height, Self.cell.height + style.lineSpacing))
    let isTruncated = lines.count > limit
    if isTruncated {
      let rest = lines[(limit - 1)...].flatMap { $0 + [Letter(" ", $0.last?.span ?? 0)] }
      lines = lines.prefix(limit - 1) + [Self.cut(rest, columnLimit, style.truncation)]
    }
    let widths = lines.map(Self.width)
    let widest = widths.max() ?? 0
    var runs: [TextRun] = []
    for (row, line) in lines.enumerated() {
      let indent = (Double(widest - widths[row]) * style.alignment).rounded(.down)
      var x = indent * Self.cell.width
      let y = Double(row) * (Self.cell.height + style.lineSpacing) + Self.cell.height - Self.descent
      for piece in line.chunked() {
        var span = spans[piece[0].span]
        span.string = String(piece.map(\.character))
        let metrics = measure(span.string, font: span.font)
        runs.append(
          TextRun(
            span: span, origin: Point(x, y), width: metrics.width, ascent: metrics.ascent,
            descent: metrics.descent, glyphRuns: [], isRightToLeft: style.isRightToLeft))
        x += metrics.width
      }
    }
    let tall = Double(lines.count) * (Self.cell.height + style.lineSpacing) - style.lineSpacing
    let first = Self.cell.height - Self.descent
    return TextLayout(
      size: Size(Double(widest) * Self.cell.width, max(tall, Self.cell.height)), firstBaseline: first,
      lastBaseline: max(tall, Self.cell.height) - Self.descent, lineCount: max(lines.count, 1),
      isTruncated: isTruncated, runs: runs)
  }

  private static func width(_ line: [Letter]) -> Int { line.reduce(0) { $0 + $1.width } }

  private static func broken(_ letters: [Letter], _ columnLimit: Int) -> [[Letter]] {
    var lines: [[Letter]] = [[]]
    var used = 0
    for letter in letters {
      if letter.character.isNewline {
        lines.append([])
        used = 0
        continue
      }
      lines[lines.count - 1].append(letter)
      used += letter.width
      guard used > columnLimit, !letter.character.isWhitespace else { continue }
      var line = lines.removeLast()
      // A word that does not fit moves to the next line; a word longer than a line is split.
      let end = line.dropLast().lastIndex { $0.character.isWhitespace || $0.character == "-" }
      let start = end.map { $0 + 1 } ?? line.count - 1
      let next = Array(line[start...])
      line.removeSubrange(start...)
      while line.last?.character.isWhitespace == true { line.removeLast() }
      lines += line.isEmpty ? [next] : [line, next]
      used = width(next)
    }
    for i in lines.indices { while lines[i].last?.character.isWhitespace == true { lines[i].removeLast() } }
    return lines
  }

  /// Returns the part of a line that fits, with an ellipsis.
  private static func cut(_ line: [Letter], _ columnLimit: Int, _ truncation: ParagraphStyle.Truncation)
    -> [Letter]
  {
    var line = line
    while line.last?.character.isWhitespace == true { line.removeLast() }
    guard !line.isEmpty else { return line }
    let ellipsis = Letter("…", line[0].span)
    func take(_ letters: some Sequence<Letter>, _ columnLimit: Int) -> [Letter] {
      var used = 0
      return Array(
        letters.prefix {
          used += $0.width
          return used <= columnLimit
        })
    }
    let left = max(columnLimit - 1, 0)
    switch truncation {
    case .tail: return take(line, left) + [ellipsis]
    case .head: return [ellipsis] + take(line.reversed(), left).reversed()
    case .middle: return take(line, left - left / 2) + [ellipsis] + take(line.reversed(), left / 2).reversed()
    }
  }

  fileprivate struct Letter {
    let character: Character
    let span: Int
    let width: Int

    init(_ character: Character, _ span: Int) {
      (self.character, self.span) = (character, span)
      width = CellWidth.of(character)
    }
  }
}

extension [CellTypesetter.Letter] {
  /// Returns runs of consecutive letters that have the same span.
  fileprivate func chunked() -> [[CellTypesetter.Letter]] {
    var pieces: [[CellTypesetter.Letter]] = []
    for letter in self {
      if let last = pieces.last, last[0].span == letter.span {
        pieces[pieces.count - 1].append(letter)
      } else {
        pieces.append([letter])
      }
    }
    return pieces
  }
}
