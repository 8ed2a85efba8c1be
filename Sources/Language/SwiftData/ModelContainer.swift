import OpenChartsIsolation
import Synchronization

/// Keeps the objects of model classes, in memory or in a file.
///
/// Without a configuration, or with one that has no URL, objects are kept in memory and end with the container. A
/// configuration with a URL keeps them in an SQLite file there.
public final class ModelContainer: Sendable, Equatable {
  /// The model classes of the container.
  public let schema: Schema
  /// The configurations, at least one.
  public let configurations: Set<ModelConfiguration>
  /// The migration plan that the container was created with.
  public let migrationPlan: (any SchemaMigrationPlan.Type)?
  private let stores: [Store]
  private let entities: [String: EntityLayout]
  private let contexts = Mutex<[WeakContext]>([])
  private let main = Mutex<UncheckedSendable<ModelContext?>>(UncheckedSendable(nil))

  private struct Store: Sendable {
    let configuration: ModelConfiguration
    let store: any ModelStore
  }

  private struct WeakContext: @unchecked Sendable {
    // Proof: other threads only compare the reference and call `otherDidSave(_:)`, which is safe on any thread.
    weak var context: ModelContext?
  }

  /// Creates a container of a schema.
  ///
  /// - Throws: ``SwiftDataError`` if a file cannot be opened or is not a store.
  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration] = []
  ) throws {
    self.schema = schema
    self.migrationPlan = migrationPlan
    let all = configurations.isEmpty ? [ModelConfiguration(schema: schema)] : configurations
    self.configurations = Set(all)
    entities = Dictionary(schema.layouts.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    stores = try all.map { configuration in
      Store(
        configuration: configuration,
        store: try configuration.url.map { try SQLiteStore($0, schema.layouts) } ?? MemoryStore())
    }
  }

  /// Creates a container of a schema.
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Creates a container of model classes and of the classes that they are related to.
  public convenience init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: Schema(types), migrationPlan: migrationPlan, configurations: configurations)
  }

  /// A container without model classes, for views without a container.
  static let empty = ModelContainer()

  private init() {
    (schema, migrationPlan, entities) = (Schema([]), nil, [:])
    let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
    configurations = [configuration]
    stores = [Store(configuration: configuration, store: MemoryStore())]
  }

  /// The context for views and other code of the main actor. It saves automatically.
  @MainActor public var mainContext: ModelContext {
    if let cached = main.withLock({ $0 }).value { return cached }
    let new = ModelContext(self)
    new.autosaveEnabled = true
    let box = UncheckedSendable<ModelContext?>(new)
    main.withLock { $0 = box }
    return new
  }

  /// Deletes all objects of all classes.
  public func deleteAllData() {
    for entity in entities.values {
      guard let (store, _) = try? store(of: entity), let ids = try? store.identifiers(of: entity) else {
        continue
      }
      try? store.save(StoreChanges(deleted: ids))
    }
  }

  /// Deletes all objects of all classes.
  public func erase() throws { deleteAllData() }

  /// Containers are equal only to themselves.
  public static func == (a: ModelContainer, b: ModelContainer) -> Bool { a === b }

  // MARK: - For contexts

  func entity(named name: String) -> EntityLayout? { entities[name] }

  /// The store of a class, and whether it may be changed.
  ///
  /// - Throws: ``SwiftDataError`` if the class is not in the schema.
  func store(of entity: EntityLayout) throws -> (any ModelStore, allowsSave: Bool) {
    guard entities[entity.name] != nil else {
      let names = schema.entities.map(\.name).joined(separator: ", ")
      throw SwiftDataError(
        "the container has no class \(entity.name)" + (names.isEmpty ? "" : "; it has \(names)"))
    }
    let entityStore = stores.first {
      $0.configuration.schema?.entities.contains { $0.name == entity.name } ?? false
    }
    guard let store = entityStore ?? stores.first else { throw SwiftDataError("the container has no store") }
    return (store.store, store.configuration.allowsSave)
  }

  func add(_ context: ModelContext) {
    let new = WeakContext(context: context)
    contexts.withLock { contexts in
      contexts.removeAll { $0.context == nil }
      contexts.append(new)
    }
  }

  /// Notifies the other contexts that a context has saved.
  func didSave(_ changed: Set<PersistentIdentifier>, by context: ModelContext) {
    let id = ObjectIdentifier(context)
    let others = contexts.withLock { $0 }.compactMap(\.context).filter { ObjectIdentifier($0) != id }
    for other in others { other.otherDidSave(changed) }
  }

  /// Whether this is the context of the main actor.
  func isMain(_ context: ModelContext) -> Bool { main.withLock { $0 }.value === context }
}
