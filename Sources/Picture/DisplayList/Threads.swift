import Dispatch
import Glibc
import Synchronization

/// Work over millions of rows, shared among threads.
///
/// The parts that rows are cut into depend on how many rows there are and on nothing else, and results are put
/// together in their order. So a picture is the same, to the byte, on any number of threads.
package enum Threads {
  /// How many threads share the work for one picture: the environment's `OPENCHARTS_THREADS`, else one for each
  /// processor, at most four.
  @TaskLocal package static var limit: Int = {
    if let text = getenv("OPENCHARTS_THREADS"), let count = Int(String(cString: text)), count > 0 {
      return min(count, 64)
    }
    return min(max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1), 4)
  }()

  /// Fewer rows are done before another thread has begun.
  @TaskLocal package static var threshold = 1_000_000

  /// Ranges of as many rows, in order; one below ``threshold``.
  package static func parts(_ count: Int) -> [Range<Int>] {
    guard count >= threshold else { return [0..<count] }
    let size = max(threshold / 2, 1)
    return stride(from: 0, to: count, by: size).map { $0..<min($0 + size, count) }
  }

  /// How many threads take part in as many parts.
  package static func workers(for parts: Int) -> Int { max(min(limit, parts), 1) }

  /// What each part comes to, in order.
  package static func map<Result: Sendable>(
    _ parts: [Range<Int>], _ body: @Sendable (Range<Int>) -> Result
  ) -> [Result] {
    let workers = workers(for: parts.count)
    guard workers > 1 else { return parts.map(body) }
    let next = Atomic(0)
    return Array(unsafeUninitializedCapacity: parts.count) { results, count in
      // Each result has one writer, which took its number.
      nonisolated(unsafe) let results = results
      DispatchQueue.concurrentPerform(iterations: workers) { _ in
        while case let part = next.wrappingAdd(1, ordering: .relaxed).oldValue, part < parts.count {
          results.initializeElement(at: part, to: body(parts[part]))
        }
      }
      count = parts.count
    }
  }

  /// What each thread makes of the parts that it happens to get: for what adds up to the same in any order.
  ///
  /// Sums need not be sendable: each is made and filled by one thread, and handed over when that is done.
  package static func gather<Sums>(
    _ parts: [Range<Int>], from start: @Sendable () -> Sums,
    _ add: @Sendable (inout Sums, Range<Int>) -> Void
  ) -> [Sums] {
    let workers = workers(for: parts.count)
    let next = Atomic(0)
    return Array(unsafeUninitializedCapacity: workers) { results, count in
      // Each worker has a place of its own.
      nonisolated(unsafe) let results = results
      @Sendable func work(_ worker: Int) {
        var sums = start()
        while case let part = next.wrappingAdd(1, ordering: .relaxed).oldValue, part < parts.count {
          add(&sums, parts[part])
        }
        results.initializeElement(at: worker, to: sums)
      }
      if workers > 1 {
        DispatchQueue.concurrentPerform(iterations: workers, execute: work)
      } else {
        work(0)
      }
      count = workers
    }
  }
}
