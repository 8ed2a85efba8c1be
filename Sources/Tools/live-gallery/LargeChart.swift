import Charts
import SwiftUI

/// A chart of many marks, with a rule that follows the pointer.
struct LargeChart: View {
  @State private var count = 1_000
  @State private var x: Double?

  private struct Sample: Identifiable {
    var id: Int
    var y: Double
  }

  private static let samples: [Sample] = {
    var state: UInt64 = 7
    var y = 0.0
    return (0..<100_000).map { i in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      y += Double(Int64(bitPattern: state) >> 40) / Double(1 << 23)
      return Sample(id: i, y: y)
    }
  }()

  var body: some View {
    VStack(alignment: .leading) {
      Picker("Marks", selection: $count) {
        Text("1,000").tag(1_000)
        Text("100,000").tag(100_000)
      }
      .pickerStyle(.segmented)
      Chart {
        ForEach(Self.samples[..<count]) { sample in
          LineMark(x: .value("x", Double(sample.id)), y: .value("y", sample.y))
        }
        if let x {
          RuleMark(x: .value("x", x)).foregroundStyle(.red)
        }
      }
      .chartXSelection(value: $x)
      .frame(height: 320)
      Text(x.map { "At \(Int($0))" } ?? "Nowhere")
    }
  }
}
