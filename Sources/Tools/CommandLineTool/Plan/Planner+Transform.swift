import Foundation
import OpenChartsChartMath
import OpenChartsPhrases

/// Amounts that are transformed along their axis.
extension Planner {
  /// Sets the plan's transformation, and adds its name to the title of the amounts.
  func transform(_ plan: inout ChartPlan) throws(PlanError) {
    guard let transform = arguments.transform else { return }
    let option = transform.option.spelling
    let (amount, position) = plan.isHorizontal ? (plan.x, plan.y) : (plan.y, plan.x)
    guard [.line, .bar, .area, .point].contains(plan.shape), plan.xEnd == nil, plan.yEnd == nil,
      let amount, amount.kind == .number, position != nil
    else {
      throw PlanError("\(table.file): \(option) needs numbers along an axis; name the axes with --x and --y")
    }
    if plan.shape == .point, amount.aggregate == nil,
      hasRepeats(columns([position, plan.color, plan.symbol]))
    {
      throw PlanError("\(table.file): \(option) needs one value at each position; --aggregate combines them")
    }
    plan.transform = transform
    let path = plan.isHorizontal ? \ChartPlan.x : \ChartPlan.y
    plan[keyPath: path]?.title = transformed(amount.title)
  }

  /// A title of amounts with the transformation; the same title if there is none.
  func transformed(_ title: String) -> String {
    switch arguments.transform {
    case .rolling(let count)?: words.control(.rollingOf, words.digits(count), title)
    case .cumulative?: words.control(.cumulativeOf, title)
    case .change?: words.control(.changeOf, title)
    case .index(let level)?:
      words.control(
        .indexOf, title,
        NumberText.plain(level, numberSymbols: NumberSymbols(of: Locale(identifier: arguments.locale))))
    case nil: title
    }
  }

  private func columns(_ channels: [Channel?]) -> [Int] {
    channels.compactMap { channel in
      if case .column(let index)? = channel?.source { index } else { nil }
    }
  }
}
