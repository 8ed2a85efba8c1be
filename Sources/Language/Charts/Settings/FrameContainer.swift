import ChartModel
import DisplayList
import Isolation
import SwiftUI

/// Views around a drawing that the engine makes: what `chartPlotStyle` and `chartXAxisStyle` are given.
///
/// The engine asks for sizes, learns where the stand-in lies among the views, and hands over the drawing.
/// Only used on the main actor, during layout.
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
      // Where the author left the stand-in out, the marks get the whole room.
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

/// Where the stand-in's drawing is handed over.
@MainActor final class DrawingSlot {
  var list = DisplayList()
  weak var node: ViewNode?
}

/// The stand-in takes what it is offered and draws what the engine made.
extension DrawingSlot: HostedContent {
  func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  func layout(in node: ViewNode) {}
  func draw(_ node: ViewNode, into drawing: inout Drawing) { drawing.append(list, at: node.frame.origin) }
}

extension Drawing {
  /// Adds a list made for an origin of its own.
  mutating func append(_ other: DisplayList, at origin: CGPoint) {
    list.append(other, x: Double(origin.x), y: Double(origin.y))
  }
}

private struct DrawingSlotKey: EnvironmentKey {
  static var defaultValue: DrawingSlot? { nil }
}

extension EnvironmentValues {
  var drawingSlot: DrawingSlot? {
    get { self[DrawingSlotKey.self] }
    set { self[DrawingSlotKey.self] = newValue }
  }
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
  /// What the chart has drawn, in the size that it is offered.
  public var body: some View { DrawingSlotView() }
}

/// What a modifier is applied to, as a view: the layer of `compositingLayer(style:)`.
public struct PlaceholderContentView<Value>: Sendable {}

extension PlaceholderContentView: View {
  /// What the chart has drawn, in the size that it is offered.
  public var body: some View { DrawingSlotView() }
}

/// An axis with its labels, for `chartXAxisStyle` and `chartYAxisStyle`.
public struct ChartAxisContent: Sendable {}

extension ChartAxisContent: View {
  /// What the chart has drawn, in the size that it is offered.
  public var body: some View { DrawingSlotView() }
}
