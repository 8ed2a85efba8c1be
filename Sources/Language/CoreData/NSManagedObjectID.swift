import Synchronization

/// The identifier of an object, the same in all contexts.
public final class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
  // Proof: `entity` never changes, and entities do not change while objects of them exist. The flag is atomic.
  /// The entity of the object.
  public let entity: NSEntityDescription
  /// Ascends in the order of creation.
  let number: Int
  private let isSaved = Atomic(false)
  private static let count = Atomic(0)

  init(_ entity: NSEntityDescription) {
    self.entity = entity
    number = Self.count.add(1, ordering: .relaxed).newValue
  }

  /// Whether the object has not been saved yet. The identifier of a new object stays the same when it is saved.
  public var isTemporaryID: Bool { !isSaved.load(ordering: .relaxed) }

  func makePermanent() { isSaved.store(true, ordering: .relaxed) }

  /// A URL for the object, for the life of the process.
  public func uriRepresentation() -> URL {
    URL(string: "x-coredata:///\(entity.name ?? "")/p\(number)") ?? URL(fileURLWithPath: "/")
  }
}

/// A type that a fetch request can return.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}
