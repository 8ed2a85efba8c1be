import CoreData
import Testing

@MainActor struct ContextTests {
  private func lengths(
    _ context: NSManagedObjectContext,
    sort: [NSSortDescriptor] = [NSSortDescriptor(key: "length", ascending: true)]
  ) throws -> [Double] {
    let request: NSFetchRequest<Trip> = Trip.fetchRequest()
    request.sortDescriptors = sort
    return try context.fetch(request).map(\.length)
  }

  @Test func `objects are fetched in the order of descriptors`() throws {
    let context = try filledContainer().viewContext
    #expect(
      try lengths(context, sort: [NSSortDescriptor(keyPath: \Trip.start, ascending: true)]) == [3, 2, 1, 0])
    #expect(
      try lengths(context, sort: [NSSortDescriptor(keyPath: \Trip.length, ascending: false)]) == [3, 2, 1, 0])
    let insensitive = NSSortDescriptor(
      key: "name", ascending: false, selector: "NSString.caseInsensitiveCompare(_:)")
    #expect(try lengths(context, sort: [insensitive]) == [3, 2, 1, 0])
    #expect(try lengths(context, sort: []) == [0, 1, 2, 3])
  }

  @Test func `limits, offsets, counts and other results are those of the request`() throws {
    let context = try filledContainer().viewContext
    let request: NSFetchRequest<Trip> = Trip.fetchRequest()
    (request.fetchOffset, request.fetchLimit) = (1, 2)
    #expect(try context.fetch(request).map(\.length) == [1, 2])
    #expect(try context.count(for: request) == 2)
    let dictionaries = NSFetchRequest<NSDictionary>(entityName: "Trip")
    dictionaries.resultType = .dictionaryResultType
    dictionaries.propertiesToFetch = ["name"]
    #expect(try context.fetch(dictionaries).first?["name"] as? String == "Alps")
    let ids = NSFetchRequest<NSManagedObjectID>(entityName: "Trip")
    ids.resultType = .managedObjectIDResultType
    let id = try #require(context.fetch(ids).last)
    #expect((context.object(with: id) as? Trip)?.length == 3)
  }

  @Test func `a name that is no entity of the model is an error`() throws {
    let context = try filledContainer().viewContext
    let error = #expect(throws: (any Error).self) {
      try context.fetch(NSFetchRequest<Trip>(entityName: "Trap"))
    }
    #expect(error?.localizedDescription == "the model has no entity Trap; it has Stop, Trip")
  }

  @Test func `a required value is missed when the context is saved`() throws {
    let context = try filledContainer().viewContext
    let trip = Trip(context: context)
    trip.name = nil
    let error = #expect(throws: CocoaError.self) { try context.save() }
    #expect(error?.code.rawValue == 1570 && context.hasChanges)
  }

  @Test func `deletions follow the rules of relationships`() throws {
    let context = try filledContainer().viewContext
    let stops = NSFetchRequest<Stop>(entityName: "Stop")
    let stop = try #require(context.fetch(stops).first)
    let part = Stop(context: context)
    stop.parts = NSOrderedSet(object: part)
    try context.save()
    context.delete(stop)
    #expect(throws: CocoaError.self) { try context.save() }
    context.rollback()
    #expect(stop.parts?.count == 1 && !stop.isDeleted)
    stop.parts = nil
    context.delete(try #require(stop.trip))
    #expect(try context.fetch(stops) == [part])
    try context.save()
    #expect(stop.managedObjectContext == nil)
    #expect(try lengths(context) == [0, 1, 2])
  }

  @Test func `a rollback forgets what was not saved`() throws {
    let context = try filledContainer().viewContext
    let trip = try #require(context.fetch(Trip.fetchRequest() as NSFetchRequest<Trip>).last)
    trip.length = 9
    _ = Trip(context: context)
    context.rollback()
    #expect(try lengths(context) == [0, 1, 2, 3] && !context.hasChanges)
  }

  @Test func `another context has its own objects, and the view context merges its changes`() async throws {
    let container = try filledContainer()
    try await container.performBackgroundTask { context in
      let trips = try context.fetch(Trip.fetchRequest() as NSFetchRequest<Trip>)
      trips[0].length = 42
      context.delete(trips[1])
      try context.save()
    }
    // The notification of the background context comes first on the main queue.
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    #expect(try lengths(container.viewContext) == [2, 3, 42])
  }

  @Test func `a child context saves to its parent`() throws {
    let context = try filledContainer().viewContext
    let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    child.parent = context
    Trip(context: child).length = 7
    #expect(try lengths(child) == [0, 1, 2, 3, 7])
    #expect(try lengths(context) == [0, 1, 2, 3])
    try child.save()
    #expect(try lengths(context) == [0, 1, 2, 3, 7] && context.hasChanges)
    try context.save()
    context.rollback()
    #expect(try lengths(context) == [0, 1, 2, 3, 7])
  }

  @Test func `a batch deletes all objects of a request`() throws {
    let context = try filledContainer().viewContext
    let request: NSFetchRequest<any NSFetchRequestResult> = Trip.fetchRequest()
    let deletion = NSBatchDeleteRequest(fetchRequest: request)
    deletion.resultType = .resultTypeCount
    let result = try context.execute(deletion) as? NSBatchDeleteResult
    #expect(result?.result as? Int == 4)
    #expect(try context.count(for: request) == 0)
  }

  private final class Listener: NSFetchedResultsControllerDelegate {
    var lengths: [Double] = []
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
      lengths = (controller.fetchedObjects as? [Trip] ?? []).map(\.length)
    }
  }

  @Test func `a controller fetches again after changes and groups its objects`() throws {
    let context = try filledContainer().viewContext
    let request: NSFetchRequest<Trip> = Trip.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(key: "length", ascending: false)]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "days", cacheName: nil)
    let listener = Listener()
    controller.delegate = listener
    try controller.performFetch()
    #expect(
      controller.fetchedObjects?.count == 4 && controller.sections?.map(\.name) == ["3", "2", "1", "0"])
    Trip(context: context).length = 8
    try context.save()
    #expect(listener.lengths == [8, 3, 2, 1, 0])
    #expect(controller.object(at: IndexPath(indexes: [0, 0])).length == 8)
  }
}
