/// A request to a context: objects to fetch, or changes of many objects.
open class NSPersistentStoreRequest: NSObject {}

/// The type of results of a fetch request.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Objects.
  public static let managedObjectResultType = Self([])
  /// Identifiers of objects.
  public static let managedObjectIDResultType = Self(rawValue: 1)
  /// Dictionaries of the properties to fetch.
  public static let dictionaryResultType = Self(rawValue: 2)
  /// One number.
  public static let countResultType = Self(rawValue: 4)
}

/// The objects of an entity that meet a condition, in an order.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  /// The name of the entity.
  open var entityName: String? { name ?? entity?.name }
  private let name: String?
  /// The entity; it is needed only if the request has no name of one.
  open var entity: NSEntityDescription?
  /// The condition; `nil` for all objects.
  open var predicate: NSPredicate?
  /// The order; without descriptors that of insertion.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The greatest number of results; 0 for all.
  open var fetchLimit = 0
  /// The number of results to skip.
  open var fetchOffset = 0
  /// The type of the results: objects by default.
  open var resultType = NSFetchRequestResultType.managedObjectResultType
  /// The names of the attributes of dictionaries; `nil` for all.
  open var propertiesToFetch: [Any]?
  /// Whether equal dictionaries are returned once. Has an effect on dictionaries only.
  open var returnsDistinctResults = false
  /// Whether objects of subentities are fetched. True by default.
  open var includesSubentities = true
  /// Whether unsaved objects are fetched. True by default.
  open var includesPendingChanges = true
  /// The number of objects to load at once. Has no effect: all objects are in memory.
  open var fetchBatchSize = 0
  /// Whether values are loaded later. Has no effect: all objects are in memory.
  open var returnsObjectsAsFaults = true
  /// Whether values are loaded. Has no effect: all objects are in memory.
  open var includesPropertyValues = true
  /// Relationships to load. Has no effect: all objects are in memory.
  open var relationshipKeyPathsForPrefetching: [String]?
  /// Whether values are read again. Has no effect: all objects are in memory.
  open var shouldRefreshRefetchedObjects = false

  /// Creates a request for the objects of an entity.
  public init(entityName: String) { name = entityName }

  /// Creates a request without an entity. Set ``entity``.
  public override init() { name = nil }

  /// Fetches from the context whose queue the caller is on.
  ///
  /// - Throws: Errors of the fetch.
  open func fetch(in context: NSManagedObjectContext) throws -> [ResultType] { try context.fetch(self) }
}
