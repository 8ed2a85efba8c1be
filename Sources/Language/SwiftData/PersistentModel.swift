/// A class whose objects are stored in a model container. The macro ``Model()`` makes a class conform.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {
  /// The properties that are stored, in the order of their declarations.
  static var schemaMetadata: [Schema.PropertyMetadata] { get }
  /// The sets of properties whose combined values are unique among all objects, from `#Unique`.
  static var _uniqueKeys: [[AnyKeyPath]] { get }
  /// The state that the container attaches to this object.
  var _record: _ModelRecord { get }
  /// Creates an object from stored values.
  init(backingData: any BackingData<Self>)
}

extension PersistentModel {
  /// The default: no unique keys.
  public static var _uniqueKeys: [[AnyKeyPath]] { [] }

  /// The identifier of the object. It never changes and is also used in the store.
  public var persistentModelID: PersistentIdentifier { _record.identifier(entity: Self.entityName) }

  /// The identifier of the object.
  public var id: PersistentIdentifier { persistentModelID }

  /// The context that the object was inserted into or fetched from; `nil` for none.
  public var modelContext: ModelContext? { _record.context }

  /// Whether the object has changes that are not saved.
  public var hasChanges: Bool { _record.context?.hasChanges(in: self) ?? false }

  /// Whether the object is deleted and the deletion is not saved yet.
  public var isDeleted: Bool { _record.isDeleted }

  /// Objects are equal if they are the same object of the store.
  public static func == (a: Self, b: Self) -> Bool { a === b || a.persistentModelID == b.persistentModelID }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(persistentModelID) }

  static var entityName: String { String(describing: Self.self) }
}

/// The state that a container attaches to an object. Each object of a model class has one.
public final class _ModelRecord {
  let registrar = ObservationRegistrar()
  weak var context: ModelContext?
  var isDeleted = false
  /// Whether properties are being set to their stored values. This does not count as a change.
  var isRestoring = false
  /// Whether a relationship is being changed only because its inverse has changed.
  private(set) var isLinking = false
  private var identifier: PersistentIdentifier?
  /// A cache of the objects of to-many relationships, for ``link(_:to:among:_:)``. Any other change of a relationship
  /// removes its entry.
  private var members: [AnyKeyPath: Set<ObjectIdentifier>] = [:]

  /// Creates the state of a new object.
  public init() {}

  /// Adds an object to a to-many relationship, unless the relationship contains it. Takes constant time after the first
  /// call.
  func link(
    _ other: any PersistentModel, to keyPath: AnyKeyPath,
    among linkedObjects: @autoclosure () -> [any PersistentModel],
    _ append: () -> Void
  ) {
    if members[keyPath] == nil { members[keyPath] = Set(linkedObjects().map { ObjectIdentifier($0) }) }
    guard members[keyPath]?.insert(ObjectIdentifier(other)).inserted == true else { return }
    linking(append)
  }

  /// Removes an object from a to-many relationship.
  func unlink(_ other: any PersistentModel, from keyPath: AnyKeyPath, _ remove: () -> Void) {
    members[keyPath]?.remove(ObjectIdentifier(other))
    linking(remove)
  }

  private func linking(_ body: () -> Void) {
    isLinking = true
    defer { isLinking = false }
    body()
  }

  func forgetMembers(of keyPath: AnyKeyPath) {
    if !members.isEmpty { members[keyPath] = nil }
  }

  func identifier(entity: String) -> PersistentIdentifier {
    if let identifier { return identifier }
    let new = PersistentIdentifier(entityName: entity, key: UUID())
    identifier = new
    return new
  }

  /// Sets the identifier of an object that is created from stored values.
  func identify(_ identifier: PersistentIdentifier) { self.identifier = identifier }
}

/// The identifier of an object of a model class. The store uses the same identifier.
public struct PersistentIdentifier: Hashable, Codable, Sendable, Comparable, Identifiable {
  /// The name of the object's class.
  public let entityName: String
  let key: UUID

  /// The identifier itself.
  public var id: PersistentIdentifier { self }

  /// An arbitrary order, the same in every process.
  public static func < (a: Self, b: Self) -> Bool {
    (a.entityName, a.key.uuidString) < (b.entityName, b.key.uuidString)
  }
}

/// The stored values of an object, for the initializer that ``Model()`` generates.
public protocol BackingData<Model> {
  /// The model class.
  associatedtype Model: PersistentModel
  /// The identifier of the object.
  var persistentModelID: PersistentIdentifier? { get }
  /// Returns the stored value of a property.
  func getValue<Value>(forKey key: KeyPath<Model, Value>) -> Value
}
