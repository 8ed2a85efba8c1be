/// The kinds of changes of fetched objects.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  /// A new object, or one that the predicate now accepts.
  case insert = 1
  /// A deleted object, or one that the predicate no longer accepts.
  case delete = 2
  /// An object whose position has changed.
  case move = 3
  /// An object whose values have changed, at the same position.
  case update = 4
}

/// An object that is notified when the objects of a controller change.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
  /// Called before the controller has the new objects.
  func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// Called when the controller has the new objects.
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
}

extension NSFetchedResultsControllerDelegate {
  /// The default: does nothing.
  public func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  /// The default: does nothing.
  public func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
}

/// A section of a controller: the objects that have the same value of a property.
public protocol NSFetchedResultsSectionInfo {
  /// The value of the property as text.
  var name: String { get }
  /// The number of objects.
  var numberOfObjects: Int { get }
  /// The objects.
  var objects: [Any]? { get }
}

/// The objects of a request, fetched again after changes of their context.
///
/// The delegate is notified once for all changes, not for each object.
open class NSFetchedResultsController<ResultType>: NSObject {
  private struct Section: NSFetchedResultsSectionInfo {
    let name: String
    var results: [Any]
    var numberOfObjects: Int { results.count }
    var objects: [Any]? { results }
  }

  /// The request.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// The context.
  public let managedObjectContext: NSManagedObjectContext
  /// The path of the property whose values are sections; `nil` for one section.
  public let sectionNameKeyPath: String?
  /// The name of the cache. It is only stored: nothing is cached.
  public let cacheName: String?
  /// The object that is notified of changes.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  /// The objects; `nil` before ``performFetch()``.
  public private(set) var fetchedObjects: [ResultType]?
  private var sectionList: [Section] = []
  private var observer: (any NSObjectProtocol)?

  /// Creates a controller without objects.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
    cacheName = name
  }

  deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

  /// Fetches the objects, and from then on again after each change.
  ///
  /// - Throws: Errors of the fetch.
  open func performFetch() throws {
    try refetch()
    guard observer == nil else { return }
    let controller = WeakController(controller: self)
    observer = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: managedObjectContext, queue: nil
    ) { _ in controller.controller?.contextDidChange() }
  }

  private struct WeakController: @unchecked Sendable {
    // Proof: the context posts its notifications on its queue, and the program uses the controller on the same queue.
    weak var controller: NSFetchedResultsController?
  }

  private func contextDidChange() {
    let delegate = delegate
    delegate?.controllerWillChangeContent(erased)
    try? refetch()
    delegate?.controllerDidChangeContent(erased)
  }

  private func refetch() throws {
    let objects = try managedObjectContext.fetch(fetchRequest)
    fetchedObjects = objects
    sectionList = []
    for object in objects {
      let value = sectionNameKeyPath.flatMap { KeyPathValue.value(at: $0, of: object) }
      let name = value.map { String(describing: $0) } ?? ""
      if sectionList.last?.name == name {
        sectionList[sectionList.count - 1].results.append(object)
      } else {
        sectionList.append(Section(name: name, results: [object]))
      }
    }
    if sectionList.isEmpty, sectionNameKeyPath == nil { sectionList = [Section(name: "", results: [])] }
  }

  /// A controller with the same objects, of the type that delegates receive.
  private var erased: NSFetchedResultsController<any NSFetchRequestResult> {
    if let same = self as? NSFetchedResultsController<any NSFetchRequestResult> { return same }
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: fetchRequest.entityName ?? "")
    (request.predicate, request.sortDescriptors) = (fetchRequest.predicate, fetchRequest.sortDescriptors)
    let other = NSFetchedResultsController<any NSFetchRequestResult>(
      fetchRequest: request, managedObjectContext: managedObjectContext,
      sectionNameKeyPath: sectionNameKeyPath, cacheName: cacheName)
    other.fetchedObjects = fetchedObjects?.compactMap { $0 as? any NSFetchRequestResult }
    other.sectionList = sectionList.map { .init(name: $0.name, results: $0.results) }
    return other
  }

  /// The sections; `nil` before ``performFetch()``.
  open var sections: [any NSFetchedResultsSectionInfo]? { fetchedObjects == nil ? nil : sectionList }

  /// The object at an index of a section.
  ///
  /// - Precondition: There is such an object.
  open func object(at indexPath: IndexPath) -> ResultType {
    guard indexPath.count == 2, sectionList.indices.contains(indexPath[0]),
      sectionList[indexPath[0]].results.indices.contains(indexPath[1]),
      let object = sectionList[indexPath[0]].results[indexPath[1]] as? ResultType
    else { fatalError("there is no object at \(indexPath)") }
    return object
  }
}
