import Dispatch
import Synchronization

#if canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Parallel work over millions of rows.
///
/// The number of rows alone determines the parts, and results are joined in order. So a picture has the same bytes
/// with any number of threads.
package enum Threads {
  /// The maximum number of threads per picture: the environment variable `OPENCHARTS_THREADS` (at most 64), else the
  /// number of processors, at most four.
  @TaskLocal package static var limit: Int = {
    if let text = getenv("OPENCHARTS_THREADS"), let count = Int(String(cString: text)), count > 0 {
      return min(count, 64)
    }
    return min(max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1), 4)
  }()

  /// The minimum number of rows for several threads. Fewer rows are done before a thread has started.
  @TaskLocal package static var threshold = 1_000_000

  /// Returns consecutive ranges of equal size; one range if there are fewer rows than ``threshold``.
  package static func parts(_ count: Int) -> [Range<Int>] {
    guard count >= threshold else { return [0..<count] }
    let size = max(threshold / 2, 1)
    return stride(from: 0, to: count, by: size).map { $0..<min($0 + size, count) }
  }

  /// Returns the number of threads for a number of parts.
  package static func workers(for parts: Int) -> Int { max(min(limit, parts), 1) }

  /// Returns the result for each part, in order.
  package static func map<Result: Sendable>(
    _ parts: [Range<Int>], _ body: @Sendable (Range<Int>) -> Result
  ) -> [Result] {
    let workers = workers(for: parts.count)
    guard workers > 1 else { return parts.map(body) }
    let next = Atomic(0)
    return Array(unsafeUninitializedCapacity: parts.count) { results, count in
      // Each result has one writer: the thread that took its index.
      nonisolated(unsafe) let results = results
      DispatchQueue.concurrentPerform(iterations: workers) { _ in
        while case let part = next.wrappingAdd(1, ordering: .relaxed).oldValue, part < parts.count {
          results.initializeElement(at: part, to: body(parts[part]))
        }
      }
      count = parts.count
    }
  }

  /// Returns one result per thread. Which parts a thread adds is not deterministic, so sums must not depend on the
  /// order.
  ///
  /// `Sums` need not be sendable: one thread creates and fills each, and hands it over at the end.
  package static func gather<Sums>(
    _ parts: [Range<Int>], from start: @Sendable () -> Sums,
    _ add: @Sendable (inout Sums, Range<Int>) -> Void
  ) -> [Sums] {
    let workers = workers(for: parts.count)
    let next = Atomic(0)
    return Array(unsafeUninitializedCapacity: workers) { results, count in
      // Each worker writes to a separate element.
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
