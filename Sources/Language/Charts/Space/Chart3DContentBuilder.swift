/// Builds the content of a chart in three dimensions from a closure's statements.
@resultBuilder
public struct Chart3DContentBuilder {
  /// A statement: content as it stands.
  @inlinable public static func buildExpression<Content>(_ expression: Content) -> Content
  where Content: Chart3DContent {
    expression
  }

  /// A closure without statements: no marks.
  @inlinable public static func buildBlock() -> some Chart3DContent { Chart3DTuple(()) }

  /// A closure of one statement.
  @inlinable public static func buildBlock<Content>(_ components: Content) -> Content
  where Content: Chart3DContent {
    components
  }

  /// The statements in their order, in which their marks are drawn.
  @inlinable public static func buildBlock<each Content>(_ content: repeat each Content)
    -> some Chart3DContent
  where repeat each Content: Chart3DContent { Chart3DTuple((repeat each content)) }

  /// An `if` without `else`; `nil`, where it does not hold, adds nothing.
  @inlinable public static func buildOptional<Content>(_ component: Content) -> Content
  where Content: Chart3DContent {
    component
  }

  /// The first branch of an `if` with `else`, or of a `switch`.
  @inlinable public static func buildEither<C1, C2>(first component: C1) -> BuilderConditional<C1, C2>
  where C1: Chart3DContent, C2: Chart3DContent { BuilderConditional(.first(component)) }

  /// The other branch of an `if` with `else`, or of a `switch`.
  @inlinable public static func buildEither<C1, C2>(second component: C2) -> BuilderConditional<C1, C2>
  where C1: Chart3DContent, C2: Chart3DContent { BuilderConditional(.second(component)) }

  /// Content within `if #available`, whose type is hidden.
  public static func buildLimitedAvailability<Content>(_ components: Content) -> some Chart3DContent
  where Content: Chart3DContent { AnyChart3DContent(components) }
}
