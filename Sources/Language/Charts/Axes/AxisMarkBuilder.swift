/// Builds the marks of an axis value from a closure's statements.
@resultBuilder
public struct AxisMarkBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: AxisMark { content }

  public static func buildBlock() -> some AxisMark { TupleContent(()) }

  public static func buildBlock<T>(_ content: T) -> T where T: AxisMark { content }

  public static func buildBlock<each T>(_ content: repeat each T) -> some AxisMark
  where repeat each T: AxisMark { TupleContent((repeat each content)) }

  public static func buildIf<T>(_ content: T?) -> T? where T: AxisMark { content }

  public static func buildEither<T1, T2>(first: T1) -> BuilderConditional<T1, T2>
  where T1: AxisMark, T2: AxisMark { BuilderConditional(.first(first)) }

  public static func buildEither<T1, T2>(second: T2) -> BuilderConditional<T1, T2>
  where T1: AxisMark, T2: AxisMark { BuilderConditional(.second(second)) }

  public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyAxisMark
  where Content: AxisMark { AnyAxisMark(erasing: content) }
}
