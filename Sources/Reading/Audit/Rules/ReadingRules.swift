import Foundation
import OpenChartsDescriptions
import OpenChartsDisplayList

/// Rules for readability: values are within their axis, names within the picture, and axes beside it.
enum ReadingRules {
  /// The width in points below which a chart must be readable at a glance.
  private static let smallWidth = 200.0
  private static let smallLabels = 5
  /// One pixel of a screen at scale 1.
  private static let tolerance = 1.0

  static func findings(_ chart: AuditedChart, in picture: AuditedPicture, hitAreas: [Rect]) -> [AuditFinding]
  {
    range(chart) + lockedNames(chart, picture) + lockedStretch(chart) + leadingAxis(chart)
      + silent(chart) + crowdedSmall(chart, hitAreas)
  }

  /// Finds plots below one another whose leading edges are close but not aligned.
  static func alignment(_ charts: [AuditedChart]) -> [AuditFinding] {
    for (index, lower) in charts.enumerated() {
      for upper in charts[..<index] {
        let isBelow = lower.node.frame.minY >= upper.node.frame.maxY - tolerance
        let isColumn = abs(lower.node.frame.minX - upper.node.frame.minX) <= tolerance
        let gap = abs(lower.plot.minX - upper.plot.minX)
        guard isBelow, isColumn, gap > tolerance else { continue }
        return [
          AuditFinding(
            .aligned,
            "The plots of \(upper.name) and \(lower.name) stand in one column and begin "
              + "\(Text.number(gap)) points apart.", measured: "\(Text.number(gap)) pt", required: "0 pt",
            remedy: "Put the value axes on the trailing side (AxisMarks(position: .trailing)), or give both "
              + "the same width with .chartYAxis { AxisMarks { AxisValueLabel().frame(width: …) } }.",
            frame: CGRect(lower.plot))
        ]
      }
    }
    return []
  }

  // MARK: - range

  /// Finds values outside the axis, which are clipped or not drawn.
  private static func range(_ chart: AuditedChart) -> [AuditFinding] {
    guard let facts = chart.node.facts?.chart, let axis = facts.y, axis.scale != .category else { return [] }
    let slack = (axis.range.upperBound - axis.range.lowerBound) * 1e-9
    var outside = axis.excluded
    var count = outside.count
    // A formula may have any values.
    for series in facts.series where !series.isFunction {
      for value in series.y where value.isFinite {
        count += 1
        if value < axis.range.lowerBound - slack || value > axis.range.upperBound + slack {
          outside.append(value)
        }
      }
    }
    guard let lowest = outside.min(), let highest = outside.max(), facts.form != .share else { return [] }
    let name = facts.isSideways ? "x" : "y"
    let domain = "\(Text.value(axis.range.lowerBound)) to \(Text.value(axis.range.upperBound))"
    let values =
      lowest == highest ? Text.value(lowest) : "\(Text.value(lowest)) to \(Text.value(highest))"
    let (low, high) = (min(lowest, axis.range.lowerBound), max(highest, axis.range.upperBound))
    let remedy =
      axis.scale == .logarithmic && lowest <= 0
      ? "Use .chart\(name.uppercased())Scale(type: .symmetricLog), which shows zero and negative values."
      : "Use .chart\(name.uppercased())Scale(domain: \(Text.value(low))...\(Text.value(high))), or leave the "
        + "domain to the data."
    return [
      AuditFinding(
        .range,
        "\(outside.count) of \(Text.count(count, "value lies", "values lie")) (\(values)) outside the \(name) "
          + "axis, which shows \(domain): a mark that is cut off looks like a mark that ends there.",
        measured: "\(outside.count) outside", required: "0 outside", remedy: remedy,
        frame: CGRect(chart.plot))
    ]
  }

  // MARK: - no-locked-data

  private static func lockedNames(_ chart: AuditedChart, _ picture: AuditedPicture) -> [AuditFinding] {
    let names = chart.drawn.series.map(\.name).filter { !$0.isEmpty }
    guard names.count > 1 else { return [] }
    // Long names are truncated in the picture.
    let shownTexts = picture.texts.map(\.run.span.string)
    let missing = names.filter { name in
      !shownTexts.contains { $0.contains(name) || $0.hasSuffix("…") && name.hasPrefix($0.dropLast()) }
    }
    guard missing.count == names.count else { return [] }
    return [
      AuditFinding(
        .noLockedData,
        "\(Text.count(names.count, "colour stands", "colours stand")) for \(Text.list(names, most: 3)), and none "
          + "of these names is in the picture: users see them only by pointing at the marks.",
        measured: "0 of \(names.count) names", required: "\(names.count) of \(names.count) names",
        remedy: "Show the legend (.chartLegend(.visible)), or write the names beside their marks with "
          + ".annotation.", frame: CGRect(chart.node.frame))
    ]
  }

  private static func lockedStretch(_ chart: AuditedChart) -> [AuditFinding] {
    let factor = chart.chart.scrolling?.x.factor ?? 1
    guard factor.isFinite, factor > 1.001 else { return [] }
    let share = "\(Int((100 / factor).rounded())) %"
    return [
      AuditFinding(
        .noLockedData,
        "\(share) of the x axis is in the picture; the rest has to be scrolled to.",
        measured: share, required: "100 %",
        remedy: "Say what the whole shows in a text above, or add a small chart of all of it without "
          + ".chartScrollableAxes.", frame: CGRect(chart.plot))
    ]
  }

  // MARK: - aligned

  private static func leadingAxis(_ chart: AuditedChart) -> [AuditFinding] {
    guard let axis = chart.drawn.y, axis.kind == .numbers, !chart.drawn.isRightToLeft else { return [] }
    let labels = axis.labels.filter { !$0.text.isEmpty }
    guard labels.count > 1, labels.allSatisfy({ $0.frame.maxX <= chart.drawn.plot.minX + tolerance }) else {
      return []
    }
    let indent = chart.drawn.plot.minX
    return [
      AuditFinding(
        .aligned,
        "The y axis has its labels on the leading side, so that the plot begins \(Text.number(indent)) points "
          + "inside the content above and below.", measured: "\(Text.number(indent)) pt",
        required: "labels on the trailing side",
        remedy: "Use AxisMarks(position: .trailing), which is what .automatic does.",
        frame: CGRect(chart.plot))
    ]
  }

  // MARK: - audio-graph

  private static func silent(_ chart: AuditedChart) -> [AuditFinding] {
    let marks = chart.drawn.marks.filter { $0.count > 0 }
    guard !marks.isEmpty, !chart.drawn.hidesAllElements else { return [] }
    let facts = chart.node.facts?.chart
    let count = facts.map { facts in facts.series.reduce(0) { $0 + $1.y.count { $0.isFinite } } } ?? 0
    guard count == 0 else { return [] }
    return [
      AuditFinding(
        .audioGraph,
        "\(chart.name) has \(Text.count(marks.reduce(0) { $0 + $1.count }, "mark", "marks")) and no value that "
          + "can sound: its audio graph is silent.", measured: "0 tones", required: "1 tone a value",
        remedy: "Give the marks numbers with .value(…), or describe the chart with "
          + ".accessibilityChartDescriptor(…).", frame: CGRect(chart.node.frame))
    ]
  }

  // MARK: - small-screen

  private static func crowdedSmall(_ chart: AuditedChart, _ hitAreas: [Rect]) -> [AuditFinding] {
    let frame = chart.node.frame
    guard frame.width > 0, frame.width < smallWidth else { return [] }
    var findings: [AuditFinding] = []
    for (name, axis) in [("x", chart.drawn.x), ("y", chart.drawn.y)] {
      let labels = axis?.labels.filter { !$0.text.isEmpty }.count ?? 0
      guard labels > smallLabels, axis?.kind != .names else { continue }
      findings.append(
        AuditFinding(
          .smallScreen,
          "\(labels) labels of the \(name) axis on a chart \(Text.number(frame.width)) points wide, which is "
            + "read at a glance.", measured: "\(labels) labels", required: "at most \(smallLabels) labels",
          remedy: "Use AxisMarks(values: .automatic(desiredCount: 3)).", frame: CGRect(frame)))
    }
    let small = hitAreas.filter { frame.contains($0.center) && $0.width < frame.width - tolerance }
    if !small.isEmpty {
      findings.append(
        AuditFinding(
          .smallScreen,
          "\(Text.count(small.count, "part", "parts")) of a chart \(Text.number(frame.width)) points wide "
            + "answer to a pointer.", measured: "\(small.count)", required: "0",
          remedy: "Let the whole chart be one control that opens a larger one.", frame: CGRect(frame)))
    }
    return findings
  }
}
