import Accessibility
import OpenChartsDescriptions
import OpenChartsDisplayList
import OpenChartsViewValues

/// A provider of a chart description for assistive technology.
public protocol AXChartDescriptorRepresentable {
  /// Makes the descriptor when the chart first appears. Later changes call `updateChartDescriptor(_:)`.
  func makeChartDescriptor() -> AXChartDescriptor
  /// Updates the descriptor in a live session.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

private struct ChartDescription<R: AXChartDescriptorRepresentable>: NodeModifier {
  let representable: R
  @MainActor func wrap(_ node: ViewNode, in context: _ViewContext) -> ViewNode {
    let slot = context.scope.slot(0) { DescriptorSlot() }
    if let descriptor = slot.descriptor {
      representable.updateChartDescriptor(descriptor)
    } else {
      slot.descriptor = representable.makeChartDescriptor()
    }
    return ChartDescriptorNode(node, descriptor: slot.descriptor)
  }
}

private final class DescriptorSlot {
  var descriptor: AXChartDescriptor?
}

/// A chart with a title and a summary from its author, and the author's points if the chart has none.
package final class ChartDescriptorNode: WrapperNode {
  package let descriptor: AXChartDescriptor?

  init(_ content: ViewNode, descriptor: AXChartDescriptor?) {
    self.descriptor = descriptor
    super.init(content)
  }

  package override func draw(into drawing: inout Drawing) {
    let inner = drawing.isolated(content.draw)
    drawing.list.items += inner.items
    guard let descriptor else {
      drawing.list.accessibility += inner.accessibility
      return
    }
    var nodes = inner.accessibility
    if let chart = nodes.firstIndex(where: { $0.role == .chart }) {
      describe(&nodes[chart], by: descriptor)
    } else {
      // The view contains no chart, so it becomes a chart element itself.
      var whole = AccessibilityNode(role: .chart, label: "", frame: Rect(frame), children: nodes)
      if !descriptor.series.isEmpty { whole.children = [] }
      describe(&whole, by: descriptor)
      nodes = [whole]
    }
    drawing.list.accessibility += nodes
  }

  private func describe(_ node: inout AccessibilityNode, by descriptor: AXChartDescriptor) {
    if let title = descriptor.title, !title.isEmpty { node.label = title }
    if let summary = descriptor.summary, !summary.isEmpty { node.value = summary }
    if !descriptor.series.isEmpty {
      // Calls the author's closures now and stores the results.
      let chart = DescribedChart(descriptor)
      let locale = environment.locale
      node.facts = ChartFacts(
        chart.frozen(locale: locale), sentences: ChartSentences(chart, locale: locale), locale: locale)
    }
    if node.children.isEmpty {
      node.children = descriptor.series.map { series in
        AccessibilityNode(
          role: .series, label: series.name ?? "", frame: node.frame,
          children: series.dataPoints.map { point($0, of: descriptor, frame: node.frame) })
      }
    }
  }

  private func point(_ point: AXDataPoint, of chart: AXChartDescriptor, frame: Rect)
    -> AccessibilityNode
  {
    func text(_ value: AXDataPointValue, _ axis: (any AXDataAxisDescriptor)?) -> String {
      switch value.value {
      case .category(let name): return name
      case .number(let number) where number.isFinite:
        return (axis as? AXNumericDataAxisDescriptor)?.valueDescriptionProvider(number) ?? "\(number)"
      case .number: return ""
      }
    }
    let x = text(point.xValue, chart.xAxis)
    let y = point.yValue.map { text($0, chart.yAxis) } ?? ""
    guard let label = point.label, !label.isEmpty else {
      return AccessibilityNode(role: .mark, label: x, value: y, frame: frame)
    }
    let value = [x, y].filter { !$0.isEmpty }.joined(separator: ", ")
    return AccessibilityNode(role: .mark, label: label, value: value, frame: frame)
  }
}

extension View {
  /// Gives a chart a title, a summary and series for assistive technology.
  nonisolated public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R
  ) -> some View {
    NodeModified(content: self, modifier: ChartDescription(representable: representable))
  }
}
