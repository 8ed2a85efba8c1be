import OpenChartsIsolation

/// A model, its store and its contexts.
///
/// Objects are kept in memory and end with the container, whatever the URL of its store.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  // Proof: the descriptions are set up before the container is shared; all else is constant.

  /// The folder in which files of stores would be.
  open class func defaultDirectoryURL() -> URL {
    URL(fileURLWithPath: NSTemporaryDirectory(), isDirectory: true)
  }

  /// The name of the container.
  public let name: String
  /// The model.
  public let managedObjectModel: NSManagedObjectModel
  /// The coordinator, which keeps the saved objects.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// The context for views, on the main thread.
  public let viewContext: NSManagedObjectContext
  /// The stores to load: one by default.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// Creates a container of the registered model with that name, or else of all registered models.
  public convenience init(name: String) {
    self.init(
      name: name,
      managedObjectModel: ModelRegistry.model(named: name) ?? .mergedModel(from: nil)
        ?? NSManagedObjectModel())
  }

  /// Creates a container of a model.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueue)
    persistentStoreDescriptions = [
      NSPersistentStoreDescription(
        url: Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite"))
    ]
    super.init()
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
  }

  /// Adds the stores and calls a closure for each, without an error.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
    }
  }

  /// Creates a context with its own queue.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueue)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Runs a closure with a new context on the context's queue.
  @preconcurrency open func performBackgroundTask(
    _ block: @escaping @Sendable (NSManagedObjectContext) -> Void
  ) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  /// Runs a closure with a new context on the context's queue and returns its result.
  @preconcurrency open func performBackgroundTask<T>(
    _ block: @escaping @Sendable (NSManagedObjectContext) throws -> T
  ) async throws -> T {
    let context = newBackgroundContext()
    return try await context.perform { try block(context) }
  }
}

/// A container whose objects iCloud shares between devices. On Linux there is no iCloud: the objects stay in memory.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}
