import Foundation
import OpenChartsViewCore

/// The position of an item in the bars of a screen.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Slot: Hashable, Sendable { case leading, trailing, principal, bottom, keyboard }
  let slot: Slot
  /// At the trailing end of the top bar.
  public static let automatic = ToolbarItemPlacement(slot: .trailing)
  /// At the trailing end of the top bar.
  public static let primaryAction = ToolbarItemPlacement(slot: .trailing)
  /// At the trailing end of the top bar. It is not moved into a menu.
  public static let secondaryAction = ToolbarItemPlacement(slot: .trailing)
  /// At the trailing end of the top bar.
  public static let confirmationAction = ToolbarItemPlacement(slot: .trailing)
  /// At the trailing end of the top bar.
  public static let destructiveAction = ToolbarItemPlacement(slot: .trailing)
  /// At the trailing end of the top bar.
  public static let topBarTrailing = ToolbarItemPlacement(slot: .trailing)
  /// The older name of `topBarTrailing`.
  public static let navigationBarTrailing = ToolbarItemPlacement(slot: .trailing)
  /// At the leading end of the top bar.
  public static let cancellationAction = ToolbarItemPlacement(slot: .leading)
  /// At the leading end of the top bar, after the back button.
  public static let navigation = ToolbarItemPlacement(slot: .leading)
  /// At the leading end of the top bar.
  public static let topBarLeading = ToolbarItemPlacement(slot: .leading)
  /// The older name of `topBarLeading`.
  public static let navigationBarLeading = ToolbarItemPlacement(slot: .leading)
  /// In the middle of the top bar, instead of the title.
  public static let principal = ToolbarItemPlacement(slot: .principal)
  /// In the bottom bar.
  public static let status = ToolbarItemPlacement(slot: .bottom)
  /// In the bottom bar, which is shown only if it has items.
  public static let bottomBar = ToolbarItemPlacement(slot: .bottom)
  /// Above the keyboard. Not shown: there is no on-screen keyboard.
  public static let keyboard = ToolbarItemPlacement(slot: .keyboard)
}

/// The bar that a modifier applies to.
public struct ToolbarPlacement: Hashable, Sendable {
  enum Bar: Hashable, Sendable { case automatic, navigationBar, bottomBar, tabBar }
  let bar: Bar
  /// The top bar.
  public static let automatic = ToolbarPlacement(bar: .automatic)
  /// The top bar, with title, back button and items.
  public static let navigationBar = ToolbarPlacement(bar: .navigationBar)
  /// The bottom bar, with its items.
  public static let bottomBar = ToolbarPlacement(bar: .bottomBar)
  /// The bar of the enclosing tab view.
  public static let tabBar = ToolbarPlacement(bar: .tabBar)
  /// The same as `navigationBar`: there are no window toolbars.
  public static let windowToolbar = ToolbarPlacement(bar: .navigationBar)
}

/// Items in the bars of a screen.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of the items that make up this content.
  associatedtype Body: ToolbarContent
  /// The items that make up this content.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
  /// Adds the visible items. Content with a body need not implement it.
  @MainActor @preconcurrency func _collect(into items: inout _ToolbarItems)
}

extension ToolbarContent {
  public func _collect(into items: inout _ToolbarItems) { body._collect(into: &items) }
}

/// Toolbar items with identities. They cannot be customized, so it is the same as `ToolbarContent`.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent {}

extension Never: ToolbarContent {}
extension Never { @MainActor public func _collect(into items: inout _ToolbarItems) {} }

/// The collected items of a toolbar.
public struct _ToolbarItems {
  var list: [(slot: ToolbarItemPlacement.Slot, view: AnyView)] = []
}

/// Content that collects its own items.
@MainActor @preconcurrency
public protocol _PrimitiveToolbarContent: CustomizableToolbarContent where Body == Never {}

extension _PrimitiveToolbarContent {
  /// Never called: this content collects its own items.
  public var body: Never { preconditionFailure("\(Self.self) has no body of its own") }
}

/// One view in a bar.
public struct ToolbarItem<ID, Content: View> {
  private let placement: ToolbarItemPlacement
  private let content: Content
}

extension ToolbarItem: ToolbarContent {
  /// `Never`, because an item collects itself.
  public typealias Body = Never
}
extension ToolbarItem: CustomizableToolbarContent {}
extension ToolbarItem: _PrimitiveToolbarContent {
  @MainActor public func _collect(into items: inout _ToolbarItems) {
    items.list.append((placement.slot, AnyView(content)))
  }
}

extension ToolbarItem where ID == () {
  /// Creates an item in the bars of a screen.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(placement: placement, content: content())
  }
}

extension ToolbarItem where ID == String {
  /// Creates an item in the bars of a screen. `id` is ignored: items cannot be rearranged.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content())
  }
}

/// Several views in a bar.
public struct ToolbarItemGroup<Content: View> {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates several items at one position of the bars, in order.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItemGroup: _PrimitiveToolbarContent {
  public func _collect(into items: inout _ToolbarItems) {
    items.list.append((placement.slot, AnyView(content)))
  }
}

/// Several items from a result builder.
public struct _ToolbarTuple {
  let parts: [any ToolbarContent]
}

extension _ToolbarTuple: _PrimitiveToolbarContent {
  public func _collect(into items: inout _ToolbarItems) {
    for part in parts { part._collect(into: &items) }
  }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {}
extension Optional: CustomizableToolbarContent where Wrapped: ToolbarContent {}

extension Optional: _PrimitiveToolbarContent where Wrapped: ToolbarContent {
  @MainActor public func _collect(into items: inout _ToolbarItems) { self?._collect(into: &items) }
}

/// A result builder of toolbar items.
@resultBuilder
public struct ToolbarContentBuilder {
  /// Builds one item.
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }
  /// Builds a single item.
  public static func buildBlock<C: ToolbarContent>(_ content: C) -> C { content }
  /// Builds several items in order.
  public static func buildBlock<each C: ToolbarContent>(_ content: repeat each C) -> _ToolbarTuple {
    var parts: [any ToolbarContent] = []
    repeat parts.append(each content)
    return _ToolbarTuple(parts: parts)
  }
  /// Builds items of an `if` without `else`.
  public static func buildIf<C: ToolbarContent>(_ content: C?) -> C? { content }
  /// Builds the items of an `if` branch.
  public static func buildEither<C: ToolbarContent>(first: C) -> _ToolbarTuple {
    _ToolbarTuple(parts: [first])
  }
  /// Builds the items of an `else` branch.
  public static func buildEither<C: ToolbarContent>(second: C) -> _ToolbarTuple {
    _ToolbarTuple(parts: [second])
  }
  /// Builds the items of an `if #available`.
  public static func buildLimitedAvailability<C: ToolbarContent>(_ content: C) -> _ToolbarTuple {
    _ToolbarTuple(parts: [content])
  }
}

/// The toolbar items that the views of a screen declare.
struct ToolbarContents {
  var list: [(slot: ToolbarItemPlacement.Slot, view: AnyView)] = []
  var hidden: Set<ToolbarPlacement.Bar> = []

  func has(_ slot: ToolbarItemPlacement.Slot) -> Bool { list.contains { $0.slot == slot } }

  @MainActor func items(_ slot: ToolbarItemPlacement.Slot) -> some View {
    let views = list.filter { $0.slot == slot }
    return ForEach(views.indices, id: \.self) { views[$0].view }
  }
}

struct ToolbarKey: PreferenceKey {
  static var defaultValue: ToolbarContents { ToolbarContents() }
  static func reduce(value: inout ToolbarContents, nextValue: () -> ToolbarContents) {
    let next = nextValue()
    value.list += next.list
    value.hidden.formUnion(next.hidden)
  }
}

private struct ToolbarModifier<Items: ToolbarContent> {
  let items: Items
}

extension ToolbarModifier: ViewModifier {
  func body(content view: _ViewModifier_Content<Self>) -> some View {
    var collected = _ToolbarItems()
    items._collect(into: &collected)
    let list = collected.list
    return view.transformPreference(ToolbarKey.self) { $0.list += list }
  }
}

// swift-format-ignore: AmbiguousTrailingClosureOverload
extension View {
  /// Adds items to the bars of the enclosing screen.
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(items: content()))
  }

  /// Adds views at both ends of the top bar. Older form of `toolbar`.
  nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .navigationBarLeading) { leading }
      ToolbarItem(placement: .navigationBarTrailing) { trailing }
    }
  }
  /// Adds a view at the leading end of the top bar. Older form of `toolbar`.
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarLeading) { leading } }
  }
  /// Adds a view at the trailing end of the top bar. Older form of `toolbar`.
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarTrailing) { trailing } }
  }

  /// Adds views at the trailing end of the top bar.
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(items: ToolbarItemGroup(content: content)))
  }

  /// Hides bars of the enclosing screen; without `bars`, the top bar. `visible` and `automatic` change nothing.
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    let bars = bars.isEmpty ? [ToolbarPlacement.automatic] : bars
    return transformPreference(ToolbarKey.self) { contents in
      guard visibility == .hidden else { return }
      for bar in bars { contents.hidden.insert(bar.bar == .automatic ? .navigationBar : bar.bar) }
    }
  }
}
