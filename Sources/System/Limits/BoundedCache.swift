/// A cache with a maximum cost: the number of its values, or their size in bytes. For one thread at a time; put it in a
/// `Mutex` to share it.
///
/// It has two generations of half the cost each: when the young one is full, it replaces the old one. A value that is
/// used at least once per generation stays. No list in order of use is needed.
package struct BoundedCache<Key: Hashable, Value> {
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]
  private var (youngCost, oldCost) = (0, 0)
  private let limit: Int
  private let costOf: (@Sendable (Value) -> Int)?

  /// - Parameters:
  ///   - limit: The maximum total cost, at least 2.
  ///   - cost: The cost of a value; `nil` counts each value as 1. A value that costs more than half of the limit is
  ///     not cached.
  package init(limit: Int, cost: (@Sendable (Value) -> Int)? = nil) {
    precondition(limit >= 2, "the limit of a cache is \(limit), but must be at least 2")
    (self.limit, costOf) = (limit, cost)
  }

  /// The number of cached values.
  package var count: Int { young.count + old.count }
  /// The total cost of the cached values, at most the limit.
  package var cost: Int { youngCost + oldCost }

  /// Returns the cached value; `nil` if there is none.
  package mutating func value(for key: Key) -> Value? {
    if let value = young[key] { return value }
    guard let index = old.index(forKey: key) else { return nil }
    let value = old.remove(at: index).value
    oldCost -= costOf?(value) ?? 1
    insert(value, for: key)
    return value
  }

  /// Returns the cached value, or makes and caches one.
  package mutating func value(for key: Key, orMake make: () -> Value) -> Value {
    if let value = value(for: key) { return value }
    let value = make()
    insert(value, for: key)
    return value
  }

  /// Caches a value. Replaces an earlier value with the same key.
  package mutating func insert(_ value: Value, for key: Key) {
    if let earlier = young.removeValue(forKey: key) { youngCost -= costOf?(earlier) ?? 1 }
    if let earlier = old.removeValue(forKey: key) { oldCost -= costOf?(earlier) ?? 1 }
    let cost = costOf?(value) ?? 1
    guard cost <= limit / 2 else { return }
    if youngCost + cost > limit / 2 {
      (old, oldCost) = (young, youngCost)
      (young, youngCost) = ([:], 0)
    }
    young[key] = value
    youngCost += cost
  }
}

extension BoundedCache: Sendable where Key: Sendable, Value: Sendable {}
