import OpenChartsViewValues

/// A result builder of views.
@resultBuilder
public struct ViewBuilder {
  /// Builds one view.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Builds an empty view.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Builds a single view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Builds several views in order.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var views: [any View] = []
    repeat views.append(each content)
    return TupleView((repeat each content), views: views)
  }

  /// Builds a view of an `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Builds the view of an `if` branch.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .first(first))
  }

  /// Builds the view of an `else` branch.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .second(second))
  }

  /// Builds the view of an `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
