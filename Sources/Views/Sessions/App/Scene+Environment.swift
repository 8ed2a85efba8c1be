import Combine
import Observation
import OpenChartsIsolation
import OpenChartsViewCore
import OpenChartsViewValues

extension Scene {
  /// Sets an environment value for the views of this scene.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    let change = UncheckedSendable((keyPath, value))
    return SceneEnvironment(content: self) { environment, _ in
      environment[keyPath: change.value.0] = change.value.1
    }
  }

  /// Sets an observable object for the type's `@Environment` properties in the views of this scene. `nil` removes it.
  nonisolated public func environment<T>(_ object: T?) -> some Scene where T: AnyObject, T: Observable {
    let object = UncheckedSendable(object)
    return SceneEnvironment(content: self) { environment, _ in environment[object: T.self] = object.value }
  }

  /// Sets an object for the `@EnvironmentObject` properties of its type in the views of this scene.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    let object = UncheckedSendable(object)
    return SceneEnvironment(content: self) { environment, _ in environment[object: T.self] = object.value }
  }
}

/// A scene whose views have another environment.
package struct SceneEnvironment<Content: Scene> {
  let content: Content
  let adapt: @MainActor (inout EnvironmentValues, StateScope) -> Void

  /// - Parameter adapt: Changes the environment. The scope stores values that exist as long as the scene.
  package nonisolated init(
    content: Content, adapt: @escaping @MainActor (inout EnvironmentValues, StateScope) -> Void
  ) {
    (self.content, self.adapt) = (content, adapt)
  }
}

extension SceneEnvironment: _PrimitiveScene {
  package func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    content._makeNodes(in: adapted(context), into: &nodes)
  }

  package func _addWindows(in context: _ViewContext, to windows: inout _Windows) {
    let (context, first) = (adapted(context), windows.kinds.count)
    content._addWindows(in: context, to: &windows)
    let (adapt, scope) = (adapt, context.scope)
    for index in first..<windows.kinds.count {
      let kind = windows.kinds[index]
      windows.kinds[index] = WindowKind(id: kind.id, values: kind.values) { value in
        AnyView(kind.content(value).transformEnvironment(\.self) { adapt(&$0, scope) })
      }
    }
  }

  @MainActor private func adapted(_ context: _ViewContext) -> _ViewContext {
    var context = context.child(.type(ObjectIdentifier(Self.self)))
    adapt(&context.environment, context.scope)
    return context
  }
}
