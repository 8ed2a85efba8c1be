import ChartMath
import ChartModel
import DisplayList

/// Draws the words of a scene's axes, each from its own origin.
struct SpaceLabelDrawing {
  private let environment: ChartEnvironment
  private let font: FontDescriptor
  private let color: RGBA

  init(_ environment: ChartEnvironment) {
    self.environment = environment
    // Twelve points where the labels of a flat chart have eleven, and the colour of text that is read first.
    var font = environment.labelFont
    font.size *= 12.0 / 11
    self.font = font
    color = RGBA(environment.labelColor.r, environment.labelColor.g, environment.labelColor.b)
  }

  /// A text or a view with its size; `nil` where there is nothing to see.
  func drawing(_ label: AxisGuide.Label) -> (size: Size, items: [DisplayItem])? {
    if let view = label.view { return drawing(view) }
    let own = label.request.brush?.representativeColor
    return drawing(label.text, font: label.request.font ?? font, color: own ?? color)
  }

  func drawing(_ title: SpaceGuides.Title) -> (size: Size, items: [DisplayItem])? {
    switch title {
    case .text(let text): drawing(text, font: font, color: color)
    case .view(let view, _): drawing(view)
    }
  }

  private func drawing(_ view: any MeasuredContent) -> (size: Size, items: [DisplayItem])? {
    let size = view.size(width: nil, height: nil)
    return size.width > 0 && size.height > 0 ? (size, view.draw(size: size).items) : nil
  }

  private func drawing(_ string: String, font: FontDescriptor, color: RGBA) -> (
    size: Size, items: [DisplayItem]
  )? {
    guard !string.isEmpty else { return nil }
    var style = ParagraphStyle()
    style.lineLimit = 1
    style.isRightToLeft = environment.isRightToLeft
    let layout = environment.measurer.layout(
      [TextSpan(string, font: font, color: color)], style: style, width: nil, height: nil)
    return (layout.size, layout.runs.map { .text($0) })
  }
}
