import Foundation
import ViewValues

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
  /// Runs when a link or `openURL` leads to an address of the program's own, one whose scheme is not of the web, in a
  /// live session; a picture is not opened.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    NodeModified(content: self, modifier: OpensAddresses(action: action))
  }
}
