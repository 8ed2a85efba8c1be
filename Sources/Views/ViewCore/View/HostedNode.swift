import Foundation
import ViewValues

/// Content of another module that measures and draws itself among views.
@MainActor package protocol HostedContent: AnyObject {
  /// The size for an offer. Must depend on nothing but the offer.
  func measure(_ proposal: ProposedViewSize) -> CGSize
  /// The node has its frame: lays out what is inside and sets the node's children.
  func layout(in node: ViewNode)
  /// Adds the drawing at the node's frame.
  func draw(_ node: ViewNode, into drawing: inout Drawing)
  /// Lets go of views that know the node: the tree is another one now.
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
