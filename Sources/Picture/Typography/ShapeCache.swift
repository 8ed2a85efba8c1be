import Synchronization

/// A bounded cache of shaped lines, safe to use from any thread.
///
/// It has two generations: when the young one is full, it replaces the old one. An entry that is used at least once
/// per generation stays, without the cost of a list in order of use.
final class ShapeCache: Sendable {
  private struct Generations {
    var young: [ShapeKey: ShapedLine] = [:]
    var old: [ShapeKey: ShapedLine] = [:]
  }

  private final class Shard: Sendable {
    let generations = Mutex(Generations())
  }

  /// Several locks, so that threads rarely wait for each other.
  private let shards = (0..<8).map { _ in Shard() }
  private let capacity: Int

  /// - Parameter capacity: The cache holds at most twice as many lines.
  init(capacity: Int = 4096) { self.capacity = max(1, capacity / 8) }

  func line(for key: ShapeKey, orMake make: () -> ShapedLine) -> ShapedLine {
    // Longer strings are rarely used again.
    guard key.string.utf8.count <= 512 else { return make() }
    // A cheap hash that spreads the load well enough. The dictionaries compute full hashes.
    let spread = key.string.utf8.count &+ Int(key.string.utf8.first ?? 0) &+ Int(key.string.utf8.last ?? 0)
    let shard = shards[spread & 7]
    let known = shard.generations.withLock { generations -> ShapedLine? in
      if let line = generations.young[key] { return line }
      if let line = generations.old[key] {
        insert(line, for: key, into: &generations)
        return line
      }
      return nil
    }
    if let known { return known }
    let line = make()
    shard.generations.withLock { insert(line, for: key, into: &$0) }
    return line
  }

  private func insert(_ line: ShapedLine, for key: ShapeKey, into generations: inout Generations) {
    if generations.young.count >= capacity {
      generations.old = generations.young
      generations.young = [:]
    }
    generations.young[key] = line
  }

  /// The current number of cached lines.
  var count: Int {
    shards.reduce(0) { sum, shard in
      sum + shard.generations.withLock { $0.young.count + $0.old.count }
    }
  }
}
