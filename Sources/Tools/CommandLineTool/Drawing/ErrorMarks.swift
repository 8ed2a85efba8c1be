import Charts
import OpenChartsChartMath
import SwiftUI

/// The errors of values: a line from the low to the high end, with caps.
///
/// They are hidden from assistive technology, which finds both ends in the value of the mark.
struct ErrorMarks<X: Plottable & Comparable, Y: Plottable & Comparable> {
  let plan: ChartPlan
  let data: PlotData
  let theme: Theme
  let x: PositionReader<X>
  let y: PositionReader<Y>
  let dodge: (label: String, values: [String])?

  /// The length of a cap in points.
  private static var cap: CGFloat { 8 }
  private static var thickness: CGFloat { 1.5 }

  var content: AnyChartContent {
    let ends = data.errorEnds(values ?? [])
    let rows = zip(ends.low, ends.high).enumerated().filter { $1.0.isFinite && $1.1.isFinite }.map(\.offset)
    return AnyChartContent(
      erasing: ForEach(rows, id: \.self) { row in
        let (low, high) = (ends.low[row], ends.high[row])
        styled(line(row, low, high).lineStyle(StrokeStyle(lineWidth: Self.thickness)), row)
        styled(end(row, low), row)
        styled(end(row, high), row)
      })
  }

  private var values: [Double]? {
    if case .numbers(let values)? = plan.isHorizontal ? data.x : data.y { values } else { nil }
  }

  private func number(_ value: Double) -> PlottableValue<Double> {
    .value((plan.isHorizontal ? plan.x : plan.y)?.title ?? "", value)
  }

  private func line(_ row: Int, _ low: Double, _ high: Double) -> AnyChartContent {
    plan.isHorizontal
      ? AnyChartContent(erasing: RuleMark(xStart: number(low), xEnd: number(high), y: y.interval(row)))
      : AnyChartContent(erasing: RuleMark(x: x.interval(row), yStart: number(low), yEnd: number(high)))
  }

  private func end(_ row: Int, _ value: Double) -> AnyChartContent {
    let (cap, thickness) = (MarkDimension.fixed(Self.cap), MarkDimension.fixed(Self.thickness))
    return plan.isHorizontal
      ? AnyChartContent(
        erasing: RectangleMark(x: number(value), y: y.interval(row), width: thickness, height: cap))
      : AnyChartContent(
        erasing: RectangleMark(x: x.interval(row), y: number(value), width: cap, height: thickness))
  }

  private func styled(_ mark: some ChartContent, _ row: Int) -> AnyChartContent {
    var content = AnyChartContent(erasing: mark.foregroundStyle(theme.title))
    if let (label, values) = dodge {
      content = AnyChartContent(erasing: content.position(by: .value(label, values[row])))
    }
    return AnyChartContent(erasing: content.accessibilityHidden(true))
  }
}

extension PlotData {
  /// The value of each mark with both ends of its error, as text; `nil` for a chart without errors.
  func errorTexts(_ plan: ChartPlan, _ numberSymbols: NumberSymbols) -> [String]? {
    guard !errors.isEmpty, case .numbers(let values)? = plan.isHorizontal ? x : y else { return nil }
    let axis = plan.isHorizontal ? plan.xAxis : plan.yAxis
    let ends = errorEnds(values)
    return values.indices.map { row in
      let (low, high) = (ends.low[row], ends.high[row])
      let hasError = low.isFinite && high.isFinite
      let texts = axis.spoken(hasError ? [values[row], low, high] : [values[row]], numberSymbols, plan.words)
      return hasError ? plan.words.joined([texts[0], plan.words.range(texts[1], texts[2])]) : texts[0]
    }
  }
}
