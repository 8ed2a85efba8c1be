import OpenChartsViewCore
import OpenChartsViewValues

/// The objects of a model class in the context of a view, up to date, as in
/// `@Query(sort: \Trip.start) private var trips: [Trip]`.
///
/// A view reads them from the container that `modelContainer(for:)` gives it. If they cannot be fetched, the array is
/// empty and ``fetchError`` gives the reason.
@propertyWrapper
public struct Query<Element: PersistentModel>: DynamicProperty {
  private let descriptor: FetchDescriptor<Element>
  @Environment(\.modelContext) private var context
  /// The result for this evaluation of the view's body.
  private var fetched = Fetched()

  /// All objects, in the order in which they were inserted.
  // This initializer is in the structure itself. In an extension, it would not be the default value of a property
  // without parentheses.
  public init() { descriptor = FetchDescriptor() }
  /// All objects, in the order in which they were inserted. The default value of the property is ignored.
  public init(wrappedValue: [Element]) { descriptor = FetchDescriptor() }

  private final class Fetched {
    var objects: [Element]?
    var problem: (any Error)?
  }

  /// The objects.
  public var wrappedValue: [Element] {
    if let cached = fetched.objects { return cached }
    do {
      let objects = try context.fetch(descriptor)
      fetched.objects = objects
      return objects
    } catch {
      fetched.problem = error
      fetched.objects = []
      return []
    }
  }

  /// The error of the last fetch; `nil` if it succeeded.
  public var fetchError: (any Error)? {
    _ = wrappedValue
    return fetched.problem
  }

  /// The context that objects are fetched from.
  public var modelContext: ModelContext { context }

  /// Objects are fetched again for each evaluation of the body.
  public mutating func update() { fetched = Fetched() }
}

extension Query {
  // A default value of the property, as in `@Query(sort: \Trip.start) var trips: [Trip] = []`, is `wrappedValue`. It is
  // ignored.

  /// The objects that a descriptor selects. `animation` has no effect: changes are animated like the change of the
  /// object that causes them.
  public init(
    wrappedValue: [Element] = [], _ descriptor: FetchDescriptor<Element>, animation: Animation = .default
  ) {
    self.descriptor = descriptor
  }

  /// The objects that a descriptor selects.
  @_disfavoredOverload
  public init(
    wrappedValue: [Element] = [], _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil
  ) {
    self.descriptor = descriptor
  }

  /// The objects that meet a condition, in an order.
  public init(
    wrappedValue: [Element] = [], filter: Predicate<Element>? = nil,
    sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation = .default
  ) {
    descriptor = FetchDescriptor(predicate: filter, sortBy: descriptors)
  }

  /// The objects that meet a condition, in an order.
  @_disfavoredOverload
  public init(
    wrappedValue: [Element] = [], filter: Predicate<Element>? = nil,
    sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) {
    descriptor = FetchDescriptor(predicate: filter, sortBy: descriptors)
  }

  /// The objects that meet a condition, sorted by a property.
  public init<Value: Comparable>(
    wrappedValue: [Element] = [], filter: Predicate<Element>? = nil,
    sort keyPath: KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation = .default
  ) {
    descriptor = FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])
  }

  /// The objects that meet a condition, sorted by a property.
  @_disfavoredOverload
  public init<Value: Comparable>(
    wrappedValue: [Element] = [], filter: Predicate<Element>? = nil,
    sort keyPath: KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    descriptor = FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])
  }

  /// The objects that meet a condition, sorted by a property. Objects without a value come first.
  public init<Value: Comparable>(
    wrappedValue: [Element] = [], filter: Predicate<Element>? = nil,
    sort keyPath: KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation = .default
  ) {
    descriptor = FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])
  }

  /// The objects that meet a condition, sorted by a property. Objects without a value come first.
  @_disfavoredOverload
  public init<Value: Comparable>(
    wrappedValue: [Element] = [], filter: Predicate<Element>? = nil,
    sort keyPath: KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    descriptor = FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])
  }
}
