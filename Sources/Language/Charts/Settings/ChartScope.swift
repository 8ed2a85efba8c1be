import OpenChartsChartModel
import OpenChartsDisplayList
import OpenChartsIsolation
import SwiftUI

/// The context in which a chart's content is converted to requests: its environment, and identities for views in it.
@MainActor final class ChartScope {
  let context: _ViewContext
  /// The identity of the chart. It stays the same as long as the chart's view exists.
  let id: ChartID
  /// The graph of views. The reference keeps it alive, because the engine may draw views after the tree is evaluated.
  private let graph: ViewGraph
  /// The number of views made so far, by role.
  private var occurrences: [ChartViewRole: Int] = [:]
  /// The scroll position in a live session; `nil` in a picture.
  var scroll: ChartScroll?
  /// The keys of the chart's interactive elements. They stay the same in successive frames.
  var liveKeys: [Int] = []
  /// In a live session, the interactive elements of views in the chart, by view identity and in the coordinates of each
  /// view.
  var liveContents: [GroupRole: Drawing] = [:]

  /// The environment keys that collecting the content has read.
  let contentReads = EnvironmentReads()
  /// Whether views have been made in this scope, or the content's annotations will make views later.
  var makesViews = false

  init(context: _ViewContext) {
    self.context = context
    let graph = context.scope.graph
    self.graph = graph
    id = context.scope.slot(0) { ChartIdentity(graph.nextChartID()) }.id
  }

  var environment: EnvironmentValues { context.environment }

  /// Returns a view as content that the engine can measure and draw.
  ///
  /// - Parameter role: The role of the view in the chart, which identifies it. It keeps its state and running gestures
  ///   as long as the chart has a view in this role, even if other views are added or removed.
  func content(
    of view: some View, as role: ChartViewRole, _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> ViewContent {
    makesViews = true
    let occurrence = occurrences[role, default: 0]
    occurrences[role] = occurrence + 1
    var environment = environment
    change(&environment)
    let viewContext = context.child(.id(AnyHashable(role))).child(.index(occurrence)).with(environment)
    return ViewContent(
      node: viewContext.node(of: view), number: viewContext.scope.number,
      live: environment.isLive ? self : nil)
  }

  /// Prepares a new layout, which creates the views of annotations again.
  func beginLayout() {
    occurrences = occurrences.filter { if case .annotation = $0.key { false } else { true } }
  }
}

/// The identity of a chart, stored per view identity.
@MainActor private final class ChartIdentity {
  let id: ChartID

  init(_ id: ChartID) { self.id = id }
}

/// The part of a view in a chart.
enum ChartViewRole: Hashable {
  case plotStyle, legend, axisStyle, axisTitle, axisLabel
  /// A position at the marks of some content; `depth` is the number of annotations around that content.
  case annotation(ContentIdentity, depth: Int)
  case symbol(ContentIdentity)
  case layer(ContentIdentity)
}

/// A view that the engine measures and draws. Used on the main actor only, during layout.
struct ViewContent: MeasuredContent {
  let node: ViewNode
  /// The number of the view, unique in the view tree. It stays the same in successive frames.
  let number: Int
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
      return settingAside(from: drawing)
    }
  }

  /// Stores the view's interactive elements for ``ChartHost``, which adds them at the position where the engine places
  /// the view's drawing.
  ///
  /// - Returns: The drawing without its interactive regions.
  @MainActor func settingAside(from drawing: Drawing) -> DisplayList {
    var drawing = drawing
    if let live, !drawing.list.regions.isEmpty || !drawing.live.controls.isEmpty {
      let role = GroupRole.control(number)
      drawing.list.items = [.group(GroupItem(drawing.list.items, role: role))]
      live.liveContents[role] = drawing
    }
    drawing.list.regions = []
    return drawing.list
  }
}
