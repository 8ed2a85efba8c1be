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
    for (index, entry) in entities.enumerated() {
      entry.entity.properties = properties[index]
      if let parent = entry.parent, !isAncestor(entry.entity.name, of: parent) {
        children[parent, default: []].append(entry.entity)
      }
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

  /// Whether an entity is a parent of another one or the same, so that a cycle of parents in a file is not followed.
  private func isAncestor(_ name: String?, of other: String) -> Bool {
    let parents = Dictionary(entities.map { ($0.entity.name ?? "", $0.parent) }) { first, _ in first }
    var next: String? = other
    for _ in 0...entities.count {
      guard let current = next else { return false }
      if current == name { return true }
      next = parents[current] ?? nil
    }
    return true
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
