import OpenChartsViewValues

/// Several views in order, from a view builder.
public struct TupleView<T> {
  /// The views.
  public var value: T
  private let views: [any View]

  /// Creates a view from a tuple of views.
  public init(_ value: T) {
    self.init(value, views: Mirror(reflecting: value).children.compactMap { $0.value as? any View })
  }

  init(_ value: T, views: [any View]) {
    self.value = value
    self.views = views
  }
}

extension TupleView: _PrimitiveView {
  public func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    for (index, view) in views.enumerated() {
      view._makeNodes(in: context.child(.index(index)), into: &nodes)
    }
  }
}

/// One of two views, from an `if` and `else` in a view builder.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }
  let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never
  public var body: Never { preconditionFailure("conditional content has no body of its own") }

  public func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    switch storage {
    case .first(let view): view._makeNodes(in: context.child(.index(0)), into: &nodes)
    case .second(let view): view._makeNodes(in: context.child(.index(1)), into: &nodes)
    }
  }
}

extension _ConditionalContent: _PrimitiveView where TrueContent: View, FalseContent: View {}

extension Optional: View where Wrapped: View {
  /// `Never`, because the optional makes its own nodes.
  public typealias Body = Never
  /// Never called: the wrapped view is drawn, or nothing.
  public var body: Never { preconditionFailure("an optional view has no body of its own") }

  public func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    self?._makeNodes(in: context.child(.index(0)), into: &nodes)
  }
}

extension Optional: _PrimitiveView where Wrapped: View {}
