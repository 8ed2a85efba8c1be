import Foundation
import ViewValues

/// What a view does at moments of its life.
private enum Moment {
  case appear(() -> Void)
  case disappear(() -> Void)
  /// Starts anew when the value is another.
  case task(AnyHashableBox?, TaskPriority, @Sendable () async -> Void)
  /// Runs with what was remembered from the last time, `nil` at first; answers what to remember.
  case change((Any?) -> Any)
  /// The same, from the content once it is laid out.
  case observe(@MainActor (ViewNode, Any?) -> Any)
}

/// A value that can be compared with another of its type.
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

  func leave() {
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

  /// Runs once when the view is first there. In a picture it runs before drawing, so what it changes shows.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    at(.appear(action ?? {}))
  }

  /// Runs when the view goes away: in a live session; a view never leaves a still picture.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    at(.disappear(action ?? {}))
  }

  /// Work that starts when the view appears, in a live session and in a preview. A still picture is drawn before such
  /// work could change anything; its diagnostics say so.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    at(.task(nil, priority, action))
  }

  /// The same, begun anew whenever the value is another; what was begun before is cancelled, also when the view goes.
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    at(.task(AnyHashableBox(value), priority, action))
  }

  /// Runs with the value before and the value now when they differ, and at first if asked for.
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

  /// The same without the values.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// The older form, with the new value alone; never at first.
  @_disfavoredOverload
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    onChange(of: value, initial: false) { _, new in action(new) }
  }

  /// Runs when the preference of the views within differs from the last time, and at first.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    NodeModified(content: self, modifier: PreferenceObserver<K>(action: action))
  }

  /// Runs with what a closure makes of the view's geometry when that differs from the last time, and at first.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { _, new in action(new) }
  }

  /// The same with the value before as well; at first both are the same.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    NodeModified(
      content: self, modifier: GeometryObserver<T>(transform: transform, action: action))
  }
}
