/// A kind of objects: its name, its class and its properties.
open class NSEntityDescription: NSObject {
  /// The entity's name.
  open var name: String?
  /// The name of the objects' class, with or without its module. `NSManagedObject` by default.
  open var managedObjectClassName: String! = "NSManagedObject"
  /// Whether objects of this entity cannot be created, only those of its subentities.
  open var isAbstract = false
  /// Additional information for the program.
  open var userInfo: [AnyHashable: Any]?
  /// Sets of properties whose values are unique. Not checked.
  open var uniquenessConstraints: [[Any]] = []
  /// The model of the entity.
  public internal(set) weak var managedObjectModel: NSManagedObjectModel?
  /// The entity whose properties this one inherits.
  public private(set) weak var superentity: NSEntityDescription?
  private var namedProperties: [String: NSPropertyDescription] = [:]
  private var knownClass: NSManagedObject.Type?

  /// Creates an entity without properties.
  public override init() { super.init() }

  /// The properties of the entity alone, without those of its superentity.
  open var properties: [NSPropertyDescription] = [] {
    didSet {
      for property in properties { property.entity = self }
      namedProperties = Dictionary(properties.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    }
  }

  /// The entities that inherit the properties of this one.
  open var subentities: [NSEntityDescription] = [] {
    didSet { for entity in subentities { entity.superentity = self } }
  }

  /// All properties by name, with the inherited ones.
  open var propertiesByName: [String: NSPropertyDescription] {
    (superentity?.propertiesByName ?? [:]).merging(namedProperties) { $1 }
  }

  /// All attributes by name, with the inherited ones.
  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }

  /// All relationships by name, with the inherited ones.
  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }

  /// The subentities by name.
  open var subentitiesByName: [String: NSEntityDescription] {
    Dictionary(subentities.compactMap { entity in entity.name.map { ($0, entity) } }) { first, _ in first }
  }

  /// Whether this is an entity or one of its subentities.
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    self === entity || superentity?.isKindOf(entity: entity) ?? false
  }

  /// Returns the entity of a name in the model of a context.
  open class func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    context.entity(named: entityName)
  }

  /// Creates an object of an entity and inserts it into a context.
  ///
  /// - Precondition: The model of the context has the entity.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    guard let entity = context.entity(named: entityName) else {
      fatalError("the model of the context has no entity \(entityName)")
    }
    return entity.objectClass.init(_entity: entity, insertInto: context)
  }

  // MARK: - For contexts

  func property(named name: String) -> NSPropertyDescription? {
    namedProperties[name] ?? superentity?.property(named: name)
  }

  func relationship(named name: String) -> NSRelationshipDescription? {
    property(named: name) as? NSRelationshipDescription
  }

  /// The names of this entity and of all entities below it.
  var namesWithSubentities: Set<String> {
    subentities.reduce(into: [name ?? ""]) { $0.formUnion($1.namesWithSubentities) }
  }

  /// The class of the objects, found by its name. `NSManagedObject` if there is no class of that name.
  var objectClass: NSManagedObject.Type {
    if let knownClass { return knownClass }
    let names = [managedObjectClassName ?? "", moduleName.map { "\($0).\(managedObjectClassName ?? "")" }]
    let type = names.compactMap { $0 }.lazy.compactMap { NSClassFromString($0) as? NSManagedObject.Type }
      .first
    knownClass = type
    return type ?? NSManagedObject.self
  }

  /// The module of the objects' class, if its name is given without it.
  var moduleName: String?

  /// Whether the objects are of a class. Learns a class that was found by its name alone.
  func hasObjects(of type: NSManagedObject.Type) -> Bool {
    if let knownClass { return knownClass == type }
    guard managedObjectClassName?.split(separator: ".").last.map(String.init) == String(describing: type)
    else {
      return false
    }
    knownClass = type
    return true
  }
}
