import CoreData

// Classes as `opencharts preview` makes them from a model and from Xcode's code.

public class Trip: NSManagedObject {}

extension Trip {
  public class func fetchRequest() -> NSFetchRequest<Trip> { NSFetchRequest<Trip>(entityName: "Trip") }
  var name: String? {
    get { _managedValue(forKey: "name") }
    set { _setManagedValue(newValue, forKey: "name") }
  }
  var start: Date? {
    get { _managedValue(forKey: "start") }
    set { _setManagedValue(newValue, forKey: "start") }
  }
  var length: Double {
    get { _managedValue(forKey: "length") }
    set { _setManagedValue(newValue, forKey: "length") }
  }
  var days: Int16 {
    get { _managedValue(forKey: "days") }
    set { _setManagedValue(newValue, forKey: "days") }
  }
  var tags: [String]? {
    get { _managedValue(forKey: "tags") }
    set { _setManagedValue(newValue, forKey: "tags") }
  }
  var stops: NSSet? {
    get { _managedValue(forKey: "stops") }
    set { _setManagedValue(newValue, forKey: "stops") }
  }
  func addToStops(_ value: Stop) { _change("stops", adding: value) }
  func removeFromStops(_ value: Stop) { _change("stops", removing: value) }
}

extension Trip: Identifiable {}

public class Stop: NSManagedObject {
  enum Kind: Int16 { case town, lake }

  var name: String {
    get { _managedValue(forKey: "name") }
    set { _setManagedValue(newValue, forKey: "name") }
  }
  var kind: Kind {
    get { _managedValue(forKey: "kind") }
    set { _setManagedValue(newValue, forKey: "kind") }
  }
  var trip: Trip? {
    get { _managedValue(forKey: "trip") }
    set { _setManagedValue(newValue, forKey: "trip") }
  }
  var parts: NSOrderedSet? {
    get { _managedValue(forKey: "parts") }
    set { _setManagedValue(newValue, forKey: "parts") }
  }
  var whole: Stop? { _managedValue(forKey: "whole") }
  func insertIntoParts(_ value: Stop, at idx: Int) { _insert("parts", value, at: idx) }
  func removeFromParts(at idx: Int) { _replace("parts", at: idx, with: nil) }
}

/// Registers the model `Trips` once.
private let registered: Void = {
  let model = _ModelDescription("Trips", module: #fileID)
  model.entity("Trip", class: "Trip", parent: nil, isAbstract: false)
  model.attribute("name", .stringAttributeType, isOptional: false, isTransient: false, default: "new")
  model.attribute("start", .dateAttributeType, isOptional: true, isTransient: false, default: nil)
  model.attribute("length", .doubleAttributeType, isOptional: true, isTransient: false, default: "1.5")
  model.attribute("days", .integer16AttributeType, isOptional: true, isTransient: false, default: nil)
  model.attribute("tags", .transformableAttributeType, isOptional: true, isTransient: false, default: nil)
  model.relationship(
    "stops", to: "Stop", inverse: "trip", isOptional: true, isToMany: true, isOrdered: false,
    rule: .cascadeDeleteRule)
  model.entity("Stop", class: "Stop", parent: nil, isAbstract: false)
  model.attribute("name", .stringAttributeType, isOptional: true, isTransient: false, default: nil)
  model.attribute("kind", .integer16AttributeType, isOptional: true, isTransient: false, default: "1")
  model.relationship(
    "trip", to: "Trip", inverse: "stops", isOptional: true, isToMany: false, isOrdered: false,
    rule: .nullifyDeleteRule)
  model.relationship(
    "parts", to: "Stop", inverse: "whole", isOptional: true, isToMany: true, isOrdered: true,
    rule: .denyDeleteRule)
  model.relationship(
    "whole", to: "Stop", inverse: "parts", isOptional: true, isToMany: false, isOrdered: false,
    rule: .nullifyDeleteRule)
  model.register()
}()

/// A container of the model with its store.
func container() -> NSPersistentContainer {
  _ = registered
  let container = NSPersistentContainer(name: "Trips")
  container.loadPersistentStores { _, _ in }
  container.viewContext.automaticallyMergesChangesFromParent = true
  return container
}

/// A container with four trips of lengths 0 to 3, the last one with the earliest start and two stops.
@MainActor func filledContainer() throws -> NSPersistentContainer {
  let container = container()
  let context = container.viewContext
  for (index, name) in ["Alps", "Baltic", "Café", "dunes"].enumerated() {
    let trip = Trip(context: context)
    (trip.name, trip.length, trip.days) = (name, Double(index), Int16(index))
    trip.start = Date(timeIntervalSince1970: Double(100 - index))
    trip.tags = ["t\(index)"]
    guard index == 3 else { continue }
    for (kind, name) in [(Stop.Kind.town, "Ulm"), (.lake, "Lake")] {
      let stop = Stop(context: context)
      (stop.name, stop.kind, stop.trip) = (name, kind, trip)
    }
  }
  try context.save()
  return container
}
