/// What a module above does with a box around one other: nodes can be derived from in their own module alone.
@MainActor package protocol HostedWrapping {
  /// Adds the drawing of the wrapped box, changed as need be.
  func draw(_ node: WrapperNode, into drawing: inout Drawing)
  /// What the box says about a preference; `nil` when nothing.
  func preference<K: PreferenceKey>(_ key: K.Type, of node: WrapperNode) -> K.Value?
}

extension HostedWrapping {
  package func draw(_ node: WrapperNode, into drawing: inout Drawing) { node.content.draw(into: &drawing) }

  package func preference<K: PreferenceKey>(_ key: K.Type, of node: WrapperNode) -> K.Value? {
    node.content.preference(key)
  }
}

/// A box around one other that draws and answers as another module says.
package final class HostedWrapper<Wrapping: HostedWrapping>: WrapperNode {
  package let wrapping: Wrapping

  package init(_ content: ViewNode, _ wrapping: Wrapping) {
    self.wrapping = wrapping
    super.init(content)
  }

  package override func draw(into drawing: inout Drawing) { wrapping.draw(self, into: &drawing) }

  package override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    wrapping.preference(key, of: self)
  }
}
