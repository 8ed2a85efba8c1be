extension Notification.Name {
  /// Posted by a context after changes of its objects.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSManagedObjectContextObjectsDidChange = Self(
    "NSObjectsChangedInManagingContextNotification")
  /// Posted by a context before it saves.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSManagedObjectContextWillSave = Self("NSManagedObjectContextWillSaveNotification")
  /// Posted by a context after it has saved.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSManagedObjectContextDidSave = Self(
    "NSManagingContextDidSaveChangesNotification")
  /// Never posted: no other process changes a store in memory.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSPersistentStoreRemoteChange = Self("NSPersistentStoreRemoteChangeNotification")
}

extension NSManagedObjectContext {
  /// Posted before a context saves.
  public static var willSaveObjectsNotification: Notification.Name { .NSManagedObjectContextWillSave }
  /// Posted after a context has saved.
  public static var didSaveObjectsNotification: Notification.Name { .NSManagedObjectContextDidSave }
  /// Posted after changes of objects.
  public static var didChangeObjectsNotification: Notification.Name {
    .NSManagedObjectContextObjectsDidChange
  }
}

/// The inserted objects in the information of a notification.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSInsertedObjectsKey = "inserted"
/// The changed objects in the information of a notification.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUpdatedObjectsKey = "updated"
/// The deleted objects in the information of a notification.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSDeletedObjectsKey = "deleted"
