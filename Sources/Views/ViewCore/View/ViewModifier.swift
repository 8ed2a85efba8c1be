import OpenChartsViewValues

/// A reusable change of a view, written as a body around it.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the modified view.
  associatedtype Body: View
  /// The type of the placeholder for the view to modify.
  typealias Content = _ViewModifier_Content<Self>
  /// Returns the modified view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

extension ViewModifier {
  /// Returns a modifier that applies this one and then another.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The placeholder for the view that a modifier changes.
public struct _ViewModifier_Content<Modifier> {
  let make: @MainActor (_ViewContext, inout _ViewNodes) -> Void
}

extension _ViewModifier_Content: View where Modifier: ViewModifier {}

extension _ViewModifier_Content: _PrimitiveView where Modifier: ViewModifier {
  public typealias Body = Never
  @MainActor public func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    // The placeholder may be deep in the body: the view gets the environment at that position.
    make(context, &nodes)
  }
}

/// A view or a modifier with a modifier applied.
public struct ModifiedContent<Content, Modifier> {
  /// The view or modifier to change.
  public var content: Content
  /// The modifier to apply.
  public var modifier: Modifier

  /// Creates a view or modifier with a modifier applied.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {}

extension ModifiedContent: _PrimitiveView where Content: View, Modifier: ViewModifier {
  /// `Never`, because this view makes its nodes directly.
  public typealias Body = Never
  @MainActor public func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    let content = content
    if let modifier = modifier as? any NodeViewModifier {
      modifier.makeNodes(of: content, in: context, into: &nodes)
      return
    }
    let body = context.child(.index(0)).scope.evaluate(modifier, in: context.environment) {
      $0.body(content: _ViewModifier_Content { content._makeNodes(in: $0, into: &$1) })
    }
    body._makeNodes(in: context.child(.index(1)), into: &nodes)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Applies the first modifier and then the second.
  @MainActor public func body(content inner: _ViewModifier_Content<Self>) -> some View {
    inner.modifier(content).modifier(modifier)
  }
}

/// A modifier that changes nothing.
public struct EmptyModifier: Sendable {
  /// The only instance.
  public static let identity = EmptyModifier()
  /// Creates the modifier.
  public init() {}
}

extension EmptyModifier: ViewModifier {
  /// Returns the view unchanged.
  public func body(content: Content) -> some View { content }
}

extension View {
  /// Applies a modifier.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
