import Foundation
import OpenChartsDisplayList
import OpenChartsTypography
import OpenChartsViewValues

/// A node of text, which wraps at the proposed width and takes no more space than it needs.
package final class TextNode: ViewNode {
  private let spans: [TextSpan]
  private let string: String
  private let style: ParagraphStyle
  private let reservedLines: Int?
  private var layouts: [(ProposedViewSize, TextLayout)] = []

  package init(_ text: Text, environment: EnvironmentValues) {
    var spans = text._spans(in: environment)
    if environment.isLabel { spans = VisibleSpans(label: spans).spans }
    self.spans =
      spans.isEmpty
      ? [TextSpan("", font: (environment.font ?? .body).resolve(in: environment), color: .clear)]
      : spans
    string = text._string(in: environment)
    style = environment.paragraphStyle
    reservedLines = environment.lineReservation
    super.init(environment: environment)
  }

  private func laidOut(_ proposal: ProposedViewSize) -> TextLayout {
    for (offer, layout) in layouts where offer == proposal { return layout }
    func limit(_ length: CGFloat?) -> Double? {
      guard let length, length.isFinite else { return nil }
      // A tolerance, so that text at its own measured width does not wrap because of rounding.
      return Double(length) + 0.001
    }
    let width = limit(proposal.width)
    var style = style
    if environment.keepsWords, let width, style.lineLimit != 1,
      !spans.allSatisfy({ environment.textMeasurer.fitsWords(of: $0, in: width) })
    {
      style.lineLimit = 1
    }
    let layout = environment.textMeasurer.layout(
      spans(in: width), style: style, width: width, height: limit(proposal.height))
    layouts.append((proposal, layout))
    return layout
  }

  /// Returns the spans, with tighter letters if that fits a single line into `width`.
  private func spans(in width: Double?) -> [TextSpan] {
    guard environment.allowsTightening, style.lineLimit == 1, let width, string.count > 1 else {
      return spans
    }
    let natural = environment.textMeasurer.layout(spans, style: style, width: nil, height: nil).size.width
    guard natural > width, natural * 0.95 <= width else { return spans }
    let closer = (natural - width) / Double(string.count - 1)
    return spans.map { span in
      var span = span
      span.tracking -= closer
      return span
    }
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let layout = laidOut(proposal)
    var size = CGSize(width: ceil(layout.size.width), height: ceil(layout.size.height))
    if let reservedLines, layout.lineCount > 0, reservedLines > layout.lineCount {
      let line = layout.size.height / Double(layout.lineCount)
      size.height += ceil(CGFloat(line * Double(reservedLines - layout.lineCount)))
    }
    return size
  }

  /// Rounds up to whole pixels.
  private func ceil(_ length: Double) -> CGFloat {
    let scale = Double(environment.displayScale > 0 ? environment.displayScale : 1)
    return CGFloat((length * scale - 0.001).rounded(.up) / scale)
  }

  private func ceil(_ length: CGFloat) -> CGFloat { ceil(Double(length)) }

  package override var spacing: ViewSpacing { lineSpacing }

  /// Stored, because stacks read the spacing each time they measure.
  private lazy var lineSpacing: ViewSpacing = {
    var spacing = ViewSpacing()
    let line = CGFloat(spans.map { environment.textMeasurer.lineHeight(of: $0.font).height }.max() ?? 0)
    spacing.lines = (line, line)
    return spacing
  }()

  package override func explicitGuide(
    _ guide: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    if guide == VerticalAlignment.firstTextBaseline.key {
      return CGFloat(laidOut(proposal).firstBaseline)
    }
    if guide == VerticalAlignment.lastTextBaseline.key {
      return CGFloat(laidOut(proposal).lastBaseline)
    }
    return guide == HorizontalAlignment.firstTextLeading.key && !string.isEmpty ? 0 : nil
  }

  package override func draw(into drawing: inout Drawing) {
    guard !string.isEmpty else { return }
    let layout = laidOut(proposal)
    let origin = pixelFrame.origin
    if environment.showsPlaceholders {
      for run in layout.runs where run.width > 0 {
        let box = run.bounds
        drawPlaceholder(
          in: Rect(
            x: box.minX + origin.x, y: box.minY + origin.y + box.height * 0.12, width: box.width,
            height: box.height * 0.76), into: &drawing)
      }
      return
    }
    // Lines are aligned within the layout's width; the box is at most one pixel wider.
    for run in layout.runs where !run.span.string.isEmpty {
      var run = run
      run.origin = Point(run.origin.x + origin.x, run.origin.y + origin.y)
      let lines = run.span.lines
      if !lines.isEmpty {
        run.span.lines = []
        for line in lines {
          if line.isUnder { run.span.underline = false } else { run.span.strikethrough = false }
        }
      }
      drawing.append(.text(run))
      for line in lines { draw(line, of: run, into: &drawing) }
    }
    drawing.append(AccessibilityNode(role: .text, label: string, frame: Rect(frame)))
    if environment.isLive, environment.allowsTextSelection {
      let box = Rect(frame)
      drawing.list.regions.append(HitRegion(.text, key: 0, path: VectorPath(box), origin: box.origin))
    }
  }

  private func draw(_ line: TextLine, of run: TextRun, into drawing: inout Drawing) {
    let metrics = Typesetter.shared.decoration(of: run.span.font)
    let size = run.span.font.size
    let thickness = metrics.thickness * size
    let top = (line.isUnder ? metrics.underlineOffset : metrics.strikethroughOffset) * size
    let y = run.origin.y - run.span.baselineOffset + top + thickness / 2
    var path = VectorPath()
    path.move(to: Point(run.origin.x, y))
    path.line(to: Point(run.origin.x + run.width, y))
    let stroke = Stroke(width: thickness, dash: line.dash.map { $0 * thickness })
    drawing.append(.path(PathItem(path, line: .init(stroke, .color(line.color)))))
  }
}
