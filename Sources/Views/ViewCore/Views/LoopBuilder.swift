/// A result builder of the content of a ``ForEach``: views or, with `import Charts`, marks.
///
/// Statements may have any type. A requirement on them, such as `View`, would make the compiler try every combination of
/// the operators in a statement of another type before it gives up. The builder's other functions have the requirement.
@resultBuilder
public struct _LoopBuilder {
  /// Builds one statement.
  @inlinable public static func buildExpression<Content>(_ content: Content) -> Content { content }

  /// Builds an empty view.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Builds a closure of one statement.
  @inlinable public static func buildBlock<Content>(_ content: Content) -> Content { content }

  /// Builds several views in order.
  public static func buildBlock<First: View, Second: View, each Content: View>(
    _ first: First, _ second: Second, _ content: repeat each Content
  ) -> TupleView<(First, Second, repeat each Content)> {
    ViewBuilder.buildBlock(first, second, repeat each content)
  }

  /// Builds an `if` without `else`.
  @inlinable public static func buildIf<Content>(_ content: Content?) -> Content? { content }

  /// Builds the view of an `if` branch.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    ViewBuilder.buildEither(first: first)
  }

  /// Builds the view of an `else` branch.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    ViewBuilder.buildEither(second: second)
  }

  /// Builds the view of an `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
