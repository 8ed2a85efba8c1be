import Foundation
import OpenChartsViewValues

/// An event in the life of a view, with its action.
private enum Moment {
  case appear(() -> Void)
  case disappear(() -> Void)
  /// Restarts when the value changes.
  case task(AnyHashableBox?, TaskPriority, @Sendable () async -> Void)
  /// Receives the result of the previous call, `nil` at first; returns the value to remember.
  case change((Any?) -> Any)
  /// Like `change`, but receives the laid-out content.
  case observe(@MainActor (ViewNode, Any?) -> Any)
}

/// An equatable value of any type, compared with another of the same type.
private struct AnyHashableBox {
  let value: Any
  let equals: (Any) -> Bool

  init<T: Equatable>(_ value: T) {
    self.value = value
    equals = { ($0 as? T) == value }
  }
}

@MainActor private final class Memory: Disappearing {
  var value: Any?
  var task: Task<Void, Never>?
  var onLeave: (() -> Void)?

  func didDisappear() {
    task?.cancel()
    task = nil
    onLeave?()
    onLeave = nil
  }
}

package final class MomentNode: WrapperNode {
  private let moment: Moment
  private let memory: Memory
  private let tasks: TaskCount

  fileprivate init(_ content: ViewNode, moment: Moment, in context: _ViewContext) {
    self.moment = moment
    memory = context.scope.slot(0) { Memory() }
    tasks = context.scope.graph.tasks
    super.init(content)
  }

  package override func act() {
    switch moment {
    case .appear(let action):
      guard memory.value == nil else { return }
      memory.value = true
      action()
    case .disappear(let action): memory.onLeave = action
    case .task(let id, let priority, let action) where environment.lifetime > 0:
      if let last = memory.value as? AnyHashableBox, let id {
        guard !id.equals(last.value) else { return }
      } else if memory.value != nil {
        return
      }
      memory.value = id ?? AnyHashableBox(true)
      memory.task?.cancel()
      let end = tasks.begin()
      memory.task = Task(priority: priority) {
        await action()
        end()
      }
    case .task:
      environment.diagnostics?.add(
        """
        A task of a view did not run: a still picture is drawn before it could change anything; settledScene() waits \
        for it.
        """)
    case .change(let action): memory.value = action(memory.value)
    case .observe(let action): memory.value = action(content, memory.value)
    }
  }
}

private struct MomentModifier: NodeModifier {
  let moment: Moment
  @MainActor func wrap(_ node: ViewNode, in context: _ViewContext) -> ViewNode {
    MomentNode(node, moment: moment, in: context)
  }
}

private struct PreferenceObserver<K: PreferenceKey>: NodeModifier where K.Value: Equatable {
  let action: (K.Value) -> Void
  @MainActor func wrap(_ node: ViewNode, in context: _ViewContext) -> ViewNode {
    let action = action
    let moment = Moment.observe { node, last in
      let value = node.preference(K.self) ?? K.defaultValue
      if (last as? K.Value) != value { action(value) }
      return value
    }
    return MomentNode(node, moment: moment, in: context)
  }
}

private struct GeometryObserver<T: Equatable>: NodeModifier {
  let transform: (GeometryProxy) -> T
  let action: (T, T) -> Void
  @MainActor func wrap(_ node: ViewNode, in context: _ViewContext) -> ViewNode {
    let (transform, action) = (transform, action)
    let moment = Moment.observe { node, last in
      let value = transform(GeometryProxy(node))
      let old = last as? T
      if old != value { action(old ?? value, value) }
      return value
    }
    return MomentNode(node, moment: moment, in: context)
  }
}

extension View {
  nonisolated private func at(_ moment: Moment) -> NodeModified<Self, MomentModifier> {
    NodeModified(content: self, modifier: MomentModifier(moment: moment))
  }

  /// Runs once when the view first appears. In a picture it runs before drawing, so that its changes are visible.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    at(.appear(action ?? {}))
  }

  /// Runs when the view disappears, in a live session. Never runs in a picture.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    at(.disappear(action ?? {}))
  }

  /// Starts a task when the view appears, in a live session and in a preview. A picture is drawn before the task can
  /// change anything, and its diagnostics say so.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    at(.task(nil, priority, action))
  }

  /// Starts a task when the view appears and restarts it when `value` changes. The previous task is cancelled, also
  /// when the view disappears.
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    at(.task(AnyHashableBox(value), priority, action))
  }

  /// Runs with the old and the new value when they differ, and with `initial` also at first.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    at(
      .change { last in
        if let old = last as? V {
          if old != value { action(old, value) }
        } else if initial {
          action(value, value)
        }
        return value
      })
  }

  /// Runs when the value changes, and with `initial` also at first.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Runs with the new value when it changes, but not at first. Older form.
  @_disfavoredOverload
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    onChange(of: value, initial: false) { _, new in action(new) }
  }

  /// Runs when the preference of this view's content changes, and at first.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    NodeModified(content: self, modifier: PreferenceObserver<K>(action: action))
  }

  /// Runs when a value derived from the view's geometry changes, and at first.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { _, new in action(new) }
  }

  /// Runs with the old and new value derived from the view's geometry when they differ. At first both are the same.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    NodeModified(
      content: self, modifier: GeometryObserver<T>(transform: transform, action: action))
  }
}
