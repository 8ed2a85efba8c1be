import DisplayList

/// What stands in a cell: a character, or the second half of a wide one.
struct CellLetter {
  /// `nil` for the second half of the character before.
  var character: Character?
  var color: Sample
  var isBold = false
  /// Whether it is a key of a legend, which looks as its marks do.
  var isKey = false
}

/// A text that waits for its place.
struct PendingText {
  var pieces: [CellLetter]
  /// In cells from the left and the top.
  var column: Double
  var row: Double
  var part: CellCanvas.Pen.Part
  /// Read downwards or upwards: its letters stand below each other.
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
    // The box as it stands on the picture, in cells.
    let box = run.bounds
    let corners = [
      box.origin, Point(box.maxX, box.minY), Point(box.maxX, box.maxY), Point(box.minX, box.maxY),
    ].map(pen.transform.apply)
    guard corners.allSatisfy({ $0.isFinite && abs($0.x) < 1e6 && abs($0.y) < 1e6 }) else { return }
    let (left, right) = (corners.map(\.x).min() ?? 0, corners.map(\.x).max() ?? 0)
    let (top, bottom) = (corners.map(\.y).min() ?? 0, corners.map(\.y).max() ?? 0)
    // What is scrolled or cut away is not there.
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
      // In the middle of its box where that is wider than its letters in cells.
      let column = (left + right) / 16 - Double(pieces.count) / 2
      texts.append(
        PendingText(pieces: pieces, column: column, row: (top + bottom) / 16 - 0.5, part: pen.part))
    }
  }

  /// Puts every text where it was drawn, or a cell or two beside where another stands; what has no room there is left
  /// out.
  mutating func placeTexts() {
    // Titles and legends before labels, labels before what is written upon marks.
    for text in texts where text.part != .plain { place(text) }
    for text in texts where text.part == .plain { place(text) }
  }

  private mutating func place(_ text: PendingText) {
    let count = text.pieces.count
    let (columns, rows) = (samples.columns, samples.rows)
    let size = text.isStacked ? (width: 1, height: count) : (width: count, height: 1)
    let fits = (width: min(size.width, columns), height: min(size.height, rows))
    // Half a cell counts to the left, so that texts which do not meet never come to meet.
    let column = min(max(Int((text.column + 0.001).rounded()), 0), columns - fits.width)
    let row = min(max(Int((text.row + 0.001).rounded()), 0), rows - fits.height)
    let pieces =
      count > max(fits.width, fits.height) ? cut(text.pieces, max(fits.width, fits.height)) : text.pieces
    // Two texts side by side would read as one, and a label upon its axis as a part of it.
    var places = [(0, 0), (1, 0), (-1, 0)].map { Place(dx: $0.0, dy: $0.1, room: 1) }
    let away = text.row < Double(row) ? -1 : 1
    if text.part == .guide, !text.isStacked, isRuled(row, column, fits.width),
      !isRuled(row + away, column, fits.width)
    {
      places = places.map { Place(dx: $0.dx, dy: away, room: 1) } + places
    }
    places += [(0, 0), (1, 0), (-1, 0), (0, -1), (0, 1), (2, 0), (-2, 0)].map {
      Place(dx: $0.0, dy: $0.1, room: 0)
    }
    for candidate in places {
      let (x, y) = (column + candidate.dx, row + candidate.dy)
      guard x >= 0, y >= 0, x + fits.width <= columns, y + fits.height <= rows else { continue }
      let room = text.isStacked ? 0 : candidate.room
      let (left, right) = (max(x - room, 0), min(x + fits.width + room, columns))
      guard isFree(left, y, right - left, fits.height) else { continue }
      for (i, piece) in pieces.enumerated() {
        let place = text.isStacked ? (y + i) * columns + x : y * columns + x + i
        samples.texts[place] = piece
      }
      return
    }
  }

  private func cut(_ pieces: [CellLetter], _ room: Int) -> [CellLetter] {
    var cut = Array(pieces.prefix(max(room - 1, 0)))
    cut.append(CellLetter(character: "…", color: pieces[0].color, isBold: pieces[0].isBold))
    return cut
  }

  /// Where a text may stand, from where it was drawn, with free cells at its sides.
  private struct Place {
    var dx: Int
    var dy: Int
    var room: Int
  }

  /// Whether a line runs through cells of a row from left to right.
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
