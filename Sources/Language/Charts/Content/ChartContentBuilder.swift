/// Builds chart content from a closure's statements.
@resultBuilder
public struct ChartContentBuilder {
  @inlinable public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: ChartContent {
    content
  }

  @inlinable public static func buildBlock() -> some ChartContent { TupleContent(()) }

  @inlinable public static func buildBlock<C>(_ content: C) -> C where C: ChartContent { content }

  @inlinable public static func buildBlock<each C>(_ content: repeat each C) -> some ChartContent
  where repeat each C: ChartContent { TupleContent((repeat each content)) }

  @inlinable public static func buildIf<T>(_ content: T?) -> T? where T: ChartContent { content }

  @inlinable public static func buildEither<T1, T2>(first: T1) -> BuilderConditional<T1, T2>
  where T1: ChartContent, T2: ChartContent { BuilderConditional(.first(first)) }

  @inlinable public static func buildEither<T1, T2>(second: T2) -> BuilderConditional<T1, T2>
  where T1: ChartContent, T2: ChartContent { BuilderConditional(.second(second)) }

  @inlinable public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
    AnyChartContent(erasing: content)
  }
}

/// The builder of chart content by its newer name.
public typealias ContentBuilder = ChartContentBuilder
