import OpenChartsIsolation
import SwiftUI

/// A 3-D chart: points, lines, rectangles and surfaces in a box with three axes.
///
///     Chart3D(penguins) { penguin in
///       PointMark(
///         x: .value("Flipper (mm)", penguin.flipper), y: .value("Mass (kg)", penguin.mass),
///         z: .value("Bill (mm)", penguin.bill))
///     }
///
/// A chart takes the proposed size. The box is fitted into it with all its labels.
public struct Chart3D<Content: Chart3DContent>: Sendable {
  private let content: MainActorBox<Content>
  /// Walks the content. A closure, so that it is specialized for the content's type in the client, as for a 2-D
  /// chart.
  private let walk: @MainActor (Content, _Chart3DCollector) -> Void
  private let origin = ChartOrigin()

  @usableFromInline init(
    content: Content, walk: @escaping @MainActor (Content, _Chart3DCollector) -> Void
  ) {
    self.content = MainActorBox(content)
    self.walk = walk
  }

  /// Creates a chart from the marks in a closure.
  @inlinable public init(@Chart3DContentBuilder content: () -> Content) {
    self.init(content: content()) { $0._collect(into: $1) }
  }

  /// Creates a chart with content for each element.
  @inlinable public init<Data, C>(
    _ data: Data, @Chart3DContentBuilder content: @escaping (Data.Element) -> C
  )
  where
    Content == ForEach<Data, Data.Element.ID, C>, Data: RandomAccessCollection, C: Chart3DContent,
    Data.Element: Identifiable
  { self.init(content: ForEach(data, content: content)) { $0._collect(into: $1) } }

  /// Creates a chart with content for each element, identified by the value at a key path.
  @inlinable public init<Data, ID, C>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @Chart3DContentBuilder content: @escaping (Data.Element) -> C
  )
  where
    Content == ForEach<Data, ID, C>, Data: RandomAccessCollection, ID: Hashable, C: Chart3DContent
  { self.init(content: ForEach(data, id: id, content: content)) { $0._collect(into: $1) } }
}

extension Chart3D: View {
  /// The view that draws the chart.
  public var body: some View { Chart3DLeaf(content: content.value, walk: walk, origin: origin) }
}

/// The view that makes the chart's node.
struct Chart3DLeaf<Content: Chart3DContent> {
  let content: Content
  let walk: @MainActor (Content, _Chart3DCollector) -> Void
  let origin: ChartOrigin
}

extension Chart3DLeaf: _PrimitiveView {
  func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    let scope = ChartScope(context: context.child(.index(0)))
    let collected = scope.collected(of: origin) {
      let collector = _Chart3DCollector(scope: scope)
      collector.withChartStyle { walk(content, collector) }
      return collector.finish()
    }
    let environment = context.environment
    let changes = context.scope.graph.changes
    let rotation =
      environment.isLive ? context.child(.index(1)).scope.slot(0) { ChartRotation(changes: changes) } : nil
    if environment.isLive {
      scope.liveKeys = (0..<Chart3DHost.livePartCount).map { context.child(.index(-1 - $0)).scope.number }
    }
    nodes.append(HostedNode(Chart3DHost(collected, scope: scope, rotation), environment: environment))
  }
}
