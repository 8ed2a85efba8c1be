import CairoRenderer
import DisplayList

extension ReportLayout {
  private static let padding = 6.0

  /// A table: columns as wide as their texts where there is room, rows that stay whole, the header on each page.
  mutating func add(_ table: ReportTable, in column: Column) throws {
    let style = Style(size: 9.5)
    let headStyle = Style(size: 9.5, weight: 700)
    let widths = widths(of: table, style, headStyle, room: column.width)
    let path = column.path + [element("Table")]
    let total = widths.reduce(0, +)

    func row(_ cells: [[ReportText]], _ style: Style, isHeader: Bool, _ layout: inout ReportLayout) -> Row {
      let own = path + [layout.element("TR")]
      var row = Row()
      var x = column.x
      var height = style.pitch
      for (place, width) in widths.enumerated() {
        var cell = column
        (cell.x, cell.width) = (x + Self.padding, max(width - 2 * Self.padding, 8))
        let alignment: Double? =
          switch table.alignments.indices.contains(place) ? table.alignments[place] : nil {
          case .left: 0
          case .center: 0.5
          case .right: 1
          case nil: nil
          }
        let texts = cells.indices.contains(place) ? cells[place] : []
        let cellPath = own + [layout.element(isHeader ? "TH" : "TD")]
        let lines = layout.rows(texts, style, in: cell, path: cellPath, alignment: alignment)
        for (line, content) in lines.enumerated() {
          for var part in content.parts {
            part.origin.y += Double(line) * style.pitch + 3
            row.parts.append(part)
          }
        }
        height = max(height, Double(lines.count) * style.pitch)
        x += width
      }
      row.height = height + 6
      row.parts.insert(
        PDFPart(
          path, [Self.line(width: total, thickness: isHeader ? 1.25 : 0.5)],
          at: Point(column.x, row.height - (isHeader ? 1.25 : 0.5))), at: 0)
      return row
    }

    var header = row(table.header, headStyle, isHeader: true, &self)
    header.keepsWithNext = true
    // Where it is drawn again, it is no second part of the table.
    let again = header.parts.map { PDFPart(path, $0.items, at: $0.origin) }
    var own = [header]
    for cells in table.rows {
      var added = row(cells, style, isHeader: false, &self)
      (added.header, added.headerHeight) = (again, header.height)
      own.append(added)
    }
    append(own, before: column.spacing + 2, column)
  }

  /// Of the columns: as wide as their longest text; where they are wider than the room, long ones give way first.
  private func widths(of table: ReportTable, _ style: Style, _ headStyle: Style, room: Double) -> [Double] {
    let count = max(table.header.count, 1)
    var wanted = [Double](repeating: 0, count: count)
    for column in 0..<count {
      if table.header.indices.contains(column) {
        wanted[column] = width(of: table.header[column], headStyle)
      }
      for row in table.rows where row.indices.contains(column) {
        wanted[column] = max(wanted[column], width(of: row[column], style))
      }
      wanted[column] = (wanted[column] + 2 * Self.padding + 1).rounded(.up)
    }
    guard wanted.reduce(0, +) > room else { return wanted }
    // The width that so many columns are cut to that the rest has room: water that fills a vessel.
    var left = room
    var limit = 0.0
    for (place, width) in wanted.sorted().enumerated() {
      limit = left / Double(count - place)
      if width > limit { break }
      left -= width
    }
    return wanted.map { min($0, limit) }
  }
}
