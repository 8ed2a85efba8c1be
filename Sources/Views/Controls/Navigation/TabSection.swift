import OpenChartsViewCore

/// Tabs that belong together. Their tabs are in the bar like others; the header belongs to the sidebar of large
/// devices, which is not drawn.
public struct TabSection<Header: View, Content: View, SelectionValue: Hashable> {
  private let content: Content
}

extension TabSection: View, TabContent {
  /// The type of the values of the tabs.
  public typealias TabValue = SelectionValue
  /// Never evaluated: a section adds its tabs.
  public var body: _NoTabs<SelectionValue> { return _NoTabs() }

  public func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    content._makeNodes(in: context, into: &nodes)
  }
}

extension TabSection {
  /// Creates a section of tabs. The header is not drawn.
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.content = content()
  }
}

extension TabSection where Header == Text {
  /// Creates a section of tabs with a title, which is not drawn.
  @StringOverload
  public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) {
    self.content = content()
  }
}

extension TabSection where Header == EmptyView {
  /// Creates a section of tabs without a header.
  public init(@TabContentBuilder<SelectionValue> content: () -> Content) { self.content = content() }
}

/// A result builder of tabs whose values have one type.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// Builds one tab.
  public static func buildExpression<Content: View, Label: View>(
    _ tab: Tab<TabValue, Content, Label>
  ) -> Tab<TabValue, Content, Label> { tab }
  /// Builds a section of tabs.
  public static func buildExpression<Header: View, Content: View>(
    _ section: TabSection<Header, Content, TabValue>
  ) -> TabSection<Header, Content, TabValue> { section }
  /// Builds a tab for each element of a collection.
  public static func buildExpression<Data, ID, Content: View, Label: View>(
    _ tabs: ForEach<Data, ID, Tab<TabValue, Content, Label>>
  ) -> ForEach<Data, ID, Tab<TabValue, Content, Label>> { tabs }
  /// Builds the tabs of a type with a body.
  public static func buildExpression<Content: TabContent>(_ content: Content) -> _TabContentView<Content>
  where Content.TabValue == TabValue { _TabContentView(content: content) }
  /// Builds a screen with a tag, or a modified tab.
  @_disfavoredOverload
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Returns all tabs of the builder.
  public static func buildFinalResult<Content: View>(_ content: Content) -> _TabGroup<TabValue, Content> {
    _TabGroup(content: content)
  }

  /// Builds a tab view without tabs.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// Builds a single tab.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// Builds several tabs in order.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { ViewBuilder.buildBlock(repeat each content) }
  /// Builds tabs of an `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  /// Builds the tabs of an `if` branch.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { ViewBuilder.buildEither(first: first) }
  /// Builds the tabs of an `else` branch.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { ViewBuilder.buildEither(second: second) }
  /// Builds the tabs of an `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
