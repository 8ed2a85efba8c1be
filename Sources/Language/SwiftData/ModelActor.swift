import OpenChartsIsolation

/// An actor that uses a separate context of a container. The macro `@ModelActor` makes an actor conform.
public protocol ModelActor: Actor {
  /// The container of the actor's objects.
  nonisolated var modelContainer: ModelContainer { get }
  /// The link between the actor and its context.
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  /// The context of the actor.
  public var modelContext: ModelContext { modelExecutor.modelContext }

  /// Returns the object with an identifier in the actor's context; `nil` if there is no such object of this class.
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    try? modelContext.object(for: id) as? T
  }
}

/// The link between an actor and its context.
public protocol ModelExecutor: AnyObject, Sendable {
  /// The context of the actor.
  var modelContext: ModelContext { get }
}

/// Holds the context of an actor. Only the actor uses the context.
public final class DefaultSerialModelExecutor: ModelExecutor {
  private let context: UncheckedSendable<ModelContext>
  /// The context of the actor.
  public var modelContext: ModelContext { context.value }

  /// Creates a link to a context, which no other code may use.
  public init(modelContext: ModelContext) { context = UncheckedSendable(modelContext) }
}
