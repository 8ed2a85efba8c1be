/// Builds chart content from a closure's statements.
@resultBuilder
public struct ChartContentBuilder {
  /// A statement: content as it stands.
  @inlinable public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: ChartContent {
    content
  }

  /// A closure without statements: no marks.
  @inlinable public static func buildBlock() -> some ChartContent { TupleContent(()) }

  /// A closure of one statement.
  @inlinable public static func buildBlock<C>(_ content: C) -> C where C: ChartContent { content }

  /// The statements in their order, in which their marks are drawn.
  @inlinable public static func buildBlock<each C>(_ content: repeat each C) -> some ChartContent
  where repeat each C: ChartContent { TupleContent((repeat each content)) }

  /// An `if` without `else`; `nil`, where it does not hold, adds nothing.
  @inlinable public static func buildIf<T>(_ content: T?) -> T? where T: ChartContent { content }

  /// The first branch of an `if` with `else`, or of a `switch`.
  @inlinable public static func buildEither<T1, T2>(first: T1) -> BuilderConditional<T1, T2>
  where T1: ChartContent, T2: ChartContent { BuilderConditional(.first(first)) }

  /// The other branch of an `if` with `else`, or of a `switch`.
  @inlinable public static func buildEither<T1, T2>(second: T2) -> BuilderConditional<T1, T2>
  where T1: ChartContent, T2: ChartContent { BuilderConditional(.second(second)) }

  /// Content within `if #available`, whose type is hidden.
  @inlinable public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
    AnyChartContent(erasing: content)
  }
}

/// The builder of chart content by its newer name.
public typealias ContentBuilder = ChartContentBuilder
