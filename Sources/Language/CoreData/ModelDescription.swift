/// Describes a model, for code that `opencharts preview` generates from the model's file.
public final class _ModelDescription {
  private let name: String
  private let module: String
  private var entities: [(entity: NSEntityDescription, parent: String?)] = []
  private var properties: [[NSPropertyDescription]] = []
  private var destinations: [(relationship: NSRelationshipDescription, entity: String, inverse: String?)] = []

  /// - Parameter module: The `#fileID` of the code, which begins with the module of the classes.
  public init(_ name: String, module: String) {
    self.name = name
    self.module = module.split(separator: "/").first.map(String.init) ?? module
  }

  /// Adds an entity, which the next properties belong to.
  public func entity(_ name: String, class className: String, parent: String?, isAbstract: Bool) {
    let entity = NSEntityDescription()
    entity.name = name
    entity.managedObjectClassName = className
    entity.moduleName = module
    entity.isAbstract = isAbstract
    entities.append((entity, parent))
    properties.append([])
  }

  /// Adds an attribute.
  public func attribute(
    _ name: String, _ type: NSAttributeType, isOptional: Bool, isTransient: Bool, default text: String?
  ) {
    let attribute = NSAttributeDescription()
    (attribute.name, attribute.attributeType) = (name, type)
    (attribute.isOptional, attribute.isTransient) = (isOptional, isTransient)
    attribute.defaultValue = text.flatMap { Self.value($0, type) }
    add(attribute)
  }

  /// Adds a relationship.
  public func relationship(
    _ name: String, to destination: String, inverse: String?, isOptional: Bool, isToMany: Bool,
    isOrdered: Bool, rule: NSDeleteRule
  ) {
    let relationship = NSRelationshipDescription()
    relationship.name = name
    (relationship.isOptional, relationship.isOrdered) = (isOptional, isOrdered)
    relationship.maxCount = isToMany ? 0 : 1
    relationship.deleteRule = rule
    destinations.append((relationship, destination, inverse))
    add(relationship)
  }

  private func add(_ property: NSPropertyDescription) {
    guard !properties.isEmpty else { return }
    properties[properties.count - 1].append(property)
  }

  /// Makes the model known by its name.
  public func register() {
    let named = Dictionary(entities.map { ($0.entity.name ?? "", $0.entity) }) { first, _ in first }
    var children: [String: [NSEntityDescription]] = [:]
    let parents = parents
    for (index, entry) in entities.enumerated() {
      entry.entity.properties = properties[index]
      if let parent = parents[entry.entity.name ?? ""] { children[parent, default: []].append(entry.entity) }
    }
    for (parent, entities) in children { named[parent]?.subentities = entities }
    for (relationship, entity, inverse) in destinations {
      relationship.destinationEntity = named[entity]
      relationship.inverseRelationship = inverse.flatMap { named[entity]?.relationship(named: $0) }
    }
    let model = NSManagedObjectModel()
    model.entities = entities.map(\.entity)
    ModelRegistry.register(model, named: name)
  }

  /// The parents of entities by name, without those that would close a cycle.
  private var parents: [String: String] {
    var parents: [String: String] = [:]
    for entry in entities { parents[entry.entity.name ?? ""] = entry.parent }
    var checked: Set<String> = []
    for entry in entities {
      var path: Set<String> = []
      var name = entry.entity.name ?? ""
      while checked.insert(name).inserted, let parent = parents[name] {
        path.insert(name)
        if path.contains(parent) { parents[name] = nil }
        name = parent
      }
    }
    return parents
  }

  /// Returns the default value in a model's text. Dates are seconds since 2001.
  private static func value(_ text: String, _ type: NSAttributeType) -> Any? {
    switch type {
    case .booleanAttributeType: ["YES", "true", "1"].contains(text)
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType: Int64(text)
    case .doubleAttributeType, .floatAttributeType: Double(text)
    case .decimalAttributeType: Decimal(string: text).map { NSDecimalNumber(decimal: $0) }
    case .dateAttributeType: Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
    case .stringAttributeType: text
    case .UUIDAttributeType: UUID(uuidString: text)
    case .URIAttributeType: URL(string: text)
    default: nil
    }
  }
}
