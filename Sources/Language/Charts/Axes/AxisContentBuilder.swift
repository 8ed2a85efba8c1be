/// Builds axes from a closure's statements.
@resultBuilder
public struct AxisContentBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: AxisContent { content }

  public static func buildBlock() -> some AxisContent { TupleContent(()) }

  public static func buildBlock<T>(_ content: T) -> T where T: AxisContent { content }

  public static func buildBlock<each T>(_ content: repeat each T) -> some AxisContent
  where repeat each T: AxisContent { TupleContent((repeat each content)) }

  public static func buildIf<T>(_ content: T?) -> T? where T: AxisContent { content }

  public static func buildEither<T1, T2>(first: T1) -> BuilderConditional<T1, T2>
  where T1: AxisContent, T2: AxisContent { BuilderConditional(.first(first)) }

  public static func buildEither<T1, T2>(second: T2) -> BuilderConditional<T1, T2>
  where T1: AxisContent, T2: AxisContent { BuilderConditional(.second(second)) }

  public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyAxisContent
  where Content: AxisContent { AnyAxisContent(erasing: content) }
}
