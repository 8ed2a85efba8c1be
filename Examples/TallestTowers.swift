import Charts
import SwiftUI

/// Horizontal bars with names on the left and the value at the end of each bar.
public struct TallestTowers: View {
  struct Tower: Identifiable {
    var name: String
    var metres: Int
    var id: String { name }
  }

  let towers = [
    Tower(name: "Burj Khalifa", metres: 828), Tower(name: "Merdeka 118", metres: 679),
    Tower(name: "Shanghai Tower", metres: 632), Tower(name: "Makkah Clock Tower", metres: 601),
    Tower(name: "Ping An Centre", metres: 599), Tower(name: "Lotte World Tower", metres: 556),
  ]

  public init() {}

  public var body: some View {
    Chart(towers) { tower in
      BarMark(
        x: .value("Height", tower.metres),
        y: .value("Tower", tower.name)
      )
      .annotation(position: .trailing) {
        Text(verbatim: "\(tower.metres) m")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
    }
    .chartXAxis(.hidden)
    .chartYAxis {
      AxisMarks(position: .leading) { _ in AxisValueLabel() }
    }
  }
}
