import OpenChartsChartModel
import OpenChartsDisplayList

extension ChartRequest {
  /// The style scales that the tables and the author's settings ask for.
  var styleScales: StyleScales {
    let color = StyleScaleMaking.foregroundStyle(
      marks.sources(\.foregroundStyle), scales.foregroundStyle, environment)
    let onLines = marks.allSatisfy { $0.symbol == nil || $0.kind.trait.symbols != .alone }
    let filled = marks.filter { $0.count > 0 && $0.kind.trait.isFilled }
    return StyleScales(
      foregroundStyle: color,
      symbol: StyleScaleMaking.symbol(marks.sources(\.symbol), scales.symbol, onLines: onLines),
      symbolSize: StyleScaleMaking.symbolSize(marks.sources(\.symbolSize), scales.symbolSize),
      lineStyle: StyleScaleMaking.lineStyle(marks.sources(\.lineStyle), scales.lineStyle),
      accent: environment.accent, patterns: FillPatterns.needed(for: filled, colors: color, environment))
  }
}
