import ChartModel
import Descriptions
import DisplayList
import Foundation
import Phrases

/// What a chart is to somebody who does not see it: facts about the whole, and an element for each mark or
/// interval.
struct ChartDescription {
  private let request: ChartRequest
  private let marks: [ResolvedMarks]
  private let x: AxisFacts?
  private let y: AxisFacts?
  private let sectorTotal: Double?
  private let columns: DescribedColumns

  init(_ arranged: ChartArrangement, _ styled: StyledMarks) {
    request = arranged.request
    marks = styled.marks
    x = AxisFacts(arranged.x, request: request)
    y = AxisFacts(arranged.y, request: request)
    sectorTotal = styled.circle.total
    columns = DescribedColumns(request, x: x, y: y)
  }

  /// The chart's node with frames in coordinates of the chart.
  func node(frame: ChartFrame, fragments: Fragments, space: PlotSpace) -> AccessibilityNode {
    let count = marks.reduce(0) { $0 + $1.table.rowCount }
    var node = AccessibilityNode(
      role: .chart, label: request.accessibilityLabel ?? "",
      frame: Rect(origin: .zero, size: frame.size))
    let (columns, plot) = (columns, frame.plot)
    if count <= ChartFacts.elementLimit {
      let frames = fragments.frames
      node.deferChildren { [self] in elements(frames, plot) }
    } else {
      let intervals = IntervalElements(request: request, marks: marks, x: x, y: y, columns: columns)
      node.deferChildren { intervals.nodes(plot: plot, space: space) }
    }
    node.facts = ChartFacts(
      locale: request.environment.locale, count: count, outline: { columns.outline() },
      { columns.chart() })
    return node
  }

  // MARK: - Elements

  private func elements(_ frames: [UInt32: Rect], _ plot: Rect) -> [AccessibilityNode] {
    var speech = SpokenText(request.environment)
    let units = (x: columns.unit(.x), y: columns.unit(.y))
    var found: [(order: UInt32, node: AccessibilityNode)] = []
    for table in marks {
      for row in 0..<table.table.count {
        let id = table.firstID + UInt32(row)
        let author = table.table.accessibility[row]
        if author?.hidden == true { continue }
        guard let place = frames[id] else { continue }
        let texts = texts(table.table, row, units, &speech)
        let node = AccessibilityNode(
          role: .mark, label: author?.label ?? texts.label, value: author?.value ?? texts.value,
          identifier: author?.identifier, frame: place.offset(x: plot.minX, y: plot.minY),
          id: MarkID(id))
        found.append((table.table.order[row], node))
      }
    }
    return found.sorted { $0.order < $1.order }.map(\.node)
  }

  /// Context first, then the value: x and series, then y.
  private func texts(
    _ table: MarkTable, _ row: Int, _ units: (x: Calendar.Component, y: Calendar.Component),
    _ speech: inout SpokenText
  ) -> (label: String, value: String) {
    var context: [String] = []
    var values: [String] = []
    if let angle = table.angle {
      values.append(speech.text(angle, row, unit: .day))
      if let total = sectorTotal, total > 0, !angle.isInterval {
        let share = (angle.values[row] / total * 1_000).rounded() / 10
        values.append(speech.language.percent(speech.number(share)))
      }
    }
    let xColumns = table.columns(on: .x)
    let yColumns = table.columns(on: .y)
    // Where stacks fill the axis, it shows shares, but rows are amounts.
    let trait = table.kind.trait
    let isShare = table.shape.stacking == .normalized && trait.stacks != nil
    // Names and dates are the context of a number, on whichever axis they lie.
    let isLying = yColumns.first.map { $0.kind != .number } ?? false && xColumns.first?.kind == .number
    let xText = text(xColumns, row, units.x, isShare && isLying ? nil : x, &speech)
    let yText = text(yColumns, row, units.y, isShare && !isLying ? nil : y, &speech)
    if isLying {
      if let yText { context.append(yText) }
      if let xText { values.append(xText) }
    } else {
      if let xText { context.append(xText) }
      if let yText { values.append(yText) }
    }
    speech.addStyles(of: table, row, to: &context, &values)
    if context.isEmpty, !values.isEmpty { context.append(trait.name(in: speech.language)) }
    return (speech.language.joined(context), speech.language.joined(values))
  }

  private func text(
    _ columns: [Column], _ row: Int, _ unit: Calendar.Component, _ axis: AxisFacts?,
    _ speech: inout SpokenText
  ) -> String? {
    guard let first = columns.first else { return nil }
    guard columns.count > 1 else { return speech.text(first, row, unit: unit, on: axis) }
    let start = first.value(at: row)
    let from = axis?.plain(start, unit, &speech) ?? speech.value(start, unit: unit)
    return speech.range(from, speech.text(columns[1], row, unit: unit, on: axis))
  }
}
