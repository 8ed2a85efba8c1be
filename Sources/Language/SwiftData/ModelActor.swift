import OpenChartsIsolation

/// An actor that works with its own context of a container. The macro `@ModelActor` makes an actor conform.
public protocol ModelActor: Actor {
  nonisolated var modelContainer: ModelContainer { get }
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  /// The context of the actor.
  public var modelContext: ModelContext { modelExecutor.modelContext }

  /// Returns the object of an identifier in the actor's context; `nil` if there is none of this class.
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    try? modelContext.object(for: id) as? T
  }
}

/// The link between an actor and its context.
public protocol ModelExecutor: AnyObject, Sendable {
  var modelContext: ModelContext { get }
}

/// The context of an actor, which only the actor uses.
public final class DefaultSerialModelExecutor: ModelExecutor {
  private let context: UncheckedSendable<ModelContext>
  public var modelContext: ModelContext { context.value }

  public init(modelContext: ModelContext) { context = UncheckedSendable(modelContext) }
}
