import Synchronization

/// Notes which values of an environment are read: what was made from it depends on those alone.
package final class EnvironmentReads: Sendable {
  private let noted = Mutex<Set<ObjectIdentifier>>([])
  package init() {}
  fileprivate var keys: Set<ObjectIdentifier> { noted.withLock { $0 } }
  func note(_ key: ObjectIdentifier) { noted.withLock { _ = $0.insert(key) } }
}

extension EnvironmentValues {
  /// The same values, whose reading is noted.
  package func noting(in reads: EnvironmentReads) -> EnvironmentValues {
    var copy = self
    copy.reads = reads
    return copy
  }

  /// Whether what was read is the same in another environment.
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
