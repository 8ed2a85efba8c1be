import Foundation
import OpenChartsDisplayList
import OpenChartsPhrases
import OpenChartsViewCore

/// Several screens, one of which is shown, with a bar to choose one.
public struct TabView<SelectionValue: Hashable, Content: View> {
  private let selection: Binding<SelectionValue>?
  private let content: Content

  /// Creates a tab view that shows the screen whose value is in the binding, or the first if there is none.
  public init(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
  }

  /// Creates a tab view that shows the screen whose tag is in the binding, or the first if there is none. Without a
  /// binding the view stores its own selection.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a tab view that stores its own selection, at first the first screen.
  public init(@TabContentBuilder<Never> content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

extension TabView: View {
  /// The selected screen, with the tab bar or page dots below it.
  public var body: some View {
    let selection = selection
    TabScreens(
      content: content, chosen: selection.map { AnyHashable($0.wrappedValue) },
      choose: { tag in
        if let value = Choices.value(tag, as: SelectionValue.self) { selection?.wrappedValue = value }
      })
  }
}

struct TabValueKey: LayoutValueKey { static var defaultValue: AnyHashable? { nil } }
private struct TabLabelKey: LayoutValueKey { static var defaultValue: AnyView? { nil } }
/// Whether a tab is the one for search, which is the last in the bar.
struct TabSearchKey: LayoutValueKey { static var defaultValue: Bool { false } }

extension View {
  /// Sets the label of the tab that shows this view.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    layoutValue(key: TabLabelKey.self, value: AnyView(label()))
  }
}

private struct TabScreens<Content: View> {
  let content: Content
  let chosen: AnyHashable?
  let choose: (AnyHashable) -> Void
}

extension TabScreens: _PrimitiveView {
  func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    var inner = context.child(.index(0)).inStack(nil)
    inner.environment.readsTags = true
    inner.environment.isInList = false
    inner.environment.tabAccessory = nil
    let area = SafeArea(in: context.environment.safeArea)
    inner.environment.safeArea = area
    let accessory = context.environment.tabAccessory
    let all = inner.nodes(of: content)
    let screens = all.filter { !$0.value(TabSearchKey.self) } + all.filter { $0.value(TabSearchKey.self) }
    guard !screens.isEmpty else { return }
    let selected = context.scope.slot(0) { SelectedTab() }
    let tags = screens.map { $0.value(TabValueKey.self) ?? $0.tag ?? $0.traits.implicitTag }
    let current =
      (chosen ?? selected.tag).flatMap { chosen in tags.firstIndex { $0 == chosen } }
      ?? (chosen == nil ? min(selected.index, screens.count - 1) : 0)
    let labels = screens.map { $0.value(TabLabelKey.self) }
    let (choose, hasSelection, changes) = (choose, chosen != nil, context.scope.graph.changes)
    let pick: (Int) -> Void = { index in
      if let tag = tags[index], hasSelection { choose(tag) }
      selected.index = index
      changes.set()
    }
    let style = context.environment.tabViewStyle
    let isBarHidden = screens[current].preference(ToolbarKey.self)?.hidden.contains(.tabBar) ?? false
    let middle = context.child(.index(1)).node(
      of: NodeView(nodes: [screens[current]]).frame(maxWidth: .infinity, maxHeight: .infinity))
    let bars = VStack(spacing: 0) {
      if style == .bar, !isBarHidden {
        if let accessory { TabAccessory(content: accessory) }
        TabBar(labels: labels, badges: screens.map(\.traits.row.badge), current: current, pick: pick)
      } else if style == .pages {
        PageDots(count: screens.count, current: current)
      }
    }
    nodes.append(
      BarredScreenNode(
        top: [], screen: middle, bottom: context.child(.index(2)).nodes(of: bars), area: area,
        environment: context.environment))
  }

  private final class SelectedTab {
    var index = 0
    var tag: AnyHashable?
  }
}

private struct TabBar: View {
  let labels: [AnyView?]
  let badges: [Text?]
  let current: Int
  let pick: (Int) -> Void

  var body: some View {
    VStack(spacing: 0) {
      Divider()
      HStack(spacing: 0) {
        ForEach(labels.indices, id: \.self) { index in
          TappedBody(.tab(isOn: index == current), action: { pick(index) }) {
            labels[index].map(TabItemLabel.init)
              .foregroundStyle(
                index == current ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color(.system(.gray)))
              )
              .overlay(alignment: .topTrailing) {
                badges[index]?.font(.caption2).foregroundStyle(.white)
                  .padding(.horizontal, 5).background(.red, in: Capsule()).offset(x: 8, y: -2)
              }
              .frame(maxWidth: .infinity, minHeight: 49)
          }
          .controlElement(
            .tab, label: labels[index].map(TabItemLabel.init), value: index == current ? "selected" : nil)
        }
      }
    }
  }
}

private struct PageDots: View {
  let count: Int
  let current: Int
  @Environment(\.hasPageIndexBackground) private var hasBackground
  var body: some View {
    HStack(spacing: 9) {
      ForEach(0..<count, id: \.self) { index in
        Circle().fill(Color(.system(index == current ? .label : .tertiaryLabel)))
          .frame(width: 7, height: 7)
      }
    }
    .padding(.horizontal, 12).padding(.vertical, hasBackground ? 8 : 0)
    .background { if hasBackground { Capsule().fill(Color(.system(.tertiaryFill))) } }
    .padding(.vertical, hasBackground ? 2 : 10)
    .controlElement(
      .picker, label: Text(control: .page), state: ControlState(word: .pageOf, parts: [current + 1, count]))
  }
}

enum TabAppearance { case bar, pages, plain }

/// The appearance of tab views. Only the built-in styles have an effect.
@MainActor @preconcurrency
public protocol TabViewStyle {
  /// The built-in style that this one draws.
  nonisolated var _kind: _TabKind { get }
}

/// An opaque identifier of a built-in tab view style.
public struct _TabKind: Sendable { let appearance: TabAppearance }

/// The style of tab views without a set style: a tab bar below the screen.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  nonisolated public init() {}
  nonisolated public var _kind: _TabKind { _TabKind(appearance: .bar) }
}

/// Screens as pages, with dots below that mark the current one.
public struct PageTabViewStyle: TabViewStyle {
  /// Whether the dots below the pages are shown.
  public struct IndexDisplayMode: Sendable {
    let shows: Bool
    /// Shows dots, even for a single screen.
    public static let automatic = IndexDisplayMode(shows: true)
    /// Always shows dots.
    public static let always = IndexDisplayMode(shows: true)
    /// Hides the dots.
    public static let never = IndexDisplayMode(shows: false)
  }
  private let mode: IndexDisplayMode
  /// Creates the style. There are no tabs to tap: only the selection changes the page.
  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
  nonisolated public var _kind: _TabKind { _TabKind(appearance: mode.shows ? .pages : .plain) }
}

/// Tabs that become a sidebar on wide devices on Apple platforms. They are always a bar on Linux.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates the style.
  nonisolated public init() {}
  nonisolated public var _kind: _TabKind { _TabKind(appearance: .bar) }
}

/// Tabs in a bar.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Creates the style.
  nonisolated public init() {}
  nonisolated public var _kind: _TabKind { _TabKind(appearance: .bar) }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// Tabs in a bar, never in a sidebar.
  nonisolated public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// Tabs in a bar.
  nonisolated public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
extension TabViewStyle where Self == DefaultTabViewStyle {
  /// Tabs in a bar below the screen.
  nonisolated public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  /// Screens as pages, with dots below.
  nonisolated public static var page: PageTabViewStyle { PageTabViewStyle() }
  /// Returns screens as pages, with or without dots below.
  nonisolated public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
  /// Screens as vertical pages. A picture shows the selected page with its dots.
  nonisolated public static var verticalPage: PageTabViewStyle { PageTabViewStyle() }
}

extension EnvironmentValues {
  @Entry var tabViewStyle: TabAppearance = .bar
}

extension View {
  /// Sets the style of the tab views in this view.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewStyle, style._kind.appearance)
  }
}
