import OpenChartsIsolation
import OpenChartsSessions
import OpenChartsViewCore
import OpenChartsViewValues

private struct ModelContextKey: EnvironmentKey {
  // A container without classes. Each fetch from it fails with a one-line message.
  nonisolated(unsafe) static let defaultValue = ModelContext(.empty)
}

extension EnvironmentValues {
  /// The context of the model objects of a view.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}

extension View {
  /// Gives a view the main context of a container.
  @MainActor public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContext)
  }

  /// Gives a view a context.
  nonisolated public func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.modelContext, modelContext)
  }

  /// Gives a view a separate container, which lives as long as the view.
  ///
  /// - Parameters:
  ///   - modelTypes: The model classes. Classes that they are related to need not be named.
  ///   - inMemory: Objects are kept in memory in either case; a file needs a ``ModelConfiguration`` with a URL.
  ///   - isAutosaveEnabled: Whether the container's main context saves soon after a change.
  ///   - isUndoEnabled: Has no effect: there is no undo manager.
  ///   - onSetup: Called once with the new container, or with the error.
  @MainActor public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(OwnContainerModifier(types: modelTypes, isAutosaveEnabled: isAutosaveEnabled, onSetup: onSetup))
  }

  /// Gives a view a separate container, which lives as long as the view.
  @MainActor public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled,
      onSetup: onSetup)
  }
}

extension Scene {
  /// Gives the views of a scene the main context of a container.
  nonisolated public func modelContainer(_ container: ModelContainer) -> some Scene {
    SceneEnvironment(content: self) { environment, _ in environment.modelContext = container.mainContext }
  }

  /// Gives the views of a scene a context.
  @MainActor public func modelContext(_ modelContext: ModelContext) -> some Scene {
    environment(\.modelContext, modelContext)
  }

  /// Gives the views of a scene a separate container. Each browser session has a different one.
  ///
  /// - Parameters:
  ///   - modelTypes: The model classes. Classes that they are related to need not be named.
  ///   - inMemory: Objects are kept in memory in either case; a file needs a ``ModelConfiguration`` with a URL.
  ///   - isAutosaveEnabled: Whether the container's main context saves soon after a change.
  ///   - isUndoEnabled: Has no effect: there is no undo manager.
  ///   - onSetup: Called once with the new container, or with the error.
  nonisolated public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    let onSetup = UncheckedSendable(onSetup)
    return SceneEnvironment(content: self) { environment, scope in
      let container = scope.slot(0) {
        OwnContainer(modelTypes, isAutosaveEnabled: isAutosaveEnabled, onSetup.value)
      }
      if let context = container.context { environment.modelContext = context }
    }
  }

  /// Gives the views of a scene a separate container. Each browser session has a different one.
  nonisolated public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled,
      onSetup: onSetup)
  }
}

/// A container that a view or a scene creates when it appears.
@MainActor private final class OwnContainer {
  let context: ModelContext?

  init(
    _ types: [any PersistentModel.Type], isAutosaveEnabled: Bool,
    _ onSetup: (Result<ModelContainer, any Error>) -> Void
  ) {
    let result = Result { try ModelContainer(for: Schema(types)) }
    context = try? result.get().mainContext
    context?.autosaveEnabled = isAutosaveEnabled
    onSetup(result)
  }
}

private struct OwnContainerModifier: ViewModifier {
  let types: [any PersistentModel.Type]
  let isAutosaveEnabled: Bool
  let onSetup: (Result<ModelContainer, any Error>) -> Void
  @State private var holder = Holder()

  /// Create the container at the first evaluation, not for each copy of the modifier.
  @MainActor final class Holder {
    var container: OwnContainer?
    nonisolated init() {}
  }

  func body(content: Content) -> some View {
    let container = holder.container ?? OwnContainer(types, isAutosaveEnabled: isAutosaveEnabled, onSetup)
    holder.container = container
    return content.transformEnvironment(\.modelContext) { context in
      if let new = container.context { context = new }
    }
  }
}
