import Charts
import SwiftUI

/// A field of colours masked by bars: the colours show only where a bar is.
public struct TideMask: View {
  struct Hour: Identifiable {
    var hour: Int
    var metres: Double
    var id: Int { hour }
  }

  struct Layer: Identifiable {
    var from: Double
    var to: Double
    var color: Color
    var id: Double { from }
  }

  let tide = (0..<24).map { hour in
    let turn = Double(hour) / 12.42 * 2 * .pi
    let metres = 3.1 + 2.4 * sin(turn - 0.9) + 0.2 * cos(turn / 2)
    return Hour(hour: hour, metres: (metres * 10).rounded() / 10)
  }
  let layers = [
    Layer(from: 0, to: 1.5, color: .indigo), Layer(from: 1.5, to: 3, color: .blue),
    Layer(from: 3, to: 4.5, color: .cyan), Layer(from: 4.5, to: 6, color: .mint),
  ]

  public init() {}

  public var body: some View {
    Chart {
      RectanglePlot(layers, yStart: .value("From", \.from), yEnd: .value("To", \.to))
        .foregroundStyle(\.color)
        .accessibilityHidden(true)
        .mask {
          BarPlot(
            tide, x: .value("Hour", \.hour), y: .value("Height of the tide", \.metres), width: .fixed(9)
          )
          .clipShape(Capsule())
        }

      // The masked field does not describe the tide, so invisible bars describe it to screen readers.
      BarPlot(tide, x: .value("Hour", \.hour), y: .value("Height of the tide", \.metres))
        .opacity(0)
    }
    .chartXScale(domain: -0.7...23.7)
    .chartYScale(domain: 0...6)
    .chartXAxis {
      AxisMarks(values: [0, 6, 12, 18]) { value in
        AxisTick()
        AxisValueLabel {
          if let hour = value.as(Int.self) {
            Text(verbatim: "\(hour):00")
          }
        }
      }
    }
    .chartYAxisLabel("Height of the tide in metres")
  }
}
