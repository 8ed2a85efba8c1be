import Foundation
import OpenChartsDisplayList
import OpenChartsViewCore

/// Whether the commands of a view are open, in a live session.
@MainActor private final class CommandsMemory {
  private(set) var isOpen = false
  private let changes: ChangeFlag

  init(_ changes: ChangeFlag) { self.changes = changes }

  func set(_ isOpen: Bool) {
    guard self.isOpen != isOpen else { return }
    self.isOpen = isOpen
    changes.set()
  }
}

/// Adds commands to a view: on a secondary click, a long press, and keys.
private struct WithCommands<Items: View>: NodeModifier {
  let items: Items

  @MainActor func wrap(_ node: ViewNode, in context: _ViewContext) -> ViewNode {
    guard context.environment.isLive else { return node }
    let memory = context.scope.slot(0) { CommandsMemory(context.scope.graph.changes) }
    // Two sets of commands on one view are shown together.
    let inner = node as? HostedWrapper<Commands>
    let all = [AnyView(items)] + (inner?.wrapping.items ?? [])
    let box = HostedWrapper(
      inner?.content ?? node,
      Commands(
        items: all, isOpen: memory.isOpen, key: context.scope.number, outside: context.environment,
        set: memory.set))
    box.traits = node.traits
    return box
  }
}

extension ViewNode {
  /// Returns the node with more commands.
  func withCommands(_ items: AnyView, in context: _ViewContext) -> ViewNode {
    WithCommands(items: items).wrap(self, in: context)
  }
}

/// The commands of the wrapped view.
private struct Commands: HostedWrapping {
  let items: [AnyView]
  let isOpen: Bool
  let key: Int
  /// The environment in which the commands were declared.
  let outside: EnvironmentValues
  let set: (Bool) -> Void

  func draw(_ box: WrapperNode, into drawing: inout Drawing) {
    let (set, isEnabled) = (set, box.environment.isEnabled)
    let press = LongPressGesture(minimumDuration: 0.5).onEnded { _ in set(true) }
    drawing.add(
      HitRegion(
        .gesture, key: key, path: box.traits.contentShape?() ?? VectorPath(Rect(box.frame)),
        origin: Point(box.frame.origin), pointers: [.touch, .pen]),
      GestureHandler(press._describe(), of: box))
    let first = drawing.list.accessibility.count
    box.content.draw(into: &drawing)
    let name = drawing.list.accessibility[first...].lazy.map(\.label).first { !$0.isEmpty } ?? ""
    drawing.live.controls.append(
      LiveControl(
        kind: .menu, key: key, label: { name }, isEnabled: isEnabled, frame: Rect(box.frame)
      ) { event in
        if event == .press { set(true) }
      })
    var node = AccessibilityNode(role: .button, label: name, value: "", frame: Rect(box.frame))
    node.isEnabled = isEnabled
    node.controls = [key]
    drawing.append(node)
  }

  func preference<K: PreferenceKey>(_ key: K.Type, of box: WrapperNode) -> K.Value? {
    let inner = box.content.preference(key)
    guard isOpen, key == PresentationsKey.self else { return inner }
    let set = set
    var dialog = Presentation.dialog(
      title: nil, message: EmptyView(), actions: ForEach(items.indices, id: \.self) { items[$0] }
    ) { set(false) }
    dialog.environment = outside
    dialog.environment.isInList = false
    return ((inner as? [Presentation] ?? []) + [dialog]) as? K.Value
  }
}

extension View {
  /// Adds commands that open on a long press, a secondary click, or a key, in a live session. A picture does not show
  /// them.
  nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems)
    -> some View
  { NodeModified(content: self, modifier: WithCommands(items: menuItems())) }

  /// Adds commands as ``contextMenu(menuItems:)`` does. The preview is ignored: the view itself stays visible.
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View { contextMenu(menuItems: menuItems) }

  /// Adds commands to a row, which open like a context menu in a live session. A picture does not show them. `edge`
  /// and `allowsFullSwipe` have no effect.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { NodeModified(content: self, modifier: WithCommands(items: content())) }
}
