import Charts
import SwiftUI

/// A curve over a parameter: the function gives a position for each value of the parameter.
public struct Spirograph: View {
  public init() {}

  public var body: some View {
    Chart {
      LinePlot(x: "x", y: "y", t: "t", domain: 0...(6 * .pi)) { t in
        // A wheel of radius 3 inside a ring of radius 5, and a pen 5 from the wheel's middle.
        (x: 2 * cos(t) + 5 * cos(2 * t / 3), y: 2 * sin(t) - 5 * sin(2 * t / 3))
      }
      .foregroundStyle(.purple)
      .lineStyle(StrokeStyle(lineWidth: 2.5))
    }
    .chartXScale(domain: -8...8)
    .chartYScale(domain: -8...8)
    .chartXAxis {
      AxisMarks(values: [-8, -4, 0, 4, 8])
    }
    .chartYAxis {
      AxisMarks(values: [-8, -4, 0, 4, 8])
    }
    .chartPlotStyle { plot in
      plot.aspectRatio(1, contentMode: .fit)
    }
  }
}
