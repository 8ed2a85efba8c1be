import Foundation
import Testing

@testable import OpenChartsCommandLineTool

/// Tables of thousands of columns.
@Suite("Wide tables")
@MainActor
struct WideTableTests {
  /// Twelve rows of one-digit numbers, or of numbers beside names and dates.
  private func text(columns: Int, kind: String) -> String {
    var state: UInt64 = 1
    func digit() -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % 10)
    }
    let header = (0..<columns).map { "c\($0)" }
    let rows = (1...12).map { row in
      (0..<columns).map { column in
        switch kind {
        case "names" where column % 2 == 1: ["ab", "cd", "ef", "gh"][digit() % 4]
        case "codes" where column % 2 == 1: ["AB", "CD", "EF", "GH"][digit() % 4]
        case "dates" where column % 4 == 1: "2024-01-\(row + 10)"
        case "dates" where column % 4 == 3: ["ab", "cd", "ef", "gh"][digit() % 4]
        default: "\(digit())"
        }
      }
    }
    return ([header] + rows).map { $0.joined(separator: ",") }.joined(separator: "\n")
  }

  private func seconds(_ columns: Int, _ kind: String) throws -> Double {
    let table = try table(text(columns: columns, kind: kind))
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let start = now()
    _ = try? ChartPlan(table, parsed([]))
    return now() - start
  }

  @Test(
    "are planned in time proportional to their columns", arguments: ["numbers", "names", "codes", "dates"])
  func planning(kind: String) throws {
    // Four times the columns would take sixteen times as long if each were compared with all others.
    var ratios: [Double] = []
    while ratios.count < 5, ratios.allSatisfy({ $0 >= 10 }) {
      let few = try seconds(1_500, kind)
      ratios.append(try seconds(6_000, kind) / max(few, 0.02))
    }
    #expect(ratios.contains { $0 < 10 }, "\(ratios)")
  }
}
