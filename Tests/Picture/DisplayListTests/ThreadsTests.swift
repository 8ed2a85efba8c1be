import Synchronization
import Testing

@testable import OpenChartsDisplayList

@Suite struct ThreadsTests {
  @Test func partsCoverAllRowsInOrder() {
    #expect(Threads.parts(0) == [0..<0])
    #expect(Threads.parts(999_999) == [0..<999_999])
    for count in [1_000_000, 1_000_001, 3_210_987] {
      let parts = Threads.parts(count)
      #expect(parts.first?.lowerBound == 0 && parts.last?.upperBound == count)
      #expect(zip(parts, parts.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
      #expect(Threads.$limit.withValue(7) { Threads.parts(count) } == parts)
    }
  }

  @Test(arguments: [1, 2, 3, 9]) func resultsComeInTheOrderOfTheirParts(_ threads: Int) {
    Threads.$limit.withValue(threads) {
      let parts = (0..<50).map { $0 * 3..<$0 * 3 + 3 }
      #expect(Threads.map(parts) { $0.reduce(0, +) } == parts.map { $0.reduce(0, +) })
      #expect(Threads.map([]) { $0.count } == [])
    }
  }

  @Test(arguments: [1, 2, 3, 9]) func whatThreadsGatherAddsUpToTheSame(_ threads: Int) {
    Threads.$limit.withValue(threads) {
      let parts = (0..<50).map { $0 * 3..<$0 * 3 + 3 }
      let sums = Threads.gather(parts, from: { 0 }) { $0 += $1.reduce(0, +) }
      #expect(sums.count == threads)
      #expect(sums.reduce(0, +) == (0..<150).reduce(0, +))
      #expect(Threads.gather([], from: { 5 }) { $0 += $1.count } == [5])
    }
  }

  @Test func eachPartIsDoneOnce() {
    let done = (0..<20).map { _ in Counter() }
    Threads.$limit.withValue(4) {
      _ = Threads.map((0..<20).map { $0..<$0 + 1 }) { done[$0.lowerBound].count.add(1, ordering: .relaxed) }
    }
    #expect(done.allSatisfy { $0.count.load(ordering: .relaxed) == 1 })
  }

  private final class Counter: Sendable { let count = Atomic(0) }
}
