import OpenChartsCairoRenderer
import OpenChartsDisplayList

/// Distributes rows over pages.
struct ReportPages {
  var pages = [PDFPage()]
  private(set) var figures: [PDFFigure] = []
  /// The page of each target of links, from 0.
  private(set) var pageOfAnchor: [String: Int] = [:]

  private let colors: ReportColors
  private let measurer: any TextMeasurer
  private let destinations: [String: String]
  /// Rows of the table of contents, with their pages and tops.
  private var references: [(row: ReportLayout.Row, page: Int, y: Double)] = []
  private let size: Size
  private let bottom: Double
  /// The bars beside the row above.
  private var barsAbove: [ReportLayout.Bar] = []
  private let logo: ReportDrawing?
  private let isRightToLeft: Bool

  static let margin = 54.0

  /// - Parameters:
  ///   - size: The size of a page in points.
  ///   - name: The title for running heads and feet.
  ///   - destinations: The names in the PDF for the targets of links.
  ///   - logo: The logo in the heads of all pages but the first.
  init(
    _ rows: [ReportLayout.Row], size: Size, name: String, measurer: any TextMeasurer,
    settings: ReportSettings? = nil, colors: ReportColors = .light, destinations: [String: String] = [:],
    isRightToLeft: Bool = false, logo: ReportDrawing? = nil
  ) {
    (self.logo, self.isRightToLeft) = (logo, isRightToLeft)
    (self.size, self.colors, self.measurer, self.destinations) = (size, colors, measurer, destinations)
    bottom = size.height - Self.margin - 12
    var y = Self.margin
    var rowIndex = 0
    while rowIndex < rows.count {
      // Take the following rows that must be on the same page, up to the height of a page.
      var end = rowIndex
      var height = rows[rowIndex].height
      while rows[end].keepsWithNext, end + 1 < rows.count {
        let rowHeight = rows[end + 1].before + rows[end + 1].height
        guard Self.margin + height + rowHeight <= bottom else { break }
        height += rowHeight
        end += 1
      }
      let isTop = y == Self.margin
      var group = Array(rows[rowIndex...end])
      if !isTop, !Self.fit(&group, height, into: bottom - y - group[0].before) {
        pages.append(PDFPage())
        y = Self.margin
      }
      for row in group { put(row, at: &y) }
      rowIndex = end + 1
    }
    addReferences()
    var values = ["title": name]
    (values["author"], values["date"]) = (settings?.author, settings?.date)
    for page in pages.indices {
      if let background = colors.background {
        let sheet = Rect(x: 0, y: 0, width: size.width, height: size.height)
        pages[page].background.insert(.rects(RectBatch([sheet], fill: .color(background))), at: 0)
      }
      let hasLogo = page > 0 && logo != nil
      if hasLogo { addLogo(to: page) }
      let inset = hasLogo ? (logo?.size.width ?? 0) + Self.gap : 0
      let header =
        settings?.header.map {
          running(RunningText($0), values, page, y: Self.margin - 22, inset: inset)
        } ?? []
      let foot = settings?.footer.map(RunningText.init) ?? .standard
      pages[page].footer = header + running(foot, values, page, y: size.height - Self.margin + 14)
    }
  }

  /// The least scale of a chart that fills the rest of a page.
  private static let leastScale = 0.8

  /// Shrinks the charts of some rows, if that makes them fit.
  ///
  /// - Parameter height: The height of the rows in points.
  /// - Returns: Whether the rows fit into the room.
  private static func fit(_ rows: inout [ReportLayout.Row], _ height: Double, into availableHeight: Double)
    -> Bool
  {
    guard height > availableHeight else { return true }
    let charts = rows.indices.filter { rows[$0].figures.count == 1 && rows[$0].parts.count == 1 }
    let heights = charts.reduce(0) { $0 + rows[$1].height }
    let scale = (heights - (height - availableHeight)) / max(heights, 1)
    guard scale >= leastScale else { return false }
    for index in charts { rows[index].scale(by: scale) }
    return true
  }

  private mutating func put(_ row: ReportLayout.Row, at y: inout Double) {
    let last = pages.count - 1
    let isTop = y == Self.margin
    if isTop {
      for part in row.header { add(part, y, to: last) }
      y += row.headerHeight
    } else {
      y += row.before
    }
    for bar in row.bars {
      // The space above a quote belongs to none.
      let continues = !isTop && barsAbove.contains { $0.quote == bar.quote }
      let above = continues ? row.before : 0
      let frame = Rect(x: bar.x, y: y - above, width: ReportLayout.barWidth, height: row.height + above)
      pages[last].background.append(.rects(RectBatch([frame], fill: bar.brush)))
    }
    barsAbove = row.bars
    for part in row.parts { add(part, y, to: last) }
    for (drawing, origin) in row.figures {
      var figure = PDFFigure(
        frame: Rect(x: origin.x, y: y + origin.y, width: drawing.size.width, height: drawing.size.height),
        alternative: drawing.words, table: drawing.table)
      (figure.page, figure.language) = (last, drawing.language)
      figure.tableLanguage = drawing.tableLanguage
      if let sound = drawing.sound {
        let count = figures.count { $0.attachment != nil } + 1
        figure.attachment = PDFFigure.Attachment(
          name: "chart-\(count).wav", type: "audio/wav", words: drawing.words, file: sound)
      }
      figures.append(figure)
    }
    for anchor in row.anchors {
      pageOfAnchor[anchor] = last
      if let name = destinations[anchor] {
        // Viewers put the target at their top edge.
        pages[last].destinations.append(PDFDestination(name: name, at: Point(0, max(0, y - 12))))
      }
    }
    if row.target != nil { references.append((row, last, y)) }
    y += row.height
  }

  private mutating func add(_ part: PDFPart, _ y: Double, to page: Int) {
    var part = part
    part.origin.y += y
    pages[page].parts.append(part)
  }

  /// Adds the numbers of pages to the table of contents.
  private mutating func addReferences() {
    for (row, page, y) in references {
      guard let target = row.target, let number = pageOfAnchor[target],
        let path = row.parts.last?.path.dropLast()
      else { continue }
      let span = TextSpan(
        "\(number + 1)", font: FontDescriptor(size: ReportLayout.Style().size), color: colors.foreground)
      let layout = measurer.layout([span], style: ParagraphStyle(), width: nil, height: nil)
      let x = isRightToLeft ? Self.margin : size.width - Self.margin - layout.size.width
      let items = layout.runs.map { run -> DisplayItem in
        var run = run
        run.origin = Point(run.origin.x, ReportLayout.Style().size * 1.06)
        return .text(run)
      }
      let part = PDFPart(Array(path) + [PDFElement("Span", -1 - number)], items, at: Point(x, y))
      // Insert it directly after the entry, so that both are in the same element.
      let insertionIndex = pages[page].parts.lastIndex { $0.path.dropLast() == path }.map { $0 + 1 }
      pages[page].parts.insert(part, at: insertionIndex ?? pages[page].parts.count)
    }
  }

  /// The space between the texts of a running head or foot, in points.
  private static let gap = 14.0

  /// Puts the logo at the start of a page's head, above the text. It is tagged as decoration, because the logo on the
  /// first page is content.
  private mutating func addLogo(to page: Int) {
    guard let logo else { return }
    var group = GroupItem(logo.items)
    let x = isRightToLeft ? size.width - Self.margin - logo.size.width : Self.margin
    group.transform = .translation(x, Self.margin - 25 - logo.size.height / 2)
    pages[page].background.append(.group(group))
  }

  /// The texts of a head or foot. They share the width by need: the longest ones end in "…" if there is not enough.
  ///
  /// - Parameter inset: The width at the start of the line that is not for texts, in points.
  private func running(
    _ text: RunningText, _ values: [String: String], _ page: Int, y: Double, inset: Double = 0
  ) -> [DisplayItem] {
    let texts = text.texts(values, page: page + 1, of: pages.count)
    let width = size.width - 2 * Self.margin - inset
    let left = Self.margin + (isRightToLeft ? 0 : inset)
    let gaps = Self.gap * Double(max(texts.count - 1, 0))
    let widths = SharedWidth.limited(texts.map { line($0.text, width: nil).size.width }, to: width - gaps)
    let layouts = zip(texts, widths).map { line($0.text, width: $1 + 0.01) }
    // The space between the left and the right text, for the text in the middle.
    var (start, end) = (0.0, width)
    for (text, layout) in zip(texts, layouts) {
      if text.alignment == 0 { start = layout.size.width + Self.gap }
      if text.alignment == 1 { end = width - layout.size.width - Self.gap }
    }
    return zip(texts, layouts).flatMap { text, layout -> [DisplayItem] in
      var x = (width - layout.size.width) * text.alignment
      if text.alignment == 0.5 { x = max(start, min(x, end - layout.size.width)) }
      return layout.runs.map { run in
        var run = run
        run.origin = Point(run.origin.x + x + left, y)
        return .text(run)
      }
    }
  }

  private func line(_ text: String, width: Double?) -> TextLayout {
    var style = ParagraphStyle()
    style.lineLimit = 1
    let span = TextSpan(text, font: FontDescriptor(size: 8.5), color: colors.muted)
    return measurer.layout([span], style: style, width: width, height: nil)
  }
}

extension ReportLayout.Row {
  /// Scales the only chart of the row about its upper left corner.
  fileprivate mutating func scale(by scale: Double) {
    var group = GroupItem(parts[0].items)
    group.transform = .scale(scale, scale)
    parts[0].items = [.group(group)]
    let size = figures[0].drawing.size
    figures[0].drawing.size = Size(size.width * scale, size.height * scale)
    height *= scale
  }
}
