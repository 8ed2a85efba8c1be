/// One of two contents, as `if` and `else` make it in a builder.
public struct BuilderConditional<TrueContent, FalseContent> {
  @usableFromInline enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }
  @usableFromInline let storage: Storage
  @inlinable init(_ storage: Storage) { self.storage = storage }
}

extension BuilderConditional: ChartContent where TrueContent: ChartContent, FalseContent: ChartContent {
  /// No content of its own: it adds its marks by itself.
  public typealias Body = Never
  /// Never read: the content of the branch that holds is collected in its place.
  public var body: Never { preconditionFailure("conditional content has no body of its own") }

  @inlinable public func _collect(into collector: _ChartCollector) {
    switch storage {
    case .first(let content): content._collect(into: collector)
    case .second(let content): content._collect(into: collector)
    }
  }
}
