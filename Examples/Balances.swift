import Charts
import SwiftUI

/// A symmetric logarithmic axis: small and huge amounts, gains and losses, on one axis through zero.
public struct Balances: View {
  struct Shop: Identifiable {
    var name: String
    var euros: Double
    var id: String { name }
  }

  let shops = [
    Shop(name: "Harbour", euros: 412_000), Shop(name: "Old town", euros: 38_500),
    Shop(name: "Station", euros: 2_900), Shop(name: "Campus", euros: 140),
    Shop(name: "Airport", euros: -75), Shop(name: "Market", euros: -6_200),
    Shop(name: "Outlet", euros: -184_000),
  ]

  public init() {}

  public var body: some View {
    Chart {
      BarPlot(shops, x: .value("Balance", \.euros), y: .value("Shop", \.name))
        .foregroundStyle(by: .value("Sign", \.sign))
        .cornerRadius(3)
    }
    .chartXScale(domain: -1_000_000...1_000_000, type: .symmetricLog(slopeAtZero: 0.1))
    .chartForegroundStyleScale(["Gain": Color.green, "Loss": Color.red])
    .chartLegend(.hidden)
    .chartXAxis {
      AxisMarks(values: [-1_000_000, -10_000, 0, 10_000, 1_000_000]) { _ in
        AxisGridLine()
        AxisTick()
        AxisValueLabel(format: IntegerFormatStyle<Int>().notation(.compactName))
      }
    }
    .chartYAxis {
      AxisMarks(position: .leading) { _ in AxisValueLabel() }
    }
    .chartXAxisLabel("Balance of the year in euros")
  }
}

extension Balances.Shop {
  var sign: String { euros < 0 ? "Loss" : "Gain" }
}
