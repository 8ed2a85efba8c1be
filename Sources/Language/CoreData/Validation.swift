/// Checks of objects before they are saved.
enum Validation {
  /// `NSValidationMissingMandatoryPropertyError`.
  private static let missingValue = 1570
  /// `NSValidationRelationshipDeniedDeleteError`.
  private static let deniedDeletion = 1600
  /// `NSManagedObjectReferentialIntegrityError`.
  static let missingObject = 133_000

  /// - Throws: A `CocoaError` if a required property has no value.
  static func check(_ object: NSManagedObject) throws {
    for (name, property) in object.entity.propertiesByName.sorted(by: { $0.key < $1.key })
    where !property.isOptional && !property.isTransient {
      let isMissing =
        (property as? NSRelationshipDescription).map {
          object.relatedObjects($0).isEmpty && (!$0.isToMany || $0.minCount > 0)
        }
        ?? (object.row.attributes[name] == nil)
      if isMissing { throw error(missingValue, object, name, "\(name) is a required value.") }
    }
  }

  /// - Throws: A `CocoaError` if a relationship with the rule "deny" has objects.
  static func checkDeletion(of object: NSManagedObject) throws {
    for (name, relationship) in object.entity.relationshipsByName.sorted(by: { $0.key < $1.key })
    where relationship.deleteRule == .denyDeleteRule && !object.relatedObjects(relationship).isEmpty {
      throw error(deniedDeletion, object, name, "Items cannot be deleted from \(name).")
    }
  }

  private static func error(_ code: Int, _ object: NSManagedObject, _ key: String, _ text: String)
    -> CocoaError
  {
    CocoaError(
      CocoaError.Code(rawValue: code),
      userInfo: [
        NSLocalizedDescriptionKey: text, "NSValidationErrorKey": key, "NSValidationErrorObject": object,
      ])
  }
}
