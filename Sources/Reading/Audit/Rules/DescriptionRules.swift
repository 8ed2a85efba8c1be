import Foundation
import OpenChartsDisplayList

/// Rules for screen reader texts.
enum DescriptionRules {
  private static let elementLimit = 300

  static func findings(_ chart: AuditedChart) -> [AuditFinding] {
    let frame = CGRect(chart.node.frame)
    var findings: [AuditFinding] = []
    let hasTitle = !chart.node.label.isEmpty && chart.node.label != "Chart"
    let hasAxisTitle = !(chart.drawn.x?.title ?? "").isEmpty || !(chart.drawn.y?.title ?? "").isEmpty
    // A chart has a description from its facts, unless its author set a value.
    let isDescribed = !chart.node.value.isEmpty || chart.node.facts != nil
    if !hasTitle, !hasAxisTitle, !isDescribed {
      findings.append(
        AuditFinding(
          .described, "Nothing says what the chart is about: no title, no label and no summary.",
          measured: "0 texts", required: "1 text",
          remedy: "Add .accessibilityLabel(\"…\") or a title in the container around the chart.", frame: frame
        ))
    }
    if !isDescribed {
      findings.append(
        AuditFinding(
          .overview, "\(chart.name) has no overview: its kind, its axes and their bounds are not described.",
          measured: "none", required: "kind, axes, bounds",
          remedy: "Do not replace the chart's accessibility value with an empty text.", frame: frame))
    }
    let elements = leaves(of: chart.node)
    let hasMarks = chart.drawn.marks.contains { $0.count > 0 }
    if hasMarks, elements.isEmpty {
      findings.append(
        AuditFinding(
          .accessible, "\(chart.name) has marks, and no element that a screen reader can reach.",
          measured: "0 elements", required: "1 element a mark or interval",
          remedy: "Remove .accessibilityHidden(true) from the marks.", frame: frame))
    }
    let silent = elements.filter { $0.label.isEmpty && $0.value.isEmpty }
    if let first = silent.first {
      findings.append(
        AuditFinding(
          .accessible, "\(Text.count(silent.count, "element has", "elements have")) neither label nor value.",
          measured: "\(silent.count) silent", required: "0 silent",
          remedy: "Add .accessibilityLabel(…) and .accessibilityValue(…) to the marks, or hide them.",
          frame: CGRect(first.frame)))
    }
    if elements.count > elementLimit {
      findings.append(
        AuditFinding(
          .groups, "\(chart.name) has \(elements.count) elements to step through.",
          measured: "\(elements.count)", required: "at most \(elementLimit)",
          remedy: "Leave the elements of many marks to the chart, which groups them into intervals.",
          frame: frame))
    }
    return findings + repeated(elements, chart) + spokenAxes(chart)
  }

  private static func leaves(of node: AccessibilityNode) -> [AccessibilityNode] {
    node.children.flatMap { child -> [AccessibilityNode] in
      let isElement = child.role == .mark || child.role == .interval
      return (isElement ? [child] : []) + leaves(of: child)
    }
  }

  // MARK: - label-context

  private static func repeated(_ elements: [AccessibilityNode], _ chart: AuditedChart) -> [AuditFinding] {
    // Two equal numbers may be context and value.
    let doubled = elements.filter { $0.label == $0.value && $0.label.contains(where: \.isLetter) }
    let titles = [chart.drawn.x?.title, chart.drawn.y?.title].compactMap { $0 }.filter { $0.count > 3 }
    let named = elements.filter { element in
      titles.contains { element.label.hasPrefix($0) }
    }
    var findings: [AuditFinding] = []
    if let first = doubled.first {
      findings.append(
        AuditFinding(
          .labelContext,
          "\(Text.count(doubled.count, "element says", "elements say")) the same as label and "
            + "value: \"\(first.label)\" is heard twice.", measured: "\(doubled.count)", required: "0",
          remedy: "Give the context as the label and the amount as the value.", frame: CGRect(first.frame)))
    }
    if let first = named.first, named.count == elements.count, elements.count > 2 {
      findings.append(
        AuditFinding(
          .labelContext,
          "Every element begins with the title of an axis (\"\(first.label)\"), which the overview says "
            + "already.", measured: "\(named.count) elements", required: "0",
          remedy: "Leave the axis' title out of .accessibilityLabel(…).", frame: CGRect(first.frame)))
    }
    return findings
  }

  // MARK: - quiet-axes

  private static func spokenAxes(_ chart: AuditedChart) -> [AuditFinding] {
    let labels = Set(((chart.drawn.x?.labels ?? []) + (chart.drawn.y?.labels ?? [])).map(\.text))
    func texts(_ node: AccessibilityNode) -> [AccessibilityNode] {
      (node.role == .text && labels.contains(node.label) ? [node] : []) + node.children.flatMap(texts)
    }
    let spoken = chart.node.children.flatMap(texts)
    guard spoken.count > 1, let first = spoken.first else { return [] }
    return [
      AuditFinding(
        .quietAxes, "\(spoken.count) labels of axes are read out one by one (\"\(first.label)\").",
        measured: "\(spoken.count)", required: "0", remedy: "Hide them with .accessibilityHidden(true).",
        frame: CGRect(first.frame))
    ]
  }

  // MARK: - accessible

  /// Finds plots that are drawn but missing in the accessibility tree.
  static func hiddenCharts(in picture: AuditedPicture) -> [AuditFinding] {
    let hidden = picture.plots.filter { plot in
      !picture.charts.contains { $0.node.chart == plot.chart }
    }
    guard let first = hidden.first else { return [] }
    return [
      AuditFinding(
        .accessible,
        "\(Text.count(hidden.count, "chart is", "charts are")) drawn and hidden from screen readers.",
        measured: "\(hidden.count) hidden", required: "0 hidden",
        remedy: "Remove .accessibilityHidden(true), or say in words elsewhere what the chart shows.",
        frame: CGRect(Rect(origin: first.origin, size: .zero)))
    ]
  }
}
