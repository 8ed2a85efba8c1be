import Charts
import SwiftUI

/// A continuous colour scale with its legend: each year's bar is coloured by its own value.
public struct GlobalTemperature: View {
  /// Difference from the mean of 1951 to 1980 in degrees Celsius, by year from 1964.
  let anomalies = [
    -0.20, -0.11, -0.06, -0.02, -0.08, 0.05, 0.03, -0.08, 0.01, 0.16, -0.07, -0.01, -0.10, 0.18, 0.07,
    0.16, 0.26, 0.32, 0.14, 0.31, 0.16, 0.12, 0.18, 0.32, 0.39, 0.27, 0.45, 0.41, 0.22, 0.23, 0.31,
    0.45, 0.33, 0.46, 0.61, 0.38, 0.39, 0.54, 0.63, 0.62, 0.53, 0.68, 0.64, 0.66, 0.54, 0.66, 0.72,
    0.61, 0.65, 0.68, 0.74, 0.90, 1.01, 0.92, 0.85, 0.98, 1.01, 0.85, 0.89, 1.17,
  ]

  public init() {}

  public var body: some View {
    Chart(anomalies.indices, id: \.self) { index in
      BarMark(
        x: .value("Year", day(1964 + index, 1), unit: .year),
        y: .value("Difference", anomalies[index])
      )
      .foregroundStyle(by: .value("Difference", anomalies[index]))
    }
    .chartForegroundStyleScale(
      domain: -0.4...1.2, range: Gradient(colors: [.blue, .gray, .orange, .red])
    )
    .chartYAxisLabel("°C from the mean of 1951–1980")
  }
}
