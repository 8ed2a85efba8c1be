import ChartModel
import DisplayList
import Isolation
import SwiftUI

/// The context in which a chart's content is converted to requests: its environment, and identities for views in it.
@MainActor final class ChartScope {
  let context: _ViewContext
  /// Kept alive, because the engine may draw views after the tree is evaluated.
  private let graph: ViewGraph
  private var viewCount = 0
  /// The scroll position, in a live session.
  var scroll: ChartScroll?
  /// The keys of the chart's interactive elements, the same in successive frames.
  var liveKeys: [Int] = []
  /// The interactive elements of views in the chart, by view identity and in their own coordinates, in a live
  /// session.
  var liveContents: [GroupRole: Drawing] = [:]

  init(context: _ViewContext) {
    self.context = context
    graph = context.scope.graph
  }

  var environment: EnvironmentValues { context.environment }

  /// Wraps a view as content that the engine can measure and draw.
  func content(
    of view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> ViewContent {
    viewCount += 1
    var environment = environment
    change(&environment)
    let childContext = context.child(.index(viewCount)).with(environment)
    return ViewContent(
      node: childContext.node(of: view), identity: "view \(viewCount)", live: environment.isLive ? self : nil)
  }
}

/// A view that the engine measures and draws. Used on the main actor only, during layout.
struct ViewContent: MeasuredContent {
  let node: ViewNode
  /// Unique within a chart.
  let identity: String
  /// The scope that stores the view's interactive elements; `nil` in a picture.
  var live: ChartScope?

  func size(width: Double?, height: Double?) -> Size {
    onMainActor {
      Size(node.size(ProposedViewSize(width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) })))
    }
  }

  func draw(size: Size) -> DisplayList {
    onMainActor {
      node.place(at: .zero, proposal: ProposedViewSize(size.cgSize))
      var drawing = Drawing()
      node.draw(into: &drawing)
      if let live, !drawing.list.regions.isEmpty || !drawing.live.controls.isEmpty {
        let role = GroupRole.control(identity)
        drawing.list.items = [.group(GroupItem(drawing.list.items, role: role))]
        live.liveContents[role] = drawing
      }
      // The host adds the regions at the positions that the engine chooses.
      drawing.list.regions = []
      return drawing.list
    }
  }
}

extension DisplayList {
  /// The accessibility labels of the list, in order.
  var words: String {
    func text(_ nodes: [AccessibilityNode]) -> [String] {
      nodes.flatMap { [$0.label] + text($0.children) }
    }
    return text(accessibility).filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
