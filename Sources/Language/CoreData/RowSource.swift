import OpenChartsIsolation
import Synchronization

/// The saved objects that a context starts from: the store of a coordinator, or the objects of a parent context.
protocol RowSource: AnyObject {
  var model: NSManagedObjectModel? { get }
  /// Returns the values of an object; `nil` if there is none.
  func row(of id: NSManagedObjectID) -> ObjectRow?
  /// Returns the objects of some entities, in the order in which they were inserted.
  func identifiers(ofEntities names: Set<String>) -> [NSManagedObjectID]
  /// Takes over the changes of a context.
  func apply(_ changes: RowChanges, by context: NSManagedObjectContext)
}

/// The changes that a context saves.
struct RowChanges {
  /// The values of the inserted and changed objects.
  var rows: [(id: NSManagedObjectID, row: ObjectRow)] = []
  var deleted: [NSManagedObjectID] = []

  var ids: Set<NSManagedObjectID> { Set(rows.map(\.id)).union(deleted) }
}

/// The rows of a store, in memory.
final class MemoryRows: Sendable {
  private struct Table: @unchecked Sendable {
    // Proof: the mutex guards the properties, and the values of rows do not change.
    var rows: [NSManagedObjectID: ObjectRow] = [:]
    var ids: [String: OrderedMembers<NSManagedObjectID>] = [:]
  }
  private let table = Mutex(Table())

  func row(of id: NSManagedObjectID) -> ObjectRow? {
    table.withLock { UncheckedSendable($0.rows[id]) }.value
  }

  func identifiers(ofEntities names: Set<String>) -> [NSManagedObjectID] {
    let all = table.withLock { table in names.map { table.ids[$0]?.all ?? [] } }
    return all.count == 1 ? all[0] : all.joined().sorted { $0.number < $1.number }
  }

  func identifier(for uri: URL) -> NSManagedObjectID? {
    table.withLock { $0.rows.keys.first { $0.uriRepresentation() == uri } }
  }

  func apply(_ changes: RowChanges) {
    let changes = UncheckedSendable(changes)
    table.withLock { table in
      for (id, row) in changes.value.rows {
        table.rows[id] = row
        table.ids[id.entity.name ?? "", default: OrderedMembers()].append(id)
      }
      for id in changes.value.deleted {
        table.rows[id] = nil
        table.ids[id.entity.name ?? ""]?.remove(id)
      }
    }
  }

  func removeAll() { table.withLock { $0 = Table() } }
}
