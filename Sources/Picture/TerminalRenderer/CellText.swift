import OpenChartsDisplayList

/// The content of a text cell: a character, or the second half of a wide character.
struct CellLetter {
  /// The character; `nil` for the second half of the previous one.
  var character: Character?
  var color: Sample
  var isBold = false
  /// Whether this is a legend key, which looks like its marks.
  var isKey = false
}

/// A text that is not placed yet.
struct PendingText {
  var pieces: [CellLetter]
  /// The position in cells from the left and the top.
  var column: Double
  var row: Double
  var part: CellCanvas.Pen.Part
  /// Whether the text is rotated; its letters are then written below each other.
  var isStacked = false
}

extension CellCanvas {
  mutating func add(_ run: TextRun, _ pen: Pen) {
    let color = pen.sample(run.span.color)
    guard color.w > 0.02, run.span.string.contains(where: { !$0.isWhitespace }) else { return }
    let isBold = run.span.font.weight >= 600
    var pieces: [CellLetter] = []
    let letters = run.span.string.flatMap { isASCII ? PlainLetters.pairs[$0] ?? [$0] : [$0] }
    for character in letters {
      let width = CellWidth.of(character)
      guard width > 0 else { continue }
      pieces.append(
        CellLetter(character: character.isWhitespace ? " " : character, color: color, isBold: isBold))
      if width == 2 { pieces.append(CellLetter(character: nil, color: color)) }
    }
    // The bounding box in the picture, in samples.
    let box = run.bounds
    let corners = [
      box.origin, Point(box.maxX, box.minY), Point(box.maxX, box.maxY), Point(box.minX, box.maxY),
    ].map(pen.transform.apply)
    guard corners.allSatisfy({ $0.isFinite && abs($0.x) < 1e6 && abs($0.y) < 1e6 }) else { return }
    let (left, right) = (corners.map(\.x).min() ?? 0, corners.map(\.x).max() ?? 0)
    let (top, bottom) = (corners.map(\.y).min() ?? 0, corners.map(\.y).max() ?? 0)
    // Text outside the clip is omitted.
    guard Int((left + right) / 2) >= pen.clip.columns.lowerBound,
      Int((left + right) / 2) <= pen.clip.columns.upperBound,
      Int((top + bottom) / 2) >= pen.clip.rows.lowerBound, Int((top + bottom) / 2) <= pen.clip.rows.upperBound
    else { return }
    let isStacked = abs(pen.transform.b) > abs(pen.transform.a)
    if isStacked {
      pieces.removeAll { $0.character == nil }
      let row = (top + bottom) / 16 - Double(pieces.count) / 2
      texts.append(
        PendingText(
          pieces: pieces, column: (left + right) / 16 - 0.5, row: row, part: pen.part, isStacked: true))
    } else {
      // Centre the text in its box if the box is wider than the letters in cells.
      let column = (left + right) / 16 - Double(pieces.count) / 2
      texts.append(
        PendingText(pieces: pieces, column: column, row: (top + bottom) / 16 - 0.5, part: pen.part))
    }
  }

  /// Places every text at its position, or a cell or two beside it if that is occupied. A text without a free
  /// position is omitted.
  mutating func placeTexts() {
    // Titles, legends and axis labels first, then texts on marks.
    for text in texts where text.part != .plain { place(text) }
    for text in texts where text.part == .plain { place(text) }
  }

  private mutating func place(_ text: PendingText) {
    let count = text.pieces.count
    let (columns, rows) = (samples.columns, samples.rows)
    let size = text.isStacked ? (width: 1, height: count) : (width: count, height: 1)
    let fits = (width: min(size.width, columns), height: min(size.height, rows))
    // Round half a cell in one direction, so that texts that do not touch stay apart.
    let column = min(max(Int((text.column + 0.001).rounded()), 0), columns - fits.width)
    let row = min(max(Int((text.row + 0.001).rounded()), 0), rows - fits.height)
    let pieces =
      count > max(fits.width, fits.height) ? cut(text.pieces, max(fits.width, fits.height)) : text.pieces
    // Keep a free cell beside each text: adjacent texts would look like one text, and a label on its axis like a part
    // of the axis.
    var candidates = [(0, 0), (1, 0), (-1, 0)].map { Candidate(dx: $0.0, dy: $0.1, margin: 1) }
    let away = text.row < Double(row) ? -1 : 1
    if text.part == .guide, !text.isStacked, isRuled(row, column, fits.width),
      !isRuled(row + away, column, fits.width)
    {
      candidates = candidates.map { Candidate(dx: $0.dx, dy: away, margin: 1) } + candidates
    }
    candidates += [(0, 0), (1, 0), (-1, 0), (0, -1), (0, 1), (2, 0), (-2, 0)].map {
      Candidate(dx: $0.0, dy: $0.1, margin: 0)
    }
    for candidate in candidates {
      let (x, y) = (column + candidate.dx, row + candidate.dy)
      guard x >= 0, y >= 0, x + fits.width <= columns, y + fits.height <= rows else { continue }
      let margin = text.isStacked ? 0 : candidate.margin
      let (left, right) = (max(x - margin, 0), min(x + fits.width + margin, columns))
      guard isFree(left, y, right - left, fits.height) else { continue }
      for (i, piece) in pieces.enumerated() {
        let index = text.isStacked ? (y + i) * columns + x : y * columns + x + i
        samples.texts[index] = piece
      }
      return
    }
  }

  private func cut(_ pieces: [CellLetter], _ columnLimit: Int) -> [CellLetter] {
    var cut = Array(pieces.prefix(max(columnLimit - 1, 0)))
    cut.append(CellLetter(character: "…", color: pieces[0].color, isBold: pieces[0].isBold))
    return cut
  }

  /// A possible offset of a text from its original position, with the number of free cells that it needs at its
  /// sides.
  private struct Candidate {
    var dx: Int
    var dy: Int
    var margin: Int
  }

  /// Returns whether a horizontal line crosses cells of a row.
  private func isRuled(_ row: Int, _ column: Int, _ count: Int) -> Bool {
    guard (0..<samples.rows).contains(row) else { return false }
    let start = row * samples.columns + column
    return samples.lines[start..<start + count].contains { $0.directions & 0b1010 != 0 }
  }

  private func isFree(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> Bool {
    for row in y..<y + height {
      for column in x..<x + width where samples.texts[row * samples.columns + column] != nil { return false }
    }
    return true
  }
}
