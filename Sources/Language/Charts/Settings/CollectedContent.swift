import Observation
import SwiftUI

/// The identity of a chart value, shared by its copies only.
///
/// Two charts with the same origin come from one evaluation of the code that contains the chart, usually of a view's
/// body. If the graph evaluates the body again, the chart has another origin.
final class ChartOrigin: Sendable {}

/// The content of a chart in a live session, collected once for all evaluations that have the same chart value.
///
/// As in SwiftUI, the view that contains the chart determines when the chart changes: a static that the content reads
/// has no effect until the view's body is evaluated again. Reads of the content that report changes (state, observable
/// objects, environment values) are tracked here as well, because loops in the content run only after the view's body.
@MainActor private final class CollectedContent {
  private struct Entry {
    let origin: ChartOrigin
    let environment: EnvironmentValues
    let reads: EnvironmentReads
    let content: Any
  }

  private var entry: Entry?

  func content<Content>(
    of origin: ChartOrigin, in scope: ChartScope, tracking changes: ScopeChanges, _ collect: () -> Content
  ) -> Content {
    if !changes.isSet, let entry, entry.origin === origin,
      entry.reads.areSame(in: entry.environment, and: scope.environment),
      let content = entry.content as? Content
    {
      return content
    }
    entry = nil
    changes.clear()
    let content = withObservationTracking(collect) { changes.set() }
    // The next evaluation would remove the state of views that this evaluation does not make.
    if !scope.makesViews {
      entry = Entry(
        origin: origin, environment: scope.environment, reads: scope.contentReads, content: content)
    }
    return content
  }
}

extension ChartScope {
  /// Returns the content of a chart, collected again only if the chart or something that the content reads has
  /// changed. Call it before other views of the chart are made.
  func collected<Content>(of origin: ChartOrigin, _ collect: () -> Content) -> Content {
    guard context.scope.graph.keepsBodies else { return context.scope.graph.tracking(collect) }
    let scope = context.child(.index(0)).scope
    return scope.slot(0) { CollectedContent() }
      .content(of: origin, in: self, tracking: scope.changes, collect)
  }
}
