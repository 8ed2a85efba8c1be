/// An error of a request, with a description of one line.
struct CoreDataError: Error, CustomStringConvertible, LocalizedError {
  let description: String
  var errorDescription: String? { description }

  init(_ description: String) { self.description = description }
}

extension NSManagedObjectContext {
  /// Returns the results of a request.
  ///
  /// - Throws: A one-line error if the model has no entity with the request's name.
  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    let objects = try objects(for: request)
    switch request.resultType {
    case .managedObjectIDResultType: return objects.compactMap { $0.objectID as? T }
    case .countResultType: return [NSNumber(value: objects.count)].compactMap { $0 as? T }
    case .dictionaryResultType: return dictionaries(of: objects, for: request).compactMap { $0 as? T }
    default: return objects.compactMap { $0 as? T }
    }
  }

  /// Returns the number of results of a request.
  public func count<T>(for request: NSFetchRequest<T>) throws -> Int { try objects(for: request).count }

  /// Runs a request to delete many objects at once, or a fetch request.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    guard let deletion = request as? NSBatchDeleteRequest else {
      throw CoreDataError("only requests to delete objects can be executed; use fetch(_:)")
    }
    return try deletion.run(in: self)
  }

  private func objects<T>(for request: NSFetchRequest<T>) throws -> [NSManagedObject] {
    accessMembership()
    let names = try entityNames(request)
    var result = savedIdentifiers(ofEntities: names).compactMap { liveObject($0) }
    if request.includesPendingChanges {
      let fetched = Set(result)
      result += pendingObjects.filter { names.contains($0.entity.name ?? "") && !fetched.contains($0) }
    }
    if let predicate = request.predicate { result = result.filter { predicate.evaluate(with: $0) } }
    result = ValueOrder.sorted(result, by: request.sortDescriptors ?? [])
    result = Array(result.dropFirst(max(request.fetchOffset, 0)))
    return request.fetchLimit > 0 ? Array(result.prefix(request.fetchLimit)) : result
  }

  private func entityNames<T>(_ request: NSFetchRequest<T>) throws -> Set<String> {
    guard let name = request.entityName else { throw CoreDataError("a fetch request has no entity") }
    let namedEntity = entity(named: name)
    // A class without an entity in the model is accepted if there are objects of this class.
    if namedEntity == nil, let model, !model.entities.isEmpty, savedIdentifiers(ofEntities: [name]).isEmpty,
      !pendingObjects.contains(where: { $0.entity.name == name })
    {
      let names = model.entities.compactMap(\.name).sorted().joined(separator: ", ")
      throw CoreDataError("the model has no entity \(name); it has \(names)")
    }
    guard request.includesSubentities, let namedEntity else { return [name] }
    return namedEntity.namesWithSubentities
  }

  private func dictionaries<T>(of objects: [NSManagedObject], for request: NSFetchRequest<T>)
    -> [NSDictionary]
  {
    let names = request.propertiesToFetch?.compactMap {
      $0 as? String ?? ($0 as? NSPropertyDescription)?.name
    }
    let all = objects.map { object in
      var values: [String: Any] = [:]
      for name in names ?? Array(object.entity.attributesByName.keys) {
        values[name] = object.value(forKeyPath: name)
      }
      return NSDictionary(dictionary: values)
    }
    return request.returnsDistinctResults ? OrderedMembers(all).all : all
  }
}
