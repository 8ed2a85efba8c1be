import Charts
import SwiftUI

/// A heat map of numbers as one `RectanglePlot`: each element brings its four sides and its colour.
public struct SunHeight: View {
  struct Cell: Identifiable {
    var fromMonth: Double
    var toMonth: Double
    var fromHour: Double
    var toHour: Double
    /// Degrees above the horizon.
    var height: Double
    var id: Double { fromMonth * 100 + fromHour }
  }

  /// The height of the sun at 52° north, in the middle of each half month and hour.
  let cells = (0..<24).flatMap { half in
    (0..<24).map { hour in
      let month = Double(half) / 2
      let declination = -23.44 * cos(2 * .pi * (month + 0.6) / 12) * .pi / 180
      let latitude = 52 * Double.pi / 180
      let turn = (Double(hour) + 0.5 - 12) * .pi / 12
      let sine = sin(latitude) * sin(declination) + cos(latitude) * cos(declination) * cos(turn)
      // Each cell overlaps the next a little, so that no gaps are visible between them.
      return Cell(
        fromMonth: month, toMonth: min(12, month + 0.55), fromHour: Double(hour),
        toHour: min(24, Double(hour) + 1.05),
        height: max(0, (asin(sine) * 180 / .pi).rounded()))
    }
  }

  public init() {}

  public var body: some View {
    Chart {
      RectanglePlot(
        cells,
        xStart: .value("Month", \.fromMonth), xEnd: .value("Month", \.toMonth),
        yStart: .value("Hour", \.fromHour), yEnd: .value("Hour", \.toHour)
      )
      .foregroundStyle(by: .value("Height of the sun", \.height))
    }
    .chartForegroundStyleScale(
      domain: 0...75,
      range: Gradient(colors: [
        Color(red: 0.08, green: 0.09, blue: 0.28), Color(red: 0.55, green: 0.2, blue: 0.45),
        Color(red: 0.95, green: 0.5, blue: 0.25), Color(red: 1, green: 0.9, blue: 0.5),
      ])
    )
    .chartXScale(domain: 0...12)
    .chartYScale(domain: 0...24)
    .chartXAxis {
      AxisMarks(values: [0, 3, 6, 9, 12]) { value in
        AxisTick()
        AxisValueLabel {
          if let month = value.as(Int.self) {
            Text(verbatim: ["Jan", "Apr", "Jul", "Oct", "Jan"][month / 3])
          }
        }
      }
    }
    .chartYAxis {
      AxisMarks(values: [0, 6, 12, 18, 24]) { value in
        AxisTick()
        AxisValueLabel {
          if let hour = value.as(Int.self) {
            Text(verbatim: "\(hour):00")
          }
        }
      }
    }
  }
}
