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
  private let x: ScaleFacts?
  private let y: ScaleFacts?
  private let sectorTotal: Double?
  private let columns: DescribedColumns

  init(_ arranged: ChartArrangement, _ styled: StyledMarks) {
    request = arranged.request
    marks = styled.marks
    x = ScaleFacts(arranged.x, request: request)
    y = ScaleFacts(arranged.y, request: request)
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
    let rowSpeech = RowSpeech(
      units: (x: columns.unit(.x), y: columns.unit(.y)), axes: (x, y), total: sectorTotal)
    var found: [(order: UInt32, node: AccessibilityNode)] = []
    for table in marks {
      for described in table.describedRows(in: frames) {
        let author = table.table.accessibility[described.row]
        let words = speech.words(table.table, described.row, as: rowSpeech)
        var context = words.context
        if context.isEmpty, !words.values.isEmpty {
          context.append(table.table.kind.trait.name(in: speech.language))
        }
        let node = AccessibilityNode(
          role: .mark, label: author?.label ?? speech.language.joined(context),
          value: author?.value ?? speech.language.joined(words.values),
          identifier: author?.identifier, frame: described.frame.offset(x: plot.minX, y: plot.minY),
          id: described.id)
        found.append((table.table.order[described.row], node))
      }
    }
    return found.sorted { $0.order < $1.order }.map(\.node)
  }
}
