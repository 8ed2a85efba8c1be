import Charts
import SwiftUI

/// The scales of colours, symbols and sizes.
@MainActor
struct ColorScales {
  let plan: ChartPlan
  let data: PlotData
  let theme: Theme
  /// Whether the names of colours have the same symbols in all panels.
  var sharedSymbols = false

  func applied(to chart: AnyView) -> AnyView {
    var result = colored(chart)
    // In the order of the legend, not of the rows.
    let symbols = data.symbol?.names ?? (sharedSymbols ? data.color?.names : nil)
    if let symbols { result = AnyView(result.chartSymbolScale(domain: symbols)) }
    if let domain = plan.sizeDomain { result = AnyView(result.chartSymbolSizeScale(domain: domain)) }
    return result
  }

  private func colored(_ chart: AnyView) -> AnyView {
    if plan.shape == .candlestick {
      return AnyView(
        chart.chartForegroundStyleScale(
          domain: Candlesticks.changes(plan.words), range: [theme.rising, theme.falling]))
    }
    if let names = data.color?.names {
      let colored = AnyView(
        chart.chartForegroundStyleScale(
          domain: names,
          range: theme.colors(
            data.plainColors.isEmpty ? names : data.plainColors, plan: plan,
            endsWithOther: data.hasOtherColors
          ).map { Color($0) }))
      guard plan.shape == .line || plan.shape == .rule else { return colored }
      return AnyView(colored.chartLineStyleScale(domain: names, range: theme.dashes(names.count)))
    }
    guard data.color != nil else { return chart }
    guard let domain else {
      return AnyView(chart.chartForegroundStyleScale(range: ramp, type: type))
    }
    return AnyView(chart.chartForegroundStyleScale(domain: domain, range: ramp, type: type))
  }

  /// The values at the ends of the colours; `nil` uses the ends of the data. Both sides of a diverging scale are
  /// equally long, so that equal distances from the middle have equally strong colours.
  nonisolated var domain: ClosedRange<Double>? {
    guard case .diverging(let middle)? = plan.colorScale, let extent = plan.colorDomain ?? data.color?.extent
    else { return plan.colorDomain }
    let reach = max(abs(extent.upperBound - middle), abs(middle - extent.lowerBound))
    return reach > 0 ? middle - reach...middle + reach : nil
  }

  var ramp: Gradient {
    if case .diverging? = plan.colorScale { theme.divergingRamp } else { theme.ramp }
  }

  private var type: ScaleType? {
    switch plan.colorScale {
    case .scale(let scale)?: scale.type
    case .diverging?: .linear
    case nil: nil
    }
  }
}
