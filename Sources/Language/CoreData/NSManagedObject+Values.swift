extension NSManagedObject: KeyedValues {}

extension NSManagedObject {
  /// Returns the value of a property of the entity: an `NSSet` or `NSOrderedSet` for a relationship to several objects.
  public func value(forKey key: String) -> Any? {
    willAccessValue(forKey: key)
    return primitiveValue(forKey: key)
  }

  /// Sets the value of a property of the entity.
  public func setValue(_ value: Any?, forKey key: String) {
    guard let relationship = entity.relationship(named: key) else {
      willChangeValue(forKey: key)
      setPrimitiveValue(value, forKey: key)
      didChangeValue(forKey: key)
      return
    }
    let old = relatedObjects(relationship)
    let new = OrderedMembers(Self.objects(in: value.flatMap { ManagedValue.unwrapped($0) }))
    for object in old where !new.contains(object) { unlink(object, relationship) }
    for object in new.all { link(object, relationship) }
    if relationship.isOrdered, relationship.isToMany {
      row.toMany[key] = OrderedMembers(new.all.map(\.objectID))
    }
  }

  /// Returns the value at the end of a path of properties, such as `customer.name`. The value of a path through several
  /// objects is an array.
  public func value(forKeyPath keyPath: String) -> Any? { KeyPathValue.value(at: keyPath, of: self) }

  /// Sets the value at the end of a path of properties.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let dot = keyPath.lastIndex(of: ".") else { return setValue(value, forKey: keyPath) }
    let owner = self.value(forKeyPath: String(keyPath[..<dot])) as? NSManagedObject
    owner?.setValue(value, forKey: String(keyPath[keyPath.index(after: dot)...]))
  }

  /// Returns the value of a property without noting that it is read.
  public func primitiveValue(forKey key: String) -> Any? {
    guard let relationship = entity.relationship(named: key) else { return row.attributes[key] }
    let objects = relatedObjects(relationship)
    if !relationship.isToMany { return objects.first }
    return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
  }

  /// Sets the value of an attribute without announcing the change.
  public func setPrimitiveValue(_ value: Any?, forKey key: String) {
    guard let value = value.flatMap({ ManagedValue.unwrapped($0) }), !(value is NSNull) else {
      row.attributes[key] = nil
      return
    }
    let attribute = entity.property(named: key) as? NSAttributeDescription
    row.attributes[key] = AttributeValue.stored(
      value, as: attribute?.attributeType ?? .undefinedAttributeType)
  }

  /// The values of some properties by name; `NSNull` for those without a value.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first }
  }

  /// The identifiers of the related objects.
  public func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    entity.relationship(named: key).map { relatedObjects($0).map(\.objectID) } ?? []
  }

  // MARK: - For generated code

  /// Returns the value of a property in its declared type. Numbers without a value are 0, texts and collections empty.
  public func _managedValue<Value>(forKey key: String) -> Value {
    willAccessValue(forKey: key)
    if let stored = primitiveValue(forKey: key), let value = ManagedValue.value(stored, as: Value.self) {
      return value
    }
    if let value = ManagedValue.missing(Value.self) { return value }
    fatalError("\(entity.name ?? "").\(key) has no value of the type \(Value.self)")
  }

  /// Sets the value of a property.
  public func _setManagedValue<Value>(_ value: Value, forKey key: String) { setValue(value, forKey: key) }

  /// Adds objects to a relationship to several objects, or removes them.
  public func _change(_ key: String, adding added: Any? = nil, removing removed: Any? = nil) {
    guard let relationship = entity.relationship(named: key) else { return }
    for object in Self.objects(in: removed) { unlink(object, relationship) }
    for object in Self.objects(in: added) { link(object, relationship) }
  }

  /// Inserts objects into an ordered relationship.
  ///
  /// - Parameter index: An `Int` or an `NSIndexSet`.
  public func _insert(_ key: String, _ objects: Any, at index: Any) {
    var all = (primitiveValue(forKey: key) as? NSOrderedSet)?.array ?? []
    for (object, index) in zip(Self.objects(in: objects), Self.indexes(index)) {
      all.insert(object, at: min(max(index, 0), all.count))
    }
    setValue(NSOrderedSet(array: all), forKey: key)
  }

  /// Replaces objects of an ordered relationship, or removes them.
  ///
  /// - Parameters:
  ///   - index: An `Int` or an `NSIndexSet`.
  ///   - objects: The new objects, one for each index; `nil` removes the objects.
  public func _replace(_ key: String, at index: Any, with objects: Any?) {
    var all = (primitiveValue(forKey: key) as? NSOrderedSet)?.array ?? []
    let indexes = Self.indexes(index).filter(all.indices.contains)
    if let objects {
      for (object, index) in zip(Self.objects(in: objects), indexes) { all[index] = object }
    } else {
      let removed = Set(indexes)
      all = all.indices.filter { !removed.contains($0) }.map { all[$0] }
    }
    setValue(NSOrderedSet(array: all), forKey: key)
  }

  private static func indexes(_ index: Any) -> [Int] {
    if let index = index as? Int { return [index] }
    return (index as? NSIndexSet).map { Array($0 as IndexSet) } ?? []
  }

  // MARK: - Relationships

  /// The related objects that are not deleted.
  func relatedObjects(_ relationship: NSRelationshipDescription) -> [NSManagedObject] {
    let ids =
      relationship.isToMany
      ? row.toMany[relationship.name]?.all ?? [] : row.toOne[relationship.name].map { [$0] } ?? []
    return ids.compactMap { relatedObject($0) }
  }

  /// Relates an object to this one, and this one to the object by the inverse relationship.
  func link(_ other: NSManagedObject, _ relationship: NSRelationshipDescription) {
    share(contextWith: other)
    let key = relationship.name
    if relationship.isToMany {
      guard row.toMany[key]?.contains(other.objectID) != true else { return }
      willChangeValue(forKey: key)
      row.toMany[key, default: OrderedMembers()].append(other.objectID)
    } else {
      guard row.toOne[key] != other.objectID else { return }
      if let previous = row.toOne[key].flatMap({ relatedObject($0) }) { unlink(previous, relationship) }
      willChangeValue(forKey: key)
      row.toOne[key] = other.objectID
    }
    didChangeValue(forKey: key)
    if let inverse = relationship.inverseRelationship { other.link(self, inverse) }
  }

  /// Ends the relation of an object to this one, and that of this one to the object.
  func unlink(_ other: NSManagedObject, _ relationship: NSRelationshipDescription) {
    let key = relationship.name
    if relationship.isToMany {
      guard row.toMany[key]?.contains(other.objectID) == true else { return }
      willChangeValue(forKey: key)
      row.toMany[key]?.remove(other.objectID)
    } else {
      guard row.toOne[key] == other.objectID else { return }
      willChangeValue(forKey: key)
      row.toOne[key] = nil
    }
    didChangeValue(forKey: key)
    if let inverse = relationship.inverseRelationship { other.unlink(self, inverse) }
  }

  private static func objects(in value: Any?) -> [NSManagedObject] {
    switch value {
    case let object as NSManagedObject: [object]
    case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
    // The order of creation, because a set has another order in each process.
    case let set as NSSet:
      set.allObjects.compactMap { $0 as? NSManagedObject }.sorted { $0.objectID.number < $1.objectID.number }
    case let array as [Any]: array.compactMap { $0 as? NSManagedObject }
    default: []
    }
  }
}
