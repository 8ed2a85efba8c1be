import Charts
import SwiftUI

/// A heat map: a rectangle for each pair of categories, coloured by a number.
public struct BusyHours: View {
  struct Cell: Identifiable {
    var weekday: String
    var hour: String
    var visitors: Int
    var id: String { weekday + hour }
  }

  static let hours = ["8", "10", "12", "14", "16", "18", "20"]
  static let table: [(weekday: String, visitors: [Int])] = [
    ("Mon", [12, 18, 44, 31, 22, 38, 14]), ("Tue", [14, 21, 47, 29, 25, 41, 16]),
    ("Wed", [13, 19, 52, 33, 24, 45, 19]), ("Thu", [15, 24, 55, 36, 30, 52, 27]),
    ("Fri", [17, 28, 61, 42, 39, 68, 54]), ("Sat", [8, 35, 72, 66, 58, 75, 70]),
    ("Sun", [5, 41, 69, 60, 46, 40, 21]),
  ]

  let cells = table.flatMap { row in
    zip(hours, row.visitors).map { Cell(weekday: row.weekday, hour: $0, visitors: $1) }
  }

  public init() {}

  public var body: some View {
    Chart(cells) { cell in
      RectangleMark(
        x: .value("Hour", cell.hour),
        y: .value("Weekday", cell.weekday),
        width: .inset(1),
        height: .inset(1)
      )
      .foregroundStyle(by: .value("Visitors", cell.visitors))
      .cornerRadius(3)
    }
    .chartForegroundStyleScale(range: Gradient(colors: [.blue.opacity(0.1), .blue]))
    .chartXAxis {
      AxisMarks { _ in AxisValueLabel() }
    }
    .chartYAxis {
      AxisMarks(position: .leading) { _ in AxisValueLabel() }
    }
  }
}
