/// A request for objects of a class: their condition, their order and their number.
public struct FetchDescriptor<T: PersistentModel> {
  /// The condition for an object; `nil` for all objects.
  public var predicate: Predicate<T>?
  /// The order. Without descriptors, objects are in the order of insertion.
  public var sortBy: [SortDescriptor<T>]
  /// The maximum number of objects; `nil` for all objects.
  public var fetchLimit: Int?
  /// The number of objects to leave out at the start.
  public var fetchOffset: Int?
  /// Whether inserted objects that are not saved are included.
  public var includePendingChanges = true
  /// The properties that are needed. Has no effect: objects are fetched as a whole.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// The relationships that are needed. Has no effect: objects are fetched as a whole.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  /// Creates a descriptor for the objects that meet a condition, in an order.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    (self.predicate, self.sortBy) = (predicate, sortBy)
  }
}
