import OpenChartsCairoRenderer
import OpenChartsDisplayList

extension ReportLayout {
  private static let captionStyle = Style(size: 9.5)

  /// Adds a chart or picture with the caption below it, or a table with the caption above it.
  mutating func add(_ figure: ReportNumbered, in column: Column) throws {
    if let name = figure.attributes.name { waitingAnchors.append(name) }
    let caption = terms.caption(figure)
    if case .table(let table) = figure.content {
      let element = element("Table")
      if !caption.isEmpty {
        let path = column.path + [element, self.element("Caption")]
        var captionLines = rows(caption, Self.captionStyle, in: column, path: path)
        for row in captionLines.indices { captionLines[row].keepsWithNext = true }
        append(captionLines, before: 12, column)
      }
      return try add(table, as: element, in: column)
    }
    let first = rows.count
    try add(figure.content, in: column)
    guard !caption.isEmpty else { return }
    for row in rows.indices[first...] { rows[row].keepsWithNext = true }
    let path = path(ofCaption: caption, belowRowsFrom: first, in: column)
    append(rows(caption, Self.captionStyle, in: column, path: path), before: 4, column)
  }

  /// The path of a caption: the last element of its figure. If there are several drawings, such as the previews of a
  /// chart in Swift, it is the last element of their group.
  ///
  /// Screen readers that read a figure's alternative text skip the elements in the figure, so the text begins with the
  /// caption.
  ///
  /// - Parameter first: The index of the figure's first row.
  private mutating func path(ofCaption caption: [ReportText], belowRowsFrom first: Int, in column: Column)
    -> [PDFElement]
  {
    let depth = column.path.count
    let drawings = rows[first...].flatMap(\.parts).compactMap { part in
      part.path.count > depth && part.path[depth].type == "Figure" ? part.path[depth] : nil
    }
    // A picture without an alternative text is decoration.
    guard let drawing = drawings.first else { return column.path + [element("P")] }
    guard drawings.count == 1 else {
      let group = element("Div")
      for row in rows.indices[first...] {
        for part in rows[row].parts.indices where rows[row].parts[part].path.count > depth {
          rows[row].parts[part].path.insert(group, at: depth)
        }
      }
      return column.path + [group, element("Caption")]
    }
    let content = element("Span")
    let words = caption.words
    let separator = words.last?.isPunctuation == true ? " " : ". "
    for row in rows.indices[first...] {
      for part in rows[row].parts.indices where rows[row].parts[part].path.last == drawing {
        rows[row].parts[part].path.append(content)
      }
      for figure in rows[row].figures.indices {
        rows[row].figures[figure].drawing.words = words + separator + rows[row].figures[figure].drawing.words
      }
    }
    return column.path + [drawing, element("Caption")]
  }

  /// Maximum height in points of figures side by side, which fit on a page of the smallest paper.
  private static let highestSideBySide = 660.0

  /// Adds figures side by side as one row, in the writing direction. Figures that are too high for a page are below one
  /// another, because a row is not divided.
  mutating func add(sideBySide figures: [ReportNumbered], in column: Column) throws {
    var earlierRows: [Row] = []
    swap(&earlierRows, &rows)
    let start = self
    let row = try row(of: figures, in: column)
    let fits = row.height <= Self.highestSideBySide
    if !fits { self = start }
    swap(&earlierRows, &rows)
    if fits {
      append([row], before: 10, column)
    } else {
      for figure in figures { try add(figure, in: column) }
    }
  }

  private mutating func row(of figures: [ReportNumbered], in column: Column) throws -> Row {
    let gap = figures.count > 1 ? 14.0 : 0
    let availableWidth = column.width - gap * Double(figures.count - 1)
    let total = max(1, figures.compactMap(\.attributes.share).reduce(0, +))
    var x = 0.0
    var row = Row()
    for figure in figures {
      var cell = column
      cell.bars = []
      cell.width = availableWidth * (figure.attributes.share ?? 1) / total
      cell.x = isRightToLeft ? column.x + column.width - x - cell.width : column.x + x
      x += cell.width + gap
      try add(figure, in: cell)
      var y = 0.0
      for (index, line) in rows.enumerated() {
        y += index == 0 ? 0 : line.before
        for var part in line.parts {
          part.origin.y += y
          row.parts.append(part)
        }
        row.figures += line.figures.map { ($0.drawing, Point($0.origin.x, $0.origin.y + y)) }
        row.anchors += line.anchors
        y += line.height
      }
      rows = []
      row.height = max(row.height, y)
    }
    return row
  }
}
