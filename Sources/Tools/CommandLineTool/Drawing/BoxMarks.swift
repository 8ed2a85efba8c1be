import Charts
import OpenChartsChartMath
import OpenChartsTables
import SwiftUI

/// The boxes or violins of a plan.
///
/// Assistive technology finds an invisible point at the median of each, whose text describes all values of the box.
struct BoxMarks {
  let plan: ChartPlan
  let data: PlotData
  let theme: Theme

  /// The width of a box as a fraction of its band.
  private static let boxWidth = 0.6

  var content: AnyChartContent {
    let (low, high) = (data.boxes.map(\.least).min() ?? 0, data.boxes.map(\.greatest).max() ?? 0)
    return AnyChartContent(
      erasing: ForEach(data.boxes.indices, id: \.self) { index in
        let box = data.boxes[index]
        if plan.summary == .violin {
          violin(box)
        } else {
          whiskers(box)
          styled(bar(box, box.lowerQuarter, box.upperQuarter, width: .ratio(Self.boxWidth)), box)
          median(box, isThin: isThin(box, from: low, to: high))
          ForEach(box.outliers.indices, id: \.self) { styled(outlier(box, box.outliers[$0]), box) }
        }
        styled(dot(box, box.median), box, isHidden: false)
          .opacity(0)
          .accessibilityValue(sentence(box))
      })
  }

  /// The line at the median, in the colour of the background over the box. In the colour of the box if the box is
  /// thinner than the line, as for a name with one value, because the line would hide it.
  private func median(_ box: BoxSummary, isThin: Bool) -> AnyChartContent {
    let line = tick(box, box.median)
    return isThin ? styled(line, box) : plain(line, box)
  }

  /// Whether a box takes at most a hundredth of the values of all boxes, about as much as the line at its median.
  private func isThin(_ box: BoxSummary, from low: Double, to high: Double) -> Bool {
    let isLog = (plan.isHorizontal ? plan.xAxis : plan.yAxis).scale == .log && low > 0
    func length(_ start: Double, _ end: Double) -> Double { isLog ? log(end / start) : end - start }
    return length(box.lowerQuarter, box.upperQuarter) <= length(low, high) / 100
  }

  private func violin(_ box: BoxSummary) -> AnyChartContent {
    let step = (box.greatest - box.least) / Double(max(1, box.outline.count))
    return AnyChartContent(
      erasing: Plot {
        ForEach(box.outline.indices, id: \.self) { index in
          let low = box.least + Double(index) * step
          // Slices overlap, so that the background is not visible between them.
          styled(
            bar(
              box, max(box.least, low - step * 0.3), min(box.greatest, low + step * 1.3),
              width: .ratio(max(0.01, box.outline[index]) * 0.9)), box)
        }
        plain(bar(box, box.lowerQuarter, box.upperQuarter, width: .fixed(3)), box)
        plain(dot(box, box.median), box).symbolSize(36)
      })
  }

  private func whiskers(_ box: BoxSummary) -> AnyChartContent {
    styled(
      AnyChartContent(
        erasing: (plan.isHorizontal
          ? AnyChartContent(
            erasing: RuleMark(xStart: value(box.low), xEnd: value(box.high), y: name(box)))
          : AnyChartContent(
            erasing: RuleMark(x: name(box), yStart: value(box.low), yEnd: value(box.high))))
          .lineStyle(StrokeStyle(lineWidth: 1.5))), box)
  }

  private func bar(_ box: BoxSummary, _ low: Double, _ high: Double, width: MarkDimension) -> AnyChartContent
  {
    plan.isHorizontal
      ? AnyChartContent(
        erasing: RectangleMark(xStart: value(low), xEnd: value(high), y: name(box), height: width))
      : AnyChartContent(
        erasing: RectangleMark(x: name(box), yStart: value(low), yEnd: value(high), width: width))
  }

  /// A line across the box.
  private func tick(_ box: BoxSummary, _ position: Double) -> AnyChartContent {
    let width = MarkDimension.ratio(Self.boxWidth)
    return plan.isHorizontal
      ? AnyChartContent(
        erasing: RectangleMark(x: value(position), y: name(box), width: .fixed(2), height: width))
      : AnyChartContent(
        erasing: RectangleMark(x: name(box), y: value(position), width: width, height: .fixed(2)))
  }

  private func dot(_ box: BoxSummary, _ position: Double) -> AnyChartContent {
    plan.isHorizontal
      ? AnyChartContent(erasing: PointMark(x: median(position), y: name(box)))
      : AnyChartContent(erasing: PointMark(x: name(box), y: median(position)))
  }

  private func outlier(_ box: BoxSummary, _ position: Double) -> AnyChartContent {
    AnyChartContent(erasing: dot(box, position).symbolSize(20))
  }

  // MARK: Values

  private var names: [String] { (plan.isHorizontal ? data.y : data.x)?.names ?? [] }
  private var title: String { (plan.isHorizontal ? plan.x : plan.y)?.title ?? "" }

  private func name(_ box: BoxSummary) -> PlottableValue<String> {
    .value((plan.isHorizontal ? plan.y : plan.x)?.title ?? "", names[box.nameIndex])
  }

  private func value(_ number: Double) -> PlottableValue<Double> { .value(title, number) }

  private func median(_ number: Double) -> PlottableValue<Double> {
    .value(plan.words.control(.medianOf, title), number)
  }

  private func sentence(_ box: BoxSummary) -> String {
    BoxWords(plan: plan, numberSymbols: theme.numberSymbols).sentence(box)
  }

  // MARK: Styles

  private func styled(_ mark: AnyChartContent, _ box: BoxSummary, isHidden: Bool = true) -> AnyChartContent {
    guard let names = data.color?.names, let color = box.color else {
      return placed(AnyChartContent(erasing: mark.foregroundStyle(theme.accent)), box, isHidden)
    }
    let colored = mark.foregroundStyle(by: .value(plan.color?.title ?? "", names[color]))
    return placed(AnyChartContent(erasing: colored), box, isHidden)
  }

  /// A mark in the colour of the background, over the box.
  private func plain(_ mark: AnyChartContent, _ box: BoxSummary) -> AnyChartContent {
    placed(AnyChartContent(erasing: mark.foregroundStyle(theme.background)), box, true)
  }

  /// Places boxes of several colours side by side.
  private func placed(_ mark: AnyChartContent, _ box: BoxSummary, _ isHidden: Bool) -> AnyChartContent {
    var mark = mark
    let position = plan.isHorizontal ? plan.y : plan.x
    if let names = data.color?.names, let color = box.color, plan.color?.source != position?.source {
      mark = AnyChartContent(
        erasing: mark.position(by: .value(plan.color?.title ?? "", names[color])))
    }
    return AnyChartContent(erasing: mark.accessibilityHidden(isHidden))
  }
}

/// The description of one box.
struct BoxWords {
  let plan: ChartPlan
  let numberSymbols: NumberSymbols

  func sentence(_ box: BoxSummary) -> String {
    let axis = plan.isHorizontal ? plan.xAxis : plan.yAxis
    let values = [box.median, box.lowerQuarter, box.upperQuarter, box.low, box.high, box.least, box.greatest]
    let texts = axis.spoken(values, numberSymbols, plan.words)
    let title = (plan.isHorizontal ? plan.x : plan.y)?.title ?? ""
    // The ends of a violin are its extremes.
    let middle =
      plan.summary == .violin
      ? plan.words.control(.violinValues, Array(texts[..<3]))
      : plan.words.control(.boxValues, Array(texts[..<5]))
    let parts = [
      plan.words.count(box.count), middle,
      plan.words.place(plan.words.control(.lowestOf, title), texts[5]),
      plan.words.place(plan.words.control(.highestOf, title), texts[6]),
      box.outliers.isEmpty
        ? ""
        : plan.words.control(
          .outlierCount, NumberText.plain(Double(box.outliers.count), numberSymbols: numberSymbols)),
    ]
    return plan.words.joined(parts)
  }
}
