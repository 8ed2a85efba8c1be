import Charts
import SwiftUI

/// The scale of colours (and of what goes with them) by what colour stands for.
struct ColorScaleModifier: ViewModifier {
  let plan: ChartPlan
  let data: PlotData
  let look: Look

  func body(content: Content) -> some View {
    if plan.shape == .candlestick {
      content.chartForegroundStyleScale(
        domain: Candlesticks.names, range: [look.rising, look.falling])
    } else if let names = data.color?.names {
      let scaled =
        content
        .chartForegroundStyleScale(domain: names, range: look.colors(names.count))
      if plan.shape == .line || plan.shape == .rule {
        scaled.chartLineStyleScale(domain: names, range: look.dashes(names.count))
      } else {
        scaled
      }
    } else if data.color != nil {
      content.chartForegroundStyleScale(range: look.ramp)
    } else {
      content
    }
  }
}
