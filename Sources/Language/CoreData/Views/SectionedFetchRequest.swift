import OpenChartsViewCore
import OpenChartsViewValues

/// The objects of an entity in sections, up to date.
///
/// A section has the consecutive objects of one value of a property: sort by that property first.
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result>: DynamicProperty {
  private let section: KeyPath<Result, SectionIdentifier>
  private let request: NSFetchRequest<Result>
  @Environment(\.managedObjectContext) private var context
  @State private var settings = FetchSettings()
  /// The result for this evaluation of the view's body.
  private var fetched = Fetched()

  private final class Fetched {
    var results: SectionedFetchResults<SectionIdentifier, Result>?
  }

  /// The objects of a request.
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) {
    request = fetchRequest
    section = sectionIdentifier
  }

  /// The objects of an entity that meet a condition, in an order.
  public init(
    entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>(entityName: entity.name ?? "")
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
    self.init(fetchRequest: request, sectionIdentifier: sectionIdentifier, animation: animation)
  }

  /// The sections.
  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    if let cached = fetched.results { return cached }
    let applied = settings.applied(to: request)
    var sections: [SectionedFetchResults<SectionIdentifier, Result>.Section] = []
    for object in context.fetchedOrNone(applied) {
      let id = object[keyPath: section]
      if sections.last?.id == id {
        sections[sections.count - 1].objects.append(object)
      } else {
        sections.append(.init(id: id, objects: [object]))
      }
    }
    let results = SectionedFetchResults(sections: sections, settings: settings, request: applied)
    fetched.results = results
    return results
  }

  /// Objects are fetched anew for each evaluation of the body.
  public mutating func update() { fetched = Fetched() }
}

extension SectionedFetchRequest where Result: NSManagedObject {
  /// The objects of a class that meet a condition, in an order.
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      entity: Result.entity(), sectionIdentifier: sectionIdentifier, sortDescriptors: sortDescriptors,
      predicate: predicate, animation: animation)
  }

  /// The objects of a class that meet a condition, in an order.
  @_disfavoredOverload
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      entity: Result.entity(), sectionIdentifier: sectionIdentifier,
      sortDescriptors: sortDescriptors.map { NSSortDescriptor($0) }, predicate: predicate,
      animation: animation)
  }
}

/// The sections of a ``SectionedFetchRequest``.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result>: RandomAccessCollection {
  /// The objects of one value of the property.
  public struct Section: RandomAccessCollection, Identifiable {
    /// The value of the property.
    public let id: SectionIdentifier
    var objects: [Result]

    /// The index of the first object.
    public var startIndex: Int { 0 }
    /// The number of objects.
    public var endIndex: Int { objects.count }
    /// The object at an index.
    public subscript(position: Int) -> Result { objects[position] }
  }

  let sections: [Section]
  let settings: FetchSettings
  let request: NSFetchRequest<Result>

  /// The index of the first section.
  public var startIndex: Int { 0 }
  /// The number of sections.
  public var endIndex: Int { sections.count }
  /// The section at an index.
  public subscript(position: Int) -> Section { sections[position] }

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
