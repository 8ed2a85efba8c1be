import Foundation
import OpenChartsChartModel
import OpenChartsDisplayList

/// Draws the sectors of a pie or ring, clockwise from twelve o'clock.
enum SectorGeometry {
  /// Half of the gap of one point between neighbours that are separated.
  private static let separatingInset = 0.5
  /// The width in points by which a sector extends under its neighbour; bars of a stack extend by the same width.
  private static let seam = 0.25

  private struct Sector {
    var row: Int
    var shape: SectorShape
    var markStyle: ResolvedMarkStyle

    /// Whether the next sector is drawn over a strip after the end of this one.
    func isCovered(byNext next: Sector) -> Bool {
      isCovered(by: next) && abs(next.shape.start - shape.end) < 1e-9
    }

    /// Whether the last sector of a whole circle is drawn over a strip before the start of this one.
    func isCovered(byLast last: Sector) -> Bool {
      isCovered(by: last) && abs(last.shape.end - shape.start - 2 * .pi) < 1e-9
    }

    /// Whether a sector is drawn above this one, and is opaque and wide enough to cover a strip of it.
    private func isCovered(by other: Sector) -> Bool {
      markStyle.isSolid && other.markStyle.isSolid && markStyle.style.zIndex == other.markStyle.style.zIndex
        && (other.shape.end - other.shape.start) * other.shape.outer >= 1
    }
  }

  /// Returns the first and last amount of each row that has a sector.
  ///
  /// - Parameter start: The sum of the previous tables' sectors.
  private static func spans(
    _ marks: ResolvedMarks, _ angle: Column, from start: Double
  ) -> [(row: Int, from: Double, to: Double)] {
    var running = start
    return (0..<marks.table.count).compactMap { row in
      var (from, to) = (running, running)
      if angle.isInterval {
        (from, to) = (angle.values[row], angle.ends[row])
      } else if angle.values[row] > 0, angle.values[row].isFinite {
        to = running + angle.values[row]
        running = to
      }
      return to > from && to.isFinite && from.isFinite ? (row, from, to) : nil
    }
  }

  /// - Parameter start: The sum of the previous tables' sectors.
  static func draw(
    _ marks: ResolvedMarks, markStyles: ResolvedMarkStyles, circle: Circle, from start: Double,
    in space: PlotSpace,
    into fragments: inout MarkDrawing
  ) {
    guard let angle = marks.table.angle, let total = circle.total, total > 0 else { return }
    let center = Point(space.size.width / 2, space.size.height / 2)
    let available = min(space.size.width, space.size.height) / 2
    let outer = marks.table.shape.outerRadius.radius(in: available, automatic: available)
    let inner = min(marks.table.shape.innerRadius.radius(in: outer, automatic: 0), outer)
    let asked = max(marks.table.shape.angularInset, 0)
    let inset =
      asked > 0 ? asked : circle.count > 1 && space.environment.separatesMarks ? separatingInset : 0
    let sectors = spans(marks, angle, from: start).filter { markStyles.code($0.row) >= 0 }.map { span in
      // Angles increase clockwise, because y points down. They start at twelve o'clock.
      var shape = SectorShape(
        center: center, inner: inner, outer: outer, start: -.pi / 2 + 2 * .pi * (span.from / total),
        end: -.pi / 2 + 2 * .pi * (span.to / total))
      shape.inset = inset
      shape.cornerRadius = max(markStyles[span.row].style.cornerRadius ?? 0, 0)
      return Sector(row: span.row, shape: shape, markStyle: markStyles[span.row])
    }
    for (index, sector) in sectors.enumerated() {
      let (row, shape, markStyle) = (sector.row, sector.shape, sector.markStyle)
      let (start, end) = (shape.start, shape.end)
      let isCovered = (
        before: index == 0 && sectors.count > 1 && sector.isCovered(byLast: sectors[sectors.count - 1]),
        after: index + 1 < sectors.count && sector.isCovered(byNext: sectors[index + 1])
      )
      let path = shape.outline(before: isCovered.before ? seam : 0, after: isCovered.after ? seam : 0)
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
