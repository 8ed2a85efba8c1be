import Charts
import SwiftUI

/// Normalised areas: shares of a whole over time, as one `AreaPlot`.
public struct MusicFormats: View {
  struct Sale: Identifiable {
    var year: Int
    var format: String
    var millions: Double
    var id: String { format + "\(year)" }
  }

  static let years = [1980, 1985, 1990, 1995, 2000, 2005, 2010, 2015, 2020]
  static let table: [(format: String, millions: [Double])] = [
    ("Vinyl", [310, 160, 20, 4, 3, 2, 4, 14, 31]), ("Cassette", [190, 340, 430, 250, 70, 4, 0.5, 0.2, 0.3]),
    ("CD", [0, 25, 290, 720, 940, 700, 250, 120, 32]), ("Download", [0, 0, 0, 0, 5, 170, 460, 380, 60]),
    ("Stream", [0, 0, 0, 0, 0, 10, 60, 410, 1_050]),
  ]

  let sales = table.flatMap { row in
    zip(years, row.millions).map { Sale(year: $0, format: row.format, millions: $1) }
  }

  public init() {}

  public var body: some View {
    Chart {
      AreaPlot(
        sales,
        x: .value("Year", \.year),
        y: .value("Sales", \.millions),
        stacking: .normalized
      )
      .foregroundStyle(by: .value("Format", \.format))
      .interpolationMethod(.monotone)
    }
    .chartXScale(domain: 1980...2020)
    .chartXAxis {
      AxisMarks(values: [1980, 1990, 2000, 2010, 2020]) { _ in
        AxisTick()
        AxisValueLabel(format: IntegerFormatStyle<Int>().grouping(.never))
      }
    }
    .chartYAxis {
      AxisMarks(format: FloatingPointFormatStyle<Double>.Percent(), values: [0, 0.25, 0.5, 0.75, 1])
    }
  }
}
