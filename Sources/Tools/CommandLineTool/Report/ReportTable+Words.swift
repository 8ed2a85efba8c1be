/// The widths of tables that are wider than a printed page.
extension ReportTable {
  /// The number of characters in a line of a printed page, about.
  private static let lineLength = 88.0
  /// Words with more characters are broken, and need space for a few characters only.
  private static let (longestWord, leastLength) = (20, 8.0)
  /// The space around the text of a cell, in characters.
  private static let padding = 2.0

  /// Whether a printed table is wider than the page as long as its cells have one line, and fits without broken words
  /// otherwise.
  var needsWholeWords: Bool {
    var lengths: [Int] = []
    var words: [Double] = []
    for cells in [header] + rows {
      for (column, cell) in cells.enumerated() {
        if column == lengths.count {
          lengths.append(0)
          words.append(0)
        }
        lengths[column] = max(lengths[column], cell.words.count)
        words[column] = max(words[column], Self.lengthOfWords(cell))
      }
    }
    let spaces = Double(lengths.count) * Self.padding
    return Double(lengths.reduce(0, +)) + spaces > Self.lineLength
      && words.reduce(spaces, +) <= Self.lineLength
  }

  /// The number of characters that a cell needs if only long words are broken.
  private static func lengthOfWords(_ cell: [ReportText]) -> Double {
    cell.words.split(separator: " ").map { $0.count > longestWord ? leastLength : Double($0.count) }.max()
      ?? 0
  }

  /// Whether a cell has a word that must be breakable, such as an address.
  static func hasLongWord(_ cell: [ReportText]) -> Bool {
    cell.words.split(separator: " ").contains { $0.count > longestWord }
  }
}
