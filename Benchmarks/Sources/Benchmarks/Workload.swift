import Charts
import SwiftUI

/// A chart whose data grows.
@MainActor struct Workload {
  var name: String
  var largest = 100_000
  var view: (Int) -> AnyView

  struct Row: Identifiable {
    var id: Int
    var x: Double
    var y: Double
    var group: String
  }

  /// Smooth, without chance: the same at every run.
  static func rows(_ count: Int) -> [Row] {
    (0..<count).map { i in
      let t = Double(i) / Double(max(count, 1))
      return Row(id: i, x: t * 100, y: 50 + 30 * sin(t * 40) + 15 * sin(t * 997), group: "Group \(i % 5)")
    }
  }

  static let all = [
    Workload(name: "line") { count in
      let rows = rows(count)
      return AnyView(Chart(rows) { LineMark(x: .value("x", $0.x), y: .value("y", $0.y)) })
    },
    Workload(name: "scatter") { count in
      let rows = rows(count)
      return AnyView(
        Chart(rows) { row in
          PointMark(x: .value("x", row.x), y: .value("y", row.y))
            .foregroundStyle(by: .value("Group", row.group))
        })
    },
    Workload(name: "stacked", largest: 10_000) { count in
      let rows = rows(count)
      return AnyView(
        Chart(rows) { row in
          BarMark(x: .value("x", Double(row.id / 5)), y: .value("y", row.y))
            .foregroundStyle(by: .value("Group", row.group))
        })
    },
    Workload(name: "categories", largest: 1_000) { count in
      let rows = rows(count)
      return AnyView(Chart(rows) { BarMark(x: .value("x", "Name \($0.id)"), y: .value("y", $0.y)) })
    },
  ]
}
