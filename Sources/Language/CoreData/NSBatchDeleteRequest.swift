/// The result of a request.
open class NSPersistentStoreResult: NSObject {}

/// The type of the result of a deletion.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  /// Whether the deletion succeeded, as a `Bool`.
  case resultTypeStatusOnly
  /// The identifiers of the deleted objects.
  case resultTypeObjectIDs
  /// The number of deleted objects.
  case resultTypeCount
}

/// The result of a deletion.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// The result in the form that the request asks for: whether it succeeded, the identifiers, or the number of objects.
  public let result: Any?
  /// The type of the result.
  public let resultType: NSBatchDeleteRequestResultType

  init(_ result: Any?, _ resultType: NSBatchDeleteRequestResultType) {
    self.result = result
    self.resultType = resultType
  }
}

/// A request to delete all objects that another request fetches. It takes effect at once, without `save()`.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  /// The type of the result; by default whether the deletion succeeded.
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  private let objects: (NSManagedObjectContext) throws -> [NSManagedObject]

  /// Creates a request to delete the objects of another request.
  public init(fetchRequest: NSFetchRequest<any NSFetchRequestResult>) {
    objects = { try $0.fetch(fetchRequest).compactMap { $0 as? NSManagedObject } }
  }

  /// Creates a request to delete objects with the given identifiers.
  public init(objectIDs: [NSManagedObjectID]) {
    objects = { context in objectIDs.compactMap { context.liveObject($0) } }
  }

  /// Deletes the objects and saves the context, so that its other changes are saved too.
  func run(in context: NSManagedObjectContext) throws -> NSBatchDeleteResult {
    let objects = try objects(context)
    let ids = objects.map(\.objectID)
    for object in objects { context.delete(object) }
    try context.save()
    switch resultType {
    case .resultTypeStatusOnly: return NSBatchDeleteResult(true, resultType)
    case .resultTypeObjectIDs: return NSBatchDeleteResult(ids, resultType)
    case .resultTypeCount: return NSBatchDeleteResult(ids.count, resultType)
    }
  }
}
