import Foundation
import OpenChartsCairoRenderer
import OpenChartsDisplayList
import OpenChartsLimits

/// Lays out a report as rows. A row is not divided between pages.
struct ReportLayout {
  /// A vertical bar of a quote: the distance from the page's left edge, in points, its brush, and the number of the quote,
  /// by which adjacent quotes have separate bars.
  typealias Bar = (x: Double, brush: Brush, quote: Int)

  /// The width of a quote's bar, in points.
  static let barWidth = 2.0

  /// Parts side by side.
  struct Row {
    /// Positions are in points from the row's top left.
    var parts: [PDFPart] = []
    var height = 0.0
    /// Space above, in points; ignored at the top of a page.
    var before = 0.0
    /// Whether the row must not be the last one of a page.
    var keepsWithNext = false
    /// The table header to repeat above the row at the top of a page.
    var header: [PDFPart] = []
    var headerHeight = 0.0
    /// Bars of quotes beside the row, which continue from row to row.
    var bars: [Bar] = []
    /// Drawings, each with its top left corner: the distance from the page's left edge and the row's top.
    var figures: [(drawing: ReportDrawing, origin: Point)] = []
    /// Names of links' targets at the row's top.
    var anchors: [String] = []
    /// The name of the target whose page number is at the row's right edge.
    var target: String?
  }

  /// The style of a text.
  struct Style {
    var size = 10.5
    var weight = 400
    var isCode = false
    /// The colour; `nil` uses the colour of text.
    var color: RGBA?
    /// Distance of baselines in points.
    var pitch: Double { (size * 1.42).rounded() }
  }

  let measurer: any TextMeasurer
  /// Whether the text around the current block begins at the right.
  private(set) var isRightToLeft: Bool
  /// The figures of each chart, in the order of the blocks.
  var figures: ArraySlice<[ReportFigure]>
  var images: ReportImages
  var rows: [Row] = []
  let colors: ReportColors
  let terms: ReportTerms
  /// The names in the PDF for the targets of links in the report.
  let destinations: [String: String]
  /// The names of link targets that the next row gets.
  var waitingAnchors: [String] = []
  /// The footnotes whose first reference is above.
  var seenNotes: Set<Int> = []
  private(set) var notes: [String] = []
  private var number = 0
  /// The number of lines, and of parts of lines in other elements (such as links and cells), so far.
  var lineCount = 0
  var outline = HeadingDepths()

  /// A column of blocks.
  struct Column {
    /// Distance from the left edge of the page, in points.
    var x: Double
    var width: Double
    var path: [PDFElement] = []
    /// The bars of the quotes around the column.
    var bars: [Bar] = []
    /// Space between blocks, in points.
    var spacing = 8.0
    /// The alignment of paragraphs, from 0 at the left to 1 at the right; `nil` uses the usual side of their script.
    var alignment: Double?

    /// The left edge of an item with a given width at the column's start: the column's left end, or its right end in
    /// text from right to left.
    func start(_ width: Double, _ isRightToLeft: Bool) -> Double {
      isRightToLeft ? x + self.width - width : x
    }

    /// Reserves a width at the column's start, and narrows the column by it.
    mutating func indent(_ indent: Double, _ isRightToLeft: Bool) {
      width -= indent
      if !isRightToLeft { x += indent }
    }
  }

  init(
    _ measurer: any TextMeasurer, isRightToLeft: Bool, figures: [[ReportFigure]], images: ReportImages,
    colors: ReportColors = .light, terms: ReportTerms = ReportTerms(Locale(identifier: "en")),
    destinations: [String: String] = [:]
  ) {
    (self.measurer, self.isRightToLeft, self.colors) = (measurer, isRightToLeft, colors)
    (self.terms, self.destinations) = (terms, destinations)
    (self.figures, self.images) = (figures[...], images)
  }

  mutating func note(_ text: String) { notes.append("\(images.report.path): note: \(text)") }

  mutating func element(_ type: String, target: PDFElement.Target? = nil, text: String? = nil) -> PDFElement {
    number += 1
    return PDFElement(type, number, target: target, text: text)
  }

  mutating func element(list numbering: PDFElement.ListNumbering) -> PDFElement {
    var list = element("L")
    list.numbering = numbering
    return list
  }

  /// Checks the size of the report so far, because each line takes about 2 kB of memory.
  ///
  /// - Parameter added: The number of lines that will be added at least.
  /// - Throws: ``ReportProblem`` if there are too many lines.
  func checkLineCount(adding added: Int = 0) throws {
    guard lineCount + added > Limits.reportLines.value else { return }
    throw ReportProblem(
      file: images.report.path, line: 1,
      text:
        "a PDF of more than \(Limits.reportLines.text) lines and cells; divide the report, or make a page (-o FILE.html)"
    )
  }

  // MARK: Blocks

  mutating func add(_ blocks: [ReportBlock], in column: Column) throws {
    for block in blocks { try add(block, in: column) }
  }

  mutating func add(_ block: ReportBlock, in column: Column) throws {
    try checkLineCount()
    let isAroundRightToLeft = isRightToLeft
    defer { isRightToLeft = isAroundRightToLeft }
    switch block {
    case .list, .quote: isRightToLeft = block.firstText?.words.startsRightToLeft ?? isRightToLeft
    default: break
    }
    switch block {
    case .heading(let level, let texts, let anchor):
      if let anchor { waitingAnchors.append(anchor) }
      tellPictures(in: texts, of: "a heading")
      let size = [21, 16, 13, 11.5, 10.5, 10.5][min(max(level, 1), 6) - 1]
      var headingRows = rows(
        texts, Style(size: size, weight: 700, color: level < 4 ? colors.accent : nil), in: column,
        path: column.path + [element("H\(outline.depth(of: level))")])
      for row in headingRows.indices { headingRows[row].keepsWithNext = true }
      append(headingRows, before: level == 1 ? 20 : level == 2 ? 18 : 14, column)
    case .paragraph(let texts): try paragraph(texts, in: column)
    case .list(let list): try add(list, in: column)
    case .quote(let blocks):
      var inner = column
      inner.alignment = nil
      let quote = element("BlockQuote")
      inner.path.append(quote)
      // Quotes nested too deeply for the page's width are not indented further.
      if column.width >= Self.narrowest + 14 {
        inner.bars.append((column.start(Self.barWidth, isRightToLeft), colors.edge, quote.number))
        inner.indent(14, isRightToLeft)
      }
      try add(blocks, in: inner)
    case .code(let code, let language): try add(code: code, language: language, in: column)
    case .rule:
      lineCount += 1
      var row = Row(height: 1, before: 14)
      row.parts.append(PDFPart([], [line(width: column.width)], at: Point(column.x, 0)))
      append([row], before: 14, column)
    case .table(let table):
      for cell in table.header + table.rows.flatMap(\.self) { tellPictures(in: cell, of: "a table") }
      try add(table, in: column)
    case .chart:
      for case .drawing(let drawing) in figures.popFirst() ?? [] { add(drawing, in: column) }
    case .figure(let figure): try add(figure, in: column)
    case .row(let figures): try add(sideBySide: figures, in: column)
    case .callout(let kind, let blocks, let title): try add(kind, blocks, title, in: column)
    case .definitions(let definitions): try add(definitions, in: column)
    case .footnotes(let notes): try add(footnotes: notes, in: column)
    }
  }

  mutating func append(_ newRows: [Row], before: Double, _ column: Column) {
    for (index, var row) in newRows.enumerated() {
      row.before = index == 0 ? before : row.before
      row.bars = column.bars
      if index == 0 { (row.anchors, waitingAnchors) = (row.anchors + waitingAnchors, []) }
      rows.append(row)
    }
  }

  /// Adds a paragraph. Pictures in it become separate rows.
  private mutating func paragraph(_ texts: [ReportText], in column: Column) throws {
    var line: [ReportText] = []
    func isBlank(_ texts: [ReportText]) -> Bool { texts.words.allSatisfy(\.isWhitespace) }
    for text in texts.withPicturesApart {
      guard case .image(let path, let words, let lineNumber) = text else {
        line.append(text)
        continue
      }
      if !isBlank(line) { addText(line, in: column) }
      line = []
      try addPicture(path, words, lineNumber, in: column)
    }
    if !isBlank(line) { addText(line, in: column) }
  }

  /// Notes pictures that are replaced by their alternative text, because a PDF shows pictures between blocks only.
  private mutating func tellPictures(in texts: [ReportText], of container: String) {
    for picture in texts.pictures {
      notes.append(
        "\(images.report.path):\(picture.line): note: \(picture.path) is left out; a PDF has no pictures in "
          + "\(container)")
    }
  }

  mutating func addText(_ texts: [ReportText], in column: Column) {
    var paragraphRows = rows(
      texts.trimmed, Style(), in: column, path: column.path + [element("P")], alignment: column.alignment)
    Self.keepEndsWhole(&paragraphRows)
    append(paragraphRows, before: column.spacing, column)
  }

  /// Keeps the first two lines together, and the last two.
  private static func keepEndsWhole(_ lines: inout [Row]) {
    guard lines.count > 1 else { return }
    lines[0].keepsWithNext = true
    lines[lines.count - 2].keepsWithNext = true
  }

  private mutating func addPicture(_ path: String, _ words: String, _ line: Int, in column: Column) throws {
    let picture = try images.picture(path, line: line)
    // A note reports the reason. Print the alternative text instead.
    guard picture.problem == nil, let (image, wholeSize) = picture.raster else {
      if picture.problem == nil {
        let reason = picture.isVector ? SVGImage.problem : nil
        notes.append(
          "\(images.report.path):\(line): note: \(path) is left out; "
            + (reason ?? "PDFs take PNG, JPEG, and SVG with a size"))
      }
      if !words.isEmpty { addText([.plain(words)], in: column) }
      return
    }
    // One pixel is one point, as on a page.
    let scale = min(1, column.width / wholeSize.width, 600 / wholeSize.height)
    let size = Size(wholeSize.width * scale, wholeSize.height * scale)
    let item = ImageItem(image, in: Rect(x: 0, y: 0, width: size.width, height: size.height))
    guard !words.isEmpty else {
      var row = Row(height: size.height)
      row.parts = [PDFPart([], [.image(item)], at: Point(column.x, 0))]
      return append([row], before: 10, column)
    }
    add(ReportDrawing(items: [.image(item)], size: size, words: words), in: column)
  }

  mutating func add(_ drawing: ReportDrawing, in column: Column) {
    // Scale down drawings that are higher than a page or wider than the column.
    let scale = min(1, column.width / max(drawing.size.width, 1), 640 / max(drawing.size.height, 1))
    var items = drawing.items
    if scale < 1 {
      var group = GroupItem(items)
      group.transform = .scale(scale, scale)
      items = [.group(group)]
    }
    var row = Row(height: drawing.size.height * scale)
    var scaled = drawing
    scaled.size = Size(drawing.size.width * scale, drawing.size.height * scale)
    row.figures = [(scaled, Point(column.x, 0))]
    row.parts = [PDFPart(column.path + [element("Figure")], items, at: Point(column.x, 0))]
    append([row], before: 10, column)
  }

  private mutating func add(code: String, language: String, in column: Column) throws {
    let path = column.path + [element("P"), element("Code")]
    var inner = column
    (inner.x, inner.width) = (column.x + 8, column.width - 16)
    var codeRows: [Row] = []
    let lines = CodeScanner.lines(of: code.replacing("\t", with: "    "), language: language)
    for line in lines {
      codeRows += rows(line, Style(size: 9, isCode: true), in: inner, path: path)
      try checkLineCount()
    }
    for index in codeRows.indices {
      let (top, bottom) = (index == 0 ? 6.0 : 0, index == codeRows.count - 1 ? 6.0 : 0)
      for part in codeRows[index].parts.indices { codeRows[index].parts[part].origin.y += top }
      codeRows[index].height += top + bottom
      let rowFrame = Rect(x: 0, y: 0, width: column.width, height: codeRows[index].height)
      codeRows[index].parts.insert(
        PDFPart([], [.rects(RectBatch([rowFrame], fill: colors.raised))], at: Point(column.x, 0)),
        at: 0)
    }
    Self.keepEndsWhole(&codeRows)
    append(codeRows, before: column.spacing, column)
  }

  private mutating func add(_ list: ReportList, in column: Column) throws {
    let isTasks = list.items.contains { $0.isChecked != nil }
    let path = column.path + [element(list: list.start != nil ? .decimal : isTasks ? .none : .disc)]
    let indent = list.start == nil ? 16.0 : 22.0
    for (index, item) in list.items.enumerated() {
      let itemPath = path + [element("LI")]
      let marker =
        item.isChecked.map { $0 ? "☑" : "☐" } ?? list.start.map { self.marker($0 + index) } ?? "•"
      var inner = column
      inner.path = itemPath + [element("LBody")]
      // Lists nested too deeply for the page's width are not indented further.
      var label = column
      if column.width < Self.narrowest + indent { label.indent(-indent, isRightToLeft) }
      inner.x = label.x
      inner.width = label.width
      inner.indent(indent, isRightToLeft)
      inner.spacing = list.isTight ? 2 : 6
      // The text of an item is beside its bullet.
      inner.alignment = isRightToLeft ? 1 : 0
      let first = rows.count
      try add(item.blocks, in: inner)
      if rows.count == first { append([Row(height: Style().pitch)], before: inner.spacing, column) }
      (label.x, label.width) = (label.start(indent, isRightToLeft), indent)
      let markerRows = rows([.plain(marker)], Style(), in: label, path: itemPath + [element("Lbl")])
      rows[first].parts.insert(contentsOf: markerRows.first?.parts ?? [], at: 0)
      if index == 0 { rows[first].before = max(rows[first].before, column.spacing) }
    }
  }

  /// The number before an item of a list or a note. Its point follows it in the direction of the report.
  func marker(_ number: Int) -> String { (isRightToLeft ? "\u{200F}" : "") + "\(number)." }

  /// Minimum width of text in points, at any depth.
  static let narrowest = 140.0

  func line(width: Double, thickness: Double = 0.75) -> DisplayItem {
    .rects(RectBatch([Rect(x: 0, y: 0, width: width, height: thickness)], fill: colors.edge))
  }
}
