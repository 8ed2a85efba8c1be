import Foundation
import SwiftUI

/// The time of each stage, from the view to the bytes, for charts of increasing size.
@MainActor enum Stages {
  static func run() throws {
    print("    rows    scene ms      svg ms      png ms       svg kB   workload")
    for (workload, sizes) in [
      (Workload.bars, [12]), (.lines, [300]), (.line, [100, 10_000, 100_000, 1_000_000]),
      (.points, [100, 10_000, 100_000, 1_000_000]),
    ] {
      for size in sizes {
        let renderer = Workload.renderer(workload.chart(size))
        let scene = renderer.scene()
        let times = [
          try median { _ = renderer.scene() },
          try median { _ = try scene.svg() },
          try median { _ = try scene.png() },
        ]
        let cells = times.map { String(format: "%12.2f", $0 / .milliseconds(1)) }.joined()
        let bytes = String(format: "%12d", try scene.svg().utf8.count / 1000)
        print(String(format: "%8d", size), cells, bytes, "  \(workload)")
      }
    }
  }

  /// The median time of at least three runs, which take at least a second together.
  private static func median(_ work: () throws -> Void) throws -> Duration {
    let clock = ContinuousClock()
    var times: [Duration] = []
    let start = clock.now
    while times.count < 3 || (clock.now - start < .seconds(1) && times.count < 100) {
      times.append(try clock.measure(work))
    }
    return times.sorted()[times.count / 2]
  }
}
