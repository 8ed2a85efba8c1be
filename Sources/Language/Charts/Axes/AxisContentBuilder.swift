/// Builds axes from a closure's statements.
@resultBuilder
public struct AxisContentBuilder {
  /// A statement: axis content as it stands.
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: AxisContent { content }

  /// A closure without statements: no axes.
  public static func buildBlock() -> some AxisContent { TupleContent(()) }

  /// A closure of one statement.
  public static func buildBlock<T>(_ content: T) -> T where T: AxisContent { content }

  /// The statements in their order.
  public static func buildBlock<each T>(_ content: repeat each T) -> some AxisContent
  where repeat each T: AxisContent { TupleContent((repeat each content)) }

  /// An `if` without `else`; `nil`, where it does not hold, draws nothing.
  public static func buildIf<T>(_ content: T?) -> T? where T: AxisContent { content }

  /// The first branch of an `if` with `else`, or of a `switch`.
  public static func buildEither<T1, T2>(first: T1) -> BuilderConditional<T1, T2>
  where T1: AxisContent, T2: AxisContent { BuilderConditional(.first(first)) }

  /// The other branch of an `if` with `else`, or of a `switch`.
  public static func buildEither<T1, T2>(second: T2) -> BuilderConditional<T1, T2>
  where T1: AxisContent, T2: AxisContent { BuilderConditional(.second(second)) }

  /// Content within `if #available`, whose type is hidden.
  public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyAxisContent
  where Content: AxisContent { AnyAxisContent(erasing: content) }
}
