import OpenChartsDisplayList

/// The data of charts as tables in the structure of a PDF. Their cells are invisible text over the chart, which screen
/// readers and searches find.
struct PDFTableElements {
  struct Source {
    var table: PDFFigure.Table
    /// The area of the text, in points from the page's top left.
    var frame: Rect
    /// A BCP 47 tag; `nil` uses the document's language.
    var language: String?
    /// The object number of the page.
    var page: Int
    /// The object number of the parent element.
    var parent: Int
  }

  /// The elements of the drawn text of a page, by the number of their marked content from `firstMark` on.
  private(set) var marked: [Int] = []
  /// The text for the content stream of the page.
  private(set) var content = ""
  /// The object number of each table; `nil` for those without rows.
  private(set) var tables: [Int?] = []
  private let firstMark: Int

  /// Adds the elements of one page.
  ///
  /// - Parameter firstMark: The first unused number of marked content on the page.
  init(_ sources: [Source], firstMark: Int, font: inout GlyphlessFont, in file: inout PDFObjects) {
    self.firstMark = firstMark
    for source in sources { tables.append(add(source, &font, to: &file)) }
  }

  private mutating func add(_ source: Source, _ font: inout GlyphlessFont, to file: inout PDFObjects) -> Int?
  {
    let table = source.table
    guard !table.rows.isEmpty else { return nil }
    let number = file.reserve()
    let lines = [table.headers] + table.rows
    let height = source.frame.height / Double(lines.count)
    let size = min(max(height * 0.8, 0.5), 8)
    var rows: [Int] = []
    for (line, cells) in lines.enumerated() {
      let row = file.reserve()
      rows.append(row)
      let y = source.frame.minY + height * (Double(line) + 0.8)
      var numbers: [Int] = []
      for (column, text) in cells.enumerated() {
        // An empty cell is not a header.
        let scope = text.isEmpty ? nil : line == 0 ? "Column" : column == table.headerColumn ? "Row" : nil
        let meaning = scope.map { " /A << /O /Table /Scope /\($0) >>" } ?? ""
        let type = scope == nil ? "TD" : "TH"
        let x = source.frame.minX + source.frame.width * Double(column) / Double(max(cells.count, 1))
        let entries =
          text.isEmpty
          ? ""
          : "/K \(draw(text, type, at: Point(x, y), size, &font)) /ActualText \(PDFStructure.hex(text))\(meaning)"
        let cell = file.add(Self.element(type, in: row, source, entries))
        if !text.isEmpty { marked.append(cell) }
        numbers.append(cell)
      }
      file.set(row, Self.element("TR", in: number, source, "/K [ \(Self.references(numbers)) ]"))
    }
    let language = source.language.map { " /Lang \(PDFStructure.hex($0))" } ?? ""
    file.set(
      number,
      Self.element("Table", in: source.parent, source, "/K [ \(Self.references(rows)) ]\(language)"))
    return number
  }

  /// Adds a text to the content, and returns its number.
  private mutating func draw(
    _ text: String, _ type: String, at origin: Point, _ size: Double, _ font: inout GlyphlessFont
  ) -> Int {
    func number(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }
    let mark = firstMark + marked.count
    let (scale, codes) = (number(size), font.codes(of: text))
    let shownCodes =
      VisualOrder.positions(of: text).flatMap { Self.array(of: codes, at: $0) } ?? "<\(codes)> Tj"
    content += """
      /\(type) << /MCID \(mark) >> BDC
      BT \(scale) 0 0 -\(scale) \(number(origin.x)) \(number(origin.y)) Tm \(shownCodes) ET
      EMC

      """
    return mark
  }

  /// Returns operators that show codes in reading order, for screen readers. Each code is at its visual position, for
  /// programs that find words by position. `nil` if the number of codes differs from the number of positions.
  ///
  /// Characters of a right-to-left run overlap by 0.2 %, because some programs read characters with tiny gaps between
  /// them as separate words.
  ///
  /// - Parameter codes: Four hexadecimal digits for each position.
  private static func array(of codes: String, at positions: [Int]) -> String? {
    let digits = Array(codes.utf8)
    guard digits.count == 4 * positions.count else { return nil }
    var result = "[<"
    // The position at the end of the last character.
    var pen = 0
    for (index, position) in positions.enumerated() {
      if position != pen { result += "> \((pen - position) * GlyphlessFont.width - 2) <" }
      result += String(decoding: digits[(4 * index)..<(4 * index + 4)], as: UTF8.self)
      pen = position + 1
    }
    return result + ">] TJ"
  }

  private static func element(_ type: String, in parent: Int, _ source: Source, _ entries: String) -> String {
    "<< /Type /StructElem /S /\(type) /P \(parent) 0 R /Pg \(source.page) 0 R \(entries) >>"
  }

  private static func references(_ numbers: some Sequence<Int>) -> String {
    numbers.map { "\($0) 0 R" }.joined(separator: " ")
  }
}
