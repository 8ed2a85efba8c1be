/// A result builder of chart content.
@resultBuilder
public struct ChartContentBuilder {
  /// Builds one statement.
  @inlinable public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: ChartContent {
    content
  }

  /// Builds an empty closure: no marks.
  @inlinable public static func buildBlock() -> some ChartContent { TupleContent(()) }

  /// Builds a closure of one statement.
  @inlinable public static func buildBlock<C>(_ content: C) -> C where C: ChartContent { content }

  /// Builds several statements in order, which is the drawing order of their marks.
  @inlinable public static func buildBlock<each C>(_ content: repeat each C) -> some ChartContent
  where repeat each C: ChartContent { TupleContent((repeat each content)) }

  /// Builds an `if` without `else`.
  @inlinable public static func buildIf<T>(_ content: T?) -> T? where T: ChartContent { content }

  /// Builds an `if` branch, or a case of a `switch`.
  @inlinable public static func buildEither<T1, T2>(first: T1) -> BuilderConditional<T1, T2>
  where T1: ChartContent, T2: ChartContent { BuilderConditional(.first(first)) }

  /// Builds an `else` branch, or another case of a `switch`.
  @inlinable public static func buildEither<T1, T2>(second: T2) -> BuilderConditional<T1, T2>
  where T1: ChartContent, T2: ChartContent { BuilderConditional(.second(second)) }

  /// Builds an `if #available`.
  @inlinable public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
    AnyChartContent(erasing: content)
  }
}

/// The newer name of the builder of chart content.
public typealias ContentBuilder = ChartContentBuilder
