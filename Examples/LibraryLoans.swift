import Charts
import SwiftUI

/// Bars side by side that fill nine tenths of their band: `position(by:span:)` sets the share of the band.
public struct LibraryLoans: View {
  struct Loan: Identifiable {
    var branch: String
    var year: String
    var thousands: Double
    var id: String { branch + year }
  }

  let loans = [
    ("Central", "2022", 84.0), ("Central", "2023", 91), ("Central", "2024", 103), ("Riverside", "2022", 52),
    ("Riverside", "2023", 47), ("Riverside", "2024", 55), ("Hilltop", "2022", 31), ("Hilltop", "2023", 38),
    ("Hilltop", "2024", 49), ("Bus", "2022", 12), ("Bus", "2023", 17), ("Bus", "2024", 26),
  ].map { Loan(branch: $0.0, year: $0.1, thousands: $0.2) }

  public init() {}

  public var body: some View {
    Chart {
      BarPlot(loans, x: .value("Branch", \.branch), y: .value("Loans", \.thousands))
        .foregroundStyle(by: .value("Year", \.year))
        .position(by: .value("Year", \.year), axis: .horizontal, span: .ratio(0.9))
        .cornerRadius(2)
    }
    .chartForegroundStyleScale(range: [Color.cyan, Color.blue, Color.indigo])
    .chartYScale(domain: 0...120)
    .chartXAxis {
      AxisMarks { _ in AxisValueLabel() }
    }
    .chartYAxisLabel("Loans in thousands")
  }
}
