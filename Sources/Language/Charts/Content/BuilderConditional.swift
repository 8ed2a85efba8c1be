/// One of two contents, from an `if` and `else` in a builder.
public struct BuilderConditional<TrueContent, FalseContent> {
  @usableFromInline enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }
  @usableFromInline let storage: Storage
  @inlinable init(_ storage: Storage) { self.storage = storage }
}

extension BuilderConditional: ChartContent where TrueContent: ChartContent, FalseContent: ChartContent {
  /// `Never`, because this content adds its marks directly.
  public typealias Body = Never
  /// Never called: the content of the active branch is collected instead.
  public var body: Never { preconditionFailure("conditional content has no body of its own") }

  @inlinable public func _collect(into collector: _ChartCollector) {
    switch storage {
    case .first(let content): content._collect(into: collector)
    case .second(let content): content._collect(into: collector)
    }
  }
}
