import Charts
import SwiftUI

/// A custom plot: `chartPlotStyle` and `chartXAxisStyle` wrap parts of a chart in modifiers.
public struct Blueprint: View {
  struct Sample: Identifiable {
    var load: Double
    var stretch: Double
    var id: Double { load }
  }

  let samples = [
    (5, 0.8), (10, 1.7), (15, 2.4), (20, 3.3), (25, 4.1), (30, 5.0), (35, 6.1), (40, 7.6), (45, 9.9),
    (50, 13.4),
  ].map { Sample(load: $0.0, stretch: $0.1) }

  public init() {}

  public var body: some View {
    Chart {
      LinePlot(samples, x: .value("Load", \.load), y: .value("Stretch", \.stretch))
        .interpolationMethod(.monotone)
        .symbol(.square)
        .foregroundStyle(.white)
    }
    .chartXScale(domain: 0...55)
    .chartYScale(domain: 0...15)
    .chartXAxis {
      AxisMarks(values: .stride(by: 10.0)) { _ in
        AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5))
          .foregroundStyle(.white.opacity(0.5))
        AxisValueLabel()
      }
    }
    .chartYAxis {
      AxisMarks(position: .leading, values: .stride(by: 3.0)) { _ in
        AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5))
          .foregroundStyle(.white.opacity(0.5))
        AxisValueLabel()
      }
    }
    .chartPlotStyle { plot in
      plot
        .background(Color(red: 0.1, green: 0.3, blue: 0.6))
        .clipShape(RoundedRectangle(cornerRadius: 6))
        .overlay(RoundedRectangle(cornerRadius: 6).stroke(.blue, lineWidth: 2))
    }
    .chartXAxisStyle { axis in
      axis.background(.blue.opacity(0.12))
    }
    .chartXAxisLabel("Load in newtons", alignment: .center)
    .chartYAxisLabel("Stretch in millimetres")
  }
}
