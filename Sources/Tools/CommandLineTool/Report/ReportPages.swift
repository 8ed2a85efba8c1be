import CairoRenderer
import DisplayList

/// Distributes rows over pages.
struct ReportPages {
  private(set) var pages = [PDFPage()]
  private(set) var figures: [PDFFigure] = []

  private let size: Size
  private let bottom: Double

  static let margin = 54.0

  /// - Parameters:
  ///   - size: The size of a page in points.
  ///   - name: The text beside the page number in the footer.
  init(_ rows: [ReportLayout.Row], size: Size, name: String, measurer: any TextMeasurer) {
    self.size = size
    bottom = size.height - Self.margin - 12
    var y = Self.margin
    var place = 0
    while place < rows.count {
      // Rows that stay together, as many as a page can hold.
      var end = place
      var height = rows[place].height
      while rows[end].keepsWithNext, end + 1 < rows.count {
        let more = rows[end + 1].before + rows[end + 1].height
        guard Self.margin + height + more <= bottom else { break }
        height += more
        end += 1
      }
      let isTop = y == Self.margin
      if !isTop, y + rows[place].before + height > bottom {
        pages.append(PDFPage())
        y = Self.margin
      }
      for row in rows[place...end] { put(row, at: &y) }
      place = end + 1
    }
    number(name, measurer)
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
    let above = isTop ? 0 : row.before
    for var bar in row.bars {
      let line = Rect(x: 0, y: -above, width: 2, height: row.height + above)
      bar.items = [.rects(RectBatch([line], fill: ReportLayout.edge))]
      add(bar, y, to: last)
    }
    for part in row.parts { add(part, y, to: last) }
    if let drawing = row.figure, let x = row.parts.last?.origin.x {
      var figure = PDFFigure(
        frame: Rect(x: x, y: y, width: drawing.size.width, height: drawing.size.height),
        alternative: drawing.words, table: drawing.table)
      figure.page = last
      if let sound = drawing.sound {
        let count = figures.count { $0.attachment != nil } + 1
        figure.attachment = PDFFigure.Attachment(
          name: "chart-\(count).wav", type: "audio/wav", words: drawing.words, bytes: sound)
      }
      figures.append(figure)
    }
    y += row.height
  }

  private mutating func add(_ part: PDFPart, _ y: Double, to page: Int) {
    var part = part
    part.origin.y += y
    pages[page].parts.append(part)
  }

  private mutating func number(_ name: String, _ measurer: any TextMeasurer) {
    let font = FontDescriptor(size: 8.5)
    for page in pages.indices {
      func text(_ string: String, _ alignment: Double) -> [DisplayItem] {
        let span = TextSpan(string, font: font, color: RGBA(0.35, 0.35, 0.37))
        let room = size.width - 2 * Self.margin - 60
        var style = ParagraphStyle()
        style.lineLimit = 1
        let layout = measurer.layout([span], style: style, width: room, height: nil)
        let x = Self.margin + (size.width - 2 * Self.margin - layout.size.width) * alignment
        return layout.runs.map { run in
          var run = run
          run.origin = Point(run.origin.x + x, size.height - Self.margin + 14)
          return .text(run)
        }
      }
      pages[page].footer = text(name, 0) + (pages.count > 1 ? text("\(page + 1) / \(pages.count)", 1) : [])
    }
  }
}
