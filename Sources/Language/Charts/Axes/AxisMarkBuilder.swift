/// A result builder of the marks at an axis value.
@resultBuilder
public struct AxisMarkBuilder {
  /// Builds one statement.
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: AxisMark { content }

  /// Builds an empty closure: no marks at the value.
  public static func buildBlock() -> some AxisMark { TupleContent(()) }

  /// Builds a closure of one statement.
  public static func buildBlock<T>(_ content: T) -> T where T: AxisMark { content }

  /// Builds several statements in order.
  public static func buildBlock<each T>(_ content: repeat each T) -> some AxisMark
  where repeat each T: AxisMark { TupleContent((repeat each content)) }

  /// Builds an `if` without `else`.
  public static func buildIf<T>(_ content: T?) -> T? where T: AxisMark { content }

  /// Builds an `if` branch, or a case of a `switch`.
  public static func buildEither<T1, T2>(first: T1) -> BuilderConditional<T1, T2>
  where T1: AxisMark, T2: AxisMark { BuilderConditional(.first(first)) }

  /// Builds an `else` branch, or another case of a `switch`.
  public static func buildEither<T1, T2>(second: T2) -> BuilderConditional<T1, T2>
  where T1: AxisMark, T2: AxisMark { BuilderConditional(.second(second)) }

  /// Builds an `if #available`.
  public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyAxisMark
  where Content: AxisMark { AnyAxisMark(erasing: content) }
}
