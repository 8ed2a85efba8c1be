/// The saved objects of a container's classes.
protocol ModelStore: Sendable {
  /// The objects of a class, in the order in which they were saved first.
  func identifiers(of entity: EntityLayout) throws -> [PersistentIdentifier]
  /// The stored values of an object, one for each property of its class; `nil` if the object is not stored. A value is
  /// `nil` if its property was added after the object was stored.
  func values(of identifier: PersistentIdentifier, _ entity: EntityLayout) throws -> [StoredValue?]?
  /// Saves all changes, or none of them.
  func save(_ changes: StoreChanges) throws
}

/// The changes of a context since its last save.
struct StoreChanges {
  struct Row {
    let identifier: PersistentIdentifier
    let entity: EntityLayout
    let values: [StoredValue]
  }

  /// The rows of new and changed objects.
  var rows: [Row] = []
  var deleted: [PersistentIdentifier] = []
}
