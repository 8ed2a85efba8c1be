import OpenChartsChartModel
import OpenChartsIsolation
import SwiftUI

/// A chart: marks with axes and a legend.
///
///     Chart(steps) { day in
///       BarMark(x: .value("Day", day.date, unit: .day), y: .value("Steps", day.count))
///     }
///
/// A chart takes the proposed size.
public struct Chart<Content: ChartContent>: Sendable {
  private let content: MainActorBox<Content>
  /// Walks the content. This is a closure, so that it is specialized for the content's type in the client. A chart with
  /// a million marks is then several times as fast.
  private let walk: @MainActor (Content, _ChartCollector) -> Void
  private let origin = ChartOrigin()

  @usableFromInline init(
    content: Content, walk: @escaping @MainActor (Content, _ChartCollector) -> Void
  ) {
    self.content = MainActorBox(content)
    self.walk = walk
  }

  /// Creates a chart from the marks in a closure.
  @inlinable public init(@ContentBuilder content: () -> Content) {
    self.init(content: content()) { $0._collect(into: $1) }
  }

  /// Creates a chart with content for each element of a collection.
  @inlinable public init<Data, C>(_ data: Data, @ContentBuilder content: @escaping (Data.Element) -> C)
  where
    Content == ForEach<Data, Data.Element.ID, C>, Data: RandomAccessCollection, C: ChartContent,
    Data.Element: Identifiable
  { self.init(content: ForEach(data, content: content)) { $0._collect(into: $1) } }

  /// Creates a chart with content for each element, identified by the value at a key path.
  @inlinable public init<Data, ID, C>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ContentBuilder content: @escaping (Data.Element) -> C
  )
  where
    Content == ForEach<Data, ID, C>, Data: RandomAccessCollection, ID: Hashable, C: ChartContent
  { self.init(content: ForEach(data, id: id, content: content)) { $0._collect(into: $1) } }
}

extension Chart: View {
  /// The view that draws the chart.
  public var body: some View { ChartLeaf(content: content.value, walk: walk, origin: origin) }
}

/// The view that makes the chart's node.
struct ChartLeaf<Content: ChartContent> {
  let content: Content
  let walk: @MainActor (Content, _ChartCollector) -> Void
  let origin: ChartOrigin
}

extension ChartLeaf: _PrimitiveView {
  func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    let scope = ChartScope(context: context.child(.index(0)))
    let changes = context.scope.graph.changes
    let isLive = context.environment.isLive
    let marks = scope.collected(of: origin) {
      let collector = _ChartCollector(scope: scope)
      collector.withChartStyle { walk(content, collector) }
      return collector.finish()
    }
    if isLive {
      scope.liveKeys = (0..<ChartHost.livePartCount).map { context.child(.index(-1 - $0)).scope.number }
      scope.scroll = context.child(.index(1)).scope.slot(0) {
        ChartScroll(changes: changes)
      }
    }
    let host = ChartHost(marks: marks, scope: scope)
    nodes.append(HostedNode(host, environment: context.environment))
  }
}
