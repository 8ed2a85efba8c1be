import OpenChartsIsolation
import Synchronization

/// The keys that were read from an environment and its copies.
package final class EnvironmentReads: Sendable {
  private let keys = Mutex<Set<ObjectIdentifier>>([])

  package init() {}

  func add(_ key: ObjectIdentifier) { keys.withLock { _ = $0.insert(key) } }

  /// Whether two environments are known to have the same values for all keys that were read.
  package func areSame(in a: EnvironmentValues, and b: EnvironmentValues) -> Bool {
    keys.withLock { $0 }.allSatisfy { key in
      switch (a.values[key]?.value, b.values[key]?.value) {
      case (nil, nil): true
      case (let a?, let b?): isSame(a, b)
      default: false
      }
    }
  }
}
