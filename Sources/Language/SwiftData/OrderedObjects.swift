/// A set of objects in the order in which they were added. Adding and removing take constant time.
struct OrderedObjects {
  private var places: [ObjectIdentifier: Int] = [:]
  private var objects: [(any PersistentModel)?] = []

  var isEmpty: Bool { places.isEmpty }
  var all: [any PersistentModel] { objects.compactMap { $0 } }

  func contains(_ object: any PersistentModel) -> Bool { places[ObjectIdentifier(object)] != nil }

  mutating func append(_ object: any PersistentModel) {
    guard places[ObjectIdentifier(object)] == nil else { return }
    places[ObjectIdentifier(object)] = objects.count
    objects.append(object)
  }

  /// Returns whether the object was there.
  @discardableResult mutating func remove(_ object: any PersistentModel) -> Bool {
    guard let index = places.removeValue(forKey: ObjectIdentifier(object)) else { return false }
    objects[index] = nil
    if places.isEmpty { objects = [] }
    return true
  }
}
