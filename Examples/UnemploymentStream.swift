import Charts
import SwiftUI

/// A stream graph: areas stacked around a centre line.
public struct UnemploymentStream: View {
  struct Industry: Identifiable {
    var name: String
    /// Thousands of people without work, by year from 2000.
    var thousands: [Double]
    var id: String { name }
  }

  let industries = [
    Industry(name: "Construction", thousands: [513, 609, 800, 810, 769, 712, 671, 757, 1030, 1770, 2317]),
    Industry(name: "Manufacturing", thousands: [691, 992, 1205, 1166, 966, 812, 699, 706, 945, 1890, 1866]),
    Industry(name: "Trade", thousands: [837, 945, 1202, 1237, 1197, 1137, 1039, 976, 1205, 1844, 2112]),
    Industry(name: "Business", thousands: [574, 768, 1009, 1042, 861, 792, 746, 740, 922, 1523, 1677]),
    Industry(name: "Hospitality", thousands: [720, 833, 961, 1006, 972, 921, 865, 896, 1102, 1543, 1700]),
  ]

  public init() {}

  public var body: some View {
    Chart(industries) { industry in
      ForEach(industry.thousands.indices, id: \.self) { year in
        AreaMark(
          x: .value("Year", day(2000 + year, 1)),
          y: .value("Thousands", industry.thousands[year]),
          stacking: .center
        )
        .interpolationMethod(.monotone)
      }
      .foregroundStyle(by: .value("Industry", industry.name))
    }
    .chartYAxis(.hidden)
    .chartXAxis {
      AxisMarks(values: .stride(by: .year, count: 2))
    }
  }
}
