import ChartModel
import SwiftUI

/// A chart: marks with axes and a legend.
///
///     Chart(steps) { day in
///       BarMark(x: .value("Day", day.date, unit: .day), y: .value("Steps", day.count))
///     }
///
/// A chart takes all the space that it is offered.
public struct Chart<Content: ChartContent>: @unchecked Sendable {
  // Read on the main actor alone.
  private let content: Content

  public init(@ContentBuilder content: () -> Content) { self.content = content() }

  /// Content for each element.
  public init<Data, C>(_ data: Data, @ContentBuilder content: @escaping (Data.Element) -> C)
  where
    Content == ForEach<Data, Data.Element.ID, C>, Data: RandomAccessCollection, C: ChartContent,
    Data.Element: Identifiable
  { self.content = ForEach(data, content: content) }

  /// Content for each element, identified by a part of it.
  public init<Data, ID, C>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ContentBuilder content: @escaping (Data.Element) -> C
  )
  where
    Content == ForEach<Data, ID, C>, Data: RandomAccessCollection, ID: Hashable, C: ChartContent
  { self.content = ForEach(data, id: id, content: content) }
}

extension Chart: View {
  public var body: some View { ChartLeaf(content: content) }
}

/// The part of a chart that makes its node.
struct ChartLeaf<Content: ChartContent> {
  let content: Content
}

extension ChartLeaf: _PrimitiveView {
  func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    let scope = ChartScope(context: context.child(.index(0)))
    let collector = _ChartCollector(scope: scope)
    // Content reads state that the chart must notice.
    context.scope.graph.tracking { content._collect(into: collector) }
    let host = ChartHost(marks: collector.finish(), scope: scope)
    nodes.append(HostedNode(host, environment: context.environment))
  }
}
