import ViewValues

/// A piece of a user interface: what it is made of, described by another view.
///
///     struct Greeting: View {
///       var body: some View { Text("Hello").padding() }
///     }
@MainActor @preconcurrency
public protocol View {
  /// The type of the view that it is made of.
  associatedtype Body: View
  /// What the view is made of.
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Adds this view's nodes to a tree. Views with a body need not write it.
  @MainActor @preconcurrency
  func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes)
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { self }
}

extension Never {
  public func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {}
}

extension View {
  public func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    context.makeComposite(self, into: &nodes)
  }
}

/// A view that makes its own nodes instead of having a body.
///
/// Conform in an extension, so that the type's initialisers stay off the main actor, and write
/// `_makeNodes(in:into:)`, which appends ``ViewNode`` objects.
@MainActor @preconcurrency
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
  /// Not called: the view is drawn as it is.
  public var body: Never { preconditionFailure("\(Self.self) has no body of its own") }
}

/// A view without content: it takes no part in layout.
public struct EmptyView: Sendable {
  /// Nothing.
  public init() {}
}

extension EmptyView: _PrimitiveView {
  public func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {}
}
