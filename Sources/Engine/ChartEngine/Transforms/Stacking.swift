import OpenChartsChartModel
import OpenChartsDisplayList

extension Array where Element == ResolvedMarks {
  /// The tables with their slots, bands or sectors stacked.
  var stacked: StackedMarks {
    var tables = self
    BarStacking.apply(&tables)
    AreaStacking.apply(&tables)
    return StackedMarks(tables: tables, circle: tables.circle)
  }

  /// The circle of the sectors, which follow one another in the order of their tables.
  private var circle: Circle {
    var circle = Circle()
    var total = 0.0
    var end = 0.0
    var isDrawn = false
    for marks in self {
      circle.starts.append(total)
      guard marks.table.kind.trait.isPolar else { continue }
      circle.count += marks.table.count
      guard let angle = marks.table.angle else { continue }
      for row in 0..<marks.table.count {
        if angle.isInterval {
          guard angle.values[row].isFinite, angle.ends[row].isFinite else {
            circle.skipped += 1
            continue
          }
          end = Swift.max(end, angle.ends[row])
          isDrawn = true
        } else if angle.values[row] > 0, angle.values[row].isFinite {
          total += angle.values[row]
          isDrawn = true
        } else {
          circle.skipped += 1
        }
      }
    }
    if isDrawn { circle.total = Swift.min(Swift.max(total, end), .greatestFiniteMagnitude) }
    return circle
  }
}

extension Masked where Marks == [ResolvedMarks] {
  /// The stacked marks. Sectors in masks are fractions of the total of the chart's own sectors.
  var stacked: Masked<StackedMarks> {
    var result = map(\.stacked)
    for layer in result.masks.keys { result.masks[layer]?.circle.total = result.marks.circle.total }
    return result
  }
}
