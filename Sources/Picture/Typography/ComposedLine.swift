import OpenChartsDisplayList

/// One line of a paragraph with its runs, relative to its left end and baseline.
struct ComposedLine {
  /// The runs in reading order, which screen readers follow; their origins give the visual order.
  var runs: [TextRun]
  var width: Double
  var ascent: Double
  var descent: Double
  /// The offset of its text in the paragraph.
  var start: Int

  var height: Double { ascent + descent }

  /// Creates a line from pieces, placed side by side in visual order.
  init(_ pieces: [LinePiece], of text: ParagraphText, start: Int) {
    self.start = start
    runs = []
    width = 0
    (ascent, descent) = (0, 0)
    var pieces = Self.merged(pieces)
    // A line has the direction of its paragraph, also if its own first letter has the other one.
    let isRightToLeft = text.isRightToLeft(at: start)
    let ownDirection = SimpleText.startsRightToLeft(pieces.lazy.flatMap(\.string.unicodeScalars))
    if let ownDirection, ownDirection != isRightToLeft {
      pieces[0].string = (isRightToLeft ? "\u{200F}" : "\u{200E}") + pieces[0].string
    }
    if pieces.count <= 1 || pieces.allSatisfy({ Self.isSimple($0.string) }) {
      for piece in pieces {
        var span = text.spans[piece.span]
        span.string = piece.string
        let run = Typesetter.shared.line(
          span, at: Point(width, 0), prefersRightToLeft: isRightToLeft)
        width += run.width
        runs.append(run)
      }
    } else {
      composeMixed(pieces, of: text, isRightToLeft)
    }
    for run in runs {
      ascent = max(ascent, run.ascent + run.span.baselineOffset)
      descent = max(descent, run.descent - run.span.baselineOffset)
    }
    if runs.isEmpty {
      let metrics = LineShaper.height(of: text.spans[text.span(at: start)].font)
      (ascent, descent) = (metrics.ascent, metrics.descent)
    }
  }

  private static func isSimple(_ string: String) -> Bool {
    var string = string
    return string.withUTF8 { SimpleText.isSimple($0) }
  }

  private static func merged(_ pieces: [LinePiece]) -> [LinePiece] {
    var result: [LinePiece] = []
    for piece in pieces {
      if let last = result.indices.last, result[last].span == piece.span {
        result[last].string += piece.string
      } else {
        result.append(piece)
      }
    }
    return result
  }

  /// Composes several styles of text that may change direction. The order of words depends on the whole line.
  private mutating func composeMixed(_ pieces: [LinePiece], of text: ParagraphText, _ isRightToLeft: Bool) {
    let strings = pieces.map { SimpleText.singleLine($0.string) }
    var joined = strings.joined()
    var parts: [(range: Range<Int>, font: FontDescriptor)] = []
    var offset = 0
    for (piece, string) in zip(pieces, strings) {
      let end = offset + string.utf8.count
      parts.append((offset..<end, text.spans[piece.span].font))
      offset = end
    }
    // The offsets of the runs in the text of the line.
    var offsets: [Int] = []
    joined.withUTF8 { utf8 in
      let placed = LineShaper.placeItems(utf8, pieces: parts, prefersRightToLeft: isRightToLeft)
      var i = 0
      while i < placed.items.count {
        var j = i + 1
        while j < placed.items.count, placed.items[j].item.piece == placed.items[i].item.piece { j += 1 }
        for group in Self.contiguous(placed.items[i..<j]) {
          offsets.append(group.map(\.item.range.lowerBound).min() ?? 0)
          append(
            group, utf8: utf8, span: text.spans[pieces[group[0].item.piece].span],
            isRightToLeft: placed.isRightToLeft)
        }
        i = j
      }
    }
    runs = zip(offsets, runs).sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// Groups adjacent items of one style into one run if their text is contiguous; else returns each item separately.
  private static func contiguous(_ items: ArraySlice<LineShaper.PlacedItem>) -> [[LineShaper.PlacedItem]] {
    let length = items.reduce(0) { $0 + $1.item.range.count }
    let lower = items.map(\.item.range.lowerBound).min() ?? 0
    let upper = items.map(\.item.range.upperBound).max() ?? 0
    return upper - lower == length ? [Array(items)] : items.map { [$0] }
  }

  private mutating func append(
    _ items: [LineShaper.PlacedItem], utf8: UnsafeBufferPointer<UInt8>, span: TextSpan, isRightToLeft: Bool
  ) {
    let lower = items.map(\.item.range.lowerBound).min() ?? 0
    let upper = items.map(\.item.range.upperBound).max() ?? 0
    var metrics = LineShaper.height(of: span.font)
    var runs: [GlyphRun] = []
    var x = 0.0
    for item in items {
      var run = item.segment.run
      for i in run.positions.indices { run.positions[i].x += x }
      for i in run.clusters.indices { run.clusters[i] -= Int32(lower) }
      metrics.cover(item.item.face, size: span.font.size)
      runs.append(run)
      x += item.segment.width
    }
    metrics.width = x
    let line = ShapedLine(runs: runs, advances: [], metrics: metrics, isRightToLeft: isRightToLeft)
    let (spaced, extra) = line.spaced(by: span.tracking)
    var piece = span
    piece.string = String(decoding: utf8[lower..<upper], as: UTF8.self)
    let direction = items.count == 1 ? items[0].item.level % 2 == 1 : isRightToLeft
    self.runs.append(
      TextRun(
        span: piece, origin: Point(width, 0), width: x + extra, ascent: metrics.ascent,
        descent: metrics.descent, glyphRuns: spaced, isRightToLeft: direction))
    width += x + extra
  }
}
