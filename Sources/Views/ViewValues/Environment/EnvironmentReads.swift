import Synchronization

/// Records the environment values that are read, because a result depends on these only.
package final class EnvironmentReads: Sendable {
  private let noted = Mutex<Set<ObjectIdentifier>>([])
  package init() {}
  fileprivate var keys: Set<ObjectIdentifier> { noted.withLock { $0 } }
  func note(_ key: ObjectIdentifier) { noted.withLock { _ = $0.insert(key) } }
}

extension EnvironmentValues {
  /// Returns the same values, and records reads of them in `reads`.
  package func noting(in reads: EnvironmentReads) -> EnvironmentValues {
    var copy = self
    copy.reads = reads
    return copy
  }

  /// Whether all recorded values are equal in another environment.
  package func isSame(as other: EnvironmentValues, in reads: EnvironmentReads) -> Bool {
    reads.keys.allSatisfy { key in
      switch (values[key], other.values[key]) {
      case (nil, nil): true
      case (let a?, let b?): isSameValue(a.value, b.value)
      default: false
      }
    }
  }
}
