import Combine
import Observation

/// A class with a method of ``NSManagedObject`` that an extension overrides. Swift without Objective-C has no such
/// overrides, so `opencharts preview` renames the method.
public protocol _AwakingFromInsert: NSManagedObject {
  /// The method of the extension. Called instead of `awakeFromInsert()`.
  func _awakeFromInsert()
}

/// An object of an entity, in a context.
///
/// Views that read its properties are updated when these change.
open class NSManagedObject: NSObject, ObservableObject, NSFetchRequestResult {
  /// The entity of the object.
  public let entity: NSEntityDescription
  /// The identifier of the object, the same in all contexts.
  public private(set) var objectID: NSManagedObjectID
  /// The context of the object; `nil` before it is inserted and after its deletion is saved.
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?
  /// Announces changes of the object's properties.
  public let objectWillChange = ObservableObjectPublisher()
  /// Whether the object is deleted and the deletion is not saved yet.
  public internal(set) var isDeleted = false

  var row = ObjectRow()
  /// The related objects, if neither they nor this object have a context.
  private var objectsWithoutContext: [NSManagedObjectID: NSManagedObject] = [:]
  private let revision = Revision()

  /// Creates an object of an entity with the entity's default values, and inserts it into the context, if any.
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    objectID = NSManagedObjectID(entity)
    super.init()
    for (name, attribute) in entity.attributesByName {
      if let value = attribute.defaultValue {
        row.attributes[name] = AttributeValue.stored(value, as: attribute.attributeType)
      }
    }
    context?.insert(self)
  }

  /// Creates an object of the class's entity and inserts it into a context.
  public convenience init(context: NSManagedObjectContext) {
    self.init(entity: context.entity(of: Self.self), insertInto: context)
  }

  /// Creates an object of a class that is known at run time only.
  public required convenience init(
    _entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
  ) {
    self.init(entity: _entity, insertInto: context)
  }

  /// Creates an object for stored values.
  static func restored(_ id: NSManagedObjectID, _ row: ObjectRow, in context: NSManagedObjectContext)
    -> NSManagedObject
  {
    let object = id.entity.objectClass.init(_entity: id.entity, insertInto: nil)
    object.objectID = id
    object.row = row
    object.managedObjectContext = context
    return object
  }

  // MARK: - The class

  /// The entity of this class in the registered models.
  open class func entity() -> NSEntityDescription { ModelRegistry.entity(of: self) }

  /// A request for all objects of this class.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: entity().name ?? "")
  }

  // MARK: - State

  /// Whether the object is inserted and not saved.
  open var isInserted: Bool { managedObjectContext?.isInserted(self) ?? false }
  /// Whether the object is changed and not saved.
  open var isUpdated: Bool { managedObjectContext?.isUpdated(self) ?? false }
  /// Whether the object has an insertion, change or deletion that is not saved.
  open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
  /// Whether the values have not been loaded. Always false: all values are in memory.
  open var isFault: Bool { false }

  // MARK: - For subclasses

  /// Called once when the object is inserted into a context. Does nothing.
  open func awakeFromInsert() {}
  /// Called when the object is loaded into a context. Does nothing.
  open func awakeFromFetch() {}
  /// Called before the object is saved. Does nothing.
  open func willSave() {}
  /// Called after the object is saved. Does nothing.
  open func didSave() {}
  /// Called before the object is deleted. Does nothing.
  open func prepareForDeletion() {}

  /// Announces that a property is about to change.
  open func willChangeValue(forKey key: String) { objectWillChange.send() }

  /// Records that a property has changed.
  open func didChangeValue(forKey key: String) {
    revision.advance()
    managedObjectContext?.noteChange(of: self)
  }

  /// Records that a property is read, so that the views that read it are updated.
  open func willAccessValue(forKey key: String?) { revision.access() }
  /// Does nothing: ``willAccessValue(forKey:)`` does what is needed.
  open func didAccessValue(forKey key: String?) {}

  // MARK: - For contexts

  /// The values to save: all except the values of transient properties.
  var savedRow: ObjectRow {
    var saved = row
    for name in row.attributes.keys where entity.property(named: name)?.isTransient == true {
      saved.attributes[name] = nil
    }
    return saved
  }

  /// Replaces all values by the values of a store.
  func replaceRow(_ row: ObjectRow) {
    objectWillChange.send()
    self.row = row
    revision.advance()
  }

  func relatedObject(_ id: NSManagedObjectID) -> NSManagedObject? {
    if let context = managedObjectContext { return context.liveObject(id) }
    return objectsWithoutContext[id]
  }

  /// Makes two objects share a context. If only one of them has a context, the other object is inserted into it.
  ///
  /// - Precondition: The objects do not have different contexts.
  func share(contextWith other: NSManagedObject) {
    switch (managedObjectContext, other.managedObjectContext) {
    case (nil, nil):
      objectsWithoutContext[other.objectID] = other
      other.objectsWithoutContext[objectID] = self
    case (nil, let context?): context.insert(self)
    case (let context?, nil): context.insert(other)
    case (let context?, let otherContext?):
      precondition(
        context === otherContext, "a relationship between objects of different contexts cannot be established"
      )
    }
  }

  /// Returns the objects to insert together with this one.
  func takeObjectsWithoutContext() -> [NSManagedObject] {
    defer { objectsWithoutContext = [:] }
    return row.toOne.values.compactMap { objectsWithoutContext[$0] }
      + row.toMany.values.flatMap { $0.all.compactMap { objectsWithoutContext[$0] } }
  }
}

/// A number that changes with an object, so that views that have read it are updated.
final class Revision: Observable {
  private let registrar = ObservationRegistrar()
  private var number = 0

  func access() { registrar.access(self, keyPath: \.number) }
  func advance() { registrar.withMutation(of: self, keyPath: \.number) { number += 1 } }
}
