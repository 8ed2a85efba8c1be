import OpenChartsChartModel
import OpenChartsDisplayList
import OpenChartsIsolation
import SwiftUI

/// Views around a drawing of the engine, as in `chartPlotStyle` and `chartXAxisStyle`.
///
/// The engine asks for sizes, reads the position of the placeholder in the views, and passes the drawing. Used on the
/// main actor only, during layout.
final class FrameContainer: PlotContainer {
  private let content: ViewContent
  private let slot: DrawingSlot
  private var root: ViewNode { content.node }

  @MainActor init(_ view: any View, as role: ChartViewRole, in scope: ChartScope) {
    let slot = DrawingSlot()
    self.slot = slot
    content = scope.content(of: AnyView(view), as: role) { $0.drawingSlot = slot }
  }

  func layout(proposal: Size) -> (size: Size, plot: Rect) {
    onMainActor {
      root.place(at: .zero, proposal: ProposedViewSize(proposal.cgSize))
      let size = Size(root.frame.size)
      // If the author omits the placeholder, the marks have the whole size.
      let plot = slot.node.map { Rect($0.frame) } ?? Rect(origin: .zero, size: size)
      return (size, plot)
    }
  }

  func draw(size: Size, plot: DisplayList) -> DisplayList {
    onMainActor {
      if Size(root.frame.size) != size {
        root.place(at: .zero, proposal: ProposedViewSize(size.cgSize))
      }
      slot.list = plot
      var drawing = Drawing()
      root.draw(into: &drawing)
      return content.settingAside(from: drawing)
    }
  }
}

/// The slot that passes the drawing to the placeholder.
@MainActor final class DrawingSlot {
  var list = DisplayList()
  weak var node: ViewNode?
}

/// The placeholder takes the proposed size and draws the engine's drawing.
extension DrawingSlot: HostedContent {
  func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  func layout(in node: ViewNode) {}
  func draw(_ node: ViewNode, into drawing: inout Drawing) { drawing.append(list, at: node.frame.origin) }
}

extension Drawing {
  /// Appends a list at an origin.
  mutating func append(_ other: DisplayList, at origin: CGPoint) {
    list.append(other, x: Double(origin.x), y: Double(origin.y))
  }

  /// Appends a chart as one group, so that an animation to or from the origin keeps its parts together.
  mutating func append(chart: DisplayList, at origin: CGPoint) {
    var chart = chart
    var group = GroupItem(chart.items)
    group.transform = .translation(Double(origin.x), Double(origin.y))
    chart.items = []
    append(chart, at: origin)
    if !group.children.isEmpty { list.items.append(.group(group)) }
  }
}

extension EnvironmentValues {
  @Entry var drawingSlot: DrawingSlot?
}

struct DrawingSlotView {}

extension DrawingSlotView: _PrimitiveView {
  func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    guard let slot = context.environment.drawingSlot else { return }
    let node = HostedNode(slot, environment: context.environment)
    slot.node = node
    nodes.append(node)
  }
}

/// The plot area with its marks, for `chartPlotStyle`.
public struct ChartPlotContent: Sendable {}

extension ChartPlotContent: View {
  /// The drawing of the chart, in the proposed size.
  public var body: some View { DrawingSlotView() }
}

/// The layer of `compositingLayer(style:)`, as a view to which modifiers are applied.
public struct PlaceholderContentView<Value>: Sendable {}

extension PlaceholderContentView: View {
  /// The drawing of the chart, in the proposed size.
  public var body: some View { DrawingSlotView() }
}

/// An axis with its labels, for `chartXAxisStyle` and `chartYAxisStyle`.
public struct ChartAxisContent: Sendable {}

extension ChartAxisContent: View {
  /// The drawing of the chart, in the proposed size.
  public var body: some View { DrawingSlotView() }
}
