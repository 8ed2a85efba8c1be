import Charts
import SwiftUI

/// An axis on each side: the same positions in two units.
public struct CelsiusFahrenheit: View {
  struct Reading: Identifiable {
    var hour: Int
    var celsius: Double
    var id: Int { hour }
  }

  let readings = [
    3.1, 2.4, 1.6, 0.9, 0.2, -0.6, -0.9, 0.8, 3.7, 7.2, 10.6, 13.1, 15.0, 16.2, 16.8, 16.4, 15.1, 12.8, 10.4,
    8.6, 7.1, 5.9, 4.8, 4.0, 3.3,
  ].enumerated().map { Reading(hour: $0, celsius: $1) }

  public init() {}

  public var body: some View {
    Chart {
      LinePlot(readings, x: .value("Hour", \.hour), y: .value("Temperature", \.celsius))
        .interpolationMethod(.catmullRom)
        .foregroundStyle(.red)

      RuleMark(y: .value("Freezing", 0))
        .foregroundStyle(.blue.opacity(0.6))
        .lineStyle(StrokeStyle(lineWidth: 1.5))
    }
    .chartXScale(domain: 0...24)
    .chartYScale(domain: -5...20)
    .chartYAxis {
      AxisMarks(position: .leading, values: [-5, 0, 5, 10, 15, 20]) { value in
        AxisGridLine()
        AxisValueLabel {
          if let celsius = value.as(Int.self) {
            Text(verbatim: "\(celsius) °C")
          }
        }
      }
      AxisMarks(position: .trailing, values: [-5, 0, 5, 10, 15, 20]) { value in
        AxisTick()
        AxisValueLabel {
          if let celsius = value.as(Double.self) {
            Text(verbatim: "\(Int(celsius * 9 / 5 + 32)) °F")
          }
        }
      }
    }
    .chartXAxis {
      AxisMarks(values: [0, 6, 12, 18, 24]) { value in
        AxisGridLine()
        AxisTick()
        AxisValueLabel {
          if let hour = value.as(Int.self) {
            Text(verbatim: "\(hour) h")
          }
        }
      }
    }
  }
}
