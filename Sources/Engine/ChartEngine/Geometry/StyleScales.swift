import ChartModel
import DisplayList

/// All style scales of a chart.
struct StyleScales: Sendable {
  var foregroundStyle: StyleScale<Brush>?
  var symbol: StyleScale<SymbolRequest>?
  var symbolSize: StyleScale<Double>?
  var lineStyle: StyleScale<Stroke>?
  var accent: RGBA
  /// `nil` where colour alone tells filled marks apart.
  var patterns: FillPatterns?

  init(_ request: ChartRequest) {
    let environment = request.environment
    accent = environment.accent
    foregroundStyle = StyleScaleMaking.foregroundStyle(
      StyleScaleMaking.sources(request.marks, \.foregroundStyle), request.scales.foregroundStyle, environment)
    symbol = StyleScaleMaking.symbol(request.marks, request.scales.symbol)
    symbolSize = StyleScaleMaking.symbolSize(request.marks, request.scales.symbolSize)
    lineStyle = StyleScaleMaking.lineStyle(request.marks, request.scales.lineStyle)
    patterns = FillPatterns(request, colors: foregroundStyle)
  }
}
