import Charts
import SwiftUI

/// Large dynamic type: labels grow with the text size of the environment, are thinned out, and never overlap.
public struct LargeType: View {
  let rides: [(line: String, count: Int)] = [
    ("Harbour", 12_400), ("Airport", 18_900), ("Old town", 9_300), ("University", 15_700),
  ]

  public init() {}

  public var body: some View {
    Chart(rides, id: \.line) { ride in
      BarMark(
        x: .value("Rides", ride.count),
        y: .value("Line", ride.line)
      )
      .foregroundStyle(.purple)
    }
    .chartYAxis {
      AxisMarks(position: .leading) { _ in AxisValueLabel() }
    }
    .dynamicTypeSize(.accessibility2)
  }
}
