import OpenChartsChartModel
import OpenChartsDisplayList

/// A label or title of a scene's axis, drawn once at the origin. Only its position depends on the camera.
struct SpaceText {
  let size: Size
  let items: [DisplayItem]

  init(size: Size, items: [DisplayItem]) { (self.size, self.items) = (size, items) }

  /// Returns `nil` if the author's view has an empty size.
  init?(_ view: any MeasuredContent) {
    let size = view.size(width: nil, height: nil)
    guard size.width > 0, size.height > 0 else { return nil }
    self.init(size: size, items: view.draw(size: size).items)
  }
}

/// The text style of a scene's axes.
struct SpaceTextStyle {
  private let environment: ChartEnvironment
  private let font: FontDescriptor
  private let color: RGBA

  init(_ environment: ChartEnvironment) {
    self.environment = environment
    // 12 points, compared with 11 points in a 2-D chart, in the opaque primary text colour.
    var font = environment.labelFont
    font.size *= 12.0 / 11
    self.font = font
    color = environment.labelColor.opaque
  }

  /// Returns a label of an axis: the author's view, or its text.
  func label(_ label: AxisGuide.Label) -> SpaceText? {
    if let view = label.view { return SpaceText(view) }
    return text(label.text, font: label.request.font, color: label.request.brush?.representativeColor)
  }

  /// Returns text in one line; `nil` for an empty string.
  func text(_ string: String, font: FontDescriptor? = nil, color: RGBA? = nil) -> SpaceText? {
    guard !string.isEmpty else { return nil }
    var style = ParagraphStyle()
    style.lineLimit = 1
    style.isRightToLeft = environment.isRightToLeft
    let layout = environment.measurer.layout(
      [TextSpan(string, font: font ?? self.font, color: color ?? self.color)], style: style, width: nil,
      height: nil)
    return SpaceText(size: layout.size, items: layout.runs.map { .text($0) })
  }
}
