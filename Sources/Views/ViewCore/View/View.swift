import OpenChartsViewValues

/// A part of a user interface, described by another view.
///
///     struct Greeting: View {
///       var body: some View { Text("Hello").padding() }
///     }
@MainActor @preconcurrency
public protocol View {
  /// The type of the view's content.
  associatedtype Body: View
  /// The view's content.
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Adds this view's nodes to a tree. Views with a body need not implement it.
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
  /// No-op: the causes of evaluations are not recorded.
  nonisolated public static func _printChanges() {}

  public func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    context.makeComposite(self, into: &nodes)
  }
}

/// A view that makes its own nodes and has no body.
///
/// Conform in an extension, so that the type's initialisers are not isolated to the main actor, and implement
/// `_makeNodes(in:into:)`, which appends ``ViewNode`` objects.
@MainActor @preconcurrency
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
  /// Never called: the view makes its own nodes.
  public var body: Never { preconditionFailure("\(Self.self) has no body of its own") }
}

/// A view without content, which takes no part in layout.
public struct EmptyView: Sendable {
  /// Creates an empty view.
  public init() {}
}

extension EmptyView: _PrimitiveView {
  public func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {}
}
