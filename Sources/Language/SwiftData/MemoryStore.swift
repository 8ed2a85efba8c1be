import OpenChartsIsolation
import Synchronization

/// Keeps values in memory, for the life of the container.
final class MemoryStore: ModelStore {
  private struct Content {
    var order: [String: [PersistentIdentifier]] = [:]
    var values: [PersistentIdentifier: UncheckedSendable<[StoredValue]>] = [:]
  }

  private let content = Mutex(Content())

  func identifiers(of entity: EntityLayout) -> [PersistentIdentifier] {
    content.withLock { $0.order[entity.name] ?? [] }
  }

  func values(of identifier: PersistentIdentifier, _ entity: EntityLayout) -> [StoredValue?]? {
    content.withLock { $0.values[identifier] }?.value
  }

  func save(_ changes: StoreChanges) {
    // Contexts on several threads can share values of reference types. The app must then make these types thread-safe.
    let rows = UncheckedSendable(changes.rows)
    let deleted = Set(changes.deleted)
    content.withLock { content in
      for row in rows.value {
        if content.values.updateValue(UncheckedSendable(row.values), forKey: row.identifier) == nil {
          content.order[row.entity.name, default: []].append(row.identifier)
        }
      }
      for identifier in deleted { content.values[identifier] = nil }
      for entity in Set(deleted.map(\.entityName)) {
        content.order[entity]?.removeAll { deleted.contains($0) }
      }
    }
  }
}
