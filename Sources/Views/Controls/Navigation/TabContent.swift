import OpenChartsViewCore

/// Tabs of a ``TabView``, such as a ``Tab``, or several that a type puts together.
///
///     struct ReportTabs: TabContent {
///       var body: some TabContent<Never> {
///         Tab("Week", systemImage: "calendar") { Text("7 days") }
///         Tab("Year", systemImage: "calendar.circle") { Text("12 months") }
///       }
///     }
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// The type of the values of the tabs; `Never` for tabs without a value.
  associatedtype TabValue: Hashable where TabValue == Body.TabValue
  /// The type of `body`, which the compiler infers.
  associatedtype Body: TabContent
  /// The tabs that make up these.
  @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }

  /// Adds the screens of the tabs. Types with a body need not implement it.
  @MainActor @preconcurrency func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes)
}

/// The body of built-in tabs, which make their own screens.
public struct _NoTabs<TabValue: Hashable> {}

extension _NoTabs: View, TabContent {
  /// Never evaluated.
  public var body: _NoTabs { return self }
  public func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {}
}

extension TabContent {
  public func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    let scope = context.scope.child(.type(ObjectIdentifier(Self.self)))
    let body = scope.evaluate(self, in: context.environment) { $0.body }
    body._makeNodes(in: _ViewContext(environment: context.environment, scope: scope), into: &nodes)
  }
}

/// The tabs of a builder.
public struct _TabGroup<TabValue: Hashable, Content: View> {
  let content: Content
}

extension _TabGroup: View, TabContent {
  /// Never evaluated.
  public var body: _NoTabs<TabValue> { return _NoTabs() }
  public func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    content._makeNodes(in: context, into: &nodes)
  }
}

/// Tabs of a type with a body, as a view.
public struct _TabContentView<Content: TabContent> {
  let content: Content
}

extension _TabContentView: _PrimitiveView {
  public func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    content._makeNodes(in: context, into: &nodes)
  }
}
