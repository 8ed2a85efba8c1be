import Charts
import SwiftUI

/// A histogram: `NumberBins` finds round intervals and counts the values in each.
public struct WindSpeeds: View {
  struct Bin: Identifiable {
    var index: Int
    var range: ChartBinRange<Double>
    var days: Int
    var id: Int { index }
  }

  /// Metres per second, every fourth day of a year in Seattle.
  static let speeds = [
    1.2, 3.7, 6.3, 7.1, 2.3, 1.5, 0.8, 3.4, 2.5, 4.5, 4.7, 6.4, 6.2, 3.1, 2.5, 5.7, 6.2, 2.2, 6.1, 1.6,
    1.8, 2.4, 5.1, 3.9, 2.5, 2.8, 4.0, 4.7, 5.0, 5.8, 3.0, 3.8, 5.6, 3.8, 3.2, 1.7, 1.4, 4.3, 2.4, 3.2,
    2.9, 3.2, 2.7, 2.7, 4.1, 4.4, 3.6, 3.5, 2.2, 2.4, 2.8, 4.7, 3.7, 3.3, 2.7, 4.1, 2.7, 2.8, 1.7, 2.0,
    3.4, 4.3, 2.9, 3.9, 1.8, 3.1, 2.1, 3.3, 2.6, 1.2, 1.8, 2.1, 3.3, 3.1, 3.2, 3.9, 1.2, 2.1, 3.0, 4.7,
    1.9, 4.7, 4.5, 5.3, 3.6, 2.8, 6.4, 5.9, 4.3, 3.8, 4.9, 3.0,
  ]

  let bins: [Bin]

  public init() {
    let bins = NumberBins(data: Self.speeds, desiredCount: 12)
    let counts = Dictionary(grouping: Self.speeds, by: bins.index(for:)).mapValues(\.count)
    self.bins = bins.indices.map { Bin(index: $0, range: bins[$0], days: counts[$0] ?? 0) }
  }

  public var body: some View {
    Chart(bins) { bin in
      BarMark(
        x: .value("Wind speed", bin.range),
        y: .value("Days", bin.days)
      )
    }
    .chartXAxisLabel("Wind speed in m/s")
    .chartYAxisLabel("Days")
  }
}
