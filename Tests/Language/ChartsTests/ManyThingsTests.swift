import Charts
import Foundation
import SwiftUI
import Testing

/// Views and charts with thousands of equal or slow parts.
@MainActor @Suite struct ManyThingsTests {
  /// Returns the factor by which the processor time increases from `few` things to four times as many. It is the
  /// minimum of several tries, because other programs disturb the processor's caches.
  private func growth(_ few: Int, _ draw: (Int) throws -> Void) rethrows -> Double {
    func seconds(_ count: Int) throws -> Double {
      func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
      }
      let start = now()
      try draw(count)
      return now() - start
    }
    var least = Double.infinity
    for _ in 0..<4 where least >= 10 {
      let first = try seconds(few)
      least = min(least, try seconds(4 * few) / max(first, 0.02))
    }
    return least
  }

  // If each thing is compared with each other thing, four times as many things take sixteen times as long.

  @Test func textsOfALoopTakeTimeInProportion() throws {
    let ratio = try growth(1_000) { count in
      _ = try ImageRenderer(content: VStack { ForEach(0..<count, id: \.self) { Text("\($0)") } }).svg()
    }
    #expect(ratio < 10)
  }

  @Test func equalNamesOfAnAxisTakeTimeInProportion() throws {
    let ratio = try growth(5_000) { count in
      let chart = Chart { BarMark(x: .value("Name", "a"), y: .value("Value", 1)) }
        .chartXAxis { AxisMarks(values: Array(repeating: "a", count: count)) }
        .frame(width: 300, height: 200)
      _ = try ImageRenderer(content: chart).svg()
    }
    #expect(ratio < 10)
  }

  @Test func marksBeyondASetDomainAreClipped() throws {
    let chart = Chart { RectangleMark(xStart: .value("X", 0), xEnd: .value("X", 1e19)) }
      .chartXScale(domain: 0...10).frame(width: 300, height: 200)
    #expect(try ImageRenderer(content: chart).svg().contains("clip-path"))
  }
}
