import Charts
import SwiftUI

/// Several lines: `foregroundStyle(by:)` makes the series, their colours and the legend.
public struct CityTemperatures: View {
  struct City: Identifiable {
    var name: String
    var celsius: [Double]
    var id: String { name }
  }

  let cities = [
    City(
      name: "Singapore", celsius: [26.6, 27.2, 27.6, 28.0, 28.4, 28.4, 28.0, 28.0, 27.8, 27.7, 27.0, 26.6]),
    City(name: "Lisbon", celsius: [11.6, 12.7, 14.9, 15.9, 18.0, 21.2, 23.1, 23.5, 22.1, 18.8, 15.0, 12.4]),
    City(name: "Oslo", celsius: [-3.1, -2.6, 1.1, 6.2, 11.7, 15.8, 17.7, 16.4, 11.8, 6.3, 1.3, -2.4]),
  ]

  public init() {}

  public var body: some View {
    Chart(cities) { city in
      ForEach(city.celsius.indices, id: \.self) { month in
        LineMark(
          x: .value("Month", day(2024, month + 1), unit: .month),
          y: .value("Temperature", city.celsius[month])
        )
        .interpolationMethod(.catmullRom)
      }
      .foregroundStyle(by: .value("City", city.name))
      .symbol(by: .value("City", city.name))
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .month, count: 2)) { _ in
        AxisGridLine()
        AxisTick()
        AxisValueLabel(format: .dateTime.month(.abbreviated))
      }
    }
    .chartYAxisLabel("Mean temperature in °C")
  }
}
