import OpenChartsIsolation

extension NSManagedObjectContext: RowSource {
  func row(of id: NSManagedObjectID) -> ObjectRow? {
    performAndWait { UncheckedSendable(liveObject(id)?.row) }.value
  }

  func identifiers(ofEntities names: Set<String>) -> [NSManagedObjectID] {
    performAndWait {
      savedIdentifiers(ofEntities: names)
        + pendingObjects.filter { names.contains($0.entity.name ?? "") }.map(\.objectID)
    }
  }

  func apply(_ changes: RowChanges, by context: NSManagedObjectContext) {
    let changes = UncheckedSendable(changes)
    performAndWait { adopt(changes.value) }
  }
}
