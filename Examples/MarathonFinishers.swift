import Charts
import SwiftUI

/// A histogram as one `BarPlot`: the bins are the elements, and key paths lead to their bounds and counts.
public struct MarathonFinishers: View {
  struct Bin: Identifiable {
    var from: Double
    var to: Double
    var runners: Int
    var id: Double { from }
  }

  /// Finishing times of a small marathon, in minutes.
  static let times: [Double] = [
    151, 158, 163, 167, 171, 174, 176, 178, 179, 182, 186, 189, 191, 193, 196, 198, 199, 201, 203, 204, 206,
    207, 209, 210, 211, 213, 214, 215, 217, 218, 219, 221, 222, 223, 224, 225, 226, 227, 228, 229, 231, 232,
    233, 234, 235, 235, 236, 237, 237, 238, 239, 239, 241, 243, 244, 246, 247, 248, 250, 251, 253, 255, 256,
    258, 259, 261, 263, 266, 268, 269, 272, 275, 278, 281, 284, 288, 291, 296, 299, 305, 311, 318, 327, 339,
  ]

  let bins: [Bin]

  public init() {
    let bins = NumberBins(size: 15.0, range: 150...345)
    let counts = Dictionary(grouping: Self.times, by: bins.index(for:)).mapValues(\.count)
    self.bins = bins.indices.map {
      Bin(from: bins[$0].lowerBound, to: bins[$0].upperBound, runners: counts[$0] ?? 0)
    }
  }

  public var body: some View {
    Chart {
      BarPlot(
        bins,
        x: .value("Finishing time", \.from, \.to),
        y: .value("Runners", \.runners)
      )
      .foregroundStyle(.teal)

      RuleMark(x: .value("Four hours", 240))
        .foregroundStyle(.secondary)
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 3]))
        .annotation(position: .topTrailing, spacing: 2) {
          Text("4 hours")
            .font(.caption)
            .foregroundStyle(.secondary)
        }
    }
    .chartXScale(domain: 150...345)
    .chartXAxis {
      AxisMarks(values: Array(stride(from: 150, through: 330, by: 30))) { value in
        AxisTick()
        AxisValueLabel {
          if let minutes = value.as(Int.self) {
            Text(verbatim: "\(minutes / 60):\(minutes % 60 == 0 ? "00" : "30")")
          }
        }
      }
    }
    .chartYAxisLabel("Runners")
  }
}
