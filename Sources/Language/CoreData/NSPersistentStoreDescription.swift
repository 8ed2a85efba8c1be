/// A store of a container. Every store is in memory: its URL is kept for the program, and no file is written.
open class NSPersistentStoreDescription: NSObject {
  /// The URL that a file of the store would have.
  open var url: URL?
  /// The type of the store, such as ``NSSQLiteStoreType``. Every type is kept in memory.
  open var type = NSSQLiteStoreType
  /// The name of a configuration of the model, for the program.
  open var configuration: String?
  /// Whether changes cannot be saved. Has no effect.
  open var isReadOnly = false
  /// Whether the completion handler is called later, on the main queue. False by default.
  open var shouldAddStoreAsynchronously = false
  /// Whether an old file is migrated. Has no effect: there are no files.
  open var shouldMigrateStoreAutomatically = true
  /// Whether a migration is inferred. Has no effect: there are no files.
  open var shouldInferMappingModelAutomatically = true
  /// The container of iCloud. Has no effect: there is no iCloud.
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
  /// The options that the program has set. They have no effect.
  public private(set) var options: [String: NSObject] = [:]

  /// Creates a description without a URL.
  public override init() { super.init() }

  /// Creates a description with a URL.
  public init(url: URL) {
    self.url = url
    super.init()
  }

  /// Keeps an option for the program.
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
}

/// Options of iCloud, which have no effect.
open class NSPersistentCloudKitContainerOptions: NSObject {
  /// The identifier of the container.
  public let containerIdentifier: String

  /// Creates options.
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

/// The type of stores in an SQLite file; here they are in memory.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSSQLiteStoreType = "SQLite"
/// The type of stores in memory.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSInMemoryStoreType = "InMemory"
/// The type of stores in a binary file; here they are in memory.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSBinaryStoreType = "Binary"
/// The option to record the history of changes, which is not recorded.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The option to post notifications about changes of other processes, which there are none of.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// The option to migrate old files, which there are none of.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// The option to infer a migration, which is not needed.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// The option for stores that cannot be changed, which has no effect.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
