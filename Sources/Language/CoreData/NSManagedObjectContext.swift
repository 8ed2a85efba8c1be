import OpenChartsIsolation

/// The objects of a store that one part of a program uses, with their changes since the last save.
///
/// A context and its objects are used on its queue: the view context on the main thread, a background context in
/// `perform(_:)`. The last context that saves an object wins.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  // Proof: as with Apple's framework, the program uses a context only on its queue. Other threads only call
  // `perform(_:)` and `performAndWait(_:)`, which read constants.

  /// The threads of contexts.
  public enum ConcurrencyType: UInt, Sendable {
    /// A separate queue for the context.
    case privateQueue = 1
    /// The main thread.
    case mainQueue = 2
    /// A separate queue for the context.
    public static var privateQueueConcurrencyType: Self { .privateQueue }
    /// The main thread.
    public static var mainQueueConcurrencyType: Self { .mainQueue }
  }

  /// The name of the context, for the program.
  open var name: String?
  /// Whether the context shows changes that other contexts save. False by default.
  open var automaticallyMergesChangesFromParent = false
  /// The policy for conflicts. Has no effect: the last context that saves an object wins.
  open var mergePolicy: Any = NSErrorMergePolicy
  /// The author of changes, for the program.
  open var transactionAuthor: String?
  /// Always `nil`: there is no undo manager, and none can be set.
  open var undoManager: Never? {
    get { nil }
    set {}
  }
  /// Additional information that the program stores.
  public let userInfo = NSMutableDictionary()
  /// The thread of the context.
  public let concurrencyType: ConcurrencyType
  let queue: DispatchQueue
  private var source: (any RowSource)?
  private(set) var registered: [NSManagedObjectID: NSManagedObject] = [:]
  private var inserted = OrderedMembers<NSManagedObject>()
  private var updated = OrderedMembers<NSManagedObject>()
  private var deleted = OrderedMembers<NSManagedObject>()
  private let revision = Revision()
  private var isNotificationDue = false

  /// Creates a context without objects. Set its parent or its coordinator.
  public init(concurrencyType: ConcurrencyType) {
    self.concurrencyType = concurrencyType
    queue = concurrencyType == .mainQueue ? .main : DispatchQueue(label: "CoreData.context")
    super.init()
    if concurrencyType == .privateQueue { markQueue() }
  }

  /// Creates a context without objects. Set its parent or its coordinator.
  public convenience init(_ concurrencyType: ConcurrencyType) { self.init(concurrencyType: concurrencyType) }

  // MARK: - Source

  /// The coordinator that the context fetches from and saves to.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { source as? NSPersistentStoreCoordinator ?? parent?.persistentStoreCoordinator }
    set {
      source = newValue
      newValue?.add(self)
    }
  }

  /// The context from which this context fetches and to which it saves; `nil` if it has a coordinator.
  open var parent: NSManagedObjectContext? {
    get { source as? NSManagedObjectContext }
    set { source = newValue }
  }

  var model: NSManagedObjectModel? { source?.model }

  func entity(named name: String) -> NSEntityDescription? {
    model?.entitiesByName[name] ?? ModelRegistry.all.lazy.compactMap { $0.entitiesByName[name] }.first
  }

  func entity(of type: NSManagedObject.Type) -> NSEntityDescription {
    model?.entity(of: type) ?? ModelRegistry.entity(of: type)
  }

  // MARK: - Changes

  /// Whether there are changes that are not saved.
  open var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }
  /// The objects that were inserted and not saved.
  open var insertedObjects: Set<NSManagedObject> { Set(inserted.all) }
  /// The objects that were changed and not saved.
  open var updatedObjects: Set<NSManagedObject> { Set(updated.all) }
  /// The objects that were deleted and not saved.
  open var deletedObjects: Set<NSManagedObject> { Set(deleted.all) }
  /// All objects that are loaded.
  open var registeredObjects: Set<NSManagedObject> { Set(registered.values) }

  func isInserted(_ object: NSManagedObject) -> Bool { inserted.contains(object) }
  func isUpdated(_ object: NSManagedObject) -> Bool { updated.contains(object) }
  /// The inserted objects, in the order of insertion.
  var pendingObjects: [NSManagedObject] { inserted.all }

  /// Adds an object. No-op for objects that are already in this context.
  open func insert(_ object: NSManagedObject) {
    var waiting = [object]
    while let object = waiting.popLast() {
      guard object.managedObjectContext !== self else { continue }
      waiting += object.takeObjectsWithoutContext()
      object.managedObjectContext = self
      registered[object.objectID] = object
      inserted.append(object)
      if let object = object as? any _AwakingFromInsert {
        object._awakeFromInsert()
      } else {
        object.awakeFromInsert()
      }
    }
    noteMembership()
  }

  /// Deletes an object, and applies the delete rules of its relationships.
  open func delete(_ object: NSManagedObject) {
    // Use a list instead of recursion, because objects that delete each other may form a long chain.
    var waiting = [object]
    while let object = waiting.popLast() {
      guard object.managedObjectContext === self, !object.isDeleted else { continue }
      object.prepareForDeletion()
      for relationship in object.entity.relationshipsByName.values.sorted(by: { $0.name < $1.name }) {
        switch relationship.deleteRule {
        case .cascadeDeleteRule: waiting += object.relatedObjects(relationship).reversed()
        case .nullifyDeleteRule:
          for other in object.relatedObjects(relationship) { object.unlink(other, relationship) }
        case .denyDeleteRule, .noActionDeleteRule: break
        }
      }
      object.objectWillChange.send()
      object.isDeleted = true
      updated.remove(object)
      if inserted.remove(object) { forget(object) } else { deleted.append(object) }
    }
    noteMembership()
  }

  func noteChange(of object: NSManagedObject) {
    guard !object.isDeleted else { return }
    if !inserted.contains(object) { updated.append(object) }
    scheduleNotification()
  }

  private func forget(_ object: NSManagedObject) {
    registered[object.objectID] = nil
    object.managedObjectContext = nil
  }

  private func noteMembership() {
    revision.advance()
    scheduleNotification()
  }

  /// Records that the set of objects is read, so that the views that read it are updated.
  func accessMembership() { revision.access() }

  /// Posts a notification about changes later, on the context's queue. One notification covers all changes until then.
  private func scheduleNotification() {
    guard !isNotificationDue, source != nil else { return }
    isNotificationDue = true
    perform { [weak self] in self?.processPendingChanges() }
  }

  /// Posts the notification about changes immediately.
  open func processPendingChanges() {
    guard isNotificationDue else { return }
    isNotificationDue = false
    NotificationCenter.default.post(
      name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: changesInfo)
  }

  private var changesInfo: [AnyHashable: Any] {
    [
      NSInsertedObjectsKey: insertedObjects, NSUpdatedObjectsKey: updatedObjects,
      NSDeletedObjectsKey: deletedObjects,
    ]
  }

  // MARK: - Saving

  /// Saves all changes.
  ///
  /// - Throws: A `CocoaError` if a required attribute has no value, or if a delete rule denies a deletion. Nothing is
  ///   saved then.
  open func save() throws {
    guard hasChanges, let source else { return }
    for object in inserted.all + updated.all + deleted.all { object.willSave() }
    let saved = inserted.all + updated.all
    for object in saved { try Validation.check(object) }
    for object in deleted.all { try Validation.checkDeletion(of: object) }
    NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
    let changes = RowChanges(
      rows: saved.map { ($0.objectID, $0.savedRow) }, deleted: deleted.all.map(\.objectID))
    let info = changesInfo
    source.apply(changes, by: self)
    if source is NSPersistentStoreCoordinator { for object in saved { object.objectID.makePermanent() } }
    let all = saved + deleted.all
    for object in deleted.all { forget(object) }
    (inserted, updated, deleted) = (OrderedMembers(), OrderedMembers(), OrderedMembers())
    for object in all { object.didSave() }
    revision.advance()
    processPendingChanges()
    NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: info)
  }

  /// Discards all changes since the last save.
  open func rollback() {
    for object in inserted.all { forget(object) }
    let restored = updated.all + deleted.all
    (inserted, updated, deleted) = (OrderedMembers(), OrderedMembers(), OrderedMembers())
    for object in restored {
      object.isDeleted = false
      if let row = source?.row(of: object.objectID) { object.replaceRow(row) }
    }
    noteMembership()
  }

  /// Discards all objects.
  open func reset() {
    for object in registered.values { object.managedObjectContext = nil }
    registered = [:]
    (inserted, updated, deleted) = (OrderedMembers(), OrderedMembers(), OrderedMembers())
    noteMembership()
  }

  /// Reads an object again from the store. If changes are merged, unsaved changes stay, and a changed object is not read.
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    if flag, updated.contains(object) || inserted.contains(object) { return }
    guard let row = source?.row(of: object.objectID) else { return }
    updated.remove(object)
    object.replaceRow(row)
  }

  /// Reads all objects without unsaved changes again from the store.
  open func refreshAllObjects() { merge(Set(registered.keys)) }

  /// Assigns permanent identifiers to new objects. No-op: identifiers never change.
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}

  // MARK: - Objects

  /// Returns the object with an identifier, even if it does not exist.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    if let object = registered[objectID] ?? loadedObject(objectID) { return object }
    let object = NSManagedObject.restored(objectID, ObjectRow(), in: self)
    registered[objectID] = object
    return object
  }

  /// Returns the object with an identifier.
  ///
  /// - Throws: A `CocoaError` if it does not exist.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = liveObject(objectID) else {
      throw CocoaError(CocoaError.Code(rawValue: Validation.missingObject))
    }
    return object
  }

  /// Returns the object with an identifier; `nil` if this context has not loaded it.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { registered[objectID] }

  /// Returns the object with an identifier; `nil` if it is deleted or does not exist.
  func liveObject(_ id: NSManagedObjectID) -> NSManagedObject? {
    if let object = registered[id] { return object.isDeleted ? nil : object }
    return loadedObject(id)
  }

  private func loadedObject(_ id: NSManagedObjectID) -> NSManagedObject? {
    guard let row = source?.row(of: id) else { return nil }
    let object = NSManagedObject.restored(id, row, in: self)
    registered[id] = object
    object.awakeFromFetch()
    return object
  }

  func savedIdentifiers(ofEntities names: Set<String>) -> [NSManagedObjectID] {
    source?.identifiers(ofEntities: names) ?? []
  }

  // MARK: - Other contexts

  /// Reads the objects that another context has saved.
  open func mergeChanges(fromContextDidSave notification: Notification) {
    let keys = [NSInsertedObjectsKey, NSUpdatedObjectsKey, NSDeletedObjectsKey]
    let objects = keys.flatMap { notification.userInfo?[$0] as? Set<NSManagedObject> ?? [] }
    merge(Set(objects.map(\.objectID)))
  }

  /// Called by the coordinator, on any thread, after another context has saved.
  func otherDidSave(_ ids: Set<NSManagedObjectID>) {
    perform { [weak self] in
      guard let self, automaticallyMergesChangesFromParent else { return }
      merge(ids)
    }
  }

  private func merge(_ ids: Set<NSManagedObjectID>) {
    for id in ids {
      guard let object = registered[id], !object.hasChanges else { continue }
      if let row = source?.row(of: id) { object.replaceRow(row) } else { forget(object) }
    }
    noteMembership()
  }

  /// Adopts the changes of a child context as unsaved changes.
  func adopt(_ changes: RowChanges) {
    for (id, row) in changes.rows {
      if let object = liveObject(id) {
        object.replaceRow(row)
        noteChange(of: object)
      } else {
        let object = NSManagedObject.restored(id, row, in: self)
        registered[id] = object
        inserted.append(object)
      }
    }
    for id in changes.deleted {
      guard let object = liveObject(id) else { continue }
      object.isDeleted = true
      updated.remove(object)
      if inserted.remove(object) { forget(object) } else { deleted.append(object) }
    }
    noteMembership()
  }
}
