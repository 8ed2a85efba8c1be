import Charts
import OpenChartsChartMath
import SwiftUI

/// Bands behind the marks of a chart, and rules over them. Assistive technology ignores them, because they are not
/// values of the data: ``GuideWords`` describes them.
@MainActor
struct GuideMarks {
  let guides: [Guide]
  let theme: Theme
  /// Width of the picture in points.
  let width: Double
  /// The drawn range of x; `nil` for names.
  let xExtent: ClosedRange<Double>?

  init(plan: ChartPlan, data: PlotData, theme: Theme, width: Double) {
    (guides, self.theme, self.width) = (plan.guides, theme, width)
    xExtent = data.x?.extent
  }

  var bands: AnyChartContent {
    AnyChartContent(erasing: ForEach(indices { $0.end != nil }, id: \.self) { band(guides[$0]) })
  }

  var rules: AnyChartContent {
    AnyChartContent(erasing: ForEach(indices { $0.end == nil }, id: \.self) { index in rule(index) })
  }

  private func indices(_ isIncluded: (Guide) -> Bool) -> [Int] {
    guides.indices.filter { isIncluded(guides[$0]) }
  }

  private func band(_ guide: Guide) -> AnyChartContent {
    let area: AnyChartContent
    switch (guide.value, guide.end) {
    case (.number(let low), .number(let high)?): area = band(guide, low, high)
    case (.date(let low), .date(let high)?): area = band(guide, low.date, high.date)
    default: return AnyChartContent(erasing: ForEach(0..<0, id: \.self) { _ in RuleMark(x: .value("", 0)) })
    }
    let colored = area.foregroundStyle(theme.label.opacity(0.18)).accessibilityHidden(true)
    guard !guide.label.isEmpty else { return AnyChartContent(erasing: colored) }
    return AnyChartContent(
      erasing: colored.annotation(
        position: .overlay, alignment: .topLeading,
        overflowResolution: .init(x: .fit(to: .plot), y: .fit(to: .plot))
      ) {
        theme.note(guide.label).padding(.horizontal, 4).padding(.vertical, 2)
      })
  }

  private func band<Value: Plottable>(_ guide: Guide, _ low: Value, _ high: Value) -> AnyChartContent {
    let (start, end) = (PlottableValue.value(guide.title, low), PlottableValue.value(guide.title, high))
    return guide.isX
      ? AnyChartContent(erasing: RectangleMark(xStart: start, xEnd: end))
      : AnyChartContent(erasing: RectangleMark(yStart: start, yEnd: end))
  }

  private func rule(_ index: Int) -> AnyChartContent {
    let guide = guides[index]
    let line: AnyChartContent =
      switch guide.value {
      case .number(let value): rule(guide, value)
      case .date(let moment): rule(guide, moment.date)
      case .category(let name): rule(guide, name)
      }
    let styledRule = line.foregroundStyle(theme.title).lineStyle(StrokeStyle(lineWidth: 1.5, dash: [5, 3]))
      .accessibilityHidden(true)
    guard !guide.label.isEmpty else { return AnyChartContent(erasing: styledRule) }
    return guide.isX
      ? AnyChartContent(
        erasing: styledRule.annotation(
          position: .top, spacing: 2 + Double(level(of: index)) * theme.fontSize * 1.3,
          overflowResolution: .init(x: .fit(to: .chart))
        ) { theme.note(guide.label) })
      : AnyChartContent(
        erasing: styledRule.annotation(
          position: .top, alignment: .leading, spacing: 2, overflowResolution: .init(x: .fit(to: .plot))
        ) { theme.note(guide.label).padding(.horizontal, 4).background(theme.plate.opacity(0.75)) })
  }

  private func rule<Value: Plottable>(_ guide: Guide, _ value: Value) -> AnyChartContent {
    guide.isX
      ? AnyChartContent(erasing: RuleMark(x: .value(guide.title, value)))
      : AnyChartContent(erasing: RuleMark(y: .value(guide.title, value)))
  }

  /// The line above the plot in which the label of a vertical rule is written. Labels that would overlap are in
  /// different lines.
  private func level(of index: Int) -> Int {
    guard let extent = xExtent, extent.upperBound > extent.lowerBound else { return index % 3 }
    var levels: [(end: Double, level: Int)] = []
    let labelled = guides.indices.filter {
      guides[$0].isX && guides[$0].end == nil && !guides[$0].label.isEmpty
    }
    func middle(_ index: Int) -> Double {
      let share =
        ((guides[index].value.magnitude ?? 0) - extent.lowerBound) / (extent.upperBound - extent.lowerBound)
      return share * (width - 80)
    }
    for other in labelled.sorted(by: { middle($0) < middle($1) }) {
      let half = TextWidth.points(guides[other].label, fontSize: theme.fontSize) / 2
      let takenLevels = levels.filter { $0.end > middle(other) - half - 4 }.map(\.level)
      let level = (0...levels.count).first { !takenLevels.contains($0) } ?? 0
      if other == index { return level }
      levels.append((middle(other) + half, level))
    }
    return 0
  }
}

extension Double {
  /// The date of a moment, in seconds since 1 January 2001, 00:00 UTC.
  var date: Date { Date(timeIntervalSinceReferenceDate: self) }
}

/// Estimates the width of text before it is laid out.
enum TextWidth {
  /// - Returns: Points. A character is about 0.56 em wide on average.
  static func points(_ text: String, fontSize: Double) -> Double { Double(text.count) * fontSize * 0.56 }
}
