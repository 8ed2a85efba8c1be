/// Sources and footnotes below a table, which are not rows of data.
enum NotesBelow {
  /// Words with which such a line begins, in English, German, French, Spanish, Italian and Portuguese.
  private static let words: Set = [
    "source", "sources", "note", "notes", "footnote", "footnotes", "quelle", "quellen", "anmerkung",
    "anmerkungen",
    "hinweis", "remarque", "fuente", "fuentes", "nota", "notas", "fonte", "fonti", "fontes", "©",
  ]

  /// Removes the rows at the end that have text only in the first cell, if they are below an empty line or begin with a
  /// word such as "Source". Adds a note with their number.
  static func remove(from grid: inout CellGrid) {
    let width = grid.names.count
    guard width > 1 else { return }
    removeBeside(&grid)
    func cell(_ row: Int) -> Cell { grid.cells[row * width] }
    func isAlone(_ row: Int) -> Bool {
      grid.cells[(row * width + 1)..<((row + 1) * width)].allSatisfy { $0.length == 0 }
    }
    var first = grid.rowCount
    while first > 3, isAlone(first - 1) { first -= 1 }
    let spaces = Set(grid.blanks.map(\.row))
    // A row of delimiters alone counts as an empty line, because spreadsheet programs write empty rows in this way.
    var isBelowSpace = false
    while first < grid.rowCount {
      isBelowSpace = isBelowSpace || spaces.contains(first)
      if cell(first).length > 0, isBelowSpace || isNote(cell(first), grid) { break }
      isBelowSpace = isBelowSpace || cell(first).length == 0
      first += 1
    }
    guard first < grid.rowCount else { return }
    while first > 1, cell(first - 1).length == 0, isAlone(first - 1) { first -= 1 }
    let count = (first..<grid.rowCount).count { cell($0).length > 0 }
    grid.notes.append(note(count))
    grid.cells.removeLast((grid.rowCount - first) * width)
    grid.rowCount = first
  }

  /// The maximum number of lines below an empty line that are searched for texts in otherwise empty columns.
  private static let mostLinesBeside = 5

  /// Removes the rows below the last empty line if they are notes, such as sources and conditions. They have no
  /// numbers, and a text in a column that is empty in all rows above. Adds a note with their number.
  private static func removeBeside(_ grid: inout CellGrid) {
    let width = grid.names.count
    guard let first = grid.blanks.map(\.row).filter({ $0 < grid.rowCount }).max(), first > 3,
      grid.rowCount - first <= mostLinesBeside
    else { return }
    let areBeside = grid.names.indices.map { column in
      grid.withColumn(column) { text -> (hasNumber: Bool, isBeside: Bool) in
        let below = first..<text.count
        let isBeside = below.contains { !text[$0].isEmpty } && (0..<first).allSatisfy { text[$0].isEmpty }
        return (below.contains { HeaderRows.isNumber(text[$0]) }, isBeside)
      }
    }
    guard areBeside.contains(where: \.isBeside), !areBeside.contains(where: \.hasNumber) else { return }
    grid.notes.append(note(grid.rowCount - first))
    grid.cells.removeLast((grid.rowCount - first) * width)
    grid.rowCount = first
  }

  private static func note(_ count: Int) -> String {
    "the last \(count == 1 ? "line is a note and no row" : "\(count) lines are notes and no rows")"
  }

  private static func isNote(_ cell: Cell, _ grid: CellGrid) -> Bool {
    let source = cell.isDecoded ? grid.decoded : grid.bytes
    let text = String(decoding: source[cell.offset..<(cell.offset + min(cell.length, 40))], as: UTF8.self)
    let word = text.lowercased().prefix { !$0.isWhitespace && $0 != ":" }
    return text.first == "*" || words.contains(String(word)) && (text.contains(":") || word == "©")
  }
}
