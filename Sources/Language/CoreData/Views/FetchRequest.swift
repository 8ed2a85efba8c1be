import OpenChartsViewCore
import OpenChartsViewValues

/// The objects of an entity in the context of a view, up to date, as in
/// `@FetchRequest(sortDescriptors: [SortDescriptor(\.start)]) private var trips: FetchedResults<Trip>`.
///
/// A view reads them from the context that `environment(\.managedObjectContext, …)` gives it. If they cannot be fetched,
/// there are none, and standard error has the reason.
@propertyWrapper
public struct FetchRequest<Result>: DynamicProperty {
  /// The condition and the order of a request.
  public struct Configuration {
    /// The condition; `nil` for all objects.
    public var nsPredicate: NSPredicate?
    /// The order.
    public var nsSortDescriptors: [NSSortDescriptor]
  }

  private let request: NSFetchRequest<Result>
  @Environment(\.managedObjectContext) private var context
  @State private var settings = FetchSettings()
  /// The result for this evaluation of the view's body.
  private var fetched = Fetched()

  private final class Fetched {
    var results: FetchedResults<Result>?
  }

  /// The objects of a request. `animation` has no effect: changes are animated like the change of the object that causes
  /// them.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) { request = fetchRequest }

  /// The objects of a request.
  @_disfavoredOverload
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) { request = fetchRequest }

  /// The objects of an entity that meet a condition, in an order.
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    request = Self.request(entity, sortDescriptors, predicate)
  }

  private static func request(
    _ entity: NSEntityDescription, _ descriptors: [NSSortDescriptor], _ predicate: NSPredicate?
  ) -> NSFetchRequest<Result> {
    let request = NSFetchRequest<Result>(entityName: entity.name ?? "")
    request.sortDescriptors = descriptors
    request.predicate = predicate
    return request
  }

  /// The objects.
  public var wrappedValue: FetchedResults<Result> {
    if let cached = fetched.results { return cached }
    let applied = settings.applied(to: request)
    let results = FetchedResults(
      objects: context.fetchedOrNone(applied), settings: settings, request: applied)
    fetched.results = results
    return results
  }

  /// A binding to the condition and the order.
  public var projectedValue: Binding<Configuration> {
    let (settings, request) = (settings, request)
    return Binding(
      get: {
        let applied = settings.applied(to: request)
        return Configuration(
          nsPredicate: applied.predicate, nsSortDescriptors: applied.sortDescriptors ?? [])
      },
      set: {
        settings.predicate = .some($0.nsPredicate)
        settings.sortDescriptors = $0.nsSortDescriptors
      })
  }

  /// Objects are fetched anew for each evaluation of the body.
  public mutating func update() { fetched = Fetched() }
}

extension FetchRequest where Result: NSManagedObject {
  /// The objects of a class that meet a condition, in an order.
  public init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      entity: Result.entity(), sortDescriptors: sortDescriptors, predicate: predicate, animation: animation)
  }

  /// The objects of a class that meet a condition, in an order.
  @_disfavoredOverload
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      entity: Result.entity(), sortDescriptors: sortDescriptors.map { NSSortDescriptor($0) },
      predicate: predicate, animation: animation)
  }
}

extension NSManagedObjectContext {
  /// Returns the results of a request. After an error there are none, and standard error has one line, once for each
  /// context and message.
  func fetchedOrNone<Result>(_ request: NSFetchRequest<Result>) -> [Result] {
    do { return try fetch(request) } catch {
      let key = "reported: \(error)"
      if userInfo[key] == nil {
        userInfo[key] = true
        FileHandle.standardError.write(Data("Core Data: \(error)\n".utf8))
      }
      return []
    }
  }
}
