import ChartModel
import DisplayList

/// All style scales of a chart.
struct StyleScales: Sendable {
  var foregroundStyle: StyleScale<Brush>?
  var symbol: StyleScale<SymbolRequest>?
  /// Areas in square points.
  var symbolSize: StyleScale<Double>?
  var lineStyle: StyleScale<Stroke>?
  var accent: RGBA
  /// `nil` where colour alone tells filled marks apart.
  var patterns: FillPatterns?
}
