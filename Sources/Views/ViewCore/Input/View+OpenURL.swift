import Foundation
import OpenChartsViewValues

private struct OpensAddresses: NodeModifier {
  let action: (URL) -> Void

  @MainActor func wrap(_ node: ViewNode, in context: _ViewContext) -> ViewNode { OpenerNode(node, action) }
}

private final class OpenerNode: WrapperNode {
  private let action: (URL) -> Void

  init(_ content: ViewNode, _ action: @escaping (URL) -> Void) {
    self.action = action
    super.init(content)
  }

  override func draw(into drawing: inout Drawing) {
    drawing.live.openers.append(action)
    content.draw(into: &drawing)
  }
}

extension View {
  /// Adds an action that runs when a link or `openURL` opens a URL whose scheme is not of the web, in a live session.
  /// Has no effect in a picture.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    NodeModified(content: self, modifier: OpensAddresses(action: action))
  }
}
