import OpenChartsChartModel
import OpenChartsDisplayList

/// The layout of a chart: its drawing, and the scales for a proxy.
package struct ChartLayout: Sendable {
  /// The drawing of the chart, with its origin at the top left, without overlays and backgrounds.
  package var list = DisplayList()
  /// The size that the chart takes; larger than proposed if the plot style fixes the plot's size.
  package var size = Size.zero
  /// The frame of the plot area in the chart.
  package var plotFrame = Rect.zero
  /// Maps to positions relative to the plot area. `nil` if no mark defines the axis.
  package var xScale: PositionScale?
  package var yScale: PositionScale?
  package var foregroundStyleScale: StyleScale<Brush>?
  package var symbolScale: StyleScale<SymbolRequest>?
  package var symbolSizeScale: StyleScale<Double>?
  package var lineStyleScale: StyleScale<Stroke>?
  /// The sum of all sectors; `nil` without sectors.
  package var sectorTotal: Double?
  package var diagnostics: [Diagnostic] = []
  /// The font of axes and legend, in the size that fits.
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
