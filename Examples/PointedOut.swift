import Charts
import SwiftUI

/// A lollipop over a chosen value: the proxy gives its position, and the overlay draws a line and a card.
public struct PointedOut: View {
  struct Price: Identifiable {
    var date: Date
    var euros: Double
    var id: Date { date }
  }

  let prices = [
    41.2, 42.0, 41.1, 43.6, 44.9, 44.1, 46.8, 48.3, 47.2, 45.9, 46.4, 49.7, 51.2, 50.1, 52.8, 54.6, 53.9,
    51.7, 52.4, 55.8, 57.1, 56.3, 58.9, 60.2,
  ].enumerated().map { Price(date: day(2024, 3, 1 + $0 * 2), euros: $1) }

  /// In an app, a binding of `chartXSelection(value:)`.
  let selection = 15

  public init() {}

  public var body: some View {
    Chart {
      LinePlot(prices, x: .value("Date", \.date), y: .value("Price", \.euros))
        .foregroundStyle(.pink)
    }
    .chartYScale(domain: 35...75)
    .chartXAxis {
      AxisMarks(values: .stride(by: .weekOfYear, count: 2)) { _ in
        AxisGridLine()
        AxisTick()
        AxisValueLabel(format: .dateTime.day().month(.abbreviated))
      }
    }
    .chartOverlay { proxy in
      GeometryReader { geometry in
        let price = prices[selection]
        if let anchor = proxy.plotFrame, let place = proxy.position(for: (price.date, price.euros)) {
          let plot = geometry[anchor]
          Path { path in
            path.move(to: CGPoint(x: plot.minX + place.x, y: plot.minY + 36))
            path.addLine(to: CGPoint(x: plot.minX + place.x, y: plot.maxY))
          }
          .stroke(.pink, lineWidth: 1)
          Circle()
            .fill(.pink)
            .frame(width: 10, height: 10)
            .position(x: plot.minX + place.x, y: plot.minY + place.y)
          card(price)
            .frame(width: 110, height: 40)
            .position(x: min(plot.minX + place.x, plot.maxX - 55), y: plot.minY + 20)
        }
      }
    }
  }

  private func card(_ price: Price) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(price.date, format: .dateTime.day().month(.wide))
        .font(.caption)
        .foregroundStyle(.secondary)
      Text(price.euros, format: .currency(code: "EUR"))
        .font(.callout.bold())
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .padding(.horizontal, 8)
    .background(.pink.opacity(0.15), in: RoundedRectangle(cornerRadius: 8))
    .background(.background, in: RoundedRectangle(cornerRadius: 8))
  }
}
