import CairoRenderer
import DisplayList
import Limits

extension ReportLayout {
  /// Lays out a text as lines, each a row.
  ///
  /// - Parameter path: The path of the text's element.
  mutating func rows(
    _ texts: [ReportText], _ style: Style, in column: Column, path: [PDFElement], alignment: Double? = nil
  ) -> [Row] {
    var spans = TextSpans(style)
    spans.add(texts)
    var paragraph = ParagraphStyle()
    paragraph.isRightToLeft = isRightToLeft
    paragraph.alignment = alignment ?? (isRightToLeft && !style.isCode ? 1 : 0)
    let layout = measurer.layout(spans.spans, style: paragraph, width: column.width, height: nil)
    // The layout aligns the lines in the box of all lines; align the box in the column.
    let shift = (column.width - layout.size.width) * paragraph.alignment
    var elements: [Int: PDFElement] = [:]
    var rows: [Row] = []
    var baseline = -Double.infinity
    for var run in layout.runs {
      if abs(run.origin.y - baseline) > 1 {
        baseline = run.origin.y
        rows.append(Row(height: style.pitch))
      }
      let link = Int((run.span.baselineOffset / TextSpans.step).rounded())
      run.span.baselineOffset = 0
      if elements[link] == nil {
        elements[link] = link == 0 ? element("Span") : element("Link", address: spans.addresses[link - 1])
      }
      run.origin = Point(run.origin.x + shift, style.size * 1.06)
      let leaf = path + (elements[link].map { [$0] } ?? [])
      let last = rows.count - 1
      if let part = rows[last].parts.indices.last, rows[last].parts[part].path == leaf {
        rows[last].parts[part].items.append(.text(run))
      } else {
        rows[last].parts.append(PDFPart(leaf, [.text(run)], at: Point(column.x, 0)))
      }
    }
    for row in rows.indices.dropLast() { endWithSpace(&rows[row]) }
    return rows.isEmpty ? [Row(height: style.pitch)] : rows
  }

  /// Adds the space that the line break has replaced. Without it, PDF readers would join the words.
  private func endWithSpace(_ row: inout Row) {
    guard let part = row.parts.indices.last, case .text(let last) = row.parts[part].items.last,
      !last.isRightToLeft, last.span.string.last != "-"
    else { return }
    var span = last.span
    (span.string, span.underline, span.strikethrough) = ("\u{A0}", false, false)
    let space = measurer.layout([span], style: ParagraphStyle(), width: nil, height: nil)
    for var run in space.runs {
      run.origin = Point(last.origin.x + last.width, last.origin.y)
      row.parts[part].items.append(.text(run))
    }
  }

  /// The width of a text in one line, in points.
  func width(of texts: [ReportText], _ style: Style) -> Double {
    var spans = TextSpans(style)
    spans.add(texts)
    return measurer.layout(spans.spans, style: ParagraphStyle(), width: nil, height: nil).size.width
  }
}

/// Converts inline text to spans with fonts.
private struct TextSpans {
  /// Identifies a link's runs. A run keeps the attributes of its span, so an invisible baseline offset of `step`
  /// times the link's number marks it.
  static let step = 1e-6

  private(set) var spans: [TextSpan] = []
  private(set) var addresses: [LinkAddress] = []
  private let style: ReportLayout.Style

  init(_ style: ReportLayout.Style) { self.style = style }

  mutating func add(_ texts: [ReportText]) {
    var font = FontDescriptor(size: style.size, weight: style.weight)
    if style.isCode { font.design = .monospaced }
    add(texts, TextSpan("", font: font, color: ReportLayout.ink))
  }

  private mutating func add(_ texts: [ReportText], _ look: TextSpan) {
    for text in texts {
      var span = look
      switch text {
      case .plain(let string): span.string = string
      case .code(let string):
        span.string = string
        if span.font.design != .monospaced {
          span.font.design = .monospaced
          span.font.size *= 0.92
        }
      case .lineBreak: span.string = "\n"
      case .image(_, let words, _): span.string = words
      case .emphasis(let inner):
        span.font.italic = true
        add(inner, span)
        continue
      case .strong(let inner):
        span.font.weight = 700
        add(inner, span)
        continue
      case .strikethrough(let inner):
        span.strikethrough = true
        add(inner, span)
        continue
      case .link(let address, let inner):
        // Only absolute addresses become links: a PDF contains no anchors or neighbouring files.
        if address.isAbsolute {
          addresses.append(address)
          span.baselineOffset = Double(addresses.count) * Self.step
          span.underline = true
          span.color = ReportLayout.linkColor
        }
        add(inner, span)
        continue
      }
      spans.append(span)
    }
  }
}
