import ChartModel
import DisplayList

extension StyleScales {
  /// The scales of colour, symbol, size and dash that a chart's tables and its author ask for.
  init(_ request: ChartRequest) {
    let (tables, asked) = (request.marks, request.scales)
    let color = StyleScaleMaking.foregroundStyle(
      tables.sources(\.foregroundStyle), asked.foregroundStyle, request.environment)
    self.init(
      foregroundStyle: color,
      symbol: StyleScaleMaking.symbol(
        tables.sources(\.symbol), asked.symbol,
        onLines: tables.allSatisfy { $0.symbol == nil || $0.kind.trait.symbols != .alone }),
      symbolSize: StyleScaleMaking.symbolSize(tables.sources(\.symbolSize), asked.symbolSize),
      lineStyle: StyleScaleMaking.lineStyle(tables.sources(\.lineStyle), asked.lineStyle),
      accent: request.environment.accent,
      patterns: FillPatterns(
        tables.filter { $0.count > 0 && $0.kind.trait.isFilled }, colors: color, request.environment))
  }
}
