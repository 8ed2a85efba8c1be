import Charts
import SwiftUI

/// An area with a gradient that refers to the whole plot, and a highlighted point.
public struct Sunrise: View {
  let hours: [Double] = [8.2, 9.9, 11.9, 13.9, 15.6, 16.5, 16.1, 14.6, 12.6, 10.7, 8.9, 7.9]

  public init() {}

  public var body: some View {
    Chart {
      ForEach(hours.indices, id: \.self) { month in
        AreaMark(
          x: .value("Month", day(2024, month + 1, 15)),
          y: .value("Daylight", hours[month])
        )
        .interpolationMethod(.monotone)
        .foregroundStyle(
          .linearGradient(colors: [.yellow, .orange.opacity(0.3)], startPoint: .top, endPoint: .bottom))
      }

      PointMark(x: .value("Month", day(2024, 6, 15)), y: .value("Daylight", 16.5))
        .foregroundStyle(.orange)
        .annotation(position: .top, spacing: 4) {
          Text("16 h 30 min")
            .font(.caption.bold())
            .padding(.horizontal, 3)
            .background(.background)
        }
    }
    .chartYScale(domain: 0...20)
    .chartYAxis {
      AxisMarks(values: [0, 6, 12, 18]) { value in
        AxisGridLine()
        AxisValueLabel {
          if let hours = value.as(Int.self) {
            Text(verbatim: "\(hours) h")
          }
        }
      }
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .month, count: 3)) { _ in
        AxisGridLine()
        AxisTick()
        AxisValueLabel(format: .dateTime.month(.wide))
      }
    }
  }
}
