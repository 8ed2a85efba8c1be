import ViewValues

/// A change to any view, written as a body around it.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of what it makes of a view.
  associatedtype Body: View
  /// The view that is modified, as a stand-in.
  typealias Content = _ViewModifier_Content<Self>
  /// What it makes of a view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

extension ViewModifier {
  /// This modifier, and then another.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The view that a modifier's body is around.
public struct _ViewModifier_Content<Modifier> {
  let make: @MainActor (_ViewContext, inout _ViewNodes) -> Void
}

extension _ViewModifier_Content: View where Modifier: ViewModifier {}

extension _ViewModifier_Content: _PrimitiveView where Modifier: ViewModifier {
  public typealias Body = Never
  @MainActor public func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    // The stand-in may be deep in the body: what it stands for gets the environment of that place.
    make(context, &nodes)
  }
}

/// A view, or a modifier, with a modifier applied.
public struct ModifiedContent<Content, Modifier> {
  /// What is changed.
  public var content: Content
  /// What changes it.
  public var modifier: Modifier

  /// Something with a modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {}

extension ModifiedContent: _PrimitiveView where Content: View, Modifier: ViewModifier {
  /// Of two modifiers: what the second makes.
  public typealias Body = Never
  @MainActor public func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    let content = content
    let body = context.child(.index(0)).scope.evaluate(modifier, in: context.environment) {
      $0.body(content: _ViewModifier_Content { content._makeNodes(in: $0, into: &$1) })
    }
    body._makeNodes(in: context.child(.index(1)), into: &nodes)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Of two modifiers: what the second makes of what the first does.
  @MainActor public func body(content inner: _ViewModifier_Content<Self>) -> some View {
    inner.modifier(content).modifier(modifier)
  }
}

/// A modifier that changes nothing.
public struct EmptyModifier: Sendable {
  /// Changes nothing.
  public static let identity = EmptyModifier()
  /// Changes nothing.
  public init() {}
}

extension EmptyModifier: ViewModifier {
  /// The view as it is.
  public func body(content: Content) -> some View { content }
}

extension View {
  /// The view with a modifier.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
