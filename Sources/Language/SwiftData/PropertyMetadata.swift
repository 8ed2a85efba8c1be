extension Schema {
  /// A stored property of a model class, in the list that ``Model()`` generates.
  public struct PropertyMetadata: @unchecked Sendable {
    // Safe: all values are immutable. The standard library does not declare key paths and closures over them as
    // sendable.
    let name: String
    let originalName: String?
    let keyPath: AnyKeyPath
    let isUnique: Bool
    let relationship: Relationship?
    /// The class of the related objects; `nil` for an attribute.
    let target: (any PersistentModel.Type)?
    /// The default value of a property that was added to the class later; `nil` if it has no default.
    let fallback: () -> Any?
    let read: (any PersistentModel) -> StoredValue
    /// Sets the property to a stored value; `nil` for constants.
    let write: ((any PersistentModel, Any) -> Void)?
    /// Converts a stored value to the property's type; `nil` if it has another type.
    let value: (StoredValue, (PersistentIdentifier) throws -> (any PersistentModel)?) throws -> Any?
    /// Decodes a stored value; `nil` for relationships.
    let decode: ((Data) throws -> Any)?
    /// Whether values of the property can be stored in a file.
    let isCodable: Bool
    /// Functions that add an object to the relationship, and that remove it.
    var link: (any PersistentModel, any PersistentModel) -> Void = { _, _ in }
    var unlink: (any PersistentModel, any PersistentModel) -> Void = { _, _ in }
    /// Removes all objects from the relationship.
    var clear: (any PersistentModel) -> Void = { _ in }
    /// Updates the inverse relationship of the related objects.
    var follow: ((any PersistentModel) -> Void)?
    /// The objects that an object is related to.
    var related: (any PersistentModel) -> [any PersistentModel] = { _ in [] }

    // Disfavoured, so that a property whose type is a model class becomes a relationship.
    /// An attribute. Values that are not codable are kept in memory only.
    @_disfavoredOverload
    public init<Model: PersistentModel, Value>(
      name: String, keypath: KeyPath<Model, Value>, defaultValue: @escaping @autoclosure () -> Value? = nil,
      metadata: Attribute? = nil
    ) {
      (self.name, originalName, keyPath) = (name, metadata?.originalName, keypath)
      isUnique = metadata?.options.contains(.unique) ?? false
      (relationship, target) = (nil, nil)
      fallback = { defaultValue() ?? Self.empty(Value.self) }
      read = { .value(($0 as! Model)[keyPath: keypath]) }
      write = (keypath as? ReferenceWritableKeyPath<Model, Value>).map { path in
        { ($0 as! Model)[keyPath: path] = $1 as! Value }
      }
      value = { stored, _ in
        guard case .value(let any) = stored else { return nil }
        return any as? Value
      }
      isCodable = Value.self is any Codable.Type
      decode = { data in
        guard let type = Value.self as? any Decodable.Type else {
          throw SwiftDataError("\(Model.entityName).\(name): the type \(Value.self) is not Codable")
        }
        return try StoredText.decode(type, from: data)
      }
    }

    /// A relationship to at most one object.
    public init<Model: PersistentModel, Target: PersistentModel>(
      name: String, keypath: KeyPath<Model, Target?>,
      defaultValue: @escaping @autoclosure () -> Target?? = nil,
      metadata: Relationship? = nil
    ) {
      let path = keypath as? ReferenceWritableKeyPath<Model, Target?>
      self.init(
        name, keypath, Target.self, metadata, fallback: { Target?.none as Any },
        objects: { ($0 as! Model)[keyPath: keypath].map { [$0] } ?? [] },
        stored: { .object(($0 as! Model)[keyPath: keypath]?.persistentModelID) },
        write: path.map { path in { ($0 as! Model)[keyPath: path] = $1 as! Target? } },
        make: { ($0.first as! Target?) as Any })
      guard let path else { return }
      link = { owner, other in
        if (owner as! Model)[keyPath: path] !== other {
          (owner as! Model)[keyPath: path] = (other as! Target)
        }
      }
      unlink = { owner, other in
        if (owner as! Model)[keyPath: path] === other { (owner as! Model)[keyPath: path] = nil }
      }
      clear = { ($0 as! Model)[keyPath: path] = nil }
    }

    /// A relationship to exactly one object.
    public init<Model: PersistentModel, Target: PersistentModel>(
      name: String, keypath: KeyPath<Model, Target>, defaultValue: @escaping @autoclosure () -> Target? = nil,
      metadata: Relationship? = nil
    ) {
      let path = keypath as? ReferenceWritableKeyPath<Model, Target>
      self.init(
        name, keypath, Target.self, metadata, fallback: { nil },
        objects: { [($0 as! Model)[keyPath: keypath]] },
        stored: { .object(($0 as! Model)[keyPath: keypath].persistentModelID) },
        write: path.map { path in { ($0 as! Model)[keyPath: path] = $1 as! Target } },
        make: { $0.first as! Target? })
      link = { owner, other in
        guard let path, (owner as! Model)[keyPath: path] !== other else { return }
        (owner as! Model)[keyPath: path] = other as! Target
      }
    }

    /// A relationship to many objects.
    public init<Model: PersistentModel, Target: PersistentModel>(
      name: String, keypath: KeyPath<Model, [Target]>,
      defaultValue: @escaping @autoclosure () -> [Target]? = nil,
      metadata: Relationship? = nil
    ) {
      let path = keypath as? ReferenceWritableKeyPath<Model, [Target]>
      self.init(
        name, keypath, Target.self, metadata, fallback: { [Target]() },
        objects: { ($0 as! Model)[keyPath: keypath] },
        stored: { .objects(($0 as! Model)[keyPath: keypath].map(\.persistentModelID)) },
        write: path.map { path in { ($0 as! Model)[keyPath: path] = $1 as! [Target] } },
        make: { $0.map { $0 as! Target } })
      guard let path else { return }
      link = { owner, other in
        owner._record.link(other, to: keypath, among: (owner as! Model)[keyPath: keypath]) {
          (owner as! Model)[keyPath: path].append(other as! Target)
        }
      }
      unlink = { owner, other in
        owner._record.unlink(other, from: keypath) {
          (owner as! Model)[keyPath: path].removeAll { $0 === other }
        }
      }
      clear = { ($0 as! Model)[keyPath: path] = [] }
    }

    /// A relationship to many objects, or `nil`.
    public init<Model: PersistentModel, Target: PersistentModel>(
      name: String, keypath: KeyPath<Model, [Target]?>,
      defaultValue: @escaping @autoclosure () -> [Target]?? = nil, metadata: Relationship? = nil
    ) {
      let path = keypath as? ReferenceWritableKeyPath<Model, [Target]?>
      self.init(
        name, keypath, Target.self, metadata, fallback: { [Target]() },
        objects: { ($0 as! Model)[keyPath: keypath] ?? [] },
        stored: { .objects(($0 as! Model)[keyPath: keypath]?.map(\.persistentModelID) ?? []) },
        write: path.map { path in { ($0 as! Model)[keyPath: path] = $1 as! [Target]? } },
        make: { Optional($0.map { $0 as! Target }) as Any })
      guard let path else { return }
      link = { owner, other in
        owner._record.link(other, to: keypath, among: (owner as! Model)[keyPath: keypath] ?? []) {
          (owner as! Model)[keyPath: path] = ((owner as! Model)[keyPath: path] ?? []) + [other as! Target]
        }
      }
      unlink = { owner, other in
        owner._record.unlink(other, from: keypath) {
          (owner as! Model)[keyPath: path]?.removeAll { $0 === other }
        }
      }
      clear = { ($0 as! Model)[keyPath: path] = [] }
    }

    private init<Model: PersistentModel, Value, Target: PersistentModel>(
      _ name: String, _ keyPath: KeyPath<Model, Value>, _ target: Target.Type, _ metadata: Relationship?,
      fallback: @escaping () -> Any?, objects: @escaping (any PersistentModel) -> [Target],
      stored: @escaping (any PersistentModel) -> StoredValue,
      write: ((any PersistentModel, Any) -> Void)?, make: @escaping ([any PersistentModel]) -> Any?
    ) {
      (self.name, originalName, self.keyPath) = (name, metadata?.originalName, keyPath)
      (isUnique, relationship, self.target) = (false, metadata ?? Relationship(), target)
      (self.fallback, read, self.write, decode) = (fallback, stored, write, nil)
      isCodable = true
      value = { stored, find in
        switch stored {
        case .value: nil
        case .object(let id): make(try id.flatMap(find).map { [$0] } ?? [])
        case .objects(let ids): make(try ids.compactMap(find))
        }
      }
      related = objects
      follow = { owner in
        RelationshipLink.follow(keyPath, of: owner as! Model, from: [], to: objects(owner))
      }
    }

    /// Returns `nil` as a value of an optional type. Returns `nil` itself if the type is not optional.
    private static func empty<Value>(_ type: Value.Type) -> Any? {
      (type as? any ExpressibleByNilLiteral.Type).map { $0.init(nilLiteral: ()) }
    }
  }
}

/// A value in the form that a store uses.
enum StoredValue {
  /// An attribute.
  case value(Any)
  /// A relationship to at most one object.
  case object(PersistentIdentifier?)
  /// A relationship to many objects.
  case objects([PersistentIdentifier])
}

/// An error of a container or a context. The description names the problem and its position.
public struct SwiftDataError: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
  /// The reason in one line.
  public let description: String
  /// The reason in one line.
  public var errorDescription: String? { description }

  init(_ description: String) { self.description = description }
}
