import ChartModel
import DisplayList
import Foundation

/// Sectors of a pie or a ring, from twelve o'clock, clockwise.
enum SectorGeometry {
  /// The radius of a pie as a share of half the smaller side of the plot.
  private static let standardOuterRatio = 0.95
  /// Half of the one-point gap that keeps neighbours apart.
  private static let standardInset = 0.5

  /// - Parameter start: What the sectors before these come to.
  static func draw(
    _ marks: ResolvedMarks, looks: MarkLooks, circle: Circle, from start: Double, in space: PlotSpace,
    into fragments: inout Fragments
  ) {
    guard let angle = marks.table.angle, let total = circle.total, total > 0 else { return }
    var running = start
    let center = Point(space.size.width / 2, space.size.height / 2)
    let available = min(space.size.width, space.size.height) / 2
    let outer = marks.table.shape.outerRadius.radius(in: available, automatic: standardOuterRatio * available)
    let inner = min(marks.table.shape.innerRadius.radius(in: outer, automatic: 0), outer)
    let asked = max(marks.table.shape.angularInset, 0)
    let inset = asked > 0 ? asked : circle.count == 1 ? 0 : standardInset
    for row in 0..<marks.table.count {
      var from = running
      var to = running
      if angle.isInterval {
        (from, to) = (angle.values[row], angle.ends[row])
      } else if angle.values[row] > 0, angle.values[row].isFinite {
        to = running + angle.values[row]
        running = to
      }
      guard to > from, to.isFinite, from.isFinite, looks.code(row) >= 0 else { continue }
      let look = looks[row]
      // From noon clockwise; y grows downwards, so angles grow clockwise too.
      let start = -Double.pi / 2 + 2 * .pi * (from / total)
      let end = -Double.pi / 2 + 2 * .pi * (to / total)
      var shape = SectorShape(center: center, inner: inner, outer: outer, start: start, end: end)
      shape.inset = inset
      shape.cornerRadius = max(look.style.cornerRadius ?? 0, 0)
      let path = shape.outline
      guard !path.isEmpty else { continue }
      let middle = (start + end) / 2
      // A full pie's single sector is labelled in the middle of the circle.
      let reach = inner > 0 ? (inner + outer) / 2 : end - start > 1.999 * .pi ? 0 : outer * 0.62
      let place = Point(center.x + Foundation.cos(middle) * reach, center.y + Foundation.sin(middle) * reach)
      fragments.record(Rect(x: place.x, y: place.y, width: 0, height: 0), id: marks.firstID + UInt32(row))
      fragments.sectors[MarkID(marks.firstID + UInt32(row))] = shape
      let item = PathItem(
        path, fill: look.brush, brushBounds: look.style.alignsWithPlot ? space.bounds : nil,
        id: MarkID(marks.firstID + UInt32(row)))
      fragments.add(
        .path(item), order: marks.table.order[row], style: look.style, frame: path.controlBounds,
        pattern: look.pattern)
    }
  }
}

extension MarkLength {
  /// A radius: points, or relative to another radius.
  fileprivate func radius(in available: Double, automatic: Double) -> Double {
    switch self {
    case .automatic: automatic
    case .fixed(let points): max(points, 0)
    case .ratio(let share): max(share * available, 0)
    case .inset(let margin): max(available - margin, 0)
    }
  }
}
