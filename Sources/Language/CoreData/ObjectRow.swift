/// The values of an object by property name.
struct ObjectRow {
  var attributes: [String: Any] = [:]
  var toOne: [String: NSManagedObjectID] = [:]
  var toMany: [String: OrderedMembers<NSManagedObjectID>] = [:]
}
