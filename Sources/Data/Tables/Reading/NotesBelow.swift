/// Sources and footnotes below a table, which are not rows of data.
enum NotesBelow {
  /// Words with which such a line begins, in English, German, French, Spanish, Italian and Portuguese.
  private static let words: Set = [
    "source", "sources", "note", "notes", "footnote", "footnotes", "quelle", "quellen", "anmerkung",
    "anmerkungen",
    "hinweis", "remarque", "fuente", "fuentes", "nota", "notas", "fonte", "fonti", "fontes", "©",
  ]

  /// Removes the rows at the end that have text only in the first cell, and adds a note with their number. The rows are
  /// below an empty line or a line of dashes, or begin with a word such as "Source". They may also begin with any word
  /// and a colon, if the rows of data do not.
  static func remove(from grid: inout CellGrid) {
    let width = grid.names.count
    guard width > 1 else { return }
    removeBeside(&grid)
    removeUnderNumbers(&grid)
    // Columns to the left of a table are removed later.
    let key = firstColumn(of: grid)
    func cell(_ row: Int) -> Cell { grid.cells[row * width + key] }
    func isAlone(_ row: Int) -> Bool {
      (0..<width).allSatisfy { $0 == key || grid.cells[row * width + $0].length == 0 }
    }
    var first = grid.rowCount
    while first > 3, isAlone(first - 1) { first -= 1 }
    let areLabelled = first > 0 && isLabelled(cell(first - 1), grid)
    let spaces = Set(grid.blanks.map(\.row))
    // A row of delimiters alone counts as an empty line, because spreadsheet programs write empty rows in this way.
    var isBelowSpace = false
    while first < grid.rowCount {
      isBelowSpace = isBelowSpace || spaces.contains(first)
      let isLabel = !areLabelled && cell(first).length > 0 && isLabelled(cell(first), grid)
      if cell(first).length > 0, isBelowSpace || isLabel || isNote(cell(first), grid) { break }
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

  /// The first column with a text in one of the first fifty rows below the header.
  private static func firstColumn(of grid: CellGrid) -> Int {
    let width = grid.names.count
    return (0..<width).first { column in
      (1..<max(1, min(grid.rowCount, 50))).contains { grid.cells[$0 * width + column].length > 0 }
    } ?? 0
  }

  /// The number of rows above a text that are examined, and the minimum number of numbers in them.
  private static let (rowsAbove, fewestNumbers) = (20, 3)

  /// Removes the rows at the end that have a text in one column only, in which the rows above have only numbers: a
  /// source below the last column, for example. Adds a note with their number.
  private static func removeUnderNumbers(_ grid: inout CellGrid) {
    let width = grid.names.count
    var (end, count) = (grid.rowCount, 0)
    while end > fewestNumbers + 1, grid.rowCount - end < mostLinesBeside {
      let filled = (0..<width).filter { grid.cells[(end - 1) * width + $0].length > 0 }
      if let column = filled.first {
        guard filled.count == 1, column > 0, isUnderNumbers(end - 1, grid, column) else { break }
        count += 1
      }
      end -= 1
    }
    guard count > 0 else { return }
    grid.notes.append(note(count))
    grid.cells.removeLast((grid.rowCount - end) * width)
    grid.rowCount = end
  }

  private static func isUnderNumbers(_ row: Int, _ grid: CellGrid, _ column: Int) -> Bool {
    grid.withColumn(column) { text in
      guard TableBoundary.content(text[row]) == .text, !HeaderRows.isNumber(text[row]) else { return false }
      let above = (max(1, row - rowsAbove)..<row).map { TableBoundary.content(text[$0]) }
      return !above.contains(.text) && above.count { $0 == .number || $0 == .year } >= fewestNumbers
    }
  }

  private static func note(_ count: Int) -> String {
    "the last \(count == 1 ? "line is a note and no row" : "\(count) lines are notes and no rows")"
  }

  private static func isNote(_ cell: Cell, _ grid: CellGrid) -> Bool {
    let text = start(of: cell, grid)
    let word = text.lowercased().prefix { !$0.isWhitespace && $0 != ":" }
    let isRule = text.count >= 3 && text.prefix(12).allSatisfy { "_-=–—".contains($0) }
    return isRule || text.first == "*" || words.contains(String(word)) && (text.contains(":") || word == "©")
  }

  /// Whether a text begins with a word, a colon and a blank, as in "Code: 17".
  private static func isLabelled(_ cell: Cell, _ grid: CellGrid) -> Bool {
    let text = start(of: cell, grid)
    let word = text.prefix(while: \.isLetter)
    return word.count >= 2 && text.dropFirst(word.count).hasPrefix(": ")
  }

  /// The first 40 bytes of a cell.
  private static func start(of cell: Cell, _ grid: CellGrid) -> String {
    guard cell.length > 0 else { return "" }
    let source = cell.isDecoded ? grid.decoded : grid.bytes
    return String(decoding: source[cell.offset..<(cell.offset + min(cell.length, 40))], as: UTF8.self)
  }
}
