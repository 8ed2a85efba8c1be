import Charts
import OpenChartsTables
import SwiftUI

/// The trends of series: a line in an area that shows its confidence interval, or a rolling mean.
///
/// Hidden from assistive technology, because a trend is not a value of the table.
struct TrendMarks {
  let plan: ChartPlan
  let data: PlotData
  let theme: Theme

  /// The opacity of the values behind their rolling mean.
  static let faintOpacity = 0.35

  /// The areas, which are behind all other marks; `nil` for rolling means.
  var intervals: AnyChartContent? {
    plan.trend?.isRolling == true ? nil : each { line, step in interval(line, step) }
  }

  /// The lines, which are over them.
  var lines: AnyChartContent { each { line, step in point(line, step) } }

  private func each(_ mark: @escaping (TrendLine, Int) -> AnyChartContent) -> AnyChartContent {
    AnyChartContent(
      erasing: ForEach(data.trends.indices, id: \.self) { index in
        let line = data.trends[index]
        ForEach(line.x.indices, id: \.self) { step in
          colored(mark(line, step), line).accessibilityHidden(true)
        }
      })
  }

  private func interval(_ line: TrendLine, _ step: Int) -> AnyChartContent {
    let (low, high) = (
      PlottableValue.value(label, line.low[step]), PlottableValue.value(label, line.high[step])
    )
    let area: AnyChartContent =
      plan.x?.kind == .date
      ? AnyChartContent(
        erasing: AreaMark(x: date(line, step), yStart: low, yEnd: high, series: series(line)))
      : AnyChartContent(
        erasing: AreaMark(x: number(line, step), yStart: low, yEnd: high, series: series(line)))
    return AnyChartContent(erasing: area.opacity(0.2))
  }

  private func point(_ line: TrendLine, _ step: Int) -> AnyChartContent {
    let y = PlottableValue.value(label, line.y[step])
    let mark: AnyChartContent =
      plan.x?.kind == .date
      ? AnyChartContent(erasing: LineMark(x: date(line, step), y: y, series: series(line)))
      : AnyChartContent(erasing: LineMark(x: number(line, step), y: y, series: series(line)))
    return AnyChartContent(erasing: mark.lineStyle(StrokeStyle(lineWidth: 2)))
  }

  private var label: String { plan.y?.title ?? "" }

  private func date(_ line: TrendLine, _ step: Int) -> PlottableValue<Date> {
    .value(plan.x?.title ?? "", Date(timeIntervalSinceReferenceDate: line.x[step]))
  }

  private func number(_ line: TrendLine, _ step: Int) -> PlottableValue<Double> {
    .value(plan.x?.title ?? "", line.x[step])
  }

  /// A separate series for each trend line, distinct from the series of the table.
  private func series(_ line: TrendLine) -> PlottableValue<String> {
    .value("trend", "trend \(line.color ?? 0)")
  }

  private func colored(_ mark: AnyChartContent, _ line: TrendLine) -> AnyChartContent {
    guard let color = line.color, let names = data.color?.names else {
      return AnyChartContent(
        erasing: mark.foregroundStyle(plan.trend?.isRolling == true ? theme.accent : theme.title))
    }
    return AnyChartContent(erasing: mark.foregroundStyle(by: .value(plan.color?.title ?? "", names[color])))
  }
}
