/// A property of an entity: an attribute or a relationship.
open class NSPropertyDescription: NSObject {
  /// The property's name.
  open var name = ""
  /// Whether objects without a value can be saved. True by default.
  open var isOptional = true
  /// Whether the value is only in the object, and not stored when the object is saved. False by default.
  open var isTransient = false
  /// Additional information for the program.
  open var userInfo: [AnyHashable: Any]?
  /// The entity that has the property.
  public internal(set) weak var entity: NSEntityDescription?

  /// Creates a property without a name.
  public override init() { super.init() }
}

/// The types of attributes.
public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case UUIDAttributeType = 1100
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
  case objectIDAttributeType = 2000
}

/// A property that holds a value.
open class NSAttributeDescription: NSPropertyDescription {
  /// The type of the value.
  open var attributeType = NSAttributeType.undefinedAttributeType
  /// The value of new objects; `nil` by default.
  open var defaultValue: Any?
  /// The name of the class of a transformable value.
  open var attributeValueClassName: String?
  /// The name of the transformer of a transformable value. Values in memory are kept without transformation.
  open var valueTransformerName: String?
  /// Whether large data may be kept outside of the store. Has no effect on values in memory.
  open var allowsExternalBinaryDataStorage = false
}

/// The effects of deleting an object on the objects of a relationship.
public enum NSDeleteRule: UInt, Sendable {
  /// The related objects keep the deleted object.
  case noActionDeleteRule = 0
  /// The deleted object is removed from the related objects.
  case nullifyDeleteRule = 1
  /// The related objects are deleted too.
  case cascadeDeleteRule = 2
  /// Saving fails if there are related objects.
  case denyDeleteRule = 3
}

/// A property that refers to objects.
open class NSRelationshipDescription: NSPropertyDescription {
  /// The entity of the related objects.
  open var destinationEntity: NSEntityDescription?
  /// The relationship of the related objects that is kept in step with this one; `nil` for none.
  open weak var inverseRelationship: NSRelationshipDescription?
  /// The greatest number of related objects: 1 for a relationship to one object, 0 for no limit.
  open var maxCount = 0
  /// The least number of related objects. Not checked.
  open var minCount = 0
  /// The effect of deleting an object with this relationship.
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  /// Whether the related objects have an order.
  open var isOrdered = false
  /// Whether the relationship can have several objects.
  open var isToMany: Bool { maxCount != 1 }
}
