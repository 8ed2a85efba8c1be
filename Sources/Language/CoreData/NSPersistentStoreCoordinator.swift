import OpenChartsIsolation
import Synchronization

/// A store of a coordinator.
open class NSPersistentStore: NSObject, @unchecked Sendable {
  // Proof: the program sets the URL when it creates the store.
  /// The type of the store.
  public let type: String
  /// The URL that a file of the store would have.
  open var url: URL?

  init(type: String, url: URL?) {
    self.type = type
    self.url = url
  }
}

/// Stores the objects of a model in memory, as long as the coordinator exists.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  // Proof: the mutexes guard all properties that change.
  /// The model of the objects.
  public let managedObjectModel: NSManagedObjectModel
  private let table = MemoryRows()
  private let stores = Mutex<[NSPersistentStore]>([])
  private let contexts = Mutex<[WeakContext]>([])

  private struct WeakContext: Sendable {
    weak var context: NSManagedObjectContext?
  }

  /// Creates a coordinator without a store.
  public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

  /// The stores that were added.
  open var persistentStores: [NSPersistentStore] { stores.withLock { $0 } }

  /// Adds a store in memory. Its type, configuration and options have no effect.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let store = NSPersistentStore(type: storeType, url: storeURL)
    stores.withLock { $0.append(store) }
    return store
  }

  /// Adds a store in memory and calls a closure with the result.
  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    let store = NSPersistentStore(type: storeDescription.type, url: storeDescription.url)
    stores.withLock { $0.append(store) }
    guard storeDescription.shouldAddStoreAsynchronously else { return block(storeDescription, nil) }
    let handler = UncheckedSendable((block: block, description: storeDescription))
    DispatchQueue.main.async { handler.value.block(handler.value.description, nil) }
  }

  /// Removes a store. When the last store is removed, all objects are discarded.
  open func remove(_ store: NSPersistentStore) throws {
    let isEmpty = stores.withLock { stores in
      stores.removeAll { $0 === store }
      return stores.isEmpty
    }
    if isEmpty { table.removeAll() }
  }

  /// Discards all objects.
  open func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws {
    table.removeAll()
  }

  /// Returns the store with a URL.
  open func persistentStore(for url: URL) -> NSPersistentStore? { persistentStores.first { $0.url == url } }

  /// Returns the URL of a store.
  open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }

  /// Returns the identifier of a saved object from its URL.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    table.identifier(for: url)
  }

  func add(_ context: NSManagedObjectContext) {
    let new = WeakContext(context: context)
    contexts.withLock { contexts in
      contexts.removeAll { $0.context == nil || $0.context === new.context }
      contexts.append(new)
    }
  }
}

extension NSPersistentStoreCoordinator: RowSource {
  var model: NSManagedObjectModel? { managedObjectModel }

  func row(of id: NSManagedObjectID) -> ObjectRow? { table.row(of: id) }

  func identifiers(ofEntities names: Set<String>) -> [NSManagedObjectID] {
    table.identifiers(ofEntities: names)
  }

  func apply(_ changes: RowChanges, by context: NSManagedObjectContext) {
    table.apply(changes)
    let ids = changes.ids
    for other in contexts.withLock({ $0 }).compactMap(\.context) where other !== context {
      other.otherDidSave(ids)
    }
  }
}
