import Foundation
import OpenChartsViewValues

/// A node that replaces the preference value of its content.
package final class PreferenceNode<Key: PreferenceKey>: WrapperNode {
  private let value: (PreferenceNode<Key>) -> Key.Value

  init(_ content: ViewNode, value: @escaping (PreferenceNode<Key>) -> Key.Value) {
    self.value = value
    super.init(content)
  }

  package override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    if key == Key.self { return value(self) as? K.Value }
    return super.preference(key)
  }
}

private struct PreferenceWriter<Key: PreferenceKey>: NodeModifier {
  let value: Key.Value
  @MainActor func wrap(_ node: ViewNode, in context: _ViewContext) -> ViewNode {
    let value = value
    return PreferenceNode<Key>(node) { _ in value }
  }
}

private struct PreferenceTransformer<Key: PreferenceKey>: NodeModifier {
  let transform: (inout Key.Value, Anchor<CGRect>) -> Void
  @MainActor func wrap(_ node: ViewNode, in context: _ViewContext) -> ViewNode {
    let transform = transform
    return PreferenceNode<Key>(node) { node in
      var value = node.content.preference(Key.self) ?? Key.defaultValue
      transform(&value, Anchor(node: node, source: .bounds))
      return value
    }
  }
}

private struct AnchorWriter<Key: PreferenceKey, A>: NodeModifier {
  let source: Anchor<A>.Source
  let transform: (Anchor<A>) -> Key.Value
  @MainActor func wrap(_ node: ViewNode, in context: _ViewContext) -> ViewNode {
    let (source, transform) = (source, transform)
    return PreferenceNode<Key>(node) { transform(Anchor(node: $0, source: source)) }
  }
}

/// Content made from the preferences of another view, layered in front of or behind it.
package final class PreferenceReaderNode: ContainerNode {
  private let primary: ViewNode
  private let alignment: Alignment
  private let isBehind: Bool
  private let make: (ViewNode) -> ViewNode

  init(
    _ primary: ViewNode, alignment: Alignment, isBehind: Bool,
    make: @escaping (ViewNode) -> ViewNode
  ) {
    self.primary = primary
    self.alignment = alignment
    self.isBehind = isBehind
    self.make = make
    super.init(environment: primary.environment, children: [primary])
    traits = primary.traits
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize { primary.size(proposal) }
  package override func hasArbitraryHeight(_ proposal: ProposedViewSize) -> Bool {
    primary.hasArbitraryHeight(proposal)
  }
  package override var spacing: ViewSpacing { primary.spacing }
  package override var preferenceSources: [ViewNode] { isBehind ? children.reversed() : children }

  package override func explicitGuide(
    _ guide: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { primary.guide(guide, in: size, proposal: proposal) }

  // Made during layout, because views in a `GeometryReader` set their preferences only then.
  package override func layout() {
    for child in children where child !== primary { child.dismantle() }
    primary.place(at: frame.origin, proposal: proposal)
    let other = make(primary)
    children = isBehind ? [other, primary] : [primary, other]
    let offer = ProposedViewSize(frame.size)
    let offset = alignedOffset(of: other, proposal: offer, in: frame.size, alignment)
    var x = offset.x
    if isRightToLeft { x = frame.width - x - other.size(offer).width }
    other.place(at: CGPoint(x: frame.minX + x, y: frame.minY + offset.y), proposal: offer)
  }
}

private struct PreferenceReader<Key: PreferenceKey, Content: View>: NodeModifier {
  let alignment: Alignment
  let isBehind: Bool
  let content: (Key.Value) -> Content
  @MainActor func wrap(_ node: ViewNode, in context: _ViewContext) -> ViewNode {
    let context = context.inStack(nil)
    return PreferenceReaderNode(node, alignment: alignment, isBehind: isBehind) { primary in
      let value = primary.preference(Key.self) ?? Key.defaultValue
      return context.node(of: context.scope.graph.tracking { content(value) })
    }
  }
}

extension View {
  /// Sets a preference, which the enclosing views read.
  nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value)
    -> some View
  {
    NodeModified(content: self, modifier: PreferenceWriter<K>(value: value))
  }

  /// Changes the preference value of the content. If no view sets the key, it starts with the default.
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    NodeModified(
      content: self, modifier: PreferenceTransformer<K>(transform: { value, _ in callback(&value) }))
  }

  /// Sets a preference made from an anchor of this view. Enclosing views resolve the anchor with a ``GeometryProxy``.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    NodeModified(content: self, modifier: AnchorWriter<K, A>(source: value, transform: transform))
  }

  /// Layers a view made from the preference value of this view in front of it.
  nonisolated public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    NodeModified(
      content: self,
      modifier: PreferenceReader<Key, T>(
        alignment: alignment, isBehind: false, content: transform))
  }

  /// Layers a view made from the preference value of this view behind it.
  nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    NodeModified(
      content: self,
      modifier: PreferenceReader<Key, T>(alignment: alignment, isBehind: true, content: transform))
  }
}
