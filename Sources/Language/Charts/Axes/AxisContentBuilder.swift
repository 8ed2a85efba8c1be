/// A result builder of axes.
@resultBuilder
public struct AxisContentBuilder {
  /// Builds one statement.
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: AxisContent { content }

  /// Builds an empty closure: no axes.
  public static func buildBlock() -> some AxisContent { TupleContent(()) }

  /// Builds a closure of one statement.
  public static func buildBlock<T>(_ content: T) -> T where T: AxisContent { content }

  /// Builds several statements in order.
  public static func buildBlock<each T>(_ content: repeat each T) -> some AxisContent
  where repeat each T: AxisContent { TupleContent((repeat each content)) }

  /// Builds an `if` without `else`.
  public static func buildIf<T>(_ content: T?) -> T? where T: AxisContent { content }

  /// Builds an `if` branch, or a case of a `switch`.
  public static func buildEither<T1, T2>(first: T1) -> BuilderConditional<T1, T2>
  where T1: AxisContent, T2: AxisContent { BuilderConditional(.first(first)) }

  /// Builds an `else` branch, or another case of a `switch`.
  public static func buildEither<T1, T2>(second: T2) -> BuilderConditional<T1, T2>
  where T1: AxisContent, T2: AxisContent { BuilderConditional(.second(second)) }

  /// Builds an `if #available`.
  public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyAxisContent
  where Content: AxisContent { AnyAxisContent(erasing: content) }
}
