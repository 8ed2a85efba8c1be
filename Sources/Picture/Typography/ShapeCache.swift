import Synchronization

/// Remembers shaped lines; bounded, safe from any thread.
///
/// Two generations: when the young one is full it becomes the old one and the old one goes. An entry that
/// is used at least once a generation stays, without the bookkeeping of a list in order of use.
final class ShapeCache: Sendable {
  private struct Generations {
    var young: [ShapeKey: ShapedLine] = [:]
    var old: [ShapeKey: ShapedLine] = [:]
  }

  private final class Shard: Sendable {
    let generations = Mutex(Generations())
  }

  /// Several locks, so that threads seldom wait for one another.
  private let shards = (0..<8).map { _ in Shard() }
  private let capacity: Int

  /// - Parameter capacity: At most twice this many lines are kept.
  init(capacity: Int = 4096) { self.capacity = max(1, capacity / 8) }

  func line(for key: ShapeKey, orMake make: () -> ShapedLine) -> ShapedLine {
    // Strings longer than a paragraph's line are not seen again often enough to keep.
    guard key.string.utf8.count <= 512 else { return make() }
    // Cheap and good enough to spread the load; the dictionaries do the real hashing.
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

  /// How many lines are kept at the moment.
  var count: Int {
    shards.reduce(0) { sum, shard in
      sum + shard.generations.withLock { $0.young.count + $0.old.count }
    }
  }
}
