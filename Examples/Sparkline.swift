import Charts
import SwiftUI

/// A sparkline: a chart without axes, small enough to stand in a line of text.
public struct Sparkline: View {
  let heartRates = [62.0, 64, 61, 66, 72, 88, 97, 104, 99, 92, 81, 74, 70, 68, 71, 69, 66, 64]

  public init() {}

  public var body: some View {
    Chart(heartRates.indices, id: \.self) { index in
      LineMark(
        x: .value("Minute", index),
        y: .value("Heart rate", heartRates[index])
      )
      .interpolationMethod(.catmullRom)
      .foregroundStyle(.red)

      if index == heartRates.count - 1 {
        PointMark(
          x: .value("Minute", index),
          y: .value("Heart rate", heartRates[index])
        )
        .foregroundStyle(.red)
      }
    }
    .chartXAxis(.hidden)
    .chartYAxis(.hidden)
    .chartXScale(range: .plotDimension(startPadding: 1, endPadding: 4))
    .chartYScale(domain: 55...110)
  }
}
