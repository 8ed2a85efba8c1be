import CoreData
import Testing

@MainActor struct ObjectTests {
  @Test func `new objects have the defaults of their model, and numbers without one are zero`() {
    let trip = Trip(context: container().viewContext)
    #expect(trip.name == "new" && trip.length == 1.5 && trip.days == 0)
    #expect(trip.start == nil && trip.tags == nil && trip.stops?.count == 0)
  }

  @Test func `values are converted to the type of the attribute`() {
    let trip = Trip(context: container().viewContext)
    trip.setValue(7, forKey: "days")
    trip.setValue(NSNumber(value: 2), forKey: "length")
    #expect(trip.days == 7 && trip.length == 2)
    #expect(trip.value(forKey: "days") as? Int16 == 7)
    trip.setValue(nil, forKey: "days")
    #expect(trip.days == 0 && trip.value(forKey: "days") == nil)
  }

  @Test func `cases of enumerations are stored as numbers`() {
    let stop = Stop(context: container().viewContext)
    #expect(stop.kind == .lake && stop.name.isEmpty)
    stop.kind = .town
    #expect(stop.value(forKey: "kind") as? Int16 == 0)
  }

  @Test func `relationships are kept in step with their inverses`() {
    let context = container().viewContext
    let (first, second, stop) = (Trip(context: context), Trip(context: context), Stop(context: context))
    first.addToStops(stop)
    #expect(stop.trip === first)
    stop.trip = second
    #expect(first.stops?.count == 0)
    #expect((second.stops as? Set<Stop>) == [stop])
    second.stops = nil
    #expect(stop.trip == nil)
    second.stops = NSSet(object: stop)
    #expect(stop.trip === second)
    second.removeFromStops(stop)
    #expect(stop.trip == nil)
  }

  @Test func `ordered relationships keep their order`() {
    let context = container().viewContext
    let stops = (0..<3).map { _ in Stop(context: context) }
    stops[0].parts = NSOrderedSet(array: [stops[1]])
    stops[0].insertIntoParts(stops[2], at: 0)
    #expect(stops[0].parts?.array as? [Stop] == [stops[2], stops[1]])
    #expect(stops[2].whole === stops[0])
    stops[0].removeFromParts(at: 0)
    #expect(stops[0].parts?.array as? [Stop] == [stops[1]] && stops[2].whole == nil)
  }

  @Test func `an object without a context joins that of an object it is related to`() {
    let container = container()
    let trip = Trip(context: container.viewContext)
    let stop = Stop(entity: Stop.entity(), insertInto: nil)
    #expect(stop.managedObjectContext == nil)
    stop.trip = trip
    #expect(stop.managedObjectContext === container.viewContext && stop.isInserted)
  }

  @Test func `a class without an entity can be used alone`() throws {
    final class Loose: NSManagedObject {}
    let context = container().viewContext
    let object = Loose(context: context)
    object.setValue(3, forKey: "anything")
    #expect(object.value(forKey: "anything") as? Int == 3)
    #expect(try context.fetch(NSFetchRequest<Loose>(entityName: "Loose")) == [object])
  }

  @Test func `models can be made in code`() throws {
    let name = NSAttributeDescription()
    (name.name, name.attributeType) = ("name", .stringAttributeType)
    name.defaultValue = "Ulm"
    let note = NSAttributeDescription()
    (note.name, note.attributeType, note.isTransient) = ("note", .stringAttributeType, true)
    let entity = NSEntityDescription()
    entity.name = "Place"
    entity.managedObjectClassName = NSStringFromClass(Stop.self)
    entity.properties = [name, note]
    let model = NSManagedObjectModel()
    model.entities = [entity]
    let context = NSPersistentContainer(name: "Places", managedObjectModel: model).viewContext
    let object = NSEntityDescription.insertNewObject(forEntityName: "Place", into: context)
    #expect((object as? Stop)?.name == "Ulm" && object.entity === entity)
    #expect(Stop(context: context).entity === entity)
    // A transient value is only in the object.
    object.setValue("kept", forKey: "note")
    try context.save()
    #expect(object.value(forKey: "note") as? String == "kept")
    context.refresh(object, mergeChanges: false)
    #expect(object.value(forKey: "note") == nil && object.value(forKey: "name") as? String == "Ulm")
  }

  @Test func `changes are announced before they happen`() {
    let trip = Trip(context: container().viewContext)
    var lengths: [Double] = []
    let subscription = trip.objectWillChange.sink { lengths.append(trip.length) }
    trip.length = 4
    trip.length = 5
    withExtendedLifetime(subscription) {}
    #expect(lengths == [1.5, 4])
  }
}
