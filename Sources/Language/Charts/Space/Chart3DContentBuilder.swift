/// Builds the content of a chart in three dimensions from a closure's statements.
@resultBuilder
public struct Chart3DContentBuilder {
  public static func buildExpression<Content>(_ expression: Content) -> Content
  where Content: Chart3DContent {
    expression
  }

  public static func buildBlock() -> some Chart3DContent { Chart3DTuple(()) }

  public static func buildBlock<Content>(_ components: Content) -> Content where Content: Chart3DContent {
    components
  }

  public static func buildBlock<each Content>(_ content: repeat each Content) -> some Chart3DContent
  where repeat each Content: Chart3DContent { Chart3DTuple((repeat each content)) }

  public static func buildOptional<Content>(_ component: Content) -> Content where Content: Chart3DContent {
    component
  }

  public static func buildEither<C1, C2>(first component: C1) -> BuilderConditional<C1, C2>
  where C1: Chart3DContent, C2: Chart3DContent { BuilderConditional(.first(component)) }

  public static func buildEither<C1, C2>(second component: C2) -> BuilderConditional<C1, C2>
  where C1: Chart3DContent, C2: Chart3DContent { BuilderConditional(.second(component)) }

  public static func buildLimitedAvailability<Content>(_ components: Content) -> some Chart3DContent
  where Content: Chart3DContent { AnyChart3DContent(components) }
}
