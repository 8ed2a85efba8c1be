import OpenChartsCairoRenderer
import OpenChartsDisplayList

extension ReportLayout {
  /// Height in points above which a row continues on the next page, line by line.
  private static let highest = 400.0
  /// Maximum height in points of a header that is repeated on each page. A page holds it with the highest row.
  private static let highestRepeatedHeader = 150.0
  /// Font sizes in points. The largest size at which each column can hold a few characters is used.
  private static let sizes = [9.5, 8.5, 7.5, 6.5, 5.5, 4.5]

  /// Horizontal padding of a cell, in points.
  private static func padding(_ style: Style) -> Double { max(1, 6 - (9.5 - style.size)) }

  /// Adds a table. Columns are as wide as their texts if the page is wide enough. A row that fits on a page is not
  /// split. The header is repeated on each page.
  ///
  /// - Parameter element: The table's element; `nil` for a new one.
  mutating func add(_ table: ReportTable, as element: PDFElement? = nil, in column: Column) throws {
    try checkLineCount(adding: table.rows.count * max(table.header.count, 1))
    let count = Double(max(table.header.count, 1))
    func fits(_ size: Double) -> Bool {
      count * (2.2 * size + 2 * Self.padding(Style(size: size))) <= column.width
    }
    let size = Self.sizes.first(where: fits) ?? Self.sizes[Self.sizes.count - 1]
    if !fits(size) {
      note("a table of \(table.header.count) columns is too wide for a page; its words are broken")
    }
    let style = Style(size: size)
    let headStyle = Style(size: size, weight: 700)
    let widths = widths(of: table, style, headStyle, availableWidth: column.width)
    let path = column.path + [element ?? self.element("Table")]
    let total = widths.reduce(0, +)
    let left = column.start(total, isRightToLeft)
    // Without a header, the cells of the first column describe their rows.
    let hasHeader = !table.header.allSatisfy(\.words.isEmpty)

    func row(_ cells: [[ReportText]], _ style: Style, isHeader: Bool, _ layout: inout ReportLayout) -> [Row] {
      let rowPath = path + [layout.element("TR")]
      let padding = Self.padding(style)
      var x = layout.isRightToLeft ? left + total : left
      var lines: [Row] = []
      for (columnIndex, width) in widths.enumerated() {
        if layout.isRightToLeft { x -= width }
        defer { if !layout.isRightToLeft { x += width } }
        var cell = column
        (cell.x, cell.width) = (x + padding, max(width - 2 * padding, style.size))
        let alignment: Double? =
          switch table.alignments.indices.contains(columnIndex) ? table.alignments[columnIndex] : nil {
          case .left: 0
          case .center: 0.5
          case .right: 1
          case nil: nil
          }
        let texts = cells.indices.contains(columnIndex) ? cells[columnIndex] : []
        // An empty cell is tagged as data, even in the header. It needs an element so that each row has all columns.
        let isEmpty = texts.words.isEmpty
        let isRowHeader = !hasHeader && !isHeader && columnIndex == 0
        var element = layout.element((isHeader || isRowHeader) && !isEmpty ? "TH" : "TD")
        element.isRowHeader = isRowHeader
        let cellPath = rowPath + [element]
        if isEmpty {
          if lines.isEmpty { lines.append(Row(height: style.pitch)) }
          lines[0].parts.append(PDFPart(cellPath, [], at: Point(x, 0)))
          layout.lineCount += 1
          continue
        }
        for (line, content) in layout.rows(texts, style, in: cell, path: cellPath, alignment: alignment)
          .enumerated()
        {
          if line == lines.count { lines.append(Row(height: style.pitch)) }
          lines[line].parts += content.parts
          lines[line].anchors += content.anchors
        }
      }
      if Double(lines.count) * style.pitch <= Self.highest { lines = [Self.whole(lines)] }
      for part in lines[0].parts.indices { lines[0].parts[part].origin.y += 3 }
      lines[0].height += 3
      let last = lines.count - 1
      lines[last].height += 3
      let thickness = isHeader ? 1.25 : 0.5
      lines[last].parts.append(
        PDFPart(
          [], [layout.line(width: total, thickness: thickness)],
          at: Point(left, lines[last].height - thickness)))
      if last > 0 {
        lines[0].keepsWithNext = true
        lines[last - 1].keepsWithNext = true
      }
      return lines
    }

    var tableRows = row(table.header, headStyle, isHeader: true, &self)
    // On the following pages, a repeated header is content of the table itself, without elements for its cells.
    let isRepeated = tableRows.count == 1 && tableRows[0].height <= Self.highestRepeatedHeader
    let repeatedHeader = isRepeated ? tableRows[0].parts.map { PDFPart(path, $0.items, at: $0.origin) } : []
    let height = isRepeated ? tableRows[0].height : 0
    tableRows[tableRows.count - 1].keepsWithNext = true
    for cells in table.rows {
      tableRows += row(cells, style, isHeader: false, &self).map { line in
        var line = line
        (line.header, line.headerHeight) = (repeatedHeader, height)
        return line
      }
    }
    append(tableRows, before: column.spacing + 2, column)
  }

  /// Combines lines below one another into one row.
  private static func whole(_ lines: [Row]) -> Row {
    var row = Row()
    for line in lines {
      for var part in line.parts {
        part.origin.y += row.height
        row.parts.append(part)
      }
      row.anchors += line.anchors
      row.height += line.height
    }
    return row
  }

  /// The widths of the columns in points. Each column is as wide as its longest text. If they exceed `availableWidth`,
  /// the widest ones are reduced.
  private func widths(of table: ReportTable, _ style: Style, _ headStyle: Style, availableWidth: Double)
    -> [Double]
  {
    let count = max(table.header.count, 1)
    var naturalWidths = [Double](repeating: 0, count: count)
    for column in 0..<count {
      if table.header.indices.contains(column) {
        naturalWidths[column] = width(of: table.header[column], headStyle)
      }
      for row in table.rows where row.indices.contains(column) {
        naturalWidths[column] = max(naturalWidths[column], width(of: row[column], style))
      }
      naturalWidths[column] = (naturalWidths[column] + 2 * Self.padding(style) + 1).rounded(.up)
    }
    return SharedWidth.limited(naturalWidths, to: availableWidth)
  }
}
