/// A property of an entity: an attribute or a relationship.
open class NSPropertyDescription: NSObject {
  /// The property's name.
  open var name = ""
  /// Whether objects without a value can be saved. True by default.
  open var isOptional = true
  /// Whether the value is discarded when the object is saved. False by default.
  open var isTransient = false
  /// Additional information that the program stores.
  open var userInfo: [AnyHashable: Any]?
  /// The entity that has the property.
  public internal(set) weak var entity: NSEntityDescription?

  /// Creates a property without a name.
  public override init() { super.init() }
}

/// The types of attributes.
public enum NSAttributeType: UInt, Sendable {
  /// No type.
  case undefinedAttributeType = 0
  /// `Int16`.
  case integer16AttributeType = 100
  /// `Int32`.
  case integer32AttributeType = 200
  /// `Int64`.
  case integer64AttributeType = 300
  /// `NSDecimalNumber`.
  case decimalAttributeType = 400
  /// `Double`.
  case doubleAttributeType = 500
  /// `Float`.
  case floatAttributeType = 600
  /// `String`.
  case stringAttributeType = 700
  /// `Bool`.
  case booleanAttributeType = 800
  /// `Date`.
  case dateAttributeType = 900
  /// `Data`.
  case binaryDataAttributeType = 1000
  /// `UUID`.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case UUIDAttributeType = 1100
  /// `URL`.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URIAttributeType = 1200
  /// A value of another class, which a value transformer archives on a device.
  case transformableAttributeType = 1800
  /// The identifier of an object.
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
  /// The name of the transformer of a transformable value. Values in memory are not transformed.
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
  /// The relationship of the related objects that changes together with this one; `nil` for none.
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
