import OpenChartsCairoRenderer
import OpenChartsDisplayList
import OpenChartsLimits

extension ReportLayout {
  /// Adds a callout: a quote with a coloured bar and a title.
  mutating func add(
    _ kind: ReportCallout, _ blocks: [ReportBlock], _ ownTitle: [ReportText]? = nil, in column: Column
  ) throws {
    let color = colors.brush(kind)
    var inner = column
    let callout = element("Div")
    inner.path.append(callout)
    if column.width >= Self.narrowest + 14 {
      inner.bars.append((column.start(Self.barWidth, isRightToLeft), .color(color), callout.number))
      inner.indent(14, isRightToLeft)
    }
    var title = rows(
      ownTitle ?? [terms.text(terms.title(kind))], Style(weight: 700, color: color), in: inner,
      path: inner.path + [element("P")])
    for row in title.indices { title[row].keepsWithNext = true }
    append(title, before: column.spacing + 2, inner)
    let spacing = inner.spacing
    inner.spacing = 2
    if let first = blocks.first { try add(first, in: inner) }
    inner.spacing = spacing
    try add(Array(blocks.dropFirst()), in: inner)
  }

  /// Adds terms, each with its definitions below.
  mutating func add(_ definitions: [ReportDefinition], in column: Column) throws {
    let path = column.path + [element(list: .none)]
    for (index, definition) in definitions.enumerated() {
      try checkLineCount()
      let itemPath = path + [element("LI")]
      var term = rows(definition.term, Style(weight: 700), in: column, path: itemPath + [element("Lbl")])
      for row in term.indices { term[row].keepsWithNext = true }
      append(term, before: index == 0 ? column.spacing : 5, column)
      var inner = column
      if column.width >= Self.narrowest + 16 {
        inner.indent(16, isRightToLeft)
      }
      let body = itemPath + [element("LBody")]
      for paragraphs in definition.meanings {
        for (index, texts) in paragraphs.enumerated() {
          let before = index == 0 ? 1.0 : 4
          append(rows(texts, Style(), in: inner, path: body + [element("P")]), before: before, inner)
        }
      }
    }
  }

  /// Adds the notes at the end. Each number is a link back to the text.
  mutating func add(footnotes notes: [[ReportBlock]], in column: Column) throws {
    var rule = Row(height: 1)
    rule.parts.append(PDFPart([], [line(width: column.width)], at: Point(column.x, 0)))
    rule.keepsWithNext = true
    append([rule], before: 22, column)
    try add(.heading(level: 2, [terms.text(terms.notes)]), in: column)
    let path = column.path + [element("Div")]
    for (index, blocks) in notes.enumerated() {
      let number = index + 1
      let notePath = path + [element("Note")]
      var inner = column
      inner.path = notePath
      inner.indent(26, isRightToLeft)
      inner.spacing = 4
      waitingAnchors.append(ReportNote.anchor(number))
      let first = rows.count
      try add(blocks, in: inner)
      if rows.count == first { append([Row(height: Style().pitch)], before: inner.spacing, column) }
      var numberColumn = column
      (numberColumn.x, numberColumn.width) = (column.start(24, isRightToLeft), 24)
      let backAddress = LinkAddress("#" + ReportNote.reference(number))
      let marker = ReportText.plain(self.marker(number))
      let label = rows(
        [backAddress.map { .link($0, [marker]) } ?? marker], Style(), in: numberColumn,
        path: notePath + [element("Lbl")]
      )
      rows[first].parts.insert(contentsOf: label.first?.parts ?? [], at: 0)
    }
  }

  /// Adds the logo at the start of a line.
  mutating func add(logo: ReportDrawing, in column: Column) {
    var inner = column
    (inner.x, inner.width) = (column.start(logo.size.width, isRightToLeft), logo.size.width)
    if logo.words.isEmpty {
      var row = Row(height: logo.size.height)
      row.parts = [PDFPart([], logo.items, at: Point(inner.x, 0))]
      append([row], before: 0, column)
    } else {
      add(logo, in: inner)
    }
    rows[rows.count - 1].keepsWithNext = true
  }

  /// Adds the title with the author and the date below it.
  mutating func add(title: String?, author: String?, date: String?, in column: Column) {
    if let title {
      var titleRows = rows(
        [.plain(title)], Style(size: 25, weight: 700, color: colors.accent), in: column,
        path: column.path + [element("H\(outline.depth(of: 1))")])
      for row in titleRows.indices { titleRows[row].keepsWithNext = true }
      append(titleRows, before: 18, column)
    }
    let line = [author, date].compactMap(\.self).joined(separator: " · ")
    guard !line.isEmpty else { return }
    append(
      rows([.plain(line)], Style(color: colors.muted), in: column, path: column.path + [element("P")]),
      before: 6,
      column)
  }

  /// Adds a table of contents. ``ReportPages`` adds the numbers of the pages.
  mutating func add(contents headings: [ReportReferences.Heading], in column: Column) throws {
    guard let highest = headings.map(\.level).min() else { return }
    var title = rows(
      [terms.text(terms.contents)], Style(size: 13, weight: 700), in: column,
      path: column.path + [element("P")])
    for row in title.indices { title[row].keepsWithNext = true }
    append(title, before: 20, column)
    let path = column.path + [element("TOC")]
    for (index, heading) in headings.enumerated() {
      try checkLineCount()
      var inner = column
      let indent = Double(heading.level - highest) * 16
      // The right end is for the number.
      (inner.x, inner.width) = (column.x + (isRightToLeft ? 36 : indent), column.width - indent - 36)
      let words = ReportText.plain(heading.words)
      let text = LinkAddress("#" + heading.anchor).map { ReportText.link($0, [words]) } ?? words
      var entryRows = rows([text], Style(), in: inner, path: path + [element("TOCI"), element("Reference")])
      entryRows[entryRows.count - 1].target = heading.anchor
      append(entryRows, before: index == 0 ? 6 : 3, column)
    }
  }
}
