import Foundation
import ViewValues

/// Content of another module that measures and draws itself in a view tree.
@MainActor package protocol HostedContent: AnyObject {
  /// Returns the size for a proposal. Must depend on the proposal only.
  func measure(_ proposal: ProposedViewSize) -> CGSize
  /// Lays out the content after the node has its frame, and sets the node's children.
  func layout(in node: ViewNode)
  /// Draws the content at the node's frame.
  func draw(_ node: ViewNode, into drawing: inout Drawing)
  /// Releases references from other views to the node, because the tree was replaced.
  func dismantle()
}

extension HostedContent {
  package func dismantle() {}
}

/// A node for content of another module.
package final class HostedNode: ViewNode {
  package let content: any HostedContent

  package init(_ content: any HostedContent, environment: EnvironmentValues) {
    self.content = content
    super.init(environment: environment)
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize { content.measure(proposal) }
  package override func layout() { content.layout(in: self) }
  package override func draw(into drawing: inout Drawing) { content.draw(self, into: &drawing) }

  package override func dismantle() {
    super.dismantle()
    content.dismantle()
  }
}
