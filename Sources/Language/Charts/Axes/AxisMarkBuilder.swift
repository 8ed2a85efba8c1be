/// Builds the marks of an axis value from a closure's statements.
@resultBuilder
public struct AxisMarkBuilder {
  /// A statement: axis marks as they stand.
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: AxisMark { content }

  /// A closure without statements: no marks at the value.
  public static func buildBlock() -> some AxisMark { TupleContent(()) }

  /// A closure of one statement.
  public static func buildBlock<T>(_ content: T) -> T where T: AxisMark { content }

  /// The statements in their order.
  public static func buildBlock<each T>(_ content: repeat each T) -> some AxisMark
  where repeat each T: AxisMark { TupleContent((repeat each content)) }

  /// An `if` without `else`; `nil`, where it does not hold, draws nothing.
  public static func buildIf<T>(_ content: T?) -> T? where T: AxisMark { content }

  /// The first branch of an `if` with `else`, or of a `switch`.
  public static func buildEither<T1, T2>(first: T1) -> BuilderConditional<T1, T2>
  where T1: AxisMark, T2: AxisMark { BuilderConditional(.first(first)) }

  /// The other branch of an `if` with `else`, or of a `switch`.
  public static func buildEither<T1, T2>(second: T2) -> BuilderConditional<T1, T2>
  where T1: AxisMark, T2: AxisMark { BuilderConditional(.second(second)) }

  /// Content within `if #available`, whose type is hidden.
  public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyAxisMark
  where Content: AxisMark { AnyAxisMark(erasing: content) }
}
