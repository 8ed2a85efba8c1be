import Foundation
import ViewCore

/// Where in the bars around a screen an item goes.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Slot: Hashable, Sendable { case leading, trailing, principal, bottom, keyboard }
  let slot: Slot
  /// At the trailing end of the bar above.
  public static let automatic = ToolbarItemPlacement(slot: .trailing)
  /// At the trailing end of the bar above.
  public static let primaryAction = ToolbarItemPlacement(slot: .trailing)
  /// At the trailing end of the bar above; here it is not put into a menu.
  public static let secondaryAction = ToolbarItemPlacement(slot: .trailing)
  /// At the trailing end of the bar above.
  public static let confirmationAction = ToolbarItemPlacement(slot: .trailing)
  /// At the trailing end of the bar above.
  public static let destructiveAction = ToolbarItemPlacement(slot: .trailing)
  /// At the trailing end of the bar above.
  public static let topBarTrailing = ToolbarItemPlacement(slot: .trailing)
  /// The older name of `topBarTrailing`.
  public static let navigationBarTrailing = ToolbarItemPlacement(slot: .trailing)
  /// At the leading end of the bar above.
  public static let cancellationAction = ToolbarItemPlacement(slot: .leading)
  /// At the leading end of the bar above, after the way back.
  public static let navigation = ToolbarItemPlacement(slot: .leading)
  /// At the leading end of the bar above.
  public static let topBarLeading = ToolbarItemPlacement(slot: .leading)
  /// The older name of `topBarLeading`.
  public static let navigationBarLeading = ToolbarItemPlacement(slot: .leading)
  /// In the middle of the bar above, in place of the title.
  public static let principal = ToolbarItemPlacement(slot: .principal)
  /// In the bar below.
  public static let status = ToolbarItemPlacement(slot: .bottom)
  /// In the bar below, which is there only if it has items.
  public static let bottomBar = ToolbarItemPlacement(slot: .bottom)
  /// Above the keyboard, which a picture has not.
  public static let keyboard = ToolbarItemPlacement(slot: .keyboard)
}

/// Which bars a modifier is about.
public struct ToolbarPlacement: Hashable, Sendable {
  enum Bar: Hashable, Sendable { case automatic, navigationBar, bottomBar, tabBar }
  let bar: Bar
  /// The bar above the screen.
  public static let automatic = ToolbarPlacement(bar: .automatic)
  /// The bar above the screen, with title, way back and items.
  public static let navigationBar = ToolbarPlacement(bar: .navigationBar)
  /// The bar below the screen, with its items.
  public static let bottomBar = ToolbarPlacement(bar: .bottomBar)
  /// The bar of the tab view that the screen is in.
  public static let tabBar = ToolbarPlacement(bar: .tabBar)
  /// The same as `navigationBar`: there are no bars of windows here.
  public static let windowToolbar = ToolbarPlacement(bar: .navigationBar)
}

/// Items of the bars around a screen.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// What the items are made of.
  associatedtype Body: ToolbarContent
  /// The items that these are made of.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
  /// Adds what is to be seen; content with a body need not write it.
  @MainActor @preconcurrency func _collect(into items: inout _ToolbarItems)
}

extension ToolbarContent {
  public func _collect(into items: inout _ToolbarItems) { body._collect(into: &items) }
}

/// Items of a bar with identities. Here all items can be told apart, so it is the same as its base.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent {}

extension Never: ToolbarContent {}
extension Never { @MainActor public func _collect(into items: inout _ToolbarItems) {} }

/// What a toolbar has collected.
public struct _ToolbarItems {
  var list: [(slot: ToolbarItemPlacement.Slot, view: AnyView)] = []
}

/// Content that collects its items itself.
@MainActor @preconcurrency
public protocol _PrimitiveToolbarContent: CustomizableToolbarContent where Body == Never {}

extension _PrimitiveToolbarContent {
  /// Never asked for: this content collects its items itself.
  public var body: Never { preconditionFailure("\(Self.self) has no body of its own") }
}

/// One view in a bar.
public struct ToolbarItem<ID, Content: View> {
  private let placement: ToolbarItemPlacement
  private let content: Content
}

extension ToolbarItem: ToolbarContent {
  /// None: an item collects itself.
  public typealias Body = Never
}
extension ToolbarItem: CustomizableToolbarContent {}
extension ToolbarItem: _PrimitiveToolbarContent {
  @MainActor public func _collect(into items: inout _ToolbarItems) {
    items.list.append((placement.slot, AnyView(content)))
  }
}

extension ToolbarItem where ID == () {
  /// A view at a place in the bars.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(placement: placement, content: content())
  }
}

extension ToolbarItem where ID == String {
  /// A view at a place in the bars. The identity is not kept: items cannot be rearranged here.
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

  /// Several views at one place in the bars, in their order.
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

/// Several items, as a builder makes them.
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

/// Builds the items of a toolbar.
@resultBuilder
public struct ToolbarContentBuilder {
  /// One item.
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }
  /// A single item, as it is.
  public static func buildBlock<C: ToolbarContent>(_ content: C) -> C { content }
  /// Several items in their order.
  public static func buildBlock<each C: ToolbarContent>(_ content: repeat each C) -> _ToolbarTuple {
    var parts: [any ToolbarContent] = []
    repeat parts.append(each content)
    return _ToolbarTuple(parts: parts)
  }
  /// Items under a condition; none where it fails.
  public static func buildIf<C: ToolbarContent>(_ content: C?) -> C? { content }
  /// The items where a condition holds.
  public static func buildEither<C: ToolbarContent>(first: C) -> _ToolbarTuple {
    _ToolbarTuple(parts: [first])
  }
  /// The items where it does not.
  public static func buildEither<C: ToolbarContent>(second: C) -> _ToolbarTuple {
    _ToolbarTuple(parts: [second])
  }
  /// Items that are there from some version on.
  public static func buildLimitedAvailability<C: ToolbarContent>(_ content: C) -> _ToolbarTuple {
    _ToolbarTuple(parts: [content])
  }
}

/// The bars that the views of a screen ask for.
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
  /// Items in the bars around the screen that this view is in.
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(items: content()))
  }

  /// Views at both ends of the bar above the screen, by the name of the first SwiftUI.
  nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .navigationBarLeading) { leading }
      ToolbarItem(placement: .navigationBarTrailing) { trailing }
    }
  }
  /// A view at the leading end of the bar above the screen.
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarLeading) { leading } }
  }
  /// A view at the trailing end of the bar above the screen.
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarTrailing) { trailing } }
  }

  /// Views at the trailing end of the bar above the screen.
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(items: ToolbarItemGroup(content: content)))
  }

  /// Hides bars around the screen that this view is in; without a list, the bar above. Visible and automatic change
  /// nothing.
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    let bars = bars.isEmpty ? [ToolbarPlacement.automatic] : bars
    return transformPreference(ToolbarKey.self) { contents in
      guard visibility == .hidden else { return }
      for bar in bars { contents.hidden.insert(bar.bar == .automatic ? .navigationBar : bar.bar) }
    }
  }
}
