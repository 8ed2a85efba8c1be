import OpenChartsLimits
import Synchronization

/// A bounded cache of shaped lines, safe to use from any thread.
final class ShapeCache: Sendable {
  private final class Shard: Sendable {
    let lines: Mutex<BoundedCache<ShapeKey, ShapedLine>>
    init(limit: Int) { lines = Mutex(BoundedCache(limit: limit)) }
  }

  /// Several locks, so that threads rarely wait for each other.
  private let shards: [Shard]

  /// - Parameter capacity: The cache holds at most twice as many lines.
  init(capacity: Int = 4096) {
    shards = (0..<8).map { _ in Shard(limit: 2 * max(1, capacity / 8)) }
  }

  func line(for key: ShapeKey, orMake make: () -> ShapedLine) -> ShapedLine {
    // Longer strings are rarely used again.
    guard key.string.utf8.count <= 512 else { return make() }
    // A cheap hash that spreads the load well enough. The dictionaries compute full hashes.
    let spread = key.string.utf8.count &+ Int(key.string.utf8.first ?? 0) &+ Int(key.string.utf8.last ?? 0)
    let shard = shards[spread & 7]
    if let cached = shard.lines.withLock({ $0.value(for: key) }) { return cached }
    // Shape outside the lock, because it is slow.
    let line = make()
    shard.lines.withLock { $0.insert(line, for: key) }
    return line
  }

  /// The current number of cached lines.
  var count: Int { shards.reduce(0) { sum, shard in sum + shard.lines.withLock { $0.count } } }
}
