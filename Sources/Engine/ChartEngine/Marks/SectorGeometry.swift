import Foundation
import OpenChartsChartModel
import OpenChartsDisplayList

/// Draws the sectors of a pie or ring, clockwise from twelve o'clock.
enum SectorGeometry {
  /// Half of the gap of one point between neighbours that are separated.
  private static let separatingInset = 0.5

  /// - Parameter start: The sum of the previous tables' sectors.
  static func draw(
    _ marks: ResolvedMarks, markStyles: ResolvedMarkStyles, circle: Circle, from start: Double,
    in space: PlotSpace,
    into fragments: inout MarkDrawing
  ) {
    guard let angle = marks.table.angle, let total = circle.total, total > 0 else { return }
    var running = start
    let center = Point(space.size.width / 2, space.size.height / 2)
    let available = min(space.size.width, space.size.height) / 2
    let outer = marks.table.shape.outerRadius.radius(in: available, automatic: available)
    let inner = min(marks.table.shape.innerRadius.radius(in: outer, automatic: 0), outer)
    let asked = max(marks.table.shape.angularInset, 0)
    let inset =
      asked > 0 ? asked : circle.count > 1 && space.environment.separatesMarks ? separatingInset : 0
    for row in 0..<marks.table.count {
      var from = running
      var to = running
      if angle.isInterval {
        (from, to) = (angle.values[row], angle.ends[row])
      } else if angle.values[row] > 0, angle.values[row].isFinite {
        to = running + angle.values[row]
        running = to
      }
      guard to > from, to.isFinite, from.isFinite, markStyles.code(row) >= 0 else { continue }
      let markStyle = markStyles[row]
      // Clockwise from twelve o'clock: y points down, so angles increase clockwise, too.
      let start = -Double.pi / 2 + 2 * .pi * (from / total)
      let end = -Double.pi / 2 + 2 * .pi * (to / total)
      var shape = SectorShape(center: center, inner: inner, outer: outer, start: start, end: end)
      shape.inset = inset
      shape.cornerRadius = max(markStyle.style.cornerRadius ?? 0, 0)
      let path = shape.outline
      guard !path.isEmpty else { continue }
      let middle = (start + end) / 2
      // The label of a single sector is in the centre of the circle.
      let reach = inner > 0 ? (inner + outer) / 2 : end - start > 1.999 * .pi ? 0 : outer * 0.62
      let position = Point(
        center.x + Foundation.cos(middle) * reach, center.y + Foundation.sin(middle) * reach)
      fragments.record(
        Rect(x: position.x, y: position.y, width: 0, height: 0), id: marks.firstID + UInt32(row))
      fragments.sectors[MarkID(marks.firstID + UInt32(row))] = shape
      let item = PathItem(
        path, fill: markStyle.brush, brushBounds: markStyle.style.alignsWithPlot ? space.bounds : nil,
        id: MarkID(marks.firstID + UInt32(row)))
      fragments.add(
        .path(item), order: marks.table.order[row], style: markStyle.style, frame: path.controlBounds,
        pattern: markStyle.pattern)
    }
  }
}

extension MarkLength {
  /// Returns a radius in points, absolute or relative to another radius.
  fileprivate func radius(in available: Double, automatic: Double) -> Double {
    switch self {
    case .automatic: automatic
    case .fixed(let points): max(points, 0)
    case .ratio(let share): max(share * available, 0)
    case .inset(let margin): max(available - margin, 0)
    }
  }
}
