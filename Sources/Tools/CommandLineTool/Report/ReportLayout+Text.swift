import Foundation
import OpenChartsCairoRenderer
import OpenChartsDisplayList
import OpenChartsLimits

extension ReportLayout {
  /// Lays out a text as lines, each a row.
  ///
  /// - Parameter path: The path of the text's element.
  mutating func rows(
    _ texts: [ReportText], _ style: Style, in column: Column, path: [PDFElement], alignment: Double? = nil
  ) -> [Row] {
    var spans = TextSpans(style, colors, destinations)
    spans.add(texts)
    // A paragraph in a script of the opposite direction has the direction of its script, as in the page.
    return rows(
      spans, style, in: column, path: path, alignment: alignment,
      isRightToLeft: texts.words.startsRightToLeft ?? isRightToLeft)
  }

  /// Lays out a line of code.
  mutating func rows(_ code: [CodePiece], _ style: Style, in column: Column, path: [PDFElement]) -> [Row] {
    var spans = TextSpans(style, colors, destinations)
    spans.add(code)
    return rows(spans, style, in: column, path: path, alignment: 0, isRightToLeft: false)
  }

  private mutating func rows(
    _ spans: TextSpans, _ style: Style, in column: Column, path: [PDFElement], alignment: Double?,
    isRightToLeft: Bool
  ) -> [Row] {
    var paragraph = ParagraphStyle()
    paragraph.isRightToLeft = isRightToLeft
    paragraph.alignment = alignment ?? (isRightToLeft ? 1 : 0)
    let layout = measurer.layout(spans.spans, style: paragraph, width: column.width, height: nil)
    // The layout aligns the lines in the box of all lines; align the box in the column.
    let shift = (column.width - layout.size.width) * paragraph.alignment
    var elements: [Int: PDFElement] = [:]
    // The elements around the links to notes, by the number of the link.
    var references: [Int: PDFElement] = [:]
    var previousMark: Int?
    var rows: [Row] = []
    var baseline = -Double.infinity
    for var run in layout.runs {
      if abs(run.origin.y - baseline) > 1 {
        baseline = run.origin.y
        rows.append(Row(height: style.pitch))
      }
      let (mark, script) = TextSpans.marks(of: run.span)
      // Text after a link or part is another element than the text before it: elements are read one after another.
      if mark != previousMark { (elements[0], previousMark) = (nil, mark) }
      let part = spans.parts[mark]
      let link = part?.link ?? mark
      run.span.baselineOffset = 0
      if elements[link] == nil {
        elements[link] = link == 0 ? element("Span") : element("Link", target: spans.targets[link - 1])
      }
      let note = spans.footnoteNumbers[link]
      if let note, seenNotes.insert(note).inserted {
        rows[rows.count - 1].anchors.append(ReportNote.reference(note))
      }
      let lift = note == nil ? script.map(TextSpans.lift) ?? 0 : TextSpans.lift(of: .sup)
      run.origin = Point(run.origin.x + shift, style.size * (1.06 - lift))
      if note != nil, references[link] == nil { references[link] = element("Reference") }
      var leaf = path + [references[link], elements[link]].compactMap(\.self)
      if let part {
        // Without a link, the part takes the place of the span.
        if link == 0 { leaf.removeLast() }
        if elements[mark] == nil { elements[mark] = element(part) }
        leaf += [elements[mark]].compactMap(\.self)
      }
      if let text = run.replacementText {
        // Within a link or formula, the text is a separate element.
        if mark == 0 { leaf.removeLast() }
        leaf.append(element("Span", text: text))
      }
      let last = rows.count - 1
      if let part = rows[last].parts.indices.last, rows[last].parts[part].path == leaf {
        rows[last].parts[part].items.append(.text(run))
      } else {
        rows[last].parts.append(PDFPart(leaf, [.text(run)], at: Point(column.x, 0)))
      }
    }
    for row in rows.indices.dropLast() { endWithSpace(&rows[row]) }
    separateText(of: &rows, below: path.count)
    lineCount += rows.reduce(rows.isEmpty ? 1 : 0) { $0 + $1.parts.count }
    return rows.isEmpty ? [Row(height: style.pitch)] : rows
  }

  private mutating func element(_ part: TextSpans.Part) -> PDFElement {
    switch part.kind {
    case .code: return element("Code")
    case .formula(let text):
      var formula = element("Formula")
      formula.alternative = text
      return formula
    case .word(let language):
      var span = element("Span")
      span.language = language
      return span
    }
  }

  /// Puts text that is directly in an element with other elements, such as a link with code, into spans. Cairo tags only
  /// the text of elements without others.
  ///
  /// - Parameter depth: The number of elements around the text of all rows.
  private mutating func separateText(of rows: inout [Row], below depth: Int) {
    var containers: Set<PDFElement> = []
    for row in rows {
      for part in row.parts { containers.formUnion(part.path.dropFirst(depth).dropLast()) }
    }
    guard !containers.isEmpty else { return }
    var current: (container: PDFElement, span: PDFElement)?
    for row in rows.indices {
      for part in rows[row].parts.indices {
        guard let container = rows[row].parts[part].path.last, containers.contains(container) else {
          current = nil
          continue
        }
        if current?.container != container { current = (container, element("Span")) }
        if let span = current?.span { rows[row].parts[part].path.append(span) }
      }
    }
  }

  /// Adds the space that the line break has replaced, after the last word in reading order. Without it, PDF readers would
  /// join the words.
  private func endWithSpace(_ row: inout Row) {
    guard let part = row.parts.indices.last, case .text(let last) = row.parts[part].items.last,
      last.span.string.last != "-"
    else { return }
    var span = last.span
    (span.string, span.underline, span.strikethrough) = ("\u{A0}", false, false)
    let space = measurer.layout([span], style: ParagraphStyle(), width: nil, height: nil)
    for var run in space.runs {
      let x = last.isRightToLeft ? last.origin.x - space.size.width : last.origin.x + last.width
      run.origin = Point(x, last.origin.y)
      row.parts[part].items.append(.text(run))
    }
    let leaf = row.parts[part].path.count - 1
    if let text = row.parts[part].path[leaf].text { row.parts[part].path[leaf].text = text + " " }
  }

  /// The width of a text in one line, in points.
  func width(of texts: [ReportText], _ style: Style) -> Double {
    var spans = TextSpans(style, colors, destinations)
    spans.add(texts)
    return measurer.layout(spans.spans, style: ParagraphStyle(), width: nil, height: nil).size.width
  }
}

extension TextRun {
  /// The text if a PDF cannot derive it from the glyphs: they are images, such as emoji, or boxes for missing
  /// characters. Otherwise `nil`.
  fileprivate var replacementText: String? {
    let isEmoji = span.string.unicodeScalars.contains {
      $0.properties.isEmojiPresentation || $0 == "\u{FE0F}"
    }
    let isIncomplete = glyphRuns.contains { $0.glyphs.contains(0) }
    return isEmoji || isIncomplete ? span.string : nil
  }
}

/// Converts inline text to spans with fonts.
private struct TextSpans {
  /// Identifies the runs of a link or part. A run keeps the attributes of its span. Its baseline offset is therefore
  /// increased by `step` times the number of the link or part, which is invisible.
  static let step = 1e-6

  /// The offset that marks runs of scripts: positive above the line, and negative below it.
  private static let scriptStep = 0.25

  /// The size of scripts, as a part of the size of the text.
  private static let scriptSize = 0.72

  /// The number of a run's link or part, 0 without one, and its script.
  static func marks(of span: TextSpan) -> (number: Int, script: ReportScript?) {
    let level = (span.baselineOffset / scriptStep).rounded()
    let link = Int(((span.baselineOffset - level * scriptStep) / step).rounded())
    return (link, level > 0 ? .sup : level < 0 ? .sub : nil)
  }

  /// The distance of a script's baseline above the line's baseline, as a fraction of the text size.
  static func lift(of script: ReportScript) -> Double { script == .sup ? 0.3 : -0.16 }

  /// A part of a text with a separate element.
  struct Part {
    enum Kind {
      case code
      /// A formula with its text.
      case formula(String)
      /// A word of another language, with its BCP 47 tag.
      case word(language: String)
    }

    /// The number of the link around it; 0 without one.
    var link: Int
    var kind: Kind
  }

  private(set) var spans: [TextSpan] = []
  /// The target of each link; `nil` for parts, which have numbers of the same sequence.
  private(set) var targets: [PDFElement.Target?] = []
  /// The parts by their numbers.
  private(set) var parts: [Int: Part] = [:]
  /// The links above the line, and the numbers of their footnotes.
  private(set) var footnoteNumbers: [Int: Int] = [:]
  private let style: ReportLayout.Style
  private let colors: ReportColors
  private let destinations: [String: String]

  init(_ style: ReportLayout.Style, _ colors: ReportColors, _ destinations: [String: String]) {
    (self.style, self.colors, self.destinations) = (style, colors, destinations)
  }

  mutating func add(_ texts: [ReportText]) { add(texts, baseSpan) }

  mutating func add(_ code: [CodePiece]) {
    for piece in code {
      var span = baseSpan
      span.string = piece.text
      if let kind = piece.kind { span.color = colors.code(kind) }
      spans.append(span)
    }
  }

  private var baseSpan: TextSpan {
    var font = FontDescriptor(size: style.size, weight: style.weight)
    if style.isCode { font.design = .monospaced }
    return TextSpan("", font: font, color: style.color ?? colors.foreground)
  }

  private mutating func add(_ texts: [ReportText], _ baseSpan: TextSpan) {
    for text in texts {
      var span = baseSpan
      switch text {
      case .plain(let string): span.string = string
      case .code(let string):
        span.string = string
        mark(&span, .code, in: baseSpan)
        if span.font.design != .monospaced {
          span.font.design = .monospaced
          span.font.size *= 0.92
        }
      case .script(let script, let string):
        span.string = string
        span.font.size *= Self.scriptSize
        span.baselineOffset += script == .sup ? Self.scriptStep : -Self.scriptStep
      case .math(let formula):
        if formula.isDisplay { add("\n", baseSpan) }
        span.string = formula.text
        mark(&span, .formula(formula.text), in: baseSpan)
        spans.append(span)
        if formula.isDisplay { add("\n", baseSpan) }
        continue
      case .term(let string, let language):
        span.string = string
        mark(&span, .word(language: language), in: baseSpan)
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
        if let target = target(address) {
          link(&span, to: target)
          span.underline = true
        }
        add(inner, span)
        continue
      case .footnote(let number):
        span.string = "\(number)"
        span.font.size *= Self.scriptSize
        if let name = destinations[ReportNote.anchor(number)] {
          link(&span, to: .destination(name))
          footnoteNumbers[targets.count] = number
        }
      case .reference, .value: span.string = [text].words
      }
      spans.append(span)
    }
  }

  private mutating func add(_ string: String, _ baseSpan: TextSpan) {
    var span = baseSpan
    span.string = string
    spans.append(span)
  }

  private mutating func link(_ span: inout TextSpan, to target: PDFElement.Target) {
    targets.append(target)
    span.baselineOffset = Double(targets.count) * Self.step
    span.color = colors.link
  }

  private mutating func mark(_ span: inout TextSpan, _ kind: Part.Kind, in baseSpan: TextSpan) {
    targets.append(nil)
    span.baselineOffset = Double(targets.count) * Self.step
    parts[targets.count] = Part(link: Self.marks(of: baseSpan).number, kind: kind)
  }

  /// The target of a link in a PDF: an absolute address, or an anchor of the report. `nil` for other files.
  private func target(_ address: LinkAddress) -> PDFElement.Target? {
    if address.isAbsolute { return .address(address) }
    guard address.text.hasPrefix("#") else { return nil }
    let name = String(address.text.dropFirst())
    return destinations[name.removingPercentEncoding ?? name].map { .destination($0) }
  }
}
