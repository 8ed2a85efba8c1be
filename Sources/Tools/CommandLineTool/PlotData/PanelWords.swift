import Foundation
import OpenChartsChartMath
import OpenChartsPhrases
import OpenChartsTables

/// Sentences about the panels of a chart.
struct PanelWords {
  private let plan: ChartPlan
  private let data: PlotData

  init(_ plan: ChartPlan, _ data: PlotData) { (self.plan, self.data) = (plan, data) }

  /// The number of panels, and a note that they share their scales; for panels with different scales, their names.
  var overview: String {
    if plan.hasOwnScales, let names = data.facet?.names { return plan.words.list(names) }
    return plan.words.control(.panelsBy, NumberText.plain(Double(data.panelCount)), plan.facet?.title ?? "")
  }

  /// The lowest and the highest panel: by their totals where amounts add up, by the median of single values, else by
  /// the highest value. `nil` for fewer than two panels, and if they are equal.
  var difference: String? {
    guard case .names(let codes, let names)? = data.facet, data.panelCount > 1, !plan.hasOwnScales,
      let amount = plan.isHorizontal ? plan.x : plan.y,
      case .numbers(let values)? = plan.isHorizontal ? data.x : data.y
    else { return nil }
    var panels = [[Double]](repeating: [], count: names.count)
    for row in 0..<data.count where codes[row] >= 0 && values[row].isFinite {
      panels[Int(codes[row])].append(values[row])
    }
    let sums = adds(amount)
    let (measure, title): (([Double]) -> Double, String) =
      sums
      ? (
        { $0.reduce(0, +) },
        amount.source == .rows || amount.aggregate != nil
          ? amount.title : plan.words.control(.totalOf, amount.title)
      )
      : amount.aggregate == nil && plan.transform == nil
        ? ({ Statistics.median($0) }, plan.words.control(.medianOf, amount.title))
        : ({ $0.max() ?? .nan }, plan.words.control(.highestOf, amount.title))
    let figures = panels.enumerated().filter { !$1.isEmpty }.map { (name: names[$0], value: measure($1)) }
    guard let low = figures.min(by: { $0.value < $1.value }),
      let high = figures.max(by: { $0.value < $1.value }), low.value < high.value
    else { return nil }
    let numberSymbols = NumberSymbols(of: Locale(identifier: plan.locale))
    let axis = plan.isHorizontal ? plan.xAxis : plan.yAxis
    let texts = axis.writings(of: [low.value, high.value], numberSymbols)[0]
    return plan.words.control(.panelRange, title, texts[0], low.name, texts[1], high.name)
  }

  /// Whether the sum of a panel's amounts is meaningful.
  private func adds(_ amount: Channel) -> Bool {
    guard plan.transform == nil else { return false }
    switch amount.aggregate {
    case .sum, .count, .share: return true
    // For single rows, it is unknown whether their values can be added up.
    case nil: return plan.shape == .sector
    default: return false
    }
  }
}
