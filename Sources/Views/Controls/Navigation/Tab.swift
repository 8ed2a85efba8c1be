import Foundation
import OpenChartsViewCore

/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
  private let name: String
  /// Search. The tab is the last in the bar, and without a label it has a magnifying glass.
  public static let search = TabRole(name: "search")
}

/// A screen of a tab view, with the label of its tab.
public struct Tab<Value: Hashable, Content: View, Label: View> {
  private let value: Value?
  private let role: TabRole?
  private let content: Content
  private let label: Label

  fileprivate init(value: Value?, role: TabRole?, content: Content, label: Label) {
    self.value = value
    self.role = role
    self.content = content
    self.label = label
  }
}

extension Tab: View, TabContent {
  /// The type of the value.
  public typealias TabValue = Value
  /// Never evaluated: a tab makes its own screen.
  public var body: _NoTabs<Value> { return _NoTabs() }

  // The enclosing tab view reads label, value and role from the content.
  public func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    content.tabItem { label }.layoutValue(key: TabValueKey.self, value: value.map { AnyHashable($0) })
      .layoutValue(key: TabSearchKey.self, value: role == .search)
      ._makeNodes(in: context.child(.index(0)), into: &nodes)
  }
}

extension Tab {
  /// Creates a screen with a value and a view as the label of its tab.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, role: role, content: content(), label: label())
  }
}

extension Tab where Value == Never {
  /// Creates a screen with a view as the label of its tab, for a tab view without a selection.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, role: role, content: content(), label: label())
  }
}

extension Tab where Label == OpenChartsControls.Label<Text, Image> {
  /// Creates a screen with a value and a tab with a symbol and a title.
  @StringOverload
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, content: content(),
      label: OpenChartsControls.Label(titleKey, systemImage: systemImage))
  }
  /// Creates a screen with a value and a tab with an image of the app's resources and a title.
  @StringOverload
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, content: content(), label: OpenChartsControls.Label(titleKey, image: image))
  }
}

extension Tab where Value == Never, Label == OpenChartsControls.Label<Text, Image> {
  /// Creates a screen without a value, for a tab view without a selection.
  @StringOverload
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: OpenChartsControls.Label(titleKey, systemImage: systemImage))
  }
}

/// The label of a tab with a role. For search, it is a magnifying glass and a word.
public struct DefaultTabLabel: View {
  /// The symbol and the word in the language of the environment.
  public var body: some View {
    Label {
      Text(control: .search)
    } icon: {
      Image(systemName: "magnifyingglass")
    }
  }
}

extension Tab where Label == DefaultTabLabel {
  /// Creates a screen with a value and the label of its role.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value: value, role: role, content: content(), label: DefaultTabLabel())
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a screen with the label of its role, for a tab view without a selection.
  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value: nil, role: role, content: content(), label: DefaultTabLabel())
  }
}

/// A view above the tab bar.
struct TabAccessory: View {
  let content: AnyView

  var body: some View {
    content.padding(.horizontal, 16).frame(maxWidth: .infinity, minHeight: 48)
      .background(Color(.system(.secondaryBackground)), in: Capsule())
      .padding(.horizontal, 20).padding(.bottom, 8)
  }
}

/// The behaviour of a tab bar while content scrolls.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String
  /// No effect: the bar keeps its size.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// No effect: the bar keeps its size.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// No effect: the bar keeps its size.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// No effect: the bar keeps its size.
  public static let never = TabBarMinimizeBehavior(name: "never")
}

extension EnvironmentValues {
  /// The view above the bar of the tab view below this one.
  @Entry var tabAccessory: AnyView?
}

extension View {
  /// Shows a view in a capsule above the tab bar of the tab view in this view.
  nonisolated public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    tabViewBottomAccessory(isEnabled: true, content: content)
  }
  /// Shows a view in a capsule above the tab bar of the tab view in this view, if it is enabled.
  nonisolated public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    environment(\.tabAccessory, isEnabled ? AnyView(content()) : nil)
  }
  /// No-op: the tab bar keeps its size while content scrolls.
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
}
