/// The values of a stored object while the object is created.
struct StoredBackingData<Model: PersistentModel>: BackingData {
  let persistentModelID: PersistentIdentifier?
  private var values: [AnyKeyPath: Any] = [:]

  /// - Throws: ``SwiftDataError`` if a property has neither a value nor a default.
  init(
    _ identifier: PersistentIdentifier, _ entity: EntityLayout, _ stored: [StoredValue?],
    _ find: (PersistentIdentifier) throws -> (any PersistentModel)?
  ) throws {
    persistentModelID = identifier
    for (property, stored) in zip(entity.properties, stored) {
      // Relationships are set later, when the object exists, because objects may refer to each other.
      if property.target != nil, let fallback = property.fallback() {
        values[property.keyPath] = fallback
        continue
      }
      guard let value = try stored.flatMap({ try property.value($0, find) }) ?? property.fallback() else {
        throw SwiftDataError(
          "\(entity.name).\(property.name) has no value in the store; give the property a default value")
      }
      values[property.keyPath] = value
    }
  }

  func getValue<Value>(forKey key: KeyPath<Model, Value>) -> Value {
    guard let value = values[key] as? Value else {
      preconditionFailure("\(Model.entityName) asks for a property that its schema does not list")
    }
    return value
  }
}

extension Schema.PropertyMetadata {
  /// The value of a unique attribute; `nil` if there is no value, or it cannot be compared.
  func comparable(of model: any PersistentModel) -> AnyHashable? {
    guard case .value(let any) = read(model) else { return nil }
    let value = any as? AnyHashable
    // A `nil` value does not equal another `nil` value.
    return value?.base is any ExpressibleByNilLiteral && "\(any)" == "nil" ? nil : value
  }
}
