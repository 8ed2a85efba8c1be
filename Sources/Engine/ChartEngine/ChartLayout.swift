import ChartModel
import DisplayList

/// A chart laid out: the picture, and the scales that a proxy asks.
package struct ChartLayout: Sendable {
  /// Everything that the chart draws, from the top left of the chart, without overlay and background views.
  package var list = DisplayList()
  /// The size that the chart takes; larger than offered where the plot style fixes the plot's size.
  package var size = Size.zero
  /// The plot area within the chart.
  package var plotFrame = Rect.zero
  /// Positions are relative to the plot area. `nil` when no mark defines the axis.
  package var xScale: PositionScale?
  package var yScale: PositionScale?
  package var foregroundStyleScale: StyleScale<Brush>?
  package var symbolScale: StyleScale<SymbolRequest>?
  package var symbolSizeScale: StyleScale<Double>?
  package var lineStyleScale: StyleScale<Stroke>?
  /// The total of all sectors, where there are any.
  package var sectorTotal: Double?
  package var diagnostics: [Diagnostic] = []
  /// Text of axes and legend, in the size that fits.
  var labelFont: FontDescriptor?

  package init() {}

  init(_ list: DisplayList, _ arranged: ChartArrangement, _ marks: StyledMarks, _ diagnostics: [Diagnostic]) {
    self.list = list
    self.diagnostics = diagnostics
    (size, plotFrame) = (arranged.frame.size, arranged.frame.plot)
    (xScale, yScale) = (arranged.frame.x, arranged.frame.y)
    foregroundStyleScale = marks.scales.foregroundStyle
    symbolScale = marks.scales.symbol
    symbolSizeScale = marks.scales.symbolSize
    lineStyleScale = marks.scales.lineStyle
    sectorTotal = marks.circle.total
    labelFont = arranged.request.environment.labelFont
  }
}
