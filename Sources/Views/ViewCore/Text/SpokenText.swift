import Foundation
import OpenChartsDisplayList
import OpenChartsPhrases
import OpenChartsViewValues

extension ViewNode {
  /// The text that assistive technology reads for this node: labels and values in order.
  package final var spokenText: String {
    let nodes = render(.unspecified).accessibility
    func words(_ node: AccessibilityNode) -> [String] {
      [node.label, node.value] + node.children.flatMap(words)
    }
    return nodes.flatMap(words).filter { !$0.isEmpty }.joined(
      separator: SpeechLanguage(environment.locale).comma)
  }
}

extension EnvironmentValues {
  /// The text that assistive technology reads for a view in this environment, without state.
  @MainActor package func spokenText(of view: some View) -> String {
    let graph = ViewGraph()
    defer { withExtendedLifetime(graph) {} }
    return _ViewContext(environment: self, scope: StateScope(graph: graph)).node(of: view).spokenText
  }
}
