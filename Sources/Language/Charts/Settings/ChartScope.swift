import ChartModel
import DisplayList
import Isolation
import SwiftUI

/// Where a chart turns what was written into requests: its environment, and identity for views in it.
@MainActor final class ChartScope {
  let context: _ViewContext
  /// Kept alive: the engine may ask for views after the tree is done.
  private let graph: ViewGraph
  private var viewCount = 0
  /// Where somebody has scrolled to, in a live session.
  var scroll: ChartScroll?
  /// Numbers for the live parts of the chart, the same from drawing to drawing.
  var liveKeys: [Int] = []
  /// What views in the chart answer to, by their identities and in their own coordinates, in a live session.
  var liveContents: [GroupRole: Drawing] = [:]

  init(context: _ViewContext) {
    self.context = context
    graph = context.scope.graph
  }

  var environment: EnvironmentValues { context.environment }

  /// A view as content that the engine can measure and draw.
  func content(
    of view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> ViewContent {
    viewCount += 1
    var environment = environment
    change(&environment)
    let place = context.child(.index(viewCount)).with(environment)
    return ViewContent(
      node: place.node(of: view), identity: "view \(viewCount)", live: environment.isLive ? self : nil)
  }
}

/// A view that the engine measures and draws; only used on the main actor, during layout.
struct ViewContent: MeasuredContent {
  let node: ViewNode
  /// Unique within a chart.
  let identity: String
  /// Where to keep what the view answers to; `nil` in a still picture.
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
      // They are found where the engine puts the items.
      drawing.list.regions = []
      return drawing.list
    }
  }
}
