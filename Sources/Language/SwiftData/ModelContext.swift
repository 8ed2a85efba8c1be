import OpenChartsIsolation

/// The objects of a container that one part of a program uses, with their changes since the last save.
///
/// A context and its objects belong to one actor or thread. The context of views, ``ModelContainer/mainContext``, saves
/// automatically soon after a change.
public final class ModelContext: Equatable {
  /// The container of the objects.
  public let container: ModelContainer
  /// Whether changes are saved automatically. Only the context of the main actor supports this.
  public var autosaveEnabled = false
  private let registrar = ObservationRegistrar()
  /// The loaded objects by identifier. They stay loaded, so that each fetch returns the same object for an identifier.
  private var registeredModels: [PersistentIdentifier: any PersistentModel] = [:]
  private var inserted = OrderedObjects()
  private var changed = OrderedObjects()
  private var deleted = OrderedObjects()
  private var isAutosaveDue = false
  /// The identifiers of objects that another context has saved and that this context must read again.
  private var outdated: Set<PersistentIdentifier> = []
  /// A number that changes with the set of objects, so that observers of queries are notified.
  private var revision = 0

  /// Creates a context of a container, which does not save automatically.
  public init(_ container: ModelContainer) {
    self.container = container
    container.add(self)
  }

  /// Contexts are equal only to themselves.
  public static func == (a: ModelContext, b: ModelContext) -> Bool { a === b }

  // MARK: - Changes

  /// Whether there are changes that are not saved.
  public var hasChanges: Bool { !inserted.isEmpty || !changed.isEmpty || !deleted.isEmpty }

  /// The objects that were inserted and not saved.
  public var insertedModelsArray: [any PersistentModel] { inserted.all }
  /// The objects that were changed and not saved.
  public var changedModelsArray: [any PersistentModel] { changed.all }
  /// The objects that were deleted and not saved.
  public var deletedModelsArray: [any PersistentModel] { deleted.all }

  /// Adds an object and its related objects. No-op for objects that are already in this context.
  public func insert<T: PersistentModel>(_ model: T) { add(model) }

  func add(_ model: any PersistentModel) {
    let record = model._record
    guard record.context !== self || record.isDeleted else { return }
    record.context = self
    record.isDeleted = false
    registeredModels[model.persistentModelID] = model
    if !deleted.remove(model) { inserted.append(model) }
    replaceEqual(of: model)
    RelationshipLink.followAll(of: model)
    noteMembership()
  }

  /// Deletes an object, and applies the delete rules of its relationships.
  public func delete<T: PersistentModel>(_ model: T) { remove(model) }

  /// Deletes the objects of a class that meet a condition.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    for object in try fetch(FetchDescriptor(predicate: predicate)) { remove(object) }
  }

  private func remove(_ model: any PersistentModel) {
    // Use a list instead of recursion, because objects that delete each other may form a long chain.
    var waiting: [any PersistentModel] = [model]
    while let model = waiting.popLast() {
      guard model._record.context === self, !model._record.isDeleted else { continue }
      model._record.isDeleted = true
      changed.remove(model)
      if !inserted.remove(model) { deleted.append(model) }
      for property in EntityLayout(of: model).properties {
        switch property.relationship?.deleteRule {
        case .cascade: waiting += property.related(model).reversed()
        case .nullify: property.clear(model)
        case .deny, .noAction, nil: break
        }
      }
      if !deleted.contains(model) {
        // The object was never saved, so remove it from the context.
        registeredModels[model.persistentModelID] = nil
        model._record.context = nil
      }
    }
    noteMembership()
  }

  func noteChange(of model: any PersistentModel) {
    guard !model._record.isDeleted else { return }
    if !inserted.contains(model) { changed.append(model) }
    scheduleAutosave()
  }

  func hasChanges(in model: any PersistentModel) -> Bool {
    inserted.contains(model) || changed.contains(model) || deleted.contains(model)
  }

  private func noteMembership() {
    registrar.withMutation(of: self, keyPath: \.revision) { revision += 1 }
    scheduleAutosave()
  }

  /// Deletes other objects with the same value of a unique attribute: the new object replaces them.
  private func replaceEqual(of model: any PersistentModel) {
    let entity = EntityLayout(of: model)
    guard !entity.uniqueSets.isEmpty, let others = try? objects(of: entity, pending: true) else { return }
    for set in entity.uniqueSets {
      let values = set.map { $0.comparable(of: model) }
      guard values.allSatisfy({ $0 != nil }) else { continue }
      for other in others where other !== model && set.map({ $0.comparable(of: other) }) == values {
        remove(other)
      }
    }
  }

  // MARK: - Saving

  /// Saves all changes, or none.
  ///
  /// - Throws: ``SwiftDataError`` if a delete rule denies a deletion, a value cannot be stored, or the store cannot be
  ///   written. The changes stay.
  public func save() throws {
    isAutosaveDue = false
    guard hasChanges else { return }
    for model in deleted.all {
      for property in EntityLayout(of: model).properties where property.relationship?.deleteRule == .deny {
        guard property.related(model).allSatisfy(\.isDeleted) else {
          let name = EntityLayout(of: model).name
          throw SwiftDataError(
            "\(name).\(property.name) has objects, so that its delete rule denies the deletion")
        }
      }
    }
    var changes: [ObjectIdentifier: (store: any ModelStore, changes: StoreChanges)] = [:]
    func withChanges(of entity: EntityLayout, _ body: (inout StoreChanges) -> Void) throws {
      let (store, allowsSave) = try container.store(of: entity)
      guard allowsSave else {
        throw SwiftDataError("the configuration of \(entity.name) does not allow to save")
      }
      let key = ObjectIdentifier(store as AnyObject)
      body(&changes[key, default: (store, StoreChanges())].changes)
    }
    for model in inserted.all + changed.all {
      let entity = EntityLayout(of: model)
      let row = StoreChanges.Row(
        identifier: model.persistentModelID, entity: entity, values: entity.properties.map { $0.read(model) })
      try withChanges(of: entity) { $0.rows.append(row) }
    }
    for model in deleted.all {
      try withChanges(of: EntityLayout(of: model)) { $0.deleted.append(model.persistentModelID) }
    }
    for (store, changes) in changes.values { try store.save(changes) }
    let all = Set((inserted.all + changed.all + deleted.all).map(\.persistentModelID))
    for model in deleted.all {
      registeredModels[model.persistentModelID] = nil
      model._record.context = nil
    }
    (inserted, changed, deleted) = (OrderedObjects(), OrderedObjects(), OrderedObjects())
    container.didSave(all, by: self)
  }

  /// Runs a closure that makes changes, then saves.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  /// Discards all changes since the last save.
  public func rollback() {
    for model in inserted.all {
      registeredModels[model.persistentModelID] = nil
      model._record.context = nil
    }
    let restored = changed.all + deleted.all
    (inserted, changed, deleted) = (OrderedObjects(), OrderedObjects(), OrderedObjects())
    for model in restored {
      model._record.isDeleted = false
      try? restore(model)
    }
    noteMembership()
    isAutosaveDue = false
  }

  private func scheduleAutosave() {
    guard autosaveEnabled, !isAutosaveDue, container.isMain(self) else { return }
    isAutosaveDue = true
    // Safe: the main context is used only on the main actor, and the closure also runs there.
    let context = UncheckedSendable(self)
    DispatchQueue.main.async {
      guard context.value.isAutosaveDue else { return }
      do { try context.value.save() } catch {
        FileHandle.standardError.write(Data("SwiftData: changes are not saved: \(error)\n".utf8))
      }
    }
  }

  // MARK: - Fetching

  /// Returns the objects of a class that a descriptor selects. Its condition is evaluated once for each object.
  ///
  /// - Throws: ``SwiftDataError`` if the class is not in the schema or the store cannot be read, and errors of the
  ///   condition.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    registrar.access(self, keyPath: \.revision)
    var result = try objects(of: EntityLayout(T.self), pending: descriptor.includePendingChanges)
      .compactMap { $0 as? T }
    if let predicate = descriptor.predicate { result = try result.filter { try predicate.evaluate($0) } }
    if !descriptor.sortBy.isEmpty { result.sort(using: descriptor.sortBy) }
    if let offset = descriptor.fetchOffset { result.removeFirst(min(max(offset, 0), result.count)) }
    if let limit = descriptor.fetchLimit, limit > 0 { result = Array(result.prefix(limit)) }
    return result
  }

  /// Returns the number of objects that a descriptor selects.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }

  /// Returns the identifiers of the objects that a descriptor selects.
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>
  ) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map(\.persistentModelID)
  }

  /// Calls a closure with each object that a descriptor selects.
  public func enumerate<T: PersistentModel>(
    _ fetch: FetchDescriptor<T>, batchSize: Int = 5_000, allowEscapingMutations: Bool = false,
    block: (T) throws -> Void
  ) throws {
    for object in try self.fetch(fetch) { try block(object) }
  }

  /// Returns the object with an identifier; `nil` if this context has not loaded it.
  public func registeredModel<T: PersistentModel>(for identifier: PersistentIdentifier) -> T? {
    registeredModels[identifier] as? T
  }

  /// Returns the object with an identifier.
  ///
  /// - Precondition: The object exists.
  public func model(for identifier: PersistentIdentifier) -> any PersistentModel {
    guard let model = try? object(for: identifier) else {
      preconditionFailure("there is no \(identifier.entityName) with this identifier")
    }
    return model
  }

  private func objects(of entity: EntityLayout, pending: Bool) throws -> [any PersistentModel] {
    try readOutdated()
    var result: [any PersistentModel] = []
    for identifier in try container.store(of: entity).0.identifiers(of: entity) {
      guard let object = try object(for: identifier), !object._record.isDeleted else { continue }
      result.append(object)
    }
    if pending { result += inserted.all.filter { type(of: $0) == entity.type } }
    return result
  }

  func object(for identifier: PersistentIdentifier) throws -> (any PersistentModel)? {
    if let model = registeredModels[identifier] { return model }
    guard let entity = container.entity(named: identifier.entityName),
      let values = try container.store(of: entity).0.values(of: identifier, entity)
    else { return nil }
    func make<T: PersistentModel>(_ type: T.Type) throws -> T {
      try T(backingData: StoredBackingData<T>(identifier, entity, values) { try self.object(for: $0) })
    }
    let object = try make(entity.type)
    object._record.identify(identifier)
    object._record.context = self
    registeredModels[identifier] = object
    try restore(object, from: values)
    return object
  }

  /// Sets the properties of an object to their stored values.
  private func restore(_ model: any PersistentModel) throws {
    let entity = EntityLayout(of: model)
    guard let values = try container.store(of: entity).0.values(of: model.persistentModelID, entity) else {
      return
    }
    try restore(model, from: values)
  }

  /// - Parameter values: The values, one for each property of the object's class.
  private func restore(_ model: any PersistentModel, from values: [StoredValue?]) throws {
    let entity = EntityLayout(of: model)
    model._record.isRestoring = true
    defer { model._record.isRestoring = false }
    for (property, stored) in zip(entity.properties, values) {
      guard let stored, let value = try property.value(stored, { try self.object(for: $0) }) else { continue }
      property.write?(model, value)
    }
  }

  // MARK: - Other contexts

  /// Called by another context, on any thread, after it has saved.
  func otherDidSave(_ changed: Set<PersistentIdentifier>) {
    guard container.isMain(self) else { return }
    let context = UncheckedSendable(self)
    DispatchQueue.main.async {
      context.value.outdated.formUnion(changed)
      context.value.noteMembership()
    }
  }

  /// Reads objects that another context has saved, except those with unsaved changes in this context.
  private func readOutdated() throws {
    guard !outdated.isEmpty else { return }
    let all = outdated
    outdated = []
    for identifier in all {
      guard let object = registeredModels[identifier], !hasChanges(in: object) else { continue }
      let entity = EntityLayout(of: object)
      if try container.store(of: entity).0.values(of: identifier, entity) == nil {
        registeredModels[identifier] = nil
        object._record.context = nil
      } else {
        try restore(object)
      }
    }
  }
}

extension ModelContext: Observable {}
