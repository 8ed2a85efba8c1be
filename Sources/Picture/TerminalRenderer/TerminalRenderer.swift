import OpenChartsDisplayList

/// The options of a picture in a terminal.
package struct TerminalOptions: Hashable, Sendable {
  package var columns: Int
  package var rows: Int
  package var characters = TerminalCharacters.blocks
  package var colors = TerminalColors.trueColor
  /// The background of the terminal, with which colours are composited.
  package var background = RGBA.white
  /// Whether the background is known. If not, text uses the terminal's own colour.
  package var knowsBackground = true

  package init(columns: Int, rows: Int) { (self.columns, self.rows) = (columns, rows) }

  /// The largest number of columns and of rows of a picture.
  package static let limit = 2000
}

/// Renders display lists as characters.
///
/// Areas become blocks and partial blocks, lines and points braille, grid and axis lines box-drawing characters, and
/// text stays text. The same list and options give the same characters.
package enum TerminalRenderer {
  /// Returns the rows of the picture, each ending with a line feed. Trailing empty cells are omitted.
  ///
  /// - Parameter size: The size of the picture in points. It is stretched to the cells.
  package static func render(_ list: DisplayList, size: Size, options: TerminalOptions) -> String {
    let columns = min(max(options.columns, 1), TerminalOptions.limit)
    let rows = min(max(options.rows, 1), TerminalOptions.limit)
    let cell = Size(
      size.width > 0 && size.width.isFinite ? size.width / Double(columns) : CellTypesetter.cell.width,
      size.height > 0 && size.height.isFinite ? size.height / Double(rows) : CellTypesetter.cell.height)
    var canvas = CellCanvas(
      columns: columns, rows: rows, cell: cell, background: options.background,
      isASCII: options.characters == .ascii)
    canvas.draw(list)
    let chooser = CellChooser(canvas.samples, background: options.background, options: options)
    let keys = canvas.samples.texts.compactMap { $0 }.filter(\.isKey)
    let codes = ColorCodes(colors: options.colors, keys: keys.map { $0.color.color(on: options.background) })
    var text = ""
    for row in 0..<rows {
      var cells = (0..<columns).map { chooser.cell($0, row) }
      while let last = cells.last, last.character == " ", last.background == nil { cells.removeLast() }
      write(cells, codes, into: &text)
    }
    return text
  }

  private static func write(_ cells: [PictureCell], _ codes: ColorCodes, into text: inout String) {
    var style = ""
    for cell in cells {
      guard let character = cell.character else { continue }
      var wanted: [String] = []
      if codes.colors != .none, character != " " || cell.background != nil {
        if cell.isBold { wanted.append("1") }
        if cell.isReversed { wanted.append("7") }
        if let color = cell.color { wanted.append(codes.code(color, isBackground: false)) }
        if let background = cell.background { wanted.append(codes.code(background, isBackground: true)) }
      } else if codes.colors != .none, character == " ", !style.contains("48;"), !style.contains("7;") {
        // The text colour of a space is invisible.
        text.append(character)
        continue
      }
      let next = wanted.joined(separator: ";")
      if next != style {
        text += next.isEmpty ? "\u{1B}[0m" : style.isEmpty ? "\u{1B}[\(next)m" : "\u{1B}[0;\(next)m"
        style = next
      }
      text.append(character)
    }
    if !style.isEmpty { text += "\u{1B}[0m" }
    text += "\n"
  }
}
