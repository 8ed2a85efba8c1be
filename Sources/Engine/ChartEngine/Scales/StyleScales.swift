import OpenChartsChartModel
import OpenChartsDisplayList

/// All style scales of a chart.
struct StyleScales: Sendable {
  var foregroundStyle: StyleScale<Brush>?
  var symbol: StyleScale<SymbolRequest>?
  /// Areas in square points.
  var symbolSize: StyleScale<Double>?
  var lineStyle: StyleScale<Stroke>?
  var accent: RGBA
  /// The patterns of filled marks; `nil` where colour alone distinguishes them.
  var patterns: FillPatterns?
}
