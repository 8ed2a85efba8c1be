import Charts
import SwiftUI

/// Candlesticks: a rule from low to high and a bar from open to close, coloured by the direction.
public struct Candlesticks: View {
  struct Trade: Identifiable {
    var date: Date
    var open: Double
    var high: Double
    var low: Double
    var close: Double
    var id: Date { date }
    var hasRisen: Bool { close >= open }

    init(_ dayOfMonth: Int, _ open: Double, _ high: Double, _ low: Double, _ close: Double) {
      date = day(2024, 4, dayOfMonth)
      (self.open, self.high, self.low, self.close) = (open, high, low, close)
    }
  }

  let trades = [
    Trade(1, 41.2, 42.6, 40.9, 42.3), Trade(2, 42.3, 42.9, 41.1, 41.5), Trade(3, 41.5, 43.4, 41.4, 43.1),
    Trade(4, 43.1, 44.0, 42.7, 43.8), Trade(5, 43.8, 44.1, 42.2, 42.6), Trade(8, 42.6, 43.0, 40.8, 41.0),
    Trade(9, 41.0, 42.1, 40.5, 41.9), Trade(10, 41.9, 42.2, 39.9, 40.2), Trade(11, 40.2, 41.4, 39.6, 41.2),
    Trade(12, 41.2, 42.9, 41.0, 42.7), Trade(15, 42.7, 44.6, 42.5, 44.3), Trade(16, 44.3, 45.2, 43.8, 44.9),
    Trade(17, 44.9, 45.0, 43.1, 43.4), Trade(18, 43.4, 44.2, 42.8, 44.0), Trade(19, 44.0, 46.1, 43.9, 45.8),
    Trade(22, 45.8, 46.9, 45.3, 46.6), Trade(23, 46.6, 47.0, 45.9, 46.2), Trade(24, 46.2, 47.8, 46.0, 47.5),
  ]

  public init() {}

  public var body: some View {
    Chart(trades) { trade in
      RuleMark(
        x: .value("Day", trade.date, unit: .day),
        yStart: .value("Low", trade.low),
        yEnd: .value("High", trade.high)
      )
      .foregroundStyle(trade.hasRisen ? .green : .red)

      BarMark(
        x: .value("Day", trade.date, unit: .day),
        yStart: .value("Open", trade.open),
        yEnd: .value("Close", trade.close),
        width: .fixed(8)
      )
      .cornerRadius(0)
      .foregroundStyle(trade.hasRisen ? .green : .red)
    }
    .chartYScale(domain: 38...48)
    .chartXAxis {
      AxisMarks(values: .stride(by: .weekOfYear)) { _ in
        AxisGridLine()
        AxisTick()
        AxisValueLabel(format: .dateTime.month(.abbreviated).day())
      }
    }
    .chartYAxis {
      AxisMarks(values: .stride(by: 2))
    }
  }
}
