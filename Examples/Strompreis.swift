import Charts
import SwiftUI

/// A chart in German: the locale of the environment decides how numbers, prices and dates are written.
public struct Strompreis: View {
  struct Month: Identifiable {
    var start: Date
    var euros: Double
    var id: Date { start }
  }

  let months = [
    117.8, 128.3, 88.9, 100.7, 81.7, 94.6, 77.6, 94.4, 100.7, 87.4, 91.2, 68.5, 76.6, 61.3, 64.7, 62.4, 67.2,
    72.9, 67.7, 82.1, 78.3, 86.1, 113.9, 108.3,
  ].enumerated().map { Month(start: day(2023, 1 + $0), euros: $1) }

  public init() {}

  public var body: some View {
    Chart {
      LinePlot(months, x: .value("Monat", \.start), y: .value("Preis", \.euros))
        .interpolationMethod(.stepCenter)
        .foregroundStyle(.orange)

      RuleMark(y: .value("Mittel", months.map(\.euros).reduce(0, +) / Double(months.count)))
        .foregroundStyle(.secondary)
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 3]))
    }
    .chartYScale(domain: 50...150)
    .chartXAxis {
      AxisMarks(values: .stride(by: .month, count: 6)) { _ in
        AxisGridLine()
        AxisTick()
        AxisValueLabel(format: .dateTime.month(.abbreviated).year())
      }
    }
    .chartYAxis {
      AxisMarks(format: .currency(code: "EUR").precision(.fractionLength(0)))
    }
    .chartYAxisLabel("Preis je Megawattstunde")
    .environment(\.locale, Locale(identifier: "de_DE"))
  }
}
