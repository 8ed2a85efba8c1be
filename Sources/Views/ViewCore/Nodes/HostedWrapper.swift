import OpenChartsViewValues

/// The behaviour of a ``HostedWrapper``, for modules above: they cannot subclass nodes.
@MainActor package protocol HostedWrapping {
  /// Returns the preferred distances from neighbours in a stack.
  func spacing(of node: WrapperNode) -> ViewSpacing
  /// Draws the wrapped node, with any change.
  func draw(_ node: WrapperNode, into drawing: inout Drawing)
  /// The node's value of a preference; `nil` for none.
  func preference<K: PreferenceKey>(_ key: K.Type, of node: WrapperNode) -> K.Value?
}

extension HostedWrapping {
  package func spacing(of node: WrapperNode) -> ViewSpacing { node.content.spacing }

  package func draw(_ node: WrapperNode, into drawing: inout Drawing) { node.content.draw(into: &drawing) }

  package func preference<K: PreferenceKey>(_ key: K.Type, of node: WrapperNode) -> K.Value? {
    node.content.preference(key)
  }
}

/// A node around another whose drawing and preferences another module defines.
package final class HostedWrapper<Wrapping: HostedWrapping>: WrapperNode {
  package let wrapping: Wrapping

  package init(_ content: ViewNode, _ wrapping: Wrapping) {
    self.wrapping = wrapping
    super.init(content)
  }

  package override var spacing: ViewSpacing { wrapping.spacing(of: self) }

  package override func draw(into drawing: inout Drawing) { wrapping.draw(self, into: &drawing) }

  package override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    wrapping.preference(key, of: self)
  }
}
