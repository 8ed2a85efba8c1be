import OpenChartsChartModel
import SwiftUI

extension ViewTree {
  /// Returns the requests of all charts in a view, in drawing order, for tests and tools.
  package static func chartRequests(
    of view: some View, in environment: EnvironmentValues = EnvironmentValues()
  ) -> [ChartRequest] { chartHosts(of: view, in: environment).map(\.request) }

  static func chartHosts(of view: some View, in environment: EnvironmentValues) -> [ChartHost] {
    let tree = ViewTree()
    tree.update(view, in: environment, proposal: ProposedViewSize(width: 400, height: 300))
    return tree.chartHosts
  }

  private var chartHosts: [ChartHost] {
    func hosts(_ node: ViewNode) -> [ChartHost] {
      let nodeHosts = ((node as? HostedNode)?.content as? ChartHost).map { [$0] } ?? []
      return nodeHosts + node.children.flatMap(hosts)
    }
    return root.map(hosts) ?? []
  }
}
