/// The objects of a ``FetchRequest``, up to date.
public struct FetchedResults<Result>: RandomAccessCollection {
  let objects: [Result]
  let settings: FetchSettings
  let request: NSFetchRequest<Result>

  /// The index of the first object.
  public var startIndex: Int { 0 }
  /// The number of objects.
  public var endIndex: Int { objects.count }
  /// The object at an index.
  public subscript(position: Int) -> Result { objects[position] }

  /// The condition. Setting it fetches again.
  public var nsPredicate: NSPredicate? {
    get { request.predicate }
    nonmutating set { settings.predicate = .some(newValue) }
  }

  /// The order. Setting it fetches again.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { request.sortDescriptors ?? [] }
    nonmutating set { settings.sortDescriptors = newValue }
  }
}

extension FetchedResults where Result: NSManagedObject {
  /// The order. Setting it fetches again.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { settings.comparators as? [SortDescriptor<Result>] ?? [] }
    nonmutating set {
      settings.comparators = newValue
      settings.sortDescriptors = newValue.map { NSSortDescriptor($0) }
    }
  }
}

/// The condition and the order that a view has set. They replace the condition and the order of its request.
final class FetchSettings {
  private let revision = Revision()
  private var storedPredicate: NSPredicate??
  private var storedDescriptors: [NSSortDescriptor]?
  /// The order in the form in which the view has set it.
  var comparators: Any?

  var predicate: NSPredicate?? {
    get {
      revision.access()
      return storedPredicate
    }
    set {
      storedPredicate = newValue
      revision.advance()
    }
  }

  var sortDescriptors: [NSSortDescriptor]? {
    get {
      revision.access()
      return storedDescriptors
    }
    set {
      storedDescriptors = newValue
      revision.advance()
    }
  }

  /// Returns a request with the condition and the order that are set.
  func applied<Result>(to request: NSFetchRequest<Result>) -> NSFetchRequest<Result> {
    guard predicate != nil || sortDescriptors != nil else { return request }
    let copy = NSFetchRequest<Result>(entityName: request.entityName ?? "")
    copy.entity = request.entity
    copy.predicate = predicate ?? request.predicate
    copy.sortDescriptors = sortDescriptors ?? request.sortDescriptors
    (copy.fetchLimit, copy.fetchOffset) = (request.fetchLimit, request.fetchOffset)
    copy.includesSubentities = request.includesSubentities
    copy.includesPendingChanges = request.includesPendingChanges
    return copy
  }
}

extension NSSortDescriptor {
  /// Creates a descriptor with the same order as a `SortDescriptor`.
  public convenience init<Compared: NSManagedObject>(_ descriptor: SortDescriptor<Compared>) {
    let isAscending = descriptor.order == .forward
    var forward = descriptor
    forward.order = .forward
    self.init(keyPath: \Compared.self, ascending: isAscending) { first, second in
      guard let a = first as? Compared, let b = second as? Compared else { return .orderedSame }
      return forward.compare(a, b)
    }
  }
}
