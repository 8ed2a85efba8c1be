import Foundation
import OpenChartsViewValues

/// Content of another module that measures and draws itself in a view tree.
@MainActor package protocol HostedContent: AnyObject {
  /// Returns the size for a proposal. Must depend on the proposal only.
  func measure(_ proposal: ProposedViewSize) -> CGSize
  /// The preferred distances from neighbours in a stack.
  var spacing: ViewSpacing { get }
  /// Lays out the content after the node has its frame, and sets the node's children.
  func layout(in node: ViewNode)
  /// Draws the content at the node's frame.
  func draw(_ node: ViewNode, into drawing: inout Drawing)
  /// Returns the node's value of a preference; `nil` for none.
  func preference<K: PreferenceKey>(_ key: K.Type, of node: ViewNode) -> K.Value?
}

extension HostedContent {
  package var spacing: ViewSpacing { ViewSpacing() }

  package func preference<K: PreferenceKey>(_ key: K.Type, of node: ViewNode) -> K.Value? { nil }
}

/// A node for content of another module.
package final class HostedNode: ViewNode {
  package let content: any HostedContent

  package init(_ content: any HostedContent, environment: EnvironmentValues) {
    self.content = content
    super.init(environment: environment)
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize { content.measure(proposal) }
  // Hosted content, such as a chart, has an ideal size.
  package override func hasArbitraryHeight(_ proposal: ProposedViewSize) -> Bool { false }
  package override var spacing: ViewSpacing { content.spacing }
  package override func layout() { content.layout(in: self) }
  package override func draw(into drawing: inout Drawing) { content.draw(self, into: &drawing) }

  package override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    content.preference(key, of: self) ?? super.preference(key)
  }
}
