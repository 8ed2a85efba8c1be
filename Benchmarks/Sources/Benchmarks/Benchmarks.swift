import Foundation
import SwiftUI

/// Times the stages of a picture, from the view to the bytes, for charts of growing size.
///
///     swift run -c release --package-path Benchmarks Benchmarks [chart …]
@main enum Benchmarks {
  static let sizes = [100, 1_000, 10_000, 100_000]

  @MainActor static func main() throws {
    let chosen = Set(CommandLine.arguments.dropFirst())
    print("chart".padded(12), "rows".padded(8, right: true), terminator: "")
    for stage in ["scene", "svg", "png"] { print((stage + " ms").padded(12, right: true), terminator: "") }
    print("svg kB".padded(12, right: true))
    for chart in Workload.all where chosen.isEmpty || chosen.contains(chart.name) {
      for size in sizes where size <= chart.largest {
        let renderer = ImageRenderer(content: chart.view(size).frame(width: 640, height: 400))
        renderer.scale = 2
        let scene = renderer.scene()
        let times = [
          try median { _ = renderer.scene() },
          try median { _ = try scene.svg() },
          try median { _ = try scene.png() },
        ]
        print(chart.name.padded(12), String(size).padded(8, right: true), terminator: "")
        for time in times { print(milliseconds(time).padded(12, right: true), terminator: "") }
        print(String(try scene.svg().utf8.count / 1000).padded(12, right: true))
      }
    }
  }

  /// The median of runs that take two seconds together, at least three.
  @MainActor static func median(_ work: () throws -> Void) throws -> Duration {
    let clock = ContinuousClock()
    var times: [Duration] = []
    let start = clock.now
    while times.count < 3 || (clock.now - start < .seconds(2) && times.count < 100) {
      times.append(try clock.measure(work))
    }
    return times.sorted()[times.count / 2]
  }

  private static func milliseconds(_ duration: Duration) -> String {
    let value = duration / .milliseconds(1)
    return value.formatted(.number.precision(.fractionLength(value < 10 ? 2 : 0)).grouping(.never))
  }
}

extension String {
  fileprivate func padded(_ width: Int, right: Bool = false) -> String {
    let space = String(repeating: " ", count: max(width - count, 0))
    return right ? space + self : self + space
  }
}
