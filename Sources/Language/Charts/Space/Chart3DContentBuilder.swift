/// A result builder of the content of a 3-D chart.
@resultBuilder
public struct Chart3DContentBuilder {
  /// Builds one statement.
  @inlinable public static func buildExpression<Content>(_ expression: Content) -> Content
  where Content: Chart3DContent {
    expression
  }

  /// Builds an empty closure: no marks.
  @inlinable public static func buildBlock() -> some Chart3DContent { Chart3DTuple(()) }

  /// Builds a closure of one statement.
  @inlinable public static func buildBlock<Content>(_ components: Content) -> Content
  where Content: Chart3DContent {
    components
  }

  /// Builds several statements in order, which is the drawing order of their marks.
  @inlinable public static func buildBlock<each Content>(_ content: repeat each Content)
    -> some Chart3DContent
  where repeat each Content: Chart3DContent { Chart3DTuple((repeat each content)) }

  /// Builds an `if` without `else`.
  @inlinable public static func buildOptional<Content>(_ component: Content) -> Content
  where Content: Chart3DContent {
    component
  }

  /// Builds an `if` branch, or a case of a `switch`.
  @inlinable public static func buildEither<C1, C2>(first component: C1) -> BuilderConditional<C1, C2>
  where C1: Chart3DContent, C2: Chart3DContent { BuilderConditional(.first(component)) }

  /// Builds an `else` branch, or another case of a `switch`.
  @inlinable public static func buildEither<C1, C2>(second component: C2) -> BuilderConditional<C1, C2>
  where C1: Chart3DContent, C2: Chart3DContent { BuilderConditional(.second(component)) }

  /// Builds an `if #available`.
  public static func buildLimitedAvailability<Content>(_ components: Content) -> some Chart3DContent
  where Content: Chart3DContent { AnyChart3DContent(components) }
}
