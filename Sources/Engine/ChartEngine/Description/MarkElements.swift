import ChartModel
import DisplayList

/// An element for each mark.
struct MarkElements {
  let described: DescribedMarks
  let marks: [ResolvedMarks]
  /// Of all marks in view, by their identities, in coordinates of the plot.
  let frames: [UInt32: Rect]

  /// - Parameter plot: The plot within the chart.
  func nodes(plot: Rect) -> [AccessibilityNode] {
    var speech = SpokenText(described.environment)
    let rowSpeech = RowSpeech(
      units: described.units, axes: (described.x, described.y), total: described.total)
    var found: [(order: UInt32, node: AccessibilityNode)] = []
    for table in marks {
      for row in table.describedRows(in: frames) {
        let author = table.table.accessibility[row.row]
        let words = speech.words(table.table, row.row, as: rowSpeech)
        var context = words.context
        if context.isEmpty, !words.values.isEmpty {
          context.append(table.table.kind.trait.name(in: speech.language))
        }
        let node = AccessibilityNode(
          role: .mark, label: author?.label ?? speech.language.joined(context),
          value: author?.value ?? speech.language.joined(words.values),
          identifier: author?.identifier, frame: row.frame.offset(x: plot.minX, y: plot.minY),
          id: row.id)
        found.append((table.table.order[row.row], node))
      }
    }
    return found.sorted { $0.order < $1.order }.map(\.node)
  }
}
